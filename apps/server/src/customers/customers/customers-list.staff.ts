import type { BeheerCustomerRow, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { lastOrdersOf } from '../../ordering/orders/orders.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { accessScopeOf, listScope, type StaffContext, staffList } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { countUsersOf } from '../identity/identity.ts';
import {
  type CustomerFilter,
  type CustomerRow,
  countCustomers,
  listCustomerGroups,
  searchCustomers,
} from './customers-list.ts';

type ListQuery = z.output<typeof beheerCustomerRoutes.list.query>;
type Filters = Omit<ListQuery, 'sort' | 'direction' | 'cursor' | 'limit'>;

export const customersForStaff = staffList({
  search: (ctx, filter: CustomerFilter, page: Pick<ListQuery, 'sort' | 'direction'> & PageAsked) =>
    searchCustomers(ctx.db, filter, page),
  count: (ctx, filter) => countCustomers(ctx.db, filter),
  describe: describeCustomers,
  file: {
    heads: { texts: 'beheer-customers', prefix: 'csv_' },
    columns: {
      number: ({ customerId }) => customerId,
      name: ({ customerName }) => customerName,
      venture: ({ ventureId }) => ventureId,
      branch: ({ branchName }) => branchName,
      group: ({ customerGroup }) => customerGroup,
      kvk: ({ chamberOfCommerceNumber }) => chamberOfCommerceNumber,
      users: ({ userCount }) => userCount,
      lastOrder: ({ lastOrderAt }) => lastOrderAt,
      orderStop: ({ hasOrderstop }) => hasOrderstop,
      deliveryStop: ({ hasDeliverystop }) => hasDeliverystop,
      inactive: ({ isInactive }) => isInactive,
      creditLimit: ({ creditLimit }) => creditLimit,
      creditUsed: ({ creditUsed }) => creditUsed,
    },
  },
});

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

export function customerFilterOf(
  ctx: StaffContext,
  { stopped, inactive, ventureId, ...rest }: Filters,
): CustomerFilter {
  const { scope } = listScope(ctx, { ventureId });
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
    views: await customersForStaff.views(
      ctx,
      views.map(({ filter, ...view }) => ({ ...view, filter: customerFilterOf(ctx, { ...filter, ventureId }) })),
    ),
    groups: await listCustomerGroups(ctx.db),
  };
}
