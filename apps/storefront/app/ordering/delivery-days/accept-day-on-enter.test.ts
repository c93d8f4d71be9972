import { expect, test, vi } from 'vitest';
import { acceptDayOnEnter } from './accept-day-on-enter.ts';

function press(key: string, value: string, isPossible = true) {
  const event = { key, currentTarget: { value }, preventDefault: vi.fn() };
  const take = vi.fn(() => isPossible);
  const onTaken = vi.fn();
  acceptDayOnEnter(event, take, onTaken);
  return {
    isPrevented: event.preventDefault.mock.calls.length === 1,
    took: take.mock.calls,
    isDone: onTaken.mock.calls.length === 1,
  };
}

test('Enter accepts the typed date and does not submit the step', () => {
  expect(press('Enter', '2026-11-24')).toEqual({ isPrevented: true, took: [['2026-11-24']], isDone: true });
});

test('an impossible date stays in the field, with the reason', () => {
  expect(press('Enter', '2026-11-22', false)).toEqual({ isPrevented: true, took: [['2026-11-22']], isDone: false });
});

test('other keys keep their default behaviour', () => {
  expect(press('ArrowUp', '2026-11-24')).toEqual({ isPrevented: false, took: [], isDone: false });
});
