import type { BeheerOrderRow, beheerOrderRoutes, OrderFilters } from '@bouwpoort/contract/ordering/orders.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import type { z } from 'zod';
import { branchNames } from '../../organisation/branches/branches.ts';
import { accessScopeOf, listScope, type StaffContext } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { assigneesOf, ordersAssignedTo } from './order.queries.staff.ts';
import { describeRow } from './order-row.staff.ts';
import { allOrders, countOrders, type FoundOrder, type OrderFilter, searchOrders } from './orders.ts';

type ListQuery = z.output<typeof beheerOrderRoutes.list.query>;

export async function listOrdersForStaff(ctx: StaffContext, { sort, direction, cursor, limit, ...asked }: ListQuery) {
  const filter = await filterOf(ctx, asked);
  const [found, total] = await Promise.all([
    searchOrders(ctx.db, filter, { sort, direction, cursor, limit }),
    cursor === undefined ? countOrders(ctx.db, filter) : null,
  ]);
  return {
    orders: await describeRows(ctx, found.orders),
    nextCursor: found.nextCursor,
    total: total && { ...total, amount: toWire(total.amount) },
  };
}

export async function describeRows(ctx: StaffContext, found: readonly FoundOrder[]): Promise<BeheerOrderRow[]> {
  const assignees = await assigneesOf(
    ctx.db,
    found.map(({ orderId }) => orderId),
  );
  const around = { branchNames: await branchNames(ctx), assignees };
  return found.map((one) => describeRow(one, around));
}

async function filterOf(ctx: StaffContext, asked: OrderFilters): Promise<OrderFilter> {
  const { from, until, held, attention, erp, mine, ventureId, ...rest } = asked;
  return {
    ...rest,
    ...listScope(ctx, { ventureId, from, until }),
    isHeld: held,
    needsAttentionAt: attention ? ctx.clock() : undefined,
    atErp: erp,
    orderIds: mine ? await ordersAssignedTo(ctx.db, ctx.staff.id) : undefined,
  };
}

/** The standard tabs, as queries of the list itself. */
export async function standardOrderViews(ctx: StaffContext, ventureId: string | undefined) {
  const t = await findWords(ctx, 'beheer-orders');
  const today = dayOf(ctx.clock());
  const { branches } = accessScopeOf(ctx);
  const names = await branchNames(ctx);
  const views: { id: string; name: string; query: Record<string, string> }[] = [
    { id: 'attention', name: t('view_attention'), query: { attention: 'true' } },
    { id: 'today', name: t('view_today'), query: { from: today } },
    { id: 'all', name: t('view_all'), query: {} },
    { id: 'notAtErp', name: t('view_notAtErp'), query: { erp: 'no' } },
    { id: 'held', name: t('view_held'), query: { held: 'true' } },
    { id: 'mine', name: t('view_mine'), query: { mine: 'true' } },
    ...branches.map(({ branchId }) => ({
      id: `branch-${branchId}`,
      name: t('view_branch', { branch: names.get(branchId) ?? branchId }),
      query: { branchId },
    })),
    { id: 'toRefund', name: t('view_toRefund'), query: { payment: 'toRefund' } },
    { id: 'returned', name: t('view_returned'), query: { status: 'returned' } },
  ];
  return Promise.all(
    views.map(async (view) => {
      const { count, isExact } = await countOrders(
        ctx.db,
        await filterOf(ctx, { ...viewFilter(view.query), ventureId }),
      );
      return { ...view, count, isExact };
    }),
  );
}

function viewFilter({ attention, held, mine, ...query }: Record<string, string>): OrderFilters {
  return {
    ...query,
    ...(attention ? { attention: true } : {}),
    ...(held ? { held: true } : {}),
    ...(mine ? { mine: true } : {}),
  };
}

/** Checks access before the first row, because a file in progress cannot report an error. */
export async function orderCsvRows(ctx: StaffContext, asked: Omit<ListQuery, 'cursor' | 'limit'>) {
  const { sort, direction, ...filters } = asked;
  return csvPieces(ctx, await filterOf(ctx, filters), { sort, direction });
}

async function* csvPieces(ctx: StaffContext, filter: OrderFilter, order: Pick<ListQuery, 'sort' | 'direction'>) {
  for await (const piece of allOrders(ctx.db, filter, order)) {
    const rows = await describeRows(ctx, piece);
    yield rows.map((row) => [
      row.orderId,
      row.orderDate,
      row.ventureId,
      row.branchName,
      row.customerId,
      row.customerName,
      row.reference,
      row.deliveryDay,
      row.status,
      row.erp,
      row.isHeld,
      row.paymentTermsId,
      row.amount,
    ]);
  }
}
