import type { Overview } from '@bouwpoort/contract/program/overview.staff';
import { expect, test } from 'vitest';
import { attentionItems } from './attention-list.tsx';

const nothing: Overview = {
  at: '2026-11-16T11:00:00Z',
  orders: null,
  notAtErp: null,
  refusedByErp: null,
  heldForCredit: null,
  deliveries: null,
  openQuotes: null,
  registrations: null,
  jobs: null,
  mail: null,
  batches: null,
  missedSearches: null,
  health: null,
  changes: null,
};
const t = (key: string) => key;

test('items without permission, and healthy ones, need no attention', () => {
  expect(attentionItems(nothing, t)).toEqual([]);
  const zero = { count: 0, amount: 0, oldest: null };
  expect(attentionItems({ ...nothing, refusedByErp: zero, notAtErp: zero, heldForCredit: zero }, t)).toEqual([]);
});

test('an order refused by the ERP is counted once, and precedes items that resolve themselves', () => {
  const needs = attentionItems(
    {
      ...nothing,
      refusedByErp: { count: 1, amount: 10, oldest: null },
      notAtErp: { count: 3, amount: 30, oldest: null },
      heldForCredit: { count: 2, amount: 20, oldest: null },
      openQuotes: { count: 3, oldest: null, customers: ['Bouwgroep Noordeinde B.V.'] },
    },
    t,
  );
  expect(needs.map(({ id, count }) => [id, count])).toEqual([
    ['refused', 1],
    ['held', 2],
    ['quotes', 3],
    ['waiting', 2],
  ]);
});
