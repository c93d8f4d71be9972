import { expect, test } from 'vitest';
import { throttledLog } from './throttled-log.ts';

test('one line for many failures, and the next one has their number', () => {
  const lines: [Record<string, unknown>, string][] = [];
  let now = 0;
  const log = throttledLog(
    () => ({ warn: (facts, message) => lines.push([facts, message]) }),
    () => now,
  );
  log.error('connect ECONNREFUSED');
  for (now = 1000; now < 299_000; now += 1000) log.error('connect ECONNREFUSED');
  expect(lines).toEqual([[{ why: 'connect ECONNREFUSED', more: 0 }, 'telemetry is not delivered']]);
  now = 300_000;
  log.warn('slow', new Error('timeout'));
  expect(lines[1]?.[0]).toEqual({ why: 'slow timeout', more: 298 });
  log.info('niets');
  log.debug('niets');
  expect(lines).toHaveLength(2);
});
