import { describe, expect, test } from 'vitest';
import { type KnownChoices, restoreCheckout, storedText, withPickupOf } from './checkout-restore.ts';
import { type CheckoutState, startCheckout } from './checkout-state.ts';

const known: KnownChoices = {
  deliveryMethods: ['storedelivery', 'instorepickup'],
  addressIds: ['510001-02', '510001-05'],
  branchIds: ['2101', '2102'],
  deliveryModes: ['GEWOON' as const, 'KRAAN' as const],
  projectIds: [4101],
  lines: [['a', 3]],
};
const fresh = { addressId: '510001-02', pickupStoreLocationId: '2102' };
const overview: CheckoutState = {
  ...startCheckout({
    addressId: '510001-05',
    pickupStoreLocationId: '2101',
    projectId: 4101,
    reference: 'Woning 12',
    preferredDeliveryDate: '2026-11-17',
    latestDeliveryDate: '2026-11-18',
    hasConfirmedLatestDeliveryDateExceeded: true,
  }),
  step: 3,
  reached: 3,
  isLatestByHand: true,
};
const text = storedText(overview, known.lines);

test('is restored unchanged, except for the confirmation', () => {
  expect(restoreCheckout(text, fresh, known)).toEqual({
    ...overview,
    info: { ...overview.info, hasConfirmedLatestDeliveryDateExceeded: false },
  });
});

test.each([
  ['nothing', null],
  ['no JSON', '{"form":1,'],
  ['a list', '[]'],
  ['of an older page', text.replace('"form":1', '"form":0')],
  ['without choices', '{"form":1,"step":3,"reached":3,"info":null}'],
])('%s starts over', (_, kept) => {
  expect(restoreCheckout(kept, fresh, known)).toEqual(startCheckout(fresh));
});

test.each([
  ['an address that has gone', { addressIds: ['510001-02'] }],
  ['a branch that has gone', { branchIds: ['2102'] }],
  ['a project that is over', { projectIds: [] }],
  ['a delivery stop', { deliveryMethods: ['instorepickup' as const] }],
  ['another article in the cart', { lines: [...known.lines, ['b', 1] as const] }],
  ['more of an article', { lines: [['a', 4] as const] }],
])('%s returns to the first step, with the rest restored', (_, change) => {
  const state = restoreCheckout(text, fresh, { ...known, ...change });
  expect([state.step, state.reached]).toEqual([1, 1]);
  expect(state.info.reference).toBe('Woning 12');
});

test('fewer articles in the cart do not restart the checkout', () => {
  expect(restoreCheckout(text, fresh, { ...known, lines: [['a', 1]] }).step).toBe(3);
});

test('choices that do not exist any more get their default value', () => {
  const state = restoreCheckout(text, fresh, {
    ...known,
    addressIds: ['510001-02'],
    branchIds: ['2102'],
    projectIds: [],
  });
  expect(state.info).toMatchObject({ addressId: '510001-02', pickupStoreLocationId: '2102', projectId: -1 });
});

test('invalid values are ignored', () => {
  const bad = text
    .replace('"2026-11-17"', '"2026-02-30"')
    .replace('"Woning 12"', '{"a":1}')
    .replace('"step":3', '"step":7');
  const state = restoreCheckout(bad, fresh, known);
  expect(state.info.preferredDeliveryDate).toBeNull();
  expect(state.info.reference).toBe('');
  expect(state.step).toBe(1);
});

describe('delivery or pickup of the cart', () => {
  const restored = restoreCheckout(text, fresh, known);
  const start = { deliveryMethod: 'storedelivery' as const, pickupStoreLocationId: '2102' };
  const at = (pickupBranchId: string | null) => ({ deliveryMethodId: 'instorepickup', pickupBranchId });
  const delivered = { deliveryMethodId: 'storedelivery', pickupBranchId: null };
  const branches = ['2101', '2102'];
  const picked = withPickupOf(restored, at('2102'), start, branches);

  test('overrides an earlier choice, at a branch with pickup', () => {
    expect(picked).toMatchObject({
      step: 1,
      info: { deliveryMethod: 'instorepickup', pickupStoreLocationId: '2102', reference: 'Woning 12' },
    });
    expect(withPickupOf(restored, at('9999'), start, branches).info.pickupStoreLocationId).toBe('2102');
    expect(withPickupOf(restored, at(null), start, branches).info.pickupStoreLocationId).toBe('2102');
  });

  test('changes nothing where the window stored the same', () => {
    expect(withPickupOf(restored, delivered, start, branches)).toBe(restored);
    expect(withPickupOf(picked, at('2102'), start, branches)).toBe(picked);
    expect(withPickupOf(picked, at(null), start, branches)).toBe(picked);
  });

  test('is reset with the cart: a new one is delivered, unless the customer may only pick up', () => {
    const elsewhere = withPickupOf(restored, at('2101'), start, branches);
    expect(withPickupOf(elsewhere, delivered, start, branches).info).toMatchObject(start);
    const stopped = { ...start, deliveryMethod: 'instorepickup' as const };
    expect(withPickupOf(elsewhere, delivered, stopped, branches)).toBe(elsewhere);
  });
});
