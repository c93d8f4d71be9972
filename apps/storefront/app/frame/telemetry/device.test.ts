import { expect, test } from 'vitest';
import { deviceOf, expectedBreakpoint } from './device.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148';
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
const galaxyTab = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

test.each([
  ['iPhone', iPhone, 'mobile', 's'],
  ['Android phone', pixel, 'mobile', 's'],
  ['iPad', iPad, 'tablet', 'l'],
  ['Android tablet', galaxyTab, 'tablet', 'l'],
  ['Windows', windows, 'desktop', 'xl'],
  ['nobody knows', '', 'desktop', 'xl'],
])('%s', (_, userAgent, device, breakpoint) => {
  expect(deviceOf(userAgent)).toBe(device);
  expect(expectedBreakpoint('', userAgent)).toBe(breakpoint);
});

test('the measured breakpoint takes precedence over the default, if it is valid', () => {
  expect(expectedBreakpoint('CookieConsent=x; viewport=m', iPhone)).toBe('m');
  expect(expectedBreakpoint('viewport=xxxl; siteUser=1', iPhone)).toBe('xxxl');
  expect(expectedBreakpoint('viewport=groot', iPhone)).toBe('s');
  expect(expectedBreakpoint('xviewport=m', windows)).toBe('xl');
});
