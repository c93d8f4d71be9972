import { expect, test } from 'vitest';
import { initialsOf } from '../../frame/kit/avatar.tsx';
import { deviceOf } from './device-name.tsx';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a program is not a device', () => {
  expect(deviceOf('curl/8.0')).toBeUndefined();
});

test.each([
  ['Lotte van Dongen', 'LD'],
  ['Ineke Verbruggen', 'IV'],
  ['ERP', 'ER'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
