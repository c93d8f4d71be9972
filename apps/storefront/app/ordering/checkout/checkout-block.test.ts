import { expect, test } from 'vitest';
import { checkoutBlock } from './checkout-block.ts';

const open = { disableOrdering: false };
const session = (customer: object, siteUser: object = {}) =>
  ({ siteUser: { isGuestAccount: false, dynamics: true, ...siteUser }, customer }) as never;

test.each([
  ['nothing in the way', open, session({}), null],
  ['order stop', open, session({ hasOrderstop: true }), 'orderStop'],
  ['delivery stop is no reason', open, session({ hasDeliverystop: true }), null],
  ['inactive goes before an order stop', open, session({ isInactive: true, hasOrderstop: true }), 'inactive'],
  ['no link', open, session({}, { dynamics: false }), 'noDynamics'],
  ['a guest needs none', open, session({}, { dynamics: false, isGuestAccount: true }), null],
  ['ordering switched off', { disableOrdering: true }, session({}), 'orderingDisabled'],
])('%s', (_, venture, visitor, expected) => {
  expect(checkoutBlock(venture, visitor)).toBe(expected);
});
