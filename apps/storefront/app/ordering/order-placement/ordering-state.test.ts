import { describe, expect, test } from 'vitest';
import { startCheckout } from '../checkout-state/checkout-state.ts';
import {
  currentOverview,
  detailsText,
  initialOrdering,
  type OrderingEvent,
  type OrderingState,
  orderingReducer,
  type PreparedFor,
  preparationNeeded,
  referenceProbablyExists,
} from './ordering-state.ts';

const info = {
  ...startCheckout().info,
  preferredDeliveryDate: '2026-11-17',
  latestDeliveryDate: '2026-11-20',
  reference: 'A1',
};
const cart = { id: 7, version: 4 };

function prepared(given: Partial<{ cartId: number; cartVersion: number; reference: string; exists: boolean }> = {}) {
  const { cartId = 7, cartVersion = 4, reference = 'A1', exists = false } = given;
  return {
    concept: { cartId, cartVersion },
    details: detailsText({ ...info, reference }),
    isOrderOnTime: true,
    referenceProbablyExists: exists,
  } as PreparedFor;
}
const after = (state: OrderingState, ...events: OrderingEvent[]) => events.reduce(orderingReducer, state);
const failed = (kind: 'unanswered' | 'cartGone'): OrderingEvent => ({ kind: 'failed', failure: { kind } });
const notPrepared: OrderingEvent = { kind: 'failed', failure: { kind: 'notPrepared', detail: 'De prijs is anders' } };

describe('transitions', () => {
  test('starting a task sets busy and clears the last failure', () => {
    const state = after(initialOrdering(1), failed('unanswered'), { kind: 'started', task: 'delivery' });
    expect(state).toEqual({ ...initialOrdering(1), busy: 'delivery' });
  });

  test('the prepared overview stays while the task continues', () => {
    const state = after(
      initialOrdering(2),
      { kind: 'started', task: 'preparing' },
      { kind: 'prepared', prepared: prepared() },
    );
    expect(state).toMatchObject({ busy: 'preparing', prepared: { concept: { cartId: 7 } } });
  });

  test('a changed overview is announced until the details are completed again', () => {
    const state = after(initialOrdering(3), { kind: 'overviewChanged', change: { detail: 'Nieuwe prijs' } });
    expect(state.changed).toEqual({ detail: 'Nieuwe prijs' });
    expect(after(state, { kind: 'overviewChanged', change: null }).changed).toBeNull();
  });

  test('a failure keeps the overview, and the task stays busy until it finishes', () => {
    const state = after(
      initialOrdering(3),
      { kind: 'prepared', prepared: prepared() },
      { kind: 'started', task: 'placing' },
      failed('cartGone'),
    );
    expect(state).toMatchObject({
      busy: 'placing',
      failure: { kind: 'cartGone' },
      prepared: { concept: { cartId: 7 } },
    });
    expect(after(state, { kind: 'finished' })).toMatchObject({ busy: null, failure: { kind: 'cartGone' } });
  });

  test('an overview unknown to the server is dropped', () => {
    const state = after(initialOrdering(3), { kind: 'prepared', prepared: prepared() }, notPrepared);
    expect(state).toMatchObject({ prepared: null, failure: { kind: 'notPrepared' } });
  });

  test('moving to the next step clears a failure, moving back shows it', () => {
    const state = after(initialOrdering(2), failed('unanswered'));
    expect(after(state, { kind: 'stepShown', step: 3 })).toMatchObject({ step: 3, failure: null });
    expect(after(state, { kind: 'stepShown', step: 1 })).toMatchObject({ step: 1, failure: { kind: 'unanswered' } });
  });

  test('a retry clears the failure', () => {
    expect(after(initialOrdering(3), failed('unanswered'), { kind: 'retried' }).failure).toBeNull();
  });

  test('a page restored from the bfcache is not busy', () => {
    const state = after(initialOrdering(3), { kind: 'started', task: 'placing' }, { kind: 'pageRestored' });
    expect(state.busy).toBeNull();
  });
});

describe('the overview', () => {
  const at3 = (given?: Parameters<typeof prepared>[0]) =>
    after(initialOrdering(3), { kind: 'prepared', prepared: prepared(given) });

  test('is shown for the cart and the details it was prepared for', () => {
    expect(currentOverview(at3(), { info, cart })).not.toBeNull();
    expect(currentOverview(at3({ cartVersion: 5 }), { info, cart })).not.toBeNull();
  });

  test.each([
    ['another cart', { cartId: 8 }],
    ['a later version of the cart', { cartVersion: 3 }],
    ['other details', { reference: 'B2' }],
  ])('is not shown for %s, and is prepared again with an announcement', (_, given) => {
    expect(currentOverview(at3(given), { info, cart })).toBeNull();
    expect(preparationNeeded(at3(given), { info, cart })).toEqual({ change: { detail: null } });
  });

  test('is prepared without an announcement when there was none, as after a reload', () => {
    expect(preparationNeeded(initialOrdering(3), { info, cart })).toEqual({ change: null });
  });

  test("is prepared again with the server's text when the server dropped it", () => {
    expect(preparationNeeded(after(at3(), notPrepared), { info, cart })).toEqual({
      change: { detail: 'De prijs is anders' },
    });
  });

  test.each<[string, OrderingState, typeof info | { preferredDeliveryDate: null }]>([
    ['before the last step', initialOrdering(2), info],
    ['while a task runs', after(initialOrdering(3), { kind: 'started', task: 'placing' }), info],
    ['after another failure', after(initialOrdering(3), failed('unanswered')), info],
    ['without a day', initialOrdering(3), { preferredDeliveryDate: null }],
    ['when it is current', at3(), info],
  ])('is not prepared %s', (_, state, given) => {
    expect(preparationNeeded(state, { info: { ...info, ...given }, cart })).toBeNull();
  });
});

test('the warning about a reference applies to the reference that was sent', () => {
  const state = after(initialOrdering(2), { kind: 'prepared', prepared: prepared({ exists: true }) });
  expect(referenceProbablyExists(state, { ...info, reference: ' A1 ' })).toBe(true);
  expect(referenceProbablyExists(state, { ...info, reference: 'A2' })).toBe(false);
  expect(referenceProbablyExists(initialOrdering(2), info)).toBe(false);
});
