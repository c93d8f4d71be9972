import { expect, test } from 'vitest';
import { orderFormPlace, orderingAvailability, showsStockInformation } from './ordering-availability.ts';
import { sampleVariant } from './product-samples.ts';

const variant = sampleVariant();
const switches = (disableOrdering: boolean, disablePricing: boolean, disableStockInformation = false) => ({
  disableOrdering,
  disablePricing,
  disableStockInformation,
});

test.each([
  [false, false, { orderingBlocked: false, orderingAvailable: true, pricingAvailable: true }],
  [true, false, { orderingBlocked: false, orderingAvailable: false, pricingAvailable: true }],
  [false, true, { orderingBlocked: false, orderingAvailable: true, pricingAvailable: false }],
  [true, true, { orderingBlocked: true, orderingAvailable: false, pricingAvailable: false }],
])('disableOrdering %s, disablePricing %s', (disableOrdering, disablePricing, expected) => {
  expect(orderingAvailability(switches(disableOrdering, disablePricing), [variant])).toEqual(expected);
});

test('no selectable variant blocks ordering', () => {
  expect(orderingAvailability(switches(false, false), []).orderingBlocked).toBe(true);
});

test.each([
  ['a visitor', { loggedIn: false, orderingBlocked: false, variant }, 'none'],
  ['a customer', { loggedIn: true, orderingBlocked: false, variant }, 'form'],
  ['a customer where ordering is blocked', { loggedIn: true, orderingBlocked: true, variant }, 'none'],
  ['no order units', { loggedIn: true, orderingBlocked: false, variant: sampleVariant({ bundles: [] }) }, 'noData'],
  ['no variant', { loggedIn: true, orderingBlocked: false, variant: undefined }, 'noData'],
] as const)('the order form for %s', (_, situation, place) => {
  expect(orderFormPlace(situation)).toBe(place);
});

test.each([
  ['a customer with a link', switches(false, false), { dynamics: true }, [variant], true],
  ['a customer without one', switches(false, false), { dynamics: false }, [variant], false],
  ['a visitor', switches(false, false), undefined, [variant], false],
  ['a venture that keeps it to itself', switches(false, false, true), { dynamics: true }, [variant], false],
  ['nothing to choose', switches(false, false), { dynamics: true }, [], false],
] as const)('stock information for %s', (_, venture, user, selectable, shown) => {
  expect(showsStockInformation(venture, user, selectable)).toBe(shown);
});
