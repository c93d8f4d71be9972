import { expect, test } from 'vitest';
import { type KnownChoices, restoreCheckout, storedText, withPickupAt } from './checkout-restore.ts';
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

test('comes back as it was, without the confirmation', () => {
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
])('%s starts anew', (_, kept) => {
  expect(restoreCheckout(kept, fresh, known)).toEqual(startCheckout(fresh));
});

test.each([
  ['an address that has gone', { addressIds: ['510001-02'] }],
  ['a branch that has gone', { branchIds: ['2102'] }],
  ['a project that is over', { projectIds: [] }],
  ['a delivery stop', { deliveryMethods: ['instorepickup' as const] }],
  ['another article in the cart', { lines: [...known.lines, ['b', 1] as const] }],
  ['more of an article', { lines: [['a', 4] as const] }],
])('%s leads to the first step, with the rest kept', (_, change) => {
  const state = restoreCheckout(text, fresh, { ...known, ...change });
  expect([state.step, state.reached]).toEqual([1, 1]);
  expect(state.info.reference).toBe('Woning 12');
});

test('less in the cart is no reason to begin again', () => {
  expect(restoreCheckout(text, fresh, { ...known, lines: [['a', 1]] }).step).toBe(3);
});

test('what does not exist any more is replaced by where everybody begins', () => {
  const state = restoreCheckout(text, fresh, {
    ...known,
    addressIds: ['510001-02'],
    branchIds: ['2102'],
    projectIds: [],
  });
  expect(state.info).toMatchObject({ addressId: '510001-02', pickupStoreLocationId: '2102', projectId: -1 });
});

test('nonsense in a field does not come in', () => {
  const bad = text
    .replace('"2026-11-17"', '"2026-02-30"')
    .replace('"Woning 12"', '{"a":1}')
    .replace('"step":3', '"step":7');
  const state = restoreCheckout(bad, fresh, known);
  expect(state.info.preferredDeliveryDate).toBeNull();
  expect(state.info.reference).toBe('');
  expect(state.step).toBe(1);
});

test('where the user wants to fetch it goes before what was chosen earlier, as long as that branch hands out', () => {
  const restored = restoreCheckout(text, fresh, known);
  expect(withPickupAt(restored, '2101', ['2101', '2102'])).toMatchObject({
    step: 1,
    info: { deliveryMethod: 'instorepickup', pickupStoreLocationId: '2101', reference: 'Woning 12' },
  });
  expect(withPickupAt(restored, '9999', ['2101'])).toBe(restored);
  expect(withPickupAt(restored, null, ['2101'])).toBe(restored);
});
