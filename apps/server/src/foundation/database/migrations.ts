import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { StartError } from '../config/start-error.ts';

/**
 * While a statement waits for its lock, every later statement on that table waits too. So it gives up after a delay
 * that visitors hardly notice, and tries again.
 */
const defaultRetryPolicy: LockRetryPolicy = { lockTimeout: 1000, pauses: { first: 500, longest: 10_000 }, tries: 40 };

export interface LockRetryPolicy {
  /** Milliseconds, like the pauses. */
  lockTimeout: number;
  pauses: { first: number; longest: number };
  tries: number;
}

interface Migration {
  name: string;
  statements: string[];
  /** The timestamp in Drizzle's journal, which identifies applied migrations. */
  when: number;
  hash: string;
  /** Its statements cannot run in one, such as those of CREATE INDEX CONCURRENTLY. */
  isOutsideTransaction: boolean;
}

/** On the first line of a migration whose statements run one by one, each of which may run again. */
export const outsideTransaction = '-- outside a transaction';

/** Lock not available, and deadlock: the other session may be gone at the next attempt. */
const lockConflictCodes = new Set(['55P03', '40P01']);

/**
 * Applies the missing migrations, each in its own transaction, so that a shop that is being served waits for at most
 * one of them. The caller holds the start lock.
 */
export async function applyMigrations(
  client: pg.Client,
  folder: string,
  retryPolicy = defaultRetryPolicy,
): Promise<string[]> {
  try {
    const missing = await missingMigrations(client, readMigrations(folder));
    for (const migration of missing) await applyWithRetries(client, migration, retryPolicy);
    return missing.map(({ name }) => name);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === insufficientPrivilege)) throw cause;
    throw new StartError(
      `The role of DATABASE_URL may not change the tables: ${cause.message}. Make it the owner of its database: alter database … owner to ….`,
      { cause },
    );
  }
}

const insufficientPrivilege = '42501';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** Reads the files that drizzle-kit generates. */
function readMigrations(folder: string): Migration[] {
  const { entries } = journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  return entries.map(({ tag: name, when }) => {
    const text = readFileSync(join(folder, `${name}.sql`), 'utf8');
    return {
      ...{ name, when },
      statements: text.split('--> statement-breakpoint'),
      hash: createHash('sha256').update(text).digest('hex'),
      isOutsideTransaction: text.startsWith(outsideTransaction),
    };
  });
}

/** Drizzle's own table, which every shop has: one row for each migration that was applied. */
const appliedTable = 'drizzle.__drizzle_migrations';

async function missingMigrations(client: pg.Client, all: readonly Migration[]): Promise<Migration[]> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${appliedTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: string | null }>(`select max(created_at) as last from ${appliedTable}`);
  const last = Number(rows[0]?.last ?? 0);
  return all.filter(({ when }) => when > last);
}

async function applyWithRetries(client: pg.Client, migration: Migration, retryPolicy: LockRetryPolicy): Promise<void> {
  const { pauses, tries } = retryPolicy;
  for (let attempt = 1; ; attempt++) {
    try {
      if (migration.isOutsideTransaction) await applyOneByOne(client, migration);
      else await applyInTransaction(client, migration, retryPolicy);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && lockConflictCodes.has(error.code ?? ''))) throw error;
      if (attempt === tries) throw await lockTimeoutError(client, migration, tries, error);
      const pause = Math.min(pauses.first * 2 ** (attempt - 1), pauses.longest);
      console.warn(`Migration ${migration.name} waits for others to finish (attempt ${attempt} of ${tries}).`);
      await sleep(pause * (0.5 + Math.random() / 2));
    }
  }
}

async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  { lockTimeout }: LockRetryPolicy,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    for (const statement of migration.statements) await client.query(statement);
    await recordApplied(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** These statements wait without holding a lock that others need, so they have no time limit. */
async function applyOneByOne(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    await dropUnfinishedIndex(client, statement);
    await client.query(statement);
  }
  await recordApplied(client, migration);
}

/** An interrupted CREATE INDEX CONCURRENTLY leaves an invalid index with the same name. */
async function dropUnfinishedIndex(client: pg.Client, statement: string): Promise<void> {
  const name = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(statement)?.[1];
  if (name === undefined) return;
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
}

async function recordApplied(client: pg.Client, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${appliedTable} (hash, created_at) values ($1, $2)`, [hash, when]);
}

async function lockTimeoutError(
  client: pg.Client,
  { name }: Migration,
  tries: number,
  cause: Error,
): Promise<StartError> {
  const { rows } = await client.query<{ line: string }>(
    `select format('  process %s, for %s s: %s', pid, round(extract(epoch from clock_timestamp() - xact_start)), left(query, 200))
       as line
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
     order by xact_start limit 5`,
  );
  const others = rows.map(({ line }) => line).join('\n') || '  (none any more)';
  return new StartError(
    `Migration ${name} did not get its locks in ${tries} attempts; nothing of it was applied. The longest transactions now:\n${others}\nEnd them, or start again when they are done.`,
    { cause },
  );
}
