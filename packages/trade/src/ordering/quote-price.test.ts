import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLine } from '../catalogue/line-price.ts';
import { decimal } from '../foundation/money.ts';
import { judgeQuote, marginOf } from './quote-price.ts';

const packs = {
  salesUnit: 'PK',
  priceUnit: 'MTK',
  bundles: [
    { bundleCode: 'MTK', unitRatio: 1 },
    { bundleCode: 'PK', unitRatio: 1.44 },
  ],
};
const perMetre = (price: string) => ({ price, salesPricePer: 1, priceUnit: 'MTK' });
const quoted = { ...perMetre('24.15'), left: '300', until: '2027-04-30' };
const judge = (quantity: string, day: string, today = perMetre('27.90'), offer = quoted) =>
  judgeQuote(packs, offer, quantity, day, today);

describe('the quoted price', () => {
  test('counts up to the last unit on the last day', () => {
    expect(judge('300', '2027-04-30')).toEqual({ counts: true });
  });
  test('has expired the day after', () => {
    expect(judge('1', '2027-05-01')).toEqual({ counts: false, why: 'expired' });
  });
  test('does not count for more than is left', () => {
    expect(judge('300.0001', '2026-12-01')).toEqual({ counts: false, why: 'usedUp' });
  });
  test('gives way to a lower price of today, in whatever unit that is', () => {
    expect(judge('1', '2026-12-01', perMetre('24.14'))).toEqual({ counts: false, why: 'lowerToday' });
    // € 34,77 per pak is € 24,1458 per m².
    const perPack = { price: '34.77', salesPricePer: 1, priceUnit: 'PK' };
    expect(judge('1', '2026-12-01', perPack)).toEqual({ counts: false, why: 'lowerToday' });
    expect(judge('1', '2026-12-01', perMetre('24.15'))).toEqual({ counts: true });
  });
});

const price = fc.integer({ min: 1, max: 5_000_000 }).map((parts) => (parts / 10_000).toFixed(4));
const per = fc.constantFrom(1, 10, 100, 1000);
const unit = fc.constantFrom('PK', 'MTK');
const priced = fc.record({ price, salesPricePer: per, priceUnit: unit });

test('the price of a quote is never above the price without it, and ends after its last day', () => {
  fc.assert(
    fc.property(
      priced,
      priced,
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.constantFrom('2026-11-16', '2026-11-17', '2026-11-18'),
      (offer, today, quantity, left, day) => {
        const verdict = judgeQuote(packs, { ...offer, left, until: '2026-11-17' }, quantity, day, today);
        if (!verdict.counts) return;
        expect(day <= '2026-11-17' && quantity <= left).toBe(true);
        const amount = (one: typeof offer) => priceLine({ ...packs, priceUnit: one.priceUnit }, one, quantity).amount;
        expect(amount(offer).lte(amount(today))).toBe(true);
      },
    ),
  );
});

test('called off in parts, a line costs what it costs in one go, but for half a cent a part', () => {
  fc.assert(
    fc.property(priced, fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 }), (offer, parts) => {
      const units = { ...packs, priceUnit: offer.priceUnit };
      const whole = priceLine(
        units,
        offer,
        parts.reduce((sum, part) => sum + part, 0),
      ).amount;
      const inParts = parts.reduce((sum, part) => sum.plus(priceLine(units, offer, part).amount), decimal(0));
      expect(
        inParts
          .minus(whole)
          .abs()
          .lte(decimal('0.005').times(parts.length + 1)),
      ).toBe(true);
    }),
  );
});

test.each([
  ['25.60', '21.04', '17.8'],
  ['20', '20', '0'],
  ['20', '25', '-25'],
])('sold at %s and bought at %s leaves %s percent', (sold, cost, margin) => {
  expect(marginOf(packs, perMetre(sold), perMetre(cost))?.toFixed()).toBe(margin);
});

test('a margin is known across units', () => {
  const cost = { price: '28.80', salesPricePer: 1, priceUnit: 'PK' };
  expect(marginOf(packs, perMetre('25'), cost)?.toFixed()).toBe('20');
});
