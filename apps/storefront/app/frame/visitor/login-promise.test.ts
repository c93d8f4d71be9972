import { expect, test } from 'vitest';
import { loginPromise, promisesPrices } from './login-promise.ts';

const open = { hasShop: true, disablePricing: false, disableStockInformation: false };

test.each([
  [open, 'pricesAndStock', true],
  [{ ...open, disableStockInformation: true }, 'prices', true],
  [{ ...open, disablePricing: true }, 'stock', false],
  [{ ...open, disablePricing: true, disableStockInformation: true }, 'nothing', false],
  [{ ...open, hasShop: false }, 'nothing', false],
])('%j promises %s', (venture, promise, prices) => {
  expect([loginPromise(venture), promisesPrices(venture)]).toEqual([promise, prices]);
});
