import { describe, expect, test } from 'vitest';
import { type RepeatedOrder, readRepeated } from '../reorder/repeated-order.ts';
import { noProject } from './checkout-state.ts';
import { compareCosts, repeatedChoices } from './repeated-choices.ts';

const site = {
  line1: 'Kerkstraat 18',
  street: 'Kerkstraat',
  houseNumber: '18',
  postalCode: '3811CV',
  city: 'Amersfoort',
};
const order: RepeatedOrder = {
  cartId: 7,
  orderId: '21050001',
  orderedAt: '2026-11-09T08:00:00Z',
  deliveryMethod: 'storedelivery',
  address: site,
  branchId: '2102',
  projectId: '12',
  deliveryModeId: 'KRAAN',
  deliveryWishes: { time: 'early', floor: '', phone: '0612345678' },
  paymentMethodName: 'invoice',
  reference: 'Week 45',
  requisitionForm: 'B12',
  customerName: 'Samira Bouzid',
  lines: [],
  others: [],
  gone: [],
  isTaken: false,
};
const address = {
  addressId: 'a2',
  name: 'Kerkstraat',
  address: 'Kerkstraat 18',
  postalCode: '3811 CV',
  city: 'Amersfoort',
  telephone: null,
  addressIsPrimary: false,
  projectId: 12,
};
const free = { counterTicket: false, customerObject: false, customerName: false, referenceNumber: false };
const known = {
  customer: { addresses: [address], projects: [{ id: 12, name: 'Kerkstraat' }], mandatory: free },
  branchIds: ['2101', '2102'],
  deliveryModes: ['GEWOON', 'KRAAN'],
} as const;

describe('values taken over from an order', () => {
  test('address, project, unloading and payment', () => {
    expect(repeatedChoices(order, known)).toEqual({
      deliveryMethod: 'storedelivery',
      addressId: 'a2',
      projectId: 12,
      deliveryModeId: 'KRAAN',
      deliveryTime: 'early',
      unloadingFloor: '',
      contactPhone: '0612345678',
      paymentMethodName: 'invoice',
      reference: '',
      requisitionForm: '',
      customerName: '',
    });
  });
  test('an address that is not in the book becomes a typed one', () => {
    const { customer } = known;
    const choices = repeatedChoices(order, { ...known, customer: { ...customer, addresses: [] } });
    expect(choices).toMatchObject({ addressId: null, street: 'Kerkstraat', houseNumber: '18', postalCode: '3811CV' });
  });
  test('choices that do not exist any more are dropped', () => {
    const { customer } = known;
    const choices = repeatedChoices(order, {
      customer: { ...customer, projects: [] },
      branchIds: [],
      deliveryModes: ['GEWOON'],
    });
    expect([choices.projectId, choices.deliveryModeId]).toEqual([noProject, null]);
  });
  test('pickup is at the same branch, without an address', () => {
    const choices = repeatedChoices({ ...order, deliveryMethod: 'instorepickup' }, known);
    expect(choices.pickupStoreLocationId).toBe('2102');
    expect(choices.addressId).toBeUndefined();
    expect(
      repeatedChoices({ ...order, deliveryMethod: 'instorepickup', branchId: '9' }, known).pickupStoreLocationId,
    ).toBeUndefined();
  });
  test('mandatory fields keep their earlier values', () => {
    const mandatory = { counterTicket: true, customerObject: true, customerName: true, referenceNumber: true };
    const choices = repeatedChoices(order, { ...known, customer: { ...known.customer, mandatory } });
    expect(choices).toMatchObject({ reference: 'Week 45', requisitionForm: 'B12', customerName: 'Samira Bouzid' });
  });
});

const agreed = { price: 1, per: 1, unitId: 'PK', quantity: 1 };
const line = (variantGuid: string, quantity: number, extendedPrice: number) => ({
  ...{ variantGuid, quantity, extendedPrice, agreed },
});

test.each([
  ['the same articles', [line('a', 2, 20.2), line('b', 1, 5)], [line('a', 2, 19.9), line('b', 1, 5)], [24.9, 25.2]],
  ['not what was not in the order', [line('a', 2, 20.2), line('c', 1, 5)], [line('a', 2, 19.9)], [19.9, 20.2]],
  ['not another quantity', [line('a', 4, 40.4)], [line('a', 2, 19.9)], null],
])('then and now: %s', (_, now, then, sums) => {
  const both = compareCosts(now, then);
  expect(both && [both.before, both.now]).toEqual(sums);
});

test('only data written by this window is read', () => {
  expect(readRepeated(JSON.stringify(order))).toEqual(order);
  for (const text of [null, '', '{', 'null', '[]', '{"orderId":"1"}']) expect(readRepeated(text)).toBeNull();
});
