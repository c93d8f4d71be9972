import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { inTurn, toolCache } from './turns.mjs';

const name = `test-${process.pid}`;
const lock = join(toolCache, `${name}.lock`);
afterEach(() => rmSync(lock, { force: true }));

test('work of one name is done one after the other, and leaves nothing', async () => {
  const events: string[] = [];
  const work = (which: string) => async () => {
    events.push(`${which} begins`);
    await sleep(20);
    events.push(`${which} ends`);
  };
  await Promise.all([inTurn(name, work('one')), inTurn(name, work('other'))]);
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
  expect(readdirSync(toolCache).filter((file) => file.startsWith(name))).toEqual([]);
});

test('a lock is released when the work fails', async () => {
  await expect(inTurn(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

test.each([
  ['of a process that has ended', '999999999', 0],
  ['that is older than any work takes', String(process.pid), 16 * 60],
])('a lock %s is taken over', async (_, pid, age) => {
  writeFileSync(lock, pid);
  utimesSync(lock, Date.now() / 1000 - age, Date.now() / 1000 - age);
  expect(await inTurn(name, () => 'done')).toBe('done');
});
