import { expect, test } from 'vitest';
import { RequestWatch, slowFromMs } from './slow-requests.ts';

const at = new Date('2026-11-16T10:00:00Z');
const request = (ms: number, status = 200) => ({ at, method: 'GET', route: '/x', status, ms, requestId: 'x' });

test('a watch without requests has no number to show', () => {
  expect(new RequestWatch(at).p95).toBeUndefined();
});

test('it keeps the last slow ones, newest first, however many there were', () => {
  const watch = new RequestWatch(at);
  for (let ms = 0; ms < 5000; ms++) watch.add(request(slowFromMs + ms));
  expect(watch.slow).toHaveLength(100);
  expect(watch.slow[0]?.ms).toBe(slowFromMs + 4999);
  expect(watch.answered).toBe(5000);
});

test('fast ones count for the percentile only, and answers of 500 and above as failed', () => {
  const watch = new RequestWatch(at);
  for (let ms = 1; ms <= 100; ms++) watch.add(request(ms, ms > 98 ? 503 : 200));
  expect([watch.slow, watch.p95, watch.failed]).toEqual([[], 95, 2]);
});
