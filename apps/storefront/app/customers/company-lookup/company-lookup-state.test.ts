import { expect, test } from 'vitest';
import { initialLookup, type LookupEvent, type LookupState, nextLookup } from './company-lookup-state.ts';
import type { KvkSearchItem } from './kvk-result.ts';

const companies = (count: number): KvkSearchItem[] =>
  Array.from({ length: count }, (_, index) => ({
    chamberOfCommerceNumber: String(30_000_000 + index),
    name: `Bedrijf ${index}`,
    street: 'Atoomweg',
    houseNumber: 350,
    houseNumberSuffix: '',
    postalCode: '3542AB',
    locality: 'Utrecht',
    companyType: 'hoofdvestiging',
  }));

const after = (...events: LookupEvent[]): LookupState => events.reduce(nextLookup, initialLookup);
const shownAfter = (count: number, turns: number) => {
  const more = Array.from({ length: turns }, (): LookupEvent => ({ type: 'moreAsked' }));
  const { outcome } = after({ type: 'answered', companies: companies(count) }, ...more);
  return outcome.kind === 'found' ? outcome.shown : outcome.kind;
};

test.each([
  [14, 0, 6],
  [14, 1, 12],
  [14, 2, 14],
  [14, 9, 14],
  [6, 0, 6],
  [6, 1, 6],
  [1, 0, 1],
  [0, 0, 'none'],
])('of %i companies, after pressing "more" %i times, %s are shown', (count, turns, shown) => {
  expect(shownAfter(count, turns)).toBe(shown);
});

test('another search mode starts over; the same one changes nothing', () => {
  const state = after({ type: 'answered', companies: companies(3) });
  expect(nextLookup(state, { type: 'modeChosen', mode: 'number' })).toBe(state);
  expect(nextLookup(state, { type: 'modeChosen', mode: 'address' })).toEqual({
    mode: 'address',
    outcome: { kind: 'idle' },
  });
});

test('a new search removes the old result, also a failed one', () => {
  expect(after({ type: 'failed', why: 'te vaak' }).outcome).toEqual({ kind: 'failed', why: 'te vaak' });
  expect(after({ type: 'failed' }, { type: 'searched' }).outcome).toEqual({ kind: 'idle' });
  expect(after({ type: 'failed' }, { type: 'moreAsked' }).outcome.kind).toBe('failed');
});
