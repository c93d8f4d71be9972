import { expect, test } from 'vitest';
import { staysSticky } from './sticky-header.ts';

const at = { headerHeight: 100, isSticky: true };

test('becomes sticky after scrolling past the header height', () => {
  expect(staysSticky({ ...at, isSticky: false, previousY: 90, scrollY: 101 })).toBe(true);
  expect(staysSticky({ ...at, isSticky: false, previousY: 90, scrollY: 100 })).toBe(false);
});

test('resets at the top', () => {
  expect(staysSticky({ ...at, previousY: 40, scrollY: 0 })).toBe(false);
  // Phones overscroll.
  expect(staysSticky({ ...at, previousY: 10, scrollY: -20 })).toBe(false);
});

test('resets when scrolling down within the header height', () => {
  expect(staysSticky({ ...at, previousY: 40, scrollY: 60 })).toBe(false);
});

test('stays when scrolling up within the header height', () => {
  expect(staysSticky({ ...at, previousY: 60, scrollY: 40 })).toBe(true);
});
