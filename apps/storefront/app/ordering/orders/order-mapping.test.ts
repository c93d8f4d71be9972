import { describe, expect, test } from 'vitest';
import { orderOf, summaryOf } from './order-mapping.ts';
import { sampleAddress, sampleLine, sampleOrder } from './order-samples.ts';

describe('an order', () => {
  test('is mapped to the names of C 3', () => {
    const { city: locality, ...address } = sampleAddress;
    expect(orderOf(sampleOrder())).toMatchObject({
      id: '2149107',
      date: '2026-11-16T08:48:00.000Z',
      branchDescription: 'Amersfoort',
      totalPrice: 1507.03,
      totalPriceEx: 1253.86,
      taxAmount: 253.17,
      itemTotals: 1241.36,
      handlingCosts: 12.5,
      comment: 'Lossen achter het hek.',
      statusCode: '10',
      status: 'openstaandeorder',
      deliveryAddress: { ...address, locality },
      invoiceAddress: { ...address, locality, name: 'Van Dijk Bouw B.V.' },
      deliveryModeId: 'KRAAN',
      cancelable: true,
    });
  });
  test('without a customer name shows its reference', () => {
    expect(summaryOf(sampleOrder({ customerName: null })).customerName).toBe('KERK18-2');
    expect(summaryOf(sampleOrder({ customerName: '' })).customerName).toBe('KERK18-2');
  });
  test('can be cancelled while it is open, and only then', () => {
    for (const releaseStatus of ['Released', 'Closed', 'open', '']) {
      expect(orderOf(sampleOrder({ releaseStatus })).cancelable).toBe(false);
    }
  });
  test('with an unknown status is shown as unknown', () => {
    const odd = { statusCode: '77', statusDescr: 'in de wacht' };
    expect(orderOf(sampleOrder(odd)).status).toBe('statusunknown');
    expect(orderOf(sampleOrder({ statusCode: '30', statusDescr: 'Geleverd' })).status).toBe('delivered');
    expect(orderOf(sampleOrder({ statusCode: '77', statusDescr: 'constructor' })).status).toBe('statusunknown');
  });
  test('without lines has no delivery address, and without rates no tax', () => {
    const empty = orderOf(sampleOrder({ salesOrderLines: [], totalVats: [] }));
    expect(empty).toMatchObject({ deliveryAddress: null, deliveryModeId: '', lineItems: [], taxAmount: 0 });
  });
});

describe('a line', () => {
  const mapped = (given: Parameters<typeof sampleLine>[0]) =>
    orderOf(sampleOrder({ salesOrderLines: [sampleLine(given)] })).lineItems[0];

  test('is mapped to the names of C 3', () => {
    expect(mapped({})).toEqual({
      variantGuid: 'a1b2c3d4-0000-4000-8000-000000000001',
      variantCode: '4021120',
      price: 26.8,
      salesPrice: 26.8,
      extendedPrice: 270.14,
      salesPricePer: 1,
      pricePer: 1,
      quantity: 7,
      name: 'PIR-isolatieplaat ALU, 120 mm',
      id: '4021',
      sku: '4021120',
      salesUnit: 'PK',
      priceUnit: 'MTK',
      agreed: { price: 26.8, per: 1, unitId: 'MTK', quantity: 10.08 },
      vatRate: 21,
      deliveryFrom: '2026-11-17',
      deliveryUntil: '2026-11-18',
    });
  });
  test('of a variant that is gone falls back to its product', () => {
    expect(mapped({ variantContentGuid: '00000000-0000-0000-0000-000000000000' })?.variantGuid).toBe('4021');
  });
  test('defaults to a piece as unit, and to the name of its product', () => {
    expect(mapped({ variantDisplayName: null, variantSalesUnit: null, variantPriceUnit: null })).toMatchObject({
      name: 'PIR-isolatieplaat ALU',
      salesUnit: 'PCE',
      priceUnit: 'PCE',
    });
  });
  test('is priced per one unless its price unit is positive', () => {
    for (const variantSalesPricePer of [null, 0, -100]) expect(mapped({ variantSalesPricePer })?.pricePer).toBe(1);
    expect(mapped({ variantSalesPricePer: 100 })?.pricePer).toBe(100);
  });
});
