import { describe, expect, test } from 'vitest';
import { type CheckoutAction, type CheckoutState, checkoutReducer, startCheckout, stepOf } from './checkout-state.ts';

const after = (state: CheckoutState, ...actions: CheckoutAction[]) => actions.reduce(checkoutReducer, state);
const days: CheckoutAction = {
  kind: 'days',
  possible: new Set(['2026-11-17', '2026-11-18', '2026-11-20']),
  first: '2026-11-17',
};
const atOverview = () => after(startCheckout(), days, { kind: 'done', step: 1 }, { kind: 'done', step: 2 });

describe('steps', () => {
  test('each is completed once, and opens again', () => {
    const state = atOverview();
    expect([state.step, state.reached]).toEqual([3, 3]);
    const back = after(state, { kind: 'open', step: 1 });
    expect([back.step, back.reached]).toEqual([1, 3]);
    expect(after(back, { kind: 'done', step: 1 }).step).toBe(2);
  });

  test('none can be skipped', () => {
    expect(after(startCheckout(), { kind: 'open', step: 3 }).step).toBe(1);
  });

  test('an added line returns to the first, without losing any choice', () => {
    const state = after(atOverview(), { kind: 'choose', change: { reference: 'A1' } }, { kind: 'added' });
    expect([state.step, state.reached, state.info.reference]).toEqual([1, 1, 'A1']);
  });

  test('a server answer that arrives later does not change the step', () => {
    const asked = after(startCheckout(), days, { kind: 'done', step: 1 }, { kind: 'added' });
    expect(after(asked, { kind: 'done', step: 2 }).step).toBe(1);
    const late = after(asked, { kind: 'late' });
    expect([late.step, late.reached, late.isOrderOnTime]).toEqual([1, 1, false]);
  });

  test('a change makes the steps after it incomplete', () => {
    const state = after(
      atOverview(),
      { kind: 'open', step: 1 },
      { kind: 'choose', change: { deliveryMethod: 'instorepickup' } },
    );
    expect(state.reached).toBe(1);
    const paid = after(atOverview(), { kind: 'choose', change: { paymentMethodName: 'invoice' } });
    expect(paid.reached).toBe(3);
  });

  test('selecting the same value again changes nothing', () => {
    const state = atOverview();
    expect(after(state, { kind: 'choose', change: { deliveryMethod: 'storedelivery' } })).toBe(state);
  });
});

describe('dates', () => {
  test('both start at the first possible day', () => {
    const { info } = after(startCheckout(), days);
    expect([info.preferredDeliveryDate, info.latestDeliveryDate]).toEqual(['2026-11-17', '2026-11-17']);
  });

  test('a chosen day stays as long as it is possible', () => {
    const chosen = after(startCheckout(), days, {
      kind: 'choose',
      change: { preferredDeliveryDate: '2026-11-18', latestDeliveryDate: '2026-11-20' },
    });
    expect(after(chosen, days)).toBe(chosen);
    const { info } = after(chosen, { ...days, possible: new Set(['2026-11-20']), first: '2026-11-20' } as never);
    expect([info.preferredDeliveryDate, info.latestDeliveryDate]).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('the latest day follows the wanted one', () => {
    const { info } = after(startCheckout(), days, { kind: 'choose', change: { preferredDeliveryDate: '2026-11-20' } });
    expect(info.latestDeliveryDate).toBe('2026-11-20');
  });

  test('and follows it back, unless the customer chose it themselves', () => {
    const wanted = (preferredDeliveryDate: string): CheckoutAction => ({
      kind: 'choose',
      change: { preferredDeliveryDate },
    });
    const byHand: CheckoutAction = { kind: 'choose', change: { latestDeliveryDate: '2026-11-18' } };
    const latest = (...actions: CheckoutAction[]) => after(startCheckout(), days, ...actions).info.latestDeliveryDate;
    expect(latest(wanted('2026-11-20'), wanted('2026-11-17'))).toBe('2026-11-17');
    expect(latest(byHand, wanted('2026-11-18'), wanted('2026-11-17'))).toBe('2026-11-18');
    // A day selected in passing has no effect.
    expect(latest(byHand, wanted('2026-11-20'), wanted('2026-11-17'))).toBe('2026-11-17');
  });

  test('another branch has other days', () => {
    const { info } = after(startCheckout(), days, { kind: 'choose', change: { pickupStoreLocationId: '2102' } });
    expect([info.preferredDeliveryDate, info.latestDeliveryDate]).toEqual([null, null]);
  });

  test('lateness is confirmed in the second step, and again for other days', () => {
    const late = after(atOverview(), { kind: 'late' });
    expect([late.step, late.reached, late.isOrderOnTime]).toEqual([2, 2, false]);
    const confirmed = after(late, { kind: 'choose', change: { hasConfirmedLatestDeliveryDateExceeded: true } });
    expect(confirmed.isOrderOnTime).toBe(false);
    const moved = after(confirmed, { kind: 'choose', change: { latestDeliveryDate: '2026-11-20' } });
    expect([moved.isOrderOnTime, moved.info.hasConfirmedLatestDeliveryDateExceeded]).toEqual([true, false]);
  });
});

describe('refusals', () => {
  test('return to the first step they concern, and disappear when their field changes', () => {
    const state = after(atOverview(), {
      kind: 'refused',
      errors: { reference: 'Veld is verplicht', branchId: 'Kies een vestiging', elsewhere: 'x' },
    });
    expect(state.step).toBe(1);
    expect(state.refused).toEqual({ reference: 'Veld is verplicht', pickupStoreLocationId: 'Kies een vestiging' });
    const better = after(state, { kind: 'choose', change: { reference: 'B2' } });
    expect(Object.keys(better.refused)).toEqual(['pickupStoreLocationId']);
  });

  test('of unknown fields change nothing', () => {
    const state = atOverview();
    expect(after(state, { kind: 'refused', errors: { body: 'ongeldig' } })).toBe(state);
  });

  test('disappear when the server accepts', () => {
    const state = after(
      atOverview(),
      { kind: 'refused', errors: { reference: 'x' } },
      { kind: 'prepared', isOrderOnTime: true },
    );
    expect(state.refused).toEqual({});
  });
});

test.each([
  ['street', 1],
  ['addressId', 1],
  ['latestDeliveryDate', 2],
  ['projectId', 2],
  ['paymentOptionSubId', 3],
] as const)('%s belongs to step %i', (field, step) => {
  expect(stepOf(field)).toBe(step);
});
