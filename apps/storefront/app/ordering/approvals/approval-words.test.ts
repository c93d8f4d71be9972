import { expect, test } from 'vitest';
import { deliveryWords } from './approval-words.ts';

const t = (key: string, values: Record<string, string | number> = {}) => `${key} ${Object.values(values).join(' ')}`;

test('a request names both days when it is delivered in parts', () => {
  const first = '2026-11-19';
  expect(deliveryWords(t, { deliveryDateAfter: first, lastArrival: '2026-11-20' })).toBe(
    'deliveryUntil do 19 november vr 20 november',
  );
  expect(deliveryWords(t, { deliveryDateAfter: first, lastArrival: first })).toBe('do 19 november');
  expect(deliveryWords(t, { deliveryDateAfter: null, lastArrival: null })).toBe('');
});
