import { expect, test } from 'vitest';
import { isKvkNumber } from './kvk-number.ts';

test.each(['12345678', '00000000', ' 30418276 '])('%j is a KvK number', (text) => {
  expect(isKvkNumber(text)).toBe(true);
});

test.each(['', '1234567', '123456789', '1234567a', '1234 5678', '12.34.56', '１２３４５６７８'])(
  '%j is none',
  (text) => {
    expect(isKvkNumber(text)).toBe(false);
  },
);
