import { expect, test } from 'vitest';
import { sampleSummary } from '../orders/order-samples.ts';
import { ordersCsv } from './orders-csv.ts';

const words = { head: (key: string) => key, status: (status: string) => status };
const rowOf = (given: Parameters<typeof sampleSummary>[0]) =>
  ordersCsv([sampleSummary(given)], words)
    .split('\r\n')[1]
    ?.split(';');

test('semicolons, Dutch days and decimals, and a byte order mark', () => {
  const file = ordersCsv([sampleSummary({ date: '2026-11-15T23:30:00Z', totalPrice: 12480 })], words);
  expect(file.startsWith('\ufeffcsvNumber;csvDate;')).toBe(true);
  expect(file.split('\r\n')[1]).toBe(
    '2149107;16-11-2026;Van Dijk Bouw B.V.;KERK18-2;Verbouwing Kerkstraat 18;openstaandeorder;1253,86;12480,00',
  );
});

test('text that a spreadsheet would run as a formula is made harmless', () => {
  for (const bad of ['=1+1', '+31', '-klacht', '@SUM(A1)', ' =1', '\t=1']) {
    expect(rowOf({ reference: bad })?.[3]).toBe(`'${bad}`);
  }
  expect(rowOf({ reference: '=HYPERLINK("x")' })?.[3]).toBe(`"'=HYPERLINK(""x"")"`);
  expect(rowOf({ reference: 'a-b' })?.[3]).toBe('a-b');
});

test('a return stays a number', () => {
  expect(rowOf({ totalPrice: -180 })?.[7]).toBe('-180,00');
});

test('text with a separator is quoted', () => {
  expect(ordersCsv([sampleSummary({ reference: 'a;"b"' })], words)).toContain(';"a;""b""";');
});
