import type { BeheerCustomerRow, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import { lastOrdersOf } from '../../ordering/orders/orders.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { accessScopeOf, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { countUsersOf } from '../identity/identity.ts';
import {
  allCustomers,
  type CustomerFilter,
  type CustomerRow,
  countCustomers,
  listCustomerGroups,
  searchCustomers,
} from './customers.ts';

type ListQuery = z.output<typeof beheerCustomerRoutes.list.query>;
type Filters = Omit<ListQuery, 'sort' | 'direction' | 'cursor' | 'limit'>;

export async function listCustomersForStaff(ctx: StaffContext, query: ListQuery) {
  const { sort, direction, cursor, limit, ...asked } = query;
  const filter = filterOf(ctx, asked);
  const [found, total] = await Promise.all([
    searchCustomers(ctx.db, filter, { sort, direction, cursor, limit }),
    cursor === undefined ? countCustomers(ctx.db, filter) : null,
  ]);
  return { customers: await describeCustomers(ctx, found.customers), nextCursor: found.nextCursor, total };
}

export async function describeCustomers(ctx: StaffContext, rows: readonly CustomerRow[]): Promise<BeheerCustomerRow[]> {
  const ids = rows.map(({ customerId }) => customerId);
  const [users, lastOrders, names] = await Promise.all([
    countUsersOf(ctx.db, ids),
    lastOrdersOf(ctx.db, ids),
    branchNames(ctx),
  ]);
  return rows.map((row) => ({
    customerId: row.customerId,
    ventureId: row.ventureId,
    customerName: row.customerName,
    chamberOfCommerceNumber: row.chamberOfCommerceNumber,
    customerGroup: row.customerGroup,
    branchId: row.branchId,
    branchName: row.branchId === null ? '' : (names.get(row.branchId) ?? row.branchId),
    hasDeliverystop: row.hasDeliverystop,
    hasOrderstop: row.hasOrderstop,
    isInactive: row.isInactive,
    creditLimit: row.creditLimit === null ? null : toWire(row.creditLimit),
    creditUsed: toWire(row.creditUsed),
    userCount: users.get(row.customerId) ?? 0,
    lastOrderAt: lastOrders.get(row.customerId)?.toISOString() ?? null,
  }));
}

/** A venture the user may not see is refused, rather than an empty list. */
function filterOf(ctx: StaffContext, { stopped, inactive, ventureId, ...rest }: Filters): CustomerFilter {
  const scope = accessScopeOf(ctx);
  if (ventureId !== undefined && !scope.branches.some((one) => one.ventureId === ventureId)) {
    requireThere(ctx, { ventureId });
  }
  return { ...rest, ventureId, scope, isStopped: stopped, isInactive: inactive };
}

/** The standard tabs, as queries of the list itself. */
export async function standardCustomerViews(ctx: StaffContext, ventureId: string | undefined) {
  const t = await findWords(ctx, 'beheer-customers');
  const names = await branchNames(ctx);
  const views: { id: string; name: string; query: Record<string, string>; filter: Filters }[] = [
    { id: 'all', name: t('view_all'), query: {}, filter: {} },
    ...accessScopeOf(ctx).branches.map(({ branchId }) => ({
      id: `branch-${branchId}`,
      name: t('view_branch', { branch: names.get(branchId) ?? branchId }),
      query: { branchId },
      filter: { branchId },
    })),
    { id: 'stopped', name: t('view_stopped'), query: { stopped: 'true' }, filter: { stopped: true } },
    { id: 'inactive', name: t('view_inactive'), query: { inactive: 'true' }, filter: { inactive: true } },
  ];
  return {
    views: await Promise.all(
      views.map(async ({ filter, ...view }) => ({
        ...view,
        ...(await countCustomers(ctx.db, filterOf(ctx, { ...filter, ventureId }))),
      })),
    ),
    groups: await listCustomerGroups(ctx.db),
  };
}

/** Checks access before the first row, because a file in progress cannot report an error. */
export function customerCsvRows(ctx: StaffContext, asked: Omit<ListQuery, 'cursor' | 'limit'>) {
  const { sort, direction, ...filters } = asked;
  return csvPieces(ctx, filterOf(ctx, filters), { sort, direction });
}

async function* csvPieces(ctx: StaffContext, filter: CustomerFilter, order: Pick<ListQuery, 'sort' | 'direction'>) {
  for await (const piece of allCustomers(ctx.db, filter, order)) {
    const rows = await describeCustomers(ctx, piece);
    yield rows.map((row) => [
      row.customerId,
      row.customerName,
      row.ventureId,
      row.branchName,
      row.customerGroup,
      row.chamberOfCommerceNumber,
      row.userCount,
      row.lastOrderAt,
      row.hasOrderstop,
      row.hasDeliverystop,
      row.isInactive,
      row.creditLimit,
      row.creditUsed,
    ]);
  }
}
