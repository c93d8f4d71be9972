import { and, asc, count, desc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { prepared } from '../../foundation/database/prepared.ts';
import { approvalEvents, approvalRules, approvals, standIns } from './approvals.tables.ts';

export type ApprovalRow = typeof approvals.$inferSelect;
export type RuleRow = typeof approvalRules.$inferSelect;
export type StandInRow = typeof standIns.$inferSelect;
type EventRow = typeof approvalEvents.$inferSelect;

const rulesOf = prepared((db) =>
  db
    .select()
    .from(approvalRules)
    .where(eq(approvalRules.customerId, sql.placeholder('customerId')))
    .orderBy(asc(approvalRules.position), asc(approvalRules.id))
    .prepare('approval_rules_of'),
);

export function selectRules(ctx: Context, customerId: string): Promise<RuleRow[]> {
  return rulesOf(ctx.db).execute({ customerId });
}

export type RuleToApply = Omit<RuleRow, 'customerId' | 'position' | 'createdAt' | 'updatedAt' | 'version'>;

/** The rules of a customer as one JSON value, for a statement that knows the customer. */
export function rulesSql(customer: `$${number}`): string {
  return `(select coalesce(json_agg(json_build_object('id', id, 'isOn', is_on, 'kind', kind,
    'amountAbove', amount_above::text, 'categoryId', category_id, 'firstKind', first_kind, 'firstUserId', first_user_id,
    'secondKind', second_kind, 'secondUserId', second_user_id) order by position, id), '[]')
  from approval_rule where customer_id = ${customer})`;
}

/** The same, locked against adding and reordering. */
export async function lockRules(tx: Context, customerId: string): Promise<RuleRow[]> {
  await takeAdvisoryLock(tx.db, `approval rules of ${customerId}`);
  return selectRules(tx, customerId);
}

export async function insertRule(ctx: Context, row: typeof approvalRules.$inferInsert): Promise<RuleRow> {
  const [added] = await ctx.db.insert(approvalRules).values(row).returning();
  if (!added) throw new Error('a rule was not added');
  return added;
}

/** Returns undefined if the rule was changed after this version was read. */
export async function updateRule(
  ctx: Context,
  customerId: string,
  { id, version }: { id: number; version: number },
  change: Partial<typeof approvalRules.$inferInsert>,
): Promise<RuleRow | undefined> {
  const [row] = await ctx.db
    .update(approvalRules)
    .set(change)
    .where(and(eq(approvalRules.id, id), eq(approvalRules.customerId, customerId), eq(approvalRules.version, version)))
    .returning();
  return row;
}

export async function deleteRule(ctx: Context, customerId: string, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(approvalRules)
    .where(and(eq(approvalRules.id, id), eq(approvalRules.customerId, customerId)))
    .returning({ id: approvalRules.id });
  return rows.length > 0;
}

export async function placeRules(tx: Context, customerId: string, ruleIds: readonly number[]): Promise<void> {
  await tx.db.execute(sql`update ${approvalRules} set position = given.position
    from unnest(${sql.param([...ruleIds])}::int[]) with ordinality as given (id, position)
    where ${approvalRules.id} = given.id and ${approvalRules.customerId} = ${customerId}
      and ${approvalRules.position} <> given.position`);
}

/** How often each rule led to an approval since that moment. */
export async function countRuleUses(ctx: Context, customerId: string, since: Date): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ ruleId: approvals.ruleId, uses: sql<number>`count(*)::int` })
    .from(approvals)
    .where(and(eq(approvals.customerId, customerId), gte(approvals.askedAt, since)))
    .groupBy(approvals.ruleId);
  return new Map(rows.flatMap(({ ruleId, uses }) => (ruleId === null ? [] : [[ruleId, uses] as const])));
}

/** Current and future ones. */
export function selectStandIns(ctx: Context, customerId: string, today: string): Promise<StandInRow[]> {
  return ctx.db
    .select()
    .from(standIns)
    .where(and(eq(standIns.customerId, customerId), gte(standIns.untilDay, today)))
    .orderBy(asc(standIns.fromDay), asc(standIns.id));
}

export async function insertStandIn(ctx: Context, row: typeof standIns.$inferInsert): Promise<StandInRow> {
  const [added] = await ctx.db.insert(standIns).values(row).returning();
  if (!added) throw new Error('a stand-in was not added');
  return added;
}

