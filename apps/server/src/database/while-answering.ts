import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const lookEvery = 250;
const answerWithin = 750;
/** A restarted database is back sooner, and an operator who stops a program should not wait longer. */
const maxSilence = 2500;

/**
 * For work that can only end while the database answers, such as giving everything back when the program stops:
 * resolves when it is done, or when the database has been silent for too long.
 */
export async function whileAnswering(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const done = work().then(() => true);
  // Once it is abandoned nothing handles its rejection.
  done.catch(() => undefined);
  let answeredAt = performance.now();
  while (!(await Promise.race([done, sleep(lookEvery, false)]))) {
    if (await answers(databaseUrl)) answeredAt = performance.now();
    else if (performance.now() - answeredAt > maxSilence) return;
  }
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: answerWithin,
    query_timeout: answerWithin,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not waited for: a server that hangs does not say goodbye either.
    void client.end().catch(() => undefined);
  }
}
