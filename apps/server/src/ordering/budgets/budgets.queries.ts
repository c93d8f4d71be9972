import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { budgets } from './budgets.tables.ts';

export type BudgetRow = typeof budgets.$inferSelect;

/** Enough for every site of a large contractor, and few enough to show at once. */
export const maxBudgets = 300;

export function selectBudgets(ctx: Context, customerId: string): Promise<BudgetRow[]> {
  return ctx.db
    .select()
    .from(budgets)
    .where(eq(budgets.customerId, customerId))
    .orderBy(asc(budgets.id))
    .limit(maxBudgets);
}

export interface BudgetTarget {
  projectId: number | null;
  costCentre: string | null;
}

/**
 * The budgets an order counts towards. With a lock, concurrent orders on the same budget wait until this one is done.
 */
export function selectBudgetsFor(
  ctx: Context,
  customerId: string,
  { projectId, costCentre }: BudgetTarget,
  { lock }: { lock: boolean },
): Promise<BudgetRow[]> {
  const found = ctx.db
    .select()
    .from(budgets)
    .where(
      and(
        eq(budgets.customerId, customerId),
        or(
          projectId === null ? sql`false` : eq(budgets.projectId, projectId),
          costCentre ? eq(budgets.costCentre, costCentre) : sql`false`,
        ),
      ),
    )
    .orderBy(asc(budgets.id));
  return lock ? found.for('update') : found;
}

export function selectCostCentres(ctx: Context, customerId: string): Promise<{ costCentre: string; name: string }[]> {
  return ctx.db
    .selectDistinctOn([budgets.costCentre], {
      costCentre: sql<string>`${budgets.costCentre}`,
      name: budgets.name,
    })
    .from(budgets)
    .where(and(eq(budgets.customerId, customerId), isNotNull(budgets.costCentre)))
    .orderBy(budgets.costCentre, budgets.id);
}

/** Returns undefined if the same site or cost centre already has a budget for this period. */
export async function insertBudget(ctx: Context, row: typeof budgets.$inferInsert): Promise<BudgetRow | undefined> {
  const [added] = await ctx.db.insert(budgets).values(row).onConflictDoNothing().returning();
  return added;
}

export async function selectBudget(ctx: Context, customerId: string, id: number): Promise<BudgetRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(budgets)
    .where(and(eq(budgets.id, id), eq(budgets.customerId, customerId)));
  return row;
}

/** Returns undefined if it was changed after this version was read. */
export async function updateBudget(
  ctx: Context,
  customerId: string,
  { id, version }: { id: number; version: number },
  change: Pick<BudgetRow, 'amount' | 'period' | 'isHard' | 'name'>,
): Promise<BudgetRow | undefined> {
  const [row] = await ctx.db
    .update(budgets)
    .set(change)
    .where(and(eq(budgets.id, id), eq(budgets.customerId, customerId), eq(budgets.version, version)))
    .returning();
  return row;
}

export async function deleteBudget(ctx: Context, customerId: string, id: number): Promise<boolean> {
  const rows = await ctx.db
    .delete(budgets)
    .where(and(eq(budgets.id, id), eq(budgets.customerId, customerId)))
    .returning({ id: budgets.id });
  return rows.length > 0;
}

/** When one customer is merged into another; a cost centre of both has the budget of the remaining customer. */
export async function moveBudgets(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`delete from budget as mine where customer_id = ${from} and exists (
    select from budget as theirs where theirs.customer_id = ${into}
      and theirs.cost_centre = mine.cost_centre and theirs.period = mine.period)`);
  await tx.update(budgets).set({ customerId: into }).where(eq(budgets.customerId, from));
}
