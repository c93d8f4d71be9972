import type { BeheerOrderRow } from '@bouwpoort/contract/ordering/orders.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import type { FoundOrder } from './orders.ts';

interface Around {
  branchNames: ReadonlyMap<string, string>;
  assignees: ReadonlyMap<string, { staffId: string; name: string }>;
}

export function describeRow(found: FoundOrder, { branchNames, assignees }: Around): BeheerOrderRow {
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
