import type { SalesOrderLine, Order as ServerOrder } from '@bouwpoort/contract/ordering/orders';
import type { OrderSummary } from './order.ts';

/* Sample orders for tests. */

export const sampleAddress = {
  name: 'Verbouwing Kerkstraat',
  street: 'Kerkstraat',
  houseNumber: '18',
  postalCode: '3811CV',
  city: 'Amersfoort',
  line1: 'Kerkstraat 18',
};

export function sampleLine(given: Partial<SalesOrderLine> = {}): SalesOrderLine {
  return {
    productId: '4021',
    productName: 'PIR-isolatieplaat ALU',
    variantContentGuid: 'A1B2C3D4-0000-4000-8000-000000000001',
    variantCode: '4021120',
    variantDisplayName: 'PIR-isolatieplaat ALU, 120 mm',
    sku: '4021120',
    variantSalesUnit: 'PK',
    variantPriceUnit: 'MTK',
    variantSalesPricePer: 1,
    qtyOrdered: 7,
    salesPrice: 26.8,
    nettAmount: 270.14,
    vatRate: 21,
    agreed: { price: 26.8, per: 1, unitId: 'MTK', quantity: 10.08 },
    deliveryDateAfter: '2026-11-17',
    deliveryDateBefore: '2026-11-18',
    deliveryModeId: 'KRAAN',
    deliveryAddress: sampleAddress,
    ...given,
  };
}

export function sampleOrder(given: Partial<ServerOrder> = {}): ServerOrder {
  return {
    orderId: '2149107',
    orderDate: '2026-11-16T08:48:00.000Z',
    branchId: 'amersfoort',
    branchDescr: 'Amersfoort',
    customerId: '510001',
    customerName: 'Van Dijk Bouw B.V.',
    approvedBy: [],
    costCentre: '',
    customerObjectId: '4101',
    customerObjectName: 'Verbouwing Kerkstraat 18',
    debtorId: '510001',
    debtorName: 'Van Dijk Bouw B.V.',
    reference: 'KERK18-2',
    requisitionForm: '',
    orderText: 'Lossen achter het hek.',
    languageId: 'nl',
    currencyId: 'EUR',
    orderTypeId: 'brengen',
    deliveryWishes: null,
    siteAccess: null,
    deliveryConditionId: 'FRANCO',
    deliveryConditionDescr: 'Franco op het werk',
    paymentTermsId: '30D',
    paymentTermsDescr: 'Op rekening, binnen 30 dagen',
    statusCode: '10',
    statusDescr: 'openstaandeorder',
    releaseStatus: 'Open',
    itemTotalsAmount: 1241.36,
    orderCostsAmount: 12.5,
    nettOrderAmount: 1253.86,
    nettOrderAmountInclVat: 1507.03,
    totalVats: [
      { vatRate: 21, vatBase: 1169.36, vatAmount: 245.57 },
      { vatRate: 9, vatBase: 84.5, vatAmount: 7.6 },
    ],
    invoiceAddress: { ...sampleAddress, name: 'Van Dijk Bouw B.V.' },
    salesOrderLines: [sampleLine()],
    ...given,
  };
}

export function sampleSummary(given: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: '2149107',
    date: '2026-11-16T08:48:00.000Z',
    customerName: 'Van Dijk Bouw B.V.',
    customerObjectName: 'Verbouwing Kerkstraat 18',
    reference: 'KERK18-2',
    requisitionForm: '',
    status: 'openstaandeorder',
    totalPrice: 1507.03,
    totalPriceEx: 1253.86,
    ...given,
  };
}