export async function deleteStandIn(ctx: Context, customerId: string, id: number, ofUser?: string): Promise<boolean> {
  const mine = ofUser === undefined ? undefined : eq(standIns.userId, ofUser);
  const rows = await ctx.db
    .delete(standIns)
    .where(and(eq(standIns.id, id), eq(standIns.customerId, customerId), mine))
    .returning({ id: standIns.id });
  return rows.length > 0;
}

export async function insertApproval(tx: Context, row: typeof approvals.$inferInsert): Promise<void> {
  await tx.db.insert(approvals).values(row);
}

export async function selectApproval(ctx: Context, customerId: string, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), eq(approvals.customerId, customerId)));
  return row;
}

/** Locks the request, so that concurrent decisions on it wait. */
export async function lockApproval(tx: Context, customerId: string, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), eq(approvals.customerId, customerId)))
    .for('update');
  return row;
}

export async function updateApproval(
  tx: Context,
  id: string,
  change: Partial<typeof approvals.$inferInsert>,
): Promise<void> {
  await tx.db.update(approvals).set(change).where(eq(approvals.id, id));
}

/** Older requests are not listed; they are shown on their orders. */
const maxListed = 300;

const { concept: _concept, details: _details, changes: _changes, ...plainColumns } = getTableColumns(approvals);

/** Without the concept, which is large. */
const listedColumns = {
  ...plainColumns,
  title: sql<string>`coalesce(${approvals.concept} -> 'lines' -> 0 ->> 'displayName', '')`,
  lineCount: sql<number>`jsonb_array_length(${approvals.concept} -> 'lines')`,
  wantedDay: sql<string>`${approvals.concept} ->> 'preferredDeliveryDate'`,
  isChanged: sql<boolean>`${approvals.changes} is not null`,
};

type WaitingApproval = Omit<ApprovalRow, 'concept' | 'details' | 'changes'>;

export type ListedApproval = WaitingApproval & {
  title: string;
  lineCount: number;
  wantedDay: string;
  isChanged: boolean;
};

export function selectListed(ctx: Context, customerId: string): Promise<ListedApproval[]> {
  return ctx.db
    .select(listedColumns)
    .from(approvals)
    .where(eq(approvals.customerId, customerId))
    .orderBy(sql`${approvals.state} <> 'waiting'`, desc(approvals.askedAt), desc(approvals.id))
    .limit(maxListed);
}

/** Read on every page and for every order, so without the columns of the concept. */
export function selectWaiting(ctx: Context, customerId: string): Promise<WaitingApproval[]> {
  return ctx.db
    .select(plainColumns)
    .from(approvals)
    .where(and(eq(approvals.customerId, customerId), eq(approvals.state, 'waiting')));
}

export async function insertEvent(tx: Context, event: typeof approvalEvents.$inferInsert): Promise<void> {
  await tx.db.insert(approvalEvents).values(event);
}

export function selectEvents(ctx: Context, approvalId: string): Promise<EventRow[]> {
  return ctx.db
    .select()
    .from(approvalEvents)
    .where(eq(approvalEvents.approvalId, approvalId))
    .orderBy(asc(approvalEvents.id));
}

/**
 * The version of a request that a user decides on: every event increases it except a reminder, which changes nothing.
 * The version of the row counts reminders too.
 */
export async function selectDecidedVersion(ctx: Context, approvalId: string): Promise<number> {
  const [events] = await ctx.db
    .select({ count: count() })
    .from(approvalEvents)
    .where(and(eq(approvalEvents.approvalId, approvalId), ne(approvalEvents.kind, 'reminded')));
  return 1 + (events?.count ?? 0);
}

/** Requests that waited too long, except those that another process has locked. */
export function lockExpired(tx: Context, limit: number): Promise<ApprovalRow[]> {
  return tx.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.state, 'waiting'), lte(approvals.expiresAt, tx.clock())))
    .orderBy(asc(approvals.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/**
 * When one customer is merged into another. The rules of the merged customer are deleted: those of the remaining one
 * apply to everybody.
 */
export async function moveApprovals(tx: Database, from: string, into: string): Promise<void> {
  await tx.delete(approvalRules).where(eq(approvalRules.customerId, from));
  await tx.update(approvals).set({ customerId: into }).where(eq(approvals.customerId, from));
  await tx.update(standIns).set({ customerId: into }).where(eq(standIns.customerId, from));
}
