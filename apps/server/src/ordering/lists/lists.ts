import type { AddedListRow, ListSharing, NewListLine } from '@bouwpoort/contract/ordering/lists';
import type { ListRhythm } from '@bouwpoort/trade/ordering/list-rhythm';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { findProject } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import {
  changedMeanwhile,
  type ListParty,
  mayManage,
  requireList,
  requireListParty,
  requireManaging,
} from './list-access.ts';
import { findLines } from './list-articles.ts';
import { rhythmOf } from './list-facts.ts';
import { writeFound } from './list-lines.ts';
import { insertLines, selectLines } from './lists.queries.ts';
import { orderLists } from './lists.tables.ts';

interface NewList {
  name: string;
  note: string;
  sharing: ListSharing;
  projectId: number | null;
  copyOf?: number | undefined;
  lines: readonly NewListLine[];
}

/** A customer with more lists creates them by a program. */
const maxLists = 1000;

export async function createList(
  ctx: Context,
  given: NewList,
  key: string | undefined,
): Promise<{ id: number; rows: AddedListRow[] }> {
  const party = await requireListParty(ctx);
  const { user, customer } = party;
  const copied = given.copyOf === undefined ? undefined : await requireList(ctx, party, given.copyOf);
  const projectId = await projectOf(ctx, party, given);
  const found = await findLines(ctx, party, given.lines);
  const idempotency = { userId: user.id, key, operation: 'create list', input: given };
  return once(ctx, idempotency, async (tx) => {
    // A deleted list can be restored for a while, but does not count towards the maximum.
    const own = and(eq(orderLists.customerId, customer.customerId), isNull(orderLists.deletedAt));
    if ((await tx.db.$count(orderLists, own)) >= maxLists) {
      throw new AppError('badRequest', { detail: 'Jullie hebben te veel lijsten. Verwijder eerst een oude.' });
    }
    const [list] = await tx.db
      .insert(orderLists)
      .values({
        customerId: customer.customerId,
        ventureId: user.ventureId,
        ownerId: user.id,
        ownerName: fullName(user),
        name: given.name,
        note: given.note || (copied?.note ?? ''),
        sharing: given.sharing,
        projectId,
        sections: copied?.sections ?? [],
      })
      .returning();
    if (!list) throw new Error('a list was not added');
    if (copied) await insertLines(tx, list.id, await selectLines(tx, [copied.id]));
    return { id: list.id, rows: await writeFound(tx, list.id, list.sections, found) };
  });
}

/** The building site of a list must be one the user may work with. */
async function projectOf(
  ctx: Context,
  { customer, projectIds }: ListParty,
  { sharing, projectId }: Pick<NewList, 'sharing' | 'projectId'>,
): Promise<number | null> {
  if (sharing !== 'site') return null;
  const project = projectId === null ? undefined : await findProject(ctx, customer.customerId, projectId);
  if (!project || (projectIds !== null && !projectIds.includes(project.id))) {
    throw new AppError('invalidInput', { errors: { projectId: ['Kies een bouwplaats'] } });
  }
  return project.id;
}

interface ListChange {
  version: number;
  name: string;
  note: string;
  sharing: ListSharing;
  projectId: number | null;
  rhythm: ListRhythm | null;
}

/** All users who see the list may change name, note and rhythm; only the owner and managers change who sees it. */
export async function changeList(ctx: Context, listId: number, change: ListChange): Promise<{ version: number }> {
  const party = await requireListParty(ctx);
  const list = await requireList(ctx, party, listId);
  const isShared = change.sharing !== list.sharing || change.projectId !== list.projectId;
  if (isShared) {
    requireManaging(party, list);
    if (change.sharing === 'personal' && list.ownerId !== party.user.id) {
      throw new AppError('badRequest', { detail: `Alleen ${list.ownerName} kan deze lijst voor zichzelf houden.` });
    }
  }
  const projectId = isShared ? await projectOf(ctx, party, change) : list.projectId;
  const earlier = rhythmOf(list);
  const isRhythmNew = change.rhythm?.every !== earlier?.every || change.rhythm?.on !== earlier?.on;
  if (isRhythmNew) requireManaging(party, list);
  const [row] = await ctx.db
    .update(orderLists)
    .set({
      name: change.name,
      note: change.note,
      sharing: change.sharing,
      projectId,
      rhythm: change.rhythm?.every ?? null,
      rhythmDay: change.rhythm?.on ?? null,
    })
    .where(and(eq(orderLists.id, listId), eq(orderLists.version, change.version)))
    .returning({ version: orderLists.version });
  if (!row) throw changedMeanwhile();
  return row;
}

export async function archiveList(ctx: Context, listId: number, archived: boolean): Promise<{ version: number }> {
  const party = await requireListParty(ctx);
  const list = await requireList(ctx, party, listId);
  requireManaging(party, list);
  const [row] = await ctx.db
    .update(orderLists)
    .set({ archivedAt: archived ? (list.archivedAt ?? ctx.clock()) : null })
    .where(eq(orderLists.id, listId))
    .returning({ version: orderLists.version });
  return row ?? { version: list.version };
}

export async function removeList(ctx: Context, listId: number): Promise<{ value: boolean }> {
  const party = await requireListParty(ctx);
  requireManaging(party, await requireList(ctx, party, listId));
  await ctx.db.update(orderLists).set({ deletedAt: ctx.clock() }).where(eq(orderLists.id, listId));
  return { value: true };
}

/** For users who could have deleted it. */
export async function restoreList(ctx: Context, listId: number): Promise<{ value: boolean }> {
  const party = await requireListParty(ctx);
  const { user, customer } = party;
  const [list] = await ctx.db
    .select()
    .from(orderLists)
    .where(
      and(
        eq(orderLists.id, listId),
        eq(orderLists.customerId, customer.customerId),
        eq(orderLists.ventureId, user.ventureId),
      ),
    );
  const isTheirs = list && mayManage(party, list) && (list.sharing !== 'personal' || list.ownerId === user.id);
  if (!isTheirs) throw new AppError('notFound');
  await ctx.db.update(orderLists).set({ deletedAt: null }).where(eq(orderLists.id, listId));
  return { value: true };
}

/** How long a deleted list can be restored, in milliseconds. */
const undoneWithin = 30 * 24 * 60 * 60 * 1000;

export async function cleanUpOrderLists({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const before = new Date(clock().getTime() - undoneWithin);
  const { rowCount } = await db
    .delete(orderLists)
    .where(and(isNotNull(orderLists.deletedAt), lt(orderLists.deletedAt, before)));
  return { orderLists: rowCount };
}

/** When one customer is merged into another. */
export async function moveOrderLists(tx: Database, from: string, into: string): Promise<void> {
  await tx.update(orderLists).set({ customerId: into }).where(eq(orderLists.customerId, from));
}
