import { expect, test } from 'vitest';
import { orderKindOf, orderStatusOf } from './order-status.ts';

test.each([
  ['10', 'openstaandeorder'],
  ['20', 'backorder'],
  ['30', 'delivered'],
  ['40', 'partlyinvoiced'],
  ['50', 'invoiced'],
  ['60', 'returned'],
  ['90', 'canceled'],
  ['77', 'statusunknown'],
  ['', 'statusunknown'],
  ['constructor', 'statusunknown'],
])('code %j is %s', (code, label) => {
  expect(orderStatusOf(code)).toBe(label);
});

test.each([
  ['brengen', 'delivery'],
  ['rechtstr', 'delivery'],
  ['halen', 'pickup'],
  ['collect', 'pickup'],
  ['per duif', 'unknown'],
  ['toString', 'unknown'],
])('%s is %s', (type, kind) => {
  expect(orderKindOf(type)).toBe(kind);
});
