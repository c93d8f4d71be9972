import { describe, expect, test } from 'vitest';
import { articlePrices, type PriceChoice, type StatedPrice } from './article-prices.ts';

const choice: PriceChoice = {
  kinds: ['net_list', 'net_customer'],
  currency: 'EUR',
  territory: 'NL',
  onDay: '2026-05-01',
};
const basis = { per: 100, priceMultiplier: 1n, orderUnit: 'PCE' };
const net = (amount: string, more: Partial<StatedPrice> = {}): StatedPrice => ({ kind: 'net_list', amount, ...more });

test('the price from one on is the list price and the others are tiers', () => {
  const stated = [
    net('12.50', { lowerBound: '1' }),
    net('11', { lowerBound: '100' }),
    net('10.1', { lowerBound: '250.5' }),
  ];
  expect(articlePrices(stated, choice, basis)).toEqual({
    listPrice: { priceDelivery: '12.5', per: 100 },
    tiers: [
      { fromQuantity: '100', unit: 'PCE', priceDelivery: '11' },
      { fromQuantity: '250.5', unit: 'PCE', priceDelivery: '10.1' },
    ],
    problems: [],
  });
});

test('a file of prices alone leaves the basis of the price as it is', () => {
  expect(articlePrices([net('9.95')], choice).listPrice).toEqual({ priceDelivery: '9.95' });
});

test('a factor and a price for a part of a unit are multiplied without rounding', () => {
  const { listPrice } = articlePrices([net('10.01', { factor: '0.9' })], choice, { ...basis, priceMultiplier: 2n });
  expect(listPrice?.priceDelivery).toBe('18.018');
});

describe('prices that are passed over, with the reason', () => {
  const cases: [string, StatedPrice[], RegExp][] = [
    ['another currency', [net('1', { currency: 'GBP' })], /in GBP en niet in EUR/],
    ['another country', [net('1', { territories: ['DE', 'AT'] })], /geen prijs voor NL/],
    ['not valid yet', [net('1', { validFrom: '2026-06-01' })], /op 2026-05-01 geldt/],
    ['not valid any more', [net('1', { validUntil: '2026-04-30' })], /op 2026-05-01 geldt/],
    ['only with tax', [{ kind: 'gros_list', amount: '1' }], /alleen prijzen van de soort gros_list/],
    ['more digits than money has', [net('1.00005')], /niet precies/],
    ['no number', [net('op aanvraag')], /niet precies/],
    ['a tier that is no number', [net('1', { lowerBound: 'veel' })], /geen geldig aantal/],
  ];
  test.each(cases)('%s', (_, stated, problem) => {
    const prices = articlePrices(stated, choice, basis);
    expect(prices).toMatchObject({ tiers: [] });
    expect(prices.listPrice).toBeUndefined();
    expect(prices.problems.join()).toMatch(problem);
  });
});

test('of two prices for the same quantity the first counts and the second is reported', () => {
  const prices = articlePrices([net('1'), net('2', { lowerBound: '1' })], choice, basis);
  expect(prices.listPrice?.priceDelivery).toBe('1');
  expect(prices.problems).toHaveLength(1);
});
