import { expect, test } from 'vitest';
import { agreementState } from './agreement-state.ts';

const today = '2026-11-19';

test.each([
  ['2026-11-19', null, { state: 'runs' }],
  ['2026-11-20', null, { state: 'begins' }],
  ['2026-01-01', '2026-11-18', { state: 'ended' }],
  ['2026-01-01', '2026-11-19', { state: 'ends', daysLeft: 1 }],
  ['2026-01-01', '2026-12-31', { state: 'ends', daysLeft: 43 }],
  ['2026-01-01', '2027-03-31', { state: 'runs' }],
])('an agreement from %s until %s', (validFrom, validUntil, expected) => {
  expect(agreementState({ validFrom, validUntil }, today)).toMatchObject(expected);
});
