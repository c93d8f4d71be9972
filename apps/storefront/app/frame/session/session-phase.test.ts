import { expect, test } from 'vitest';
import { type KnownSession, sessionPhase } from './session-phase.ts';

const minute = 60_000;
const end = Date.parse('2026-11-16T10:00:00Z');
const known: KnownSession = { userId: 'daan', expiresAt: end, warningMs: 5 * minute, isWarning: false };
const cookie = { id: 'daan', expiresAt: '2026-11-16T10:00:00Z' };

test.each([
  ['long before', end - 30 * minute, 'quiet'],
  ['just before the warning', end - 5 * minute - 1, 'quiet'],
  ['at the warning', end - 5 * minute, 'warning'],
  ['a second before the end', end - 1000, 'warning'],
  ['at the end', end, 'expired'],
  ['long after, the device was asleep', end + 8 * 60 * minute, 'expired'],
])('%s', (_when, now, phase) => {
  expect(sessionPhase(known, cookie, now)).toBe(phase);
});

test('renewed elsewhere while the warning shows: quiet again', () => {
  const renewed = { id: 'daan', expiresAt: '2026-11-16T11:00:00Z' };
  expect(sessionPhase({ ...known, isWarning: true }, renewed, end - minute)).toBe('quiet');
});

test('a cookie that is gone was dropped at its time, or taken away before it', () => {
  expect(sessionPhase(known, undefined, end - 30 * minute)).toBe('gone');
  expect(sessionPhase(known, undefined, end - 1000)).toBe('expired');
  expect(sessionPhase({ ...known, isWarning: true }, undefined, end - 2 * minute)).toBe('expired');
});

test('the cookie of another user, and one with an unreadable time', () => {
  expect(sessionPhase(known, { ...cookie, id: 'sanne' }, end - 30 * minute)).toBe('other');
  expect(sessionPhase(known, { ...cookie, expiresAt: 'straks' }, end - 30 * minute)).toBe('expired');
});
