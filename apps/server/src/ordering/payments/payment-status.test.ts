import { describe, expect, test } from 'vitest';
import { paymentStatusOf } from './payment-status.ts';

describe('the codes of the provider', () => {
  test.each([
    [100, 'successful'],
    [95, 'reservation'],
    [97, 'reservation'],
    [85, 'deviating'],
    [-51, 'deviating'],
    [-90, 'canceledByUser'],
    [-63, 'refused'],
    [-64, 'refused'],
    [-60, 'failed'],
    [-80, 'failed'],
    [-61, 'failed'],
    [20, 'notCompleted'],
    [25, 'notCompleted'],
    [50, 'notCompleted'],
    [60, 'notCompleted'],
    [90, 'notCompleted'],
    [98, 'notCompleted'],
  ])('%i is %s', (code, status) => {
    expect(paymentStatusOf(code)).toEqual({ status, known: true });
  });

  test.each([0, 1, 99, 101, -81, -71, Number.NaN])('%d is an unknown code: still open', (code) => {
    expect(paymentStatusOf(code)).toEqual({ status: 'notCompleted', known: false });
  });
});
