import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { StartError } from '../config/start-error.ts';

/**
 * While a statement waits for its lock, every later statement on that table waits too. So it waits only as long as a
 * visitor hardly notices, gives up, and tries again.
 */
const usualPatience: Patience = { lockTimeout: 1000, pauses: { first: 500, longest: 10_000 }, tries: 40 };

export interface Patience {
  /** Milliseconds, like the pauses. */
  lockTimeout: number;
  pauses: { first: number; longest: number };
  tries: number;
}

interface Migration {
  name: string;
  statements: string[];
  /** Its moment in the journal, which identifies applied migrations. */
  when: number;
  hash: string;
  /** Its statements cannot run in one, such as those of CREATE INDEX CONCURRENTLY. */
  isOutsideTransaction: boolean;
}

/** On the first line of a migration whose statements run one by one, each of which may run again. */
export const outsideTransaction = '-- outside a transaction';

/** Lock not available, and deadlock: another session was in the way, and may be gone at the next attempt. */
const inTheWay = new Set(['55P03', '40P01']);

/**
 * Applies what is missing, each migration in a transaction of its own: a shop that is being served meanwhile waits for
 * one of them at most. The caller holds the start lock.
 */
export async function applyMigrations(client: pg.Client, folder: string, patience = usualPatience): Promise<string[]> {
  try {
    const missing = await missingMigrations(client, readMigrations(folder));
    for (const migration of missing) await applyWithRetries(client, migration, patience);
    return missing.map(({ name }) => name);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === noRight)) throw cause;
    throw new StartError(
      `The role of DATABASE_URL may not change the tables: ${cause.message}. Make it the owner of its database: alter database … owner to ….`,
      { cause },
    );
  }
}

const noRight = '42501';

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** As drizzle-kit writes them. */
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

async function applyWithRetries(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  const { pauses, tries } = patience;
  for (let attempt = 1; ; attempt++) {
    try {
      if (migration.isOutsideTransaction) await applyOneByOne(client, migration);
      else await applyTogether(client, migration, patience);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && inTheWay.has(error.code ?? ''))) throw error;
      if (attempt === tries) throw await givenUp(client, migration, tries, error);
      const pause = Math.min(pauses.first * 2 ** (attempt - 1), pauses.longest);
      console.warn(`Migration ${migration.name} waits for others to finish (attempt ${attempt} of ${tries}).`);
      await sleep(pause * (0.5 + Math.random() / 2));
    }
  }
}

async function applyTogether(client: pg.Client, migration: Migration, { lockTimeout }: Patience): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    for (const statement of migration.statements) await client.query(statement);
    await note(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** This waits without holding a lock that others need, so it has no time limit. */
async function applyOneByOne(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.statements) {
    await dropUnfinishedIndex(client, statement);
    await client.query(statement);
  }
  await note(client, migration);
}

/** One that was interrupted stays behind, is of no use, and would pass for the finished one. */
async function dropUnfinishedIndex(client: pg.Client, statement: string): Promise<void> {
  const name = /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(statement)?.[1];
  if (name === undefined) return;
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass(quote_ident($1)) and not indisvalid',
    [name],
  );
  if (rowCount) await client.query(`drop index concurrently ${pg.escapeIdentifier(name)}`);
}

async function note(client: pg.Client, { hash, when }: Migration): Promise<void> {
  await client.query(`insert into ${appliedTable} (hash, created_at) values ($1, $2)`, [hash, when]);
}

async function givenUp(client: pg.Client, { name }: Migration, tries: number, cause: Error): Promise<StartError> {
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
