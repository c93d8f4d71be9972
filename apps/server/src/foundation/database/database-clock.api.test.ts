import { sql } from 'drizzle-orm';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '../../../testing/clone-database.ts';
import { openDatabase } from './database.ts';
import { openDatabaseClock } from './database-clock.ts';

const { db, close } = await openDatabase(await cloneDatabase(inject('adminUrl'), 'database_clock'), 2);
afterEach(() => void vi.restoreAllMocks());

async function databaseNow(): Promise<number> {
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return rows[0]?.now ?? 0;
}

test('the clock of the machine may be set as one likes: processes go by the time of the database', async () => {
  const yearLater = Date.now() + 365 * 24 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(yearLater);
  const clock = await openDatabaseClock(db, { onJump: () => undefined });
  expect(Math.abs(clock.now().getTime() - (await databaseNow()))).toBeLessThan(2000);
  clock.close();
});

test('a jump of the database clock is followed and reported, and without a database time goes on', async () => {
  const jumps: number[] = [];
  const clock = await openDatabaseClock(db, { onJump: (by) => jumps.push(by), every: 20 });
  const before = clock.now().getTime();
  const execute = vi.spyOn(db, 'execute');
  execute.mockResolvedValue({ rows: [{ now: before - 3_600_000 }] } as never);
  await vi.waitFor(() => expect(jumps).toHaveLength(1), 30_000);
  expect(jumps[0]).toBeLessThan(-3_590_000);
  expect(clock.now().getTime()).toBeLessThan(before - 3_500_000);

  execute.mockRejectedValue(new Error('connect ECONNREFUSED'));
  const since = clock.now().getTime();
  await vi.waitFor(() => expect(clock.now().getTime()).toBeGreaterThan(since + 100), 30_000);
  clock.close();
  execute.mockRestore();
  await close();
});
