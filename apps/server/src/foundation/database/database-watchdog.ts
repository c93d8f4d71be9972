import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pollIntervalMs = 250;
const responseTimeoutMs = 750;
/** Longer than a restart of the database takes, and as long as an operator should wait for a stopping program. */
const maxSilenceMs = 2500;

/**
 * Waits for work that cannot finish without the database, such as a graceful stop: resolves when the work is done, or
 * when the database has not responded for `maxSilenceMs`.
 */
export async function abandonIfDatabaseSilent(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const done = work().then(() => true);
  // Once it is abandoned nothing handles its rejection.
  done.catch(() => undefined);
  let lastResponseAt = performance.now();
  while (!(await Promise.race([done, sleep(pollIntervalMs, false)]))) {
    if (await isResponding(databaseUrl)) lastResponseAt = performance.now();
    else if (performance.now() - lastResponseAt > maxSilenceMs) return;
  }
}

async function isResponding(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: responseTimeoutMs,
    query_timeout: responseTimeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: a server that hangs does not confirm the end of a connection.
    void client.end().catch(() => undefined);
  }
}
