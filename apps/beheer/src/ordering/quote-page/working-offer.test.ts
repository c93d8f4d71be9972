import type { BeheerQuote, BeheerQuoteLine } from '@bouwpoort/contract/ordering/quotes.staff';
import { describe, expect, test } from 'vitest';
import { sumsOf, workingOffer } from './working-offer.ts';

const packs: BeheerQuoteLine = {
  ...{
    lineId: 1,
    contentId: 'a',
    imageUrl: null,
    code: '4021120',
    name: 'PIR',
    askedText: '',
    quantity: 300,
    unit: 'PK',
    note: '',
  },
  ...{ list: null, margin: null, isBelowMargin: false, discount: null, amount: null, ownAmount: null, delivery: '' },
  own: { price: 27.9, per: 1, unitId: 'MTK' },
  cost: { price: 20, per: 1, unitId: 'MTK' },
  offered: { price: 24.15, per: 1, unitId: 'MTK' },
  priceUnits: ['MTK', 'PK'],
  units: { salesUnit: 'PK', priceUnit: 'MTK', bundles: [{ bundleCode: 'PK', unitRatio: '1.44' }] },
};
const free: BeheerQuoteLine = {
  ...packs,
  ...{ lineId: 2, contentId: null, code: '', quantity: 14, unit: 'PCE', own: null, cost: null, offered: null },
  units: { salesUnit: 'PCE', priceUnit: 'PCE', bundles: [] },
};
const quote = { lines: [packs, free], opening: '', closing: '' } as unknown as BeheerQuote;
const typed = (at: number, part: object) =>
  workingOffer(quote).lines.map((line, place) => (place === at ? { ...line, ...part } : line));

describe('an offer being typed', () => {
  test('totals its lines, in the unit of each price', () => {
    const sums = sumsOf(quote, workingOffer(quote).lines);
    expect(sums).toMatchObject({ total: 10432.8, ownTotal: 12052.8, margin: 17.2, unknown: 0 });
  });
  test('counts a price while it is being typed, in any unit', () => {
    expect(sumsOf(quote, typed(0, { price: '25,6', priceUnit: 'PK' }))).toMatchObject({ total: 7680, margin: -12.5 });
    expect(sumsOf(quote, typed(1, { price: '86,50' })).total).toBe(11643.8);
    expect(sumsOf(quote, typed(0, { price: '' }))).toMatchObject({ total: 0, margin: null });
  });
  test('leaves out lines that only the server can compute, and invalid numbers', () => {
    expect(sumsOf(quote, typed(1, { code: '3305150', price: '10' }))).toMatchObject({ total: 10432.8, unknown: 1 });
    expect(sumsOf(quote, typed(0, { quantity: '' }))).toMatchObject({ total: 0, unknown: 1 });
  });
});
