import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

const compareEvery = 10_000;
/** Processes may disagree by less than this without anybody noticing. */
const noticeable = 60_000;

interface DatabaseClock {
  now(): Date;
  close(): void;
}

interface Options {
  /** By how many milliseconds the time of the database moved, beside what went by. */
  onJump(milliseconds: number): void;
  every?: number;
}

/**
 * The time of the database, carried on between two looks by this process's own steady clock. All processes on all
 * machines agree in this way, and setting a machine's clock moves nothing unless it is the database's.
 */
export async function openDatabaseClock(
  db: Database,
  { onJump, every = compareEvery }: Options,
): Promise<DatabaseClock> {
  let ahead = await databaseAhead(db);
  const timer = setInterval(async () => {
    const found = await databaseAhead(db).catch(() => undefined);
    // While the database is away the steady clock goes on alone.
    if (found === undefined) return;
    const moved = found - ahead;
    ahead = found;
    if (Math.abs(moved) > noticeable) onJump(moved);
  }, every);
  timer.unref();
  return { now: () => new Date(performance.now() + ahead), close: () => clearInterval(timer) };
}

/** What the database's time is ahead of our steady clock, as it was half-way the question. */
async function databaseAhead(db: Database): Promise<number> {
  const asked = performance.now();
  const { rows } = await db.execute<{ now: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  if (!rows[0]) throw new Error('the database does not tell the time');
  return rows[0].now - (asked + performance.now()) / 2;
}
