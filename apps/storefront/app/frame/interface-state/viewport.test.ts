import { expect, test } from 'vitest';
import { breakpointOf, mediaQuerySize, viewportCookie } from './viewport.ts';

test.each([
  [20, 's'],
  [20.1, 'm'],
  [35, 'm'],
  [55, 'l'],
  [65, 'xl'],
  [80, 'xxl'],
  [100, 'xxxl'],
  [100.1, 'xxxxl'],
])('a window of %d rem has the label %s', (width, size) => {
  expect(mediaQuerySize(width)).toBe(size);
});

test.each([
  [280, 'xs'],
  [559, 'xs'],
  [560, 's'],
  [880, 'm'],
  [1040, 'l'],
  [1280, 'xl'],
  [1600, 'xxl'],
  [2000, 'xxxl'],
])('%i px is in breakpoint %s', (width, breakpoint) => {
  expect(breakpointOf(width)).toBe(breakpoint);
});

test('the cookie lasts a year, on this site only', () => {
  expect(viewportCookie('m')).toBe('viewport=m; path=/; max-age=31536000; samesite=strict; secure');
});
