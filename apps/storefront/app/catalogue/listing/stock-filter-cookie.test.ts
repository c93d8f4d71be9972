import { expect, test } from 'vitest';
import { readStockFilterCookie, requestedStockFilterCookie, stockFilterCookie } from './stock-filter-cookie.ts';

const among = (cookie: string) => `viewport=m; ${cookie.split(';')[0]}; other=1`;

test.each([true, false])('the written value (%s) is parsed among other cookies', (enabled) => {
  expect(readStockFilterCookie(among(stockFilterCookie(enabled)))).toEqual({ enabled, asked: false });
  expect(readStockFilterCookie(among(requestedStockFilterCookie(enabled)))).toEqual({ enabled, asked: true });
});

test.each([null, '', 'viewport=m', 'myStockFilter=true', 'stockFilter=', 'stockFilter=truer'])(
  '%j is off',
  (cookies) => {
    expect(readStockFilterCookie(cookies)).toEqual({ enabled: false, asked: false });
  },
);
