import type {
  OrderAddress as ServerAddress,
  SalesOrderLine as ServerLine,
  Order as ServerOrder,
} from '@bouwpoort/contract/ordering/orders';
import { defaultSalesUnit } from '@bouwpoort/trade/catalogue/order-units';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { type OrderStatus, orderStatuses, orderStatusOf } from '@bouwpoort/trade/ordering/order-status';
import type { Order, OrderAddress, OrderLine, OrderSummary } from './order.ts';

/* Maps the ERP's names to those of C 3. Nothing else in the storefront reads the ERP's names. */

const zeroGuid = '00000000-0000-0000-0000-000000000000';

export function orderOf(server: ServerOrder): Order {
  const [first] = server.salesOrderLines;
  return {
    ...summaryOf(server),
    branchId: server.branchId,
    branchDescription: server.branchDescr,
    customerObjectId: server.customerObjectId,
    customerId: server.customerId,
    orderer: server.customerName || null,
    debtorName: server.debtorName,
    debtorId: server.debtorId,
    taxAmount: toWire(sumOf(server.totalVats.map(({ vatAmount = 0 }) => vatAmount))),
    totalVats: server.totalVats.map(({ vatRate, vatBase = 0, vatAmount = 0 }) => ({ vatRate, vatBase, vatAmount })),
    itemTotals: server.itemTotalsAmount ?? 0,
    handlingCosts: server.orderCostsAmount ?? 0,
    currencyId: server.currencyId,
    comment: server.orderText,
    languageId: server.languageId,
    orderTypeId: server.orderTypeId,
    paymentTermsDescr: server.paymentTermsDescr,
    paymentTermsId: server.paymentTermsId,
    statusCode: server.statusCode,
    invoiceAddress: addressOf(server.invoiceAddress),
    deliveryAddress: first ? addressOf(first.deliveryAddress) : null,
    deliveryModeId: first?.deliveryModeId ?? '',
    deliveryWishes: server.deliveryWishes,
    siteAccess: server.siteAccess,
    deliveryConditionId: server.deliveryConditionId,
    deliveryConditionDescr: server.deliveryConditionDescr,
    cancelable: server.releaseStatus === 'Open',
    lineItems: server.salesOrderLines.map(lineOf),
  };
}

/** For a list, which is sent to the browser: only the fields it shows. */
export function summaryOf(server: ServerOrder): OrderSummary {
  return {
    id: server.orderId,
    date: server.orderDate,
    customerName: server.customerName || server.reference,
    customerObjectName: server.customerObjectName,
    reference: server.reference,
    requisitionForm: server.requisitionForm,
    status: statusOf(server),
    totalPrice: server.nettOrderAmountInclVat ?? 0,
    totalPriceEx: server.nettOrderAmount ?? 0,
  };
}

/** The server has resolved the code already; a code with a description of its own is resolved again (C 4.1). */
function statusOf({ statusDescr, statusCode }: Pick<ServerOrder, 'statusDescr' | 'statusCode'>): OrderStatus {
  return orderStatuses.find((status) => status === statusDescr) ?? orderStatusOf(statusCode);
}

function addressOf({ name, street, houseNumber, postalCode, city, line1 }: ServerAddress): OrderAddress {
  return { name, street, houseNumber, postalCode, locality: city, line1 };
}

function lineOf(line: ServerLine): OrderLine {
  // C 5: must be greater than 0, else the default applies.
  const per = line.variantSalesPricePer !== null && line.variantSalesPricePer > 0 ? line.variantSalesPricePer : 1;
  const salesUnit = line.variantSalesUnit || defaultSalesUnit;
  return {
    variantGuid: line.variantContentGuid === zeroGuid ? line.productId : line.variantContentGuid.toLowerCase(),
    variantCode: line.variantCode,
    price: line.salesPrice ?? 0,
    salesPrice: line.salesPrice ?? 0,
    extendedPrice: line.nettAmount ?? 0,
    salesPricePer: per,
    pricePer: per,
    quantity: line.qtyOrdered,
    name: withTimesSigns(line.variantDisplayName || line.productName),
    id: line.productId,
    sku: line.sku,
    salesUnit,
    priceUnit: line.variantPriceUnit || salesUnit,
    agreed: { ...line.agreed, price: line.agreed.price ?? 0 },
    ...(line.quoteNumber ? { quoteNumber: line.quoteNumber } : {}),
    vatRate: line.vatRate,
    deliveryFrom: line.deliveryDateAfter,
    deliveryUntil: line.deliveryDateBefore,
  };
}
