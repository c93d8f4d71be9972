import { expect, test } from 'vitest';
import { orderingBlock } from './ordering-block.ts';

const session = (dynamics: boolean, isInactive = false, isGuestAccount = false) =>
  ({ siteUser: { dynamics, isGuestAccount }, customer: { isInactive } }) as Parameters<typeof orderingBlock>[1];

test.each([
  [false, session(true), null],
  [false, session(false), 'noDynamics'],
  [true, session(false), 'noDynamics'],
  [false, session(false, false, true), null],
  [false, session(true, true), 'inactive'],
  [true, session(true), 'orderingDisabled'],
  [true, undefined, null],
])('disableOrdering %s, %j: %s', (disableOrdering, who, block) => {
  expect(orderingBlock({ disableOrdering }, who)).toBe(block);
});
