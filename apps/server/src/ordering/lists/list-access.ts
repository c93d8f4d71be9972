import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companyRoleOf, maySeePrices, ownProjectIds } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type CartOwner, type CartParty, requireParty } from '../cart/cart.ts';
import { orderLists } from './lists.tables.ts';

export type ListRow = typeof orderLists.$inferSelect;

/** The user, and which of the customer's lists they may see. */
export interface ListParty extends CartParty {
  owner: CartOwner;
  isManager: boolean;
  mayOrder: boolean;
  seesPrices: boolean;
  /** The building sites the user may work with; null for all. */
  projectIds: readonly number[] | null;
}

export async function requireListParty(ctx: Context): Promise<ListParty> {
  const party = await requireParty(ctx);
  if (party.user.isGuestAccount) throw new AppError('forbidden');
  const venture = await findVenture(ctx, party.user.ventureId);
  const role = companyRoleOf(party.user);
  return {
    ...party,
    projectIds: ownProjectIds(party.user),
    isManager: role === 'manager',
    mayOrder: role !== 'viewer' && venture?.disableOrdering === false,
    seesPrices: maySeePrices(party.user) && venture?.disablePricing === false,
  };
}

/** Lists of the user's customer: their own, those of the company, and those of building sites they work on. */
export function isVisible({ user, customer, isManager, projectIds }: ListParty): SQL | undefined {
  const ofSite = and(
    eq(orderLists.sharing, 'site'),
    isManager
      ? undefined
      : projectIds === null
        ? sql`${orderLists.projectId} is not null`
        : sql`${orderLists.projectId} = any(${sql.param([...projectIds])}::int[])`,
  );
  return and(
    eq(orderLists.customerId, customer.customerId),
    eq(orderLists.ventureId, user.ventureId),
    isNull(orderLists.deletedAt),
    or(eq(orderLists.ownerId, user.id), eq(orderLists.sharing, 'company'), ofSite),
  );
}

/** A list that the user may not see is not found. */
export async function requireList(ctx: Context, party: ListParty, listId: number): Promise<ListRow> {
  const [row] = await ctx.db
    .select()
    .from(orderLists)
    .where(and(isVisible(party), eq(orderLists.id, listId)));
  if (!row) throw new AppError('notFound', { detail: 'Deze lijst bestaat niet, of is niet met je gedeeld.' });
  return row;
}

/** Deleting, archiving and sharing are for the owner and for managers. */
export function mayManage({ user, isManager }: ListParty, list: Pick<ListRow, 'ownerId'>): boolean {
  return isManager || list.ownerId === user.id;
}

export function requireManaging(party: ListParty, list: ListRow): void {
  if (mayManage(party, list)) return;
  throw new AppError('forbidden', { detail: `Alleen ${list.ownerName} of een beheerder kan dit met deze lijst doen.` });
}

export const changedMeanwhile = () =>
  new AppError('conflict', { detail: 'Deze lijst is intussen door iemand anders gewijzigd. Laad de pagina opnieuw.' });
