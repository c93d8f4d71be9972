import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nextQuoteState,
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  quoteEvents,
  quoteStateOn,
  quoteStates,
} from './quote-states.ts';

const actors: readonly QuoteActor[] = ['customer', 'staff', 'calendar'];

test.each([
  ['draft', 'request', 'customer', 'requested'],
  ['requested', 'take', 'staff', 'inProgress'],
  ['requested', 'offer', 'staff', 'offered'],
  ['inProgress', 'offer', 'staff', 'offered'],
  ['inProgress', 'withdraw', 'customer', 'withdrawn'],
  ['offered', 'offer', 'staff', 'offered'],
  ['offered', 'accept', 'customer', 'accepted'],
  ['offered', 'decline', 'customer', 'declined'],
  ['offered', 'reopen', 'customer', 'inProgress'],
  ['expired', 'reopen', 'customer', 'inProgress'],
  ['accepted', 'reopen', 'customer', undefined],
  ['offered', 'reopen', 'staff', undefined],
  ['offered', 'expire', 'calendar', 'expired'],
  ['expired', 'offer', 'staff', 'offered'],
  ['offered', 'accept', 'staff', undefined],
  ['offered', 'offer', 'customer', undefined],
  ['expired', 'accept', 'customer', undefined],
  ['accepted', 'withdraw', 'staff', undefined],
  ['draft', 'offer', 'staff', undefined],
] as const)('%s, %s by %s: %s', (state, event, actor, next) => {
  expect(nextQuoteState(state, event, actor)).toBe(next);
});

const anyStep = fc.record({ event: fc.constantFrom(...quoteEvents), actor: fc.constantFrom(...actors) });

test('only the customer decides, and only on an offer, after any sequence of actions', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      let state: QuoteState = 'draft';
      let wasOffered = false;
      for (const { event, actor } of steps) {
        const next: QuoteState | undefined = nextQuoteState(state, event, actor);
        if (next === undefined) continue;
        if (next === 'accepted' || next === 'declined') {
          expect(actor).toBe('customer');
          expect(state).toBe('offered');
        }
        if (next === 'offered') expect(actor).toBe('staff');
        wasOffered ||= next === 'offered';
        if (next === 'accepted') expect(wasOffered).toBe(true);
        state = next;
      }
    }),
  );
});

test.each(['accepted', 'declined', 'withdrawn'] as const)('nothing leaves %s', (state) => {
  for (const event of quoteEvents) {
    for (const actor of actors) expect(nextQuoteState(state, event as QuoteEvent, actor)).toBeUndefined();
  }
});

test('every state can be reached from a draft', () => {
  const reached = new Set<QuoteState>(['draft']);
  for (const state of reached) {
    for (const event of quoteEvents) {
      for (const actor of actors) {
        const next = nextQuoteState(state, event, actor);
        if (next) reached.add(next);
      }
    }
  }
  expect([...reached].toSorted()).toEqual([...quoteStates].toSorted());
});

test('an offer counts up to and including its last day', () => {
  expect(quoteStateOn('offered', '2026-11-28', '2026-11-28')).toBe('offered');
  expect(quoteStateOn('offered', '2026-11-28', '2026-11-29')).toBe('expired');
  expect(quoteStateOn('accepted', '2026-11-28', '2026-11-29')).toBe('accepted');
  expect(quoteStateOn('draft', null, '2026-11-29')).toBe('draft');
});
