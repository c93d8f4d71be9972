import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import { orderSiteAccess } from '@bouwpoort/contract/ordering/jobsites';
import { deliveryWishes, type Order, orderAddress, type SalesOrderLine } from '@bouwpoort/contract/ordering/orders';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { OrderLineRow, OrderRow } from './orders.queries.ts';

const vats = z.array(z.object({ vatRate: z.number(), vatBase: z.coerce.number(), vatAmount: z.coerce.number() }));

const deliveryConditions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FRANCO: 'Franco op het werk',
    FABRIEK: 'Franco rechtstreeks van de fabriek',
    AFVEST: 'Afhalen bij de vestiging',
  }),
);
const paymentTerms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '30D': 'Op rekening, binnen 30 dagen',
    '14D': 'Op rekening, binnen 14 dagen',
    ONLINE: 'Vooraf online betaald',
    REMBOURS: 'Betalen bij het afhalen',
  }),
);

/** Only the ordinary lorry is unloaded beside it; a crane or a truck-mounted forklift sets it down further on. */
function conditionWords({ deliveryConditionId: id, deliveryModeId }: OrderRow): string {
  const words = deliveryConditions.get(id) ?? id;
  return id === 'FRANCO' && deliveryModeId === 'GEWOON' ? `${words}, gelost naast de wagen` : words;
}

export interface OrderViewContext {
  customer: Pick<Customer, 'customerName'>;
  branchNames: ReadonlyMap<string, string>;
}

/** An order under the ERP's names (C 3). Its lines are sent with one order, not with a list. */
export function describeOrder(
  ctx: Context,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  { customer, branchNames }: OrderViewContext,
): WithAmounts<Order> {
  const statusDescr = orderStatusOf(row.statusCode);
  if (statusDescr === 'statusunknown') {
    ctx.log.warn({ orderId: row.orderId, statusCode: row.statusCode }, 'an order has a status no table knows');
  }
  const deliveryAddress = orderAddress.parse(row.deliveryAddress);
  return {
    orderId: row.orderId,
    orderDate: row.orderDate.toISOString(),
    branchId: row.branchId,
    branchDescr: branchNames.get(row.branchId) ?? row.branchId,
    customerId: row.customerId,
    customerName: row.customerName,
    approvedBy: row.approvedBy ?? [],
    costCentre: row.costCentre ?? '',
    customerObjectId: row.customerObjectId,
    customerObjectName: row.customerObjectName,
    debtorId: row.customerId,
    debtorName: customer.customerName,
    reference: row.reference,
    requisitionForm: row.requisitionForm,
    orderText: row.orderText,
    languageId: 'nl',
    currencyId: 'EUR',
    orderTypeId: row.orderTypeId,
    deliveryWishes: z.nullable(deliveryWishes).parse(row.deliveryWishes),
    siteAccess: z.nullable(orderSiteAccess).parse(row.siteAccess),
    deliveryConditionId: row.deliveryConditionId,
    deliveryConditionDescr: conditionWords(row),
    paymentTermsId: row.paymentTermsId,
    paymentTermsDescr: paymentTerms.get(row.paymentTermsId) ?? row.paymentTermsId,
    statusCode: row.statusCode,
    statusDescr,
    releaseStatus: row.releaseStatus,
    itemTotalsAmount: toWire(row.itemTotalsAmount),
    orderCostsAmount: toWire(row.orderCostsAmount),
    nettOrderAmount: toWire(row.nettOrderAmount),
    nettOrderAmountInclVat: toWire(row.nettOrderAmountInclVat),
    totalVats: vats.parse(row.totalVats),
    invoiceAddress: orderAddress.parse(row.invoiceAddress),
    salesOrderLines: lines.map((line) => describeLine(line, row.deliveryModeId, deliveryAddress)),
  };
}

function describeLine(
  line: OrderLineRow,
  deliveryModeId: string,
  deliveryAddress: SalesOrderLine['deliveryAddress'],
): WithAmounts<SalesOrderLine> {
  return {
    productId: String(line.productId),
    productName: line.productName,
    variantContentGuid: line.variantContentGuid,
    variantCode: line.variantCode,
    variantDisplayName: line.variantDisplayName,
    sku: line.variantCode,
    variantSalesUnit: line.variantSalesUnit,
    variantPriceUnit: line.variantPriceUnit,
    variantSalesPricePer: line.variantSalesPricePer,
    qtyOrdered: toWire(line.qtyOrdered),
    salesPrice: toWire(line.salesPrice),
    nettAmount: toWire(line.nettAmount),
    vatRate: line.vatRate,
    agreed: {
      price: toWire(line.agreedPrice),
      per: line.agreedPer,
      unitId: line.agreedUnit,
      quantity: Number(line.agreedQuantity),
    },
    quoteNumber: line.quoteNumber,
    quoteLineId: line.quoteLineId,
    deliveryDateAfter: line.deliveryDateAfter,
    deliveryDateBefore: line.deliveryDateBefore,
    deliveryModeId,
    deliveryAddress,
  };
}
