import type { Cart } from '@bouwpoort/contract/ordering/cart';
import type { PaymentMethod } from '@bouwpoort/contract/ordering/checkout';
import { describe, expect, test } from 'vitest';
import {
  conceptOrderOf,
  deliveryMethodsOf,
  detailsOf,
  isSameShipment,
  paymentMethodsOf,
  shipmentOf,
  typedFrom,
} from './checkout-mapping.ts';
import { startCheckout } from './checkout-state.ts';

const jan = { firstName: 'Jan', lastName: 'de Wit', email: 'jan@bouw.test' };

describe('methods', () => {
  test('delivery: known methods only, delivery first, however they are spelled', () => {
    const given = [{ name: 'In Store Pickup' }, { name: 'Drone' }, { name: 'storedelivery' }];
    expect(deliveryMethodsOf(given as never)).toEqual(['storedelivery', 'instorepickup']);
    expect(deliveryMethodsOf([{ name: 'instorepickup' }])).toEqual(['instorepickup']);
  });

  test('payment: known methods only, the default one first', () => {
    const method = (systemName: string, ordering: number, isDefault = false) =>
      ({ systemName, ordering, isDefault, paymentSubOptions: [] }) as unknown as PaymentMethod;
    const given = [method('Cash On Delivery', 3), method('invoice', 2), method('klarna', 0), method('PayNL', 9, true)];
    expect(paymentMethodsOf(given).map(({ systemName }) => systemName)).toEqual(['paynl', 'invoice', 'cashondelivery']);
  });
});

test('a concept order is mapped from a cart (C 3)', () => {
  const cart = {
    id: 7,
    version: 4,
    customerId: '510001',
    market: '210',
    shipments: [{ salesOrderId: 'concept-1', shippingAddress: { email: 'jan@bouw.test' }, lineItems: [] }],
    totals: {
      handlingTotal: 12.5,
      subTotal: 112.5,
      taxTotal: 23.63,
      total: 136.13,
      totalVats: [{ vatRate: 21, vatBase: 112.5, vatAmount: 23.63 }],
      shippingTotals: [{ itemsTotal: 100, shippingCost: 12.5 }],
    },
  } as unknown as Cart;
  expect(conceptOrderOf(cart)).toMatchObject({
    emailAddress: 'jan@bouw.test',
    status: 0,
    totals: { items: 100, handling: 12.5, subtotal: 112.5, tax: 23.63, total: 136.13 },
    cartId: 7,
    cartVersion: 4,
    salesOrderId: 'concept-1',
  });
});

describe('the payload of prepare checkout', () => {
  const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

  test('delivery: an address without a branch or a counter ticket', () => {
    const { info } = startCheckout({
      ...dates,
      addressId: '510001-02',
      pickupStoreLocationId: '2101',
      reference: ' A1 ',
      requisitionForm: 'B9',
    });
    const details = detailsOf(info);
    expect(details).toMatchObject({ addressId: '510001-02', reference: 'A1', projectId: -1, requisitionForm: '' });
    expect(details).not.toHaveProperty('branchId');
  });

  test('pickup: the branch without an address', () => {
    const { info } = startCheckout({
      ...dates,
      deliveryMethod: 'instorepickup',
      addressId: '510001-02',
      pickupStoreLocationId: '2101',
      requisitionForm: 'B9',
    });
    expect(detailsOf(info)).toMatchObject({ addressId: null, branchId: '2101', requisitionForm: 'B9' });
  });

  test('without dates there is no payload', () => {
    expect(() => detailsOf(startCheckout().info)).toThrow('No checkout info');
  });
});

describe('the shipment', () => {
  const book = [
    {
      addressId: '510001-05',
      name: 'De Laak',
      address: 'Hooglandseweg-Noord 140',
      postalCode: '3813VE',
      city: 'Amersfoort',
      telephone: null,
      addressIsPrimary: false,
      projectId: 4101,
    },
  ];

  test('an address from the book, in the name of the user', () => {
    const { info } = startCheckout({ addressId: '510001-05' });
    expect(shipmentOf(info, jan, book)).toEqual({
      deliveryMethodId: 'storedelivery',
      pickupBranchId: null,
      shippingAddress: { ...jan, line1: 'Hooglandseweg-Noord 140', postalCode: '3813VE', city: 'Amersfoort' },
    });
  });

  test('a typed address becomes one line, and is parsed back from it', () => {
    const typed = {
      street: 'Plein 1944',
      houseNumber: '12',
      houseNumberAddition: 'bis',
      postalCode: '6511jc',
      city: 'Nijmegen',
    };
    const { shippingAddress } = shipmentOf(startCheckout(typed).info, jan, book);
    expect(shippingAddress).toMatchObject({ line1: 'Plein 1944 12 bis', postalCode: '6511JC' });
    expect(typedFrom(shippingAddress ?? null)).toEqual({ ...typed, postalCode: '6511JC' });
  });

  test.each(['Oudegracht 12', 'Laan van de Maagd 9-B', 'Plein 1944 12'])('%s is parsed back', (line1) => {
    const { street, houseNumber } = typedFrom({ ...jan, line1, postalCode: '3511AB', city: 'Utrecht' });
    expect(`${street} ${houseNumber}`).toBe(line1);
  });

  test('pickup changes no address', () => {
    const { info } = startCheckout({ deliveryMethod: 'instorepickup', pickupStoreLocationId: '2102' });
    expect(shipmentOf(info, jan, book)).toEqual({ deliveryMethodId: 'instorepickup', pickupBranchId: '2102' });
  });

  test('an unchanged shipment is not sent again', () => {
    const wanted = shipmentOf(startCheckout({ addressId: '510001-05' }).info, jan, book);
    const { email, line1, ...rest } = wanted.shippingAddress ?? { email: '', line1: '' };
    const now = { salesOrderId: null, deliveryMethodId: 'storedelivery', shippingAddress: { line1, email, ...rest } };
    expect(isSameShipment(now as never, wanted)).toBe(true);
    expect(isSameShipment({ ...now, deliveryMethodId: null } as never, wanted)).toBe(false);
    expect(isSameShipment({ ...now, shippingAddress: null } as never, wanted)).toBe(false);
  });
});
