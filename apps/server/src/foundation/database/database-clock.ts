import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const syncIntervalMs = 10_000;
/** Smaller differences between processes are harmless, and are not logged. */
const jumpThresholdMs = 60_000;

interface DatabaseClock {
  now(): Date;
  close(): void;
}

interface Options {
  /** How far the time of the database jumped, compared with the elapsed time. */
  onJump(milliseconds: number): void;
  every?: number;
}

/**
 * The time of the database, extrapolated between two readings with the monotonic clock of this process. So all
 * processes on all machines agree, and only the clock of the database's machine matters.
 */
export async function openDatabaseClock(
  db: Database,
  { onJump, every = syncIntervalMs }: Options,
): Promise<DatabaseClock> {
  let offset = await measureOffset(db);
  const timer = setInterval(async () => {
    const found = await measureOffset(db).catch(() => undefined);
    // While the database is unavailable the monotonic clock continues alone.
    if (found === undefined) return;
    const moved = found - offset;
    offset = found;
    if (Math.abs(moved) > jumpThresholdMs) onJump(moved);
  }, every);
  timer.unref();
  return { now: () => new Date(performance.now() + offset), close: () => clearInterval(timer) };
}

/** How far the database's time is ahead of our monotonic clock, measured at the midpoint of the query. */
async function measureOffset(db: Database): Promise<number> {
  const asked = performance.now();
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  if (!rows[0]) throw new Error('the database does not tell the time');
  return rows[0].now - (asked + performance.now()) / 2;
}
