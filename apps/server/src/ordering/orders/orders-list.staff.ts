import type { BeheerOrderRow, beheerOrderRoutes, OrderFilters } from '@bouwpoort/contract/ordering/orders.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import type { z } from 'zod';
import type { PageAsked } from '../../foundation/database/keyset.ts';
import { branchNames } from '../../organisation/branches/branches.ts';
import { accessScopeOf, listScope, type StaffContext, staffList } from '../../organisation/staff/staff.ts';
import { findWords } from '../../organisation/texts/texts.ts';
import { assigneesOf, ordersAssignedTo } from './order-work.staff.ts';
import { countOrders } from './orders.ts';
import { type FoundOrder, type OrderFilter, searchOrders } from './orders-list.ts';

type ListQuery = z.output<typeof beheerOrderRoutes.list.query>;

export const ordersForStaff = staffList({
  search: (ctx, filter: OrderFilter, page: Pick<ListQuery, 'sort' | 'direction'> & PageAsked) =>
    searchOrders(ctx.db, filter, page),
  count: async (ctx, filter) => {
    const { amount, ...found } = await countOrders(ctx.db, filter);
    return { ...found, amount: toWire(amount) };
  },
  describe: describeRows,
  file: {
    heads: { texts: 'beheer-orders', prefix: 'csv_' },
    columns: {
      order: ({ orderId }) => orderId,
      date: ({ orderDate }) => orderDate,
      venture: ({ ventureId }) => ventureId,
      branch: ({ branchName }) => branchName,
      customerId: ({ customerId }) => customerId,
      customer: ({ customerName }) => customerName,
      reference: ({ reference }) => reference,
      delivery: ({ deliveryDay }) => deliveryDay,
      status: ({ status }) => status,
      erp: ({ erp }) => erp,
      held: ({ isHeld }) => isHeld,
      payment: ({ paymentTermsId }) => paymentTermsId,
      amount: ({ amount }) => amount,
    },
  },
});

export async function describeRows(ctx: StaffContext, found: readonly FoundOrder[]): Promise<BeheerOrderRow[]> {
  const assignees = await assigneesOf(
    ctx.db,
    found.map(({ orderId }) => orderId),
  );
  const around = { branchNames: await branchNames(ctx), assignees };
  return found.map((one) => describeRow(one, around));
}

interface Around {
  branchNames: ReadonlyMap<string, string>;
  assignees: ReadonlyMap<string, { staffId: string; name: string }>;
}

function describeRow(found: FoundOrder, { branchNames, assignees }: Around): BeheerOrderRow {
  return {
    orderId: found.orderId,
    ventureId: found.ventureId,
    branchId: found.branchId,
    branchName: branchNames.get(found.branchId) ?? found.branchId,
    orderDate: found.orderDate.toISOString(),
    customerId: found.customerId,
    customerName: found.customerName,
    reference: found.reference,
    orderTypeId: found.orderTypeId,
    deliveryModeId: found.deliveryModeId,
    deliveryDay: found.deliveryDay,
    status: orderStatusOf(found.statusCode),
    isOpen: found.releaseStatus === 'Open',
    isHeld: found.heldForCredit,
    paymentTermsId: found.paymentTermsId,
    erp: erpStateOf(found),
    erpStatus: found.erpStatus,
    erpTries: found.erpTries,
    amount: toWire(found.nettOrderAmount),
    assignee: assignees.get(found.orderId) ?? null,
  };
}

function erpStateOf({ isOurs, erpReceivedAt, erpRefusedAt, statusCode }: FoundOrder): BeheerOrderRow['erp'] {
  if (erpReceivedAt !== null) return 'taken';
  if (!isOurs || orderStatusOf(statusCode) === 'canceled') return 'none';
  return erpRefusedAt === null ? 'waiting' : 'refused';
}

export async function orderFilterOf(ctx: StaffContext, asked: OrderFilters): Promise<OrderFilter> {
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
  return ordersForStaff.views(
    ctx,
    await Promise.all(
      views.map(async (view) => ({
        ...view,
        filter: await orderFilterOf(ctx, { ...viewFilter(view.query), ventureId }),
      })),
    ),
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
