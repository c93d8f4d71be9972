import { expect, test } from 'vitest';
import { CallCounts } from './call-counts.ts';

test('processes count together, each call once', () => {
  let now = 1000;
  const [one, other] = [new CallCounts(() => now), new CallCounts(() => now)];
  const exchange = () => {
    const [ofOne, ofOther] = [one.takeUnsent(), other.takeUnsent()];
    one.add(ofOther);
    other.add(ofOne);
  };
  expect(one.count('a')).toEqual({ current: 1, ttl: 60_000 });
  expect(other.count('a').current).toBe(1);
  expect(other.count('b').current).toBe(1);
  exchange();
  exchange();
  now += 20_000;
  expect(one.count('a')).toEqual({ current: 3, ttl: 40_000 });
  expect(other.count('a').current).toBe(3);
  expect(one.count('b').current).toBe(2);
  now += 40_000;
  expect(one.count('a')).toEqual({ current: 1, ttl: 60_000 });
});

test('expired counts are removed', () => {
  let now = 0;
  const counts = new CallCounts(() => now);
  for (let n = 0; n < 100; n++) counts.count(`address ${n}`);
  counts.takeUnsent();
  now += 60_000;
  expect(counts.count('address 7').current).toBe(1);
  expect(counts.takeUnsent()).toEqual([['address 7', 1]]);
});
