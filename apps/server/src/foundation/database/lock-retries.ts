import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';

export interface LockRetryPolicy {
  /** Milliseconds, like the pauses. */
  lockTimeout: number;
  pauses: { first: number; longest: number };
  tries: number;
}

/**
 * While a statement waits for its lock, every later statement on that table waits too. So it gives up after a delay
 * that visitors hardly notice, and tries again.
 */
export const defaultRetryPolicy: LockRetryPolicy = {
  lockTimeout: 1000,
  pauses: { first: 500, longest: 10_000 },
  tries: 40,
};

/** Lock not available, and deadlock: the other session may be gone at the next attempt. */
const lockConflictCodes = new Set(['55P03', '40P01']);

/** Repeats the work while it does not get its locks; `what` names it in the log. */
export async function withLockRetries(
  client: pg.Client,
  what: string,
  { pauses, tries }: LockRetryPolicy,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && lockConflictCodes.has(error.code ?? ''))) throw error;
      if (attempt === tries) throw await lockTimeoutError(client, what, tries, error);
      const pause = Math.min(pauses.first * 2 ** (attempt - 1), pauses.longest);
      console.warn(`${what} waits for others to finish (attempt ${attempt} of ${tries}).`);
      await sleep(pause * (0.5 + Math.random() / 2));
    }
  }
}

export async function inTransaction(
  client: pg.Client,
  { lockTimeout }: LockRetryPolicy,
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function lockTimeoutError(client: pg.Client, what: string, tries: number, cause: Error): Promise<StartError> {
  const { rows } = await client.query<{ line: string }>(
    `select format('  process %s, for %s s: %s', pid, round(extract(epoch from clock_timestamp() - xact_start)), left(query, 200))
       as line
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 5`,
  );
  const others = rows.map(({ line }) => line).join('\n') || '  (none any more)';
  return new StartError(
    `${what} did not get its locks in ${tries} attempts; nothing of it was applied. The longest transactions now:\n${others}\nEnd them, or start again when they are done.`,
    { cause },
  );
}
