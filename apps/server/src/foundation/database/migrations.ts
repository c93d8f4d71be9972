import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { replacedByFoundation } from './earlier-migrations.ts';
import { defaultRetryPolicy, inTransaction, type LockRetryPolicy, withLockRetries } from './lock-retries.ts';
import { explainPrivileges } from './privileges.ts';
import { markForRemoval } from './triggers.ts';

interface Migration {
  name: string;
  statements: string[];
  /** The timestamp in Drizzle's journal, which identifies applied migrations. */
  when: number;
  hash: string;
  /** Its statements cannot run in one, such as those of CREATE INDEX CONCURRENTLY. */
  isOutsideTransaction: boolean;
}

/** Where drizzle-kit writes them. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** On the first line of a migration whose statements run one by one, each of which may run again. */
export const outsideTransaction = '-- outside a transaction';

/**
 * Applies the missing migrations, each in its own transaction, so that a shop that is being served waits for at most
 * one of them. The caller holds the start lock.
 */
export async function applyMigrations(
  client: pg.Client,
  folder: string,
  retryPolicy = defaultRetryPolicy,
): Promise<string[]> {
  return explainPrivileges(async () => {
    const { adopted, missing } = await missingMigrations(client, readMigrations(folder));
    for (const migration of missing) {
      await withLockRetries(client, `Migration ${migration.name}`, retryPolicy, () =>
        migration.isOutsideTransaction
          ? applyOneByOne(client, migration)
          : applyInTransaction(client, migration, retryPolicy),
      );
    }
    const applied = [...adopted, ...missing.map(({ name }) => name)];
    if (applied.length > 0) await validateRules(client);
    return applied;
  });
}

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

/** A database from before the foundation adopts it: it has those tables already. */
async function missingMigrations(
  client: pg.Client,
  all: readonly Migration[],
): Promise<{ adopted: string[]; missing: Migration[] }> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${appliedTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ last: string | null; applied: number }>(
    `select max(created_at) as last, count(*)::integer as applied from ${appliedTable}`,
  );
  const { last, applied = 0 } = rows[0] ?? {};
  const [foundation] = all;
  if (last && foundation && Number(last) < foundation.when) {
    const replaced = await replacedByFoundation(client, Number(last), applied);
    await inTransaction(client, defaultRetryPolicy, async () => {
      await recordApplied(client, foundation);
      await markForRemoval(client, replaced);
    });
    return { adopted: [foundation.name], missing: all.slice(1) };
  }
  return { adopted: [], missing: all.filter(({ when }) => when > Number(last ?? 0)) };
}

async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  retryPolicy: LockRetryPolicy,
): Promise<void> {
  await inTransaction(client, retryPolicy, async () => {
    for (const statement of migration.statements) await client.query(statement);
    await recordApplied(client, migration);
  });
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

/** Violations of a CHECK and of a foreign key. */
const violationCodes = new Set(['23514', '23503']);

/**
 * Rules are added NOT VALID. Those that old rows break stay so: new rows keep to them, and the operator reads here which
 * rows do not (docs/decisions/0016).
 */
async function validateRules(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string }>(
    `select conrelid::regclass as owner, conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and not convalidated order by conname`,
  );
  for (const { owner, name } of rows) {
    try {
      await client.query(`alter table ${owner} validate constraint ${pg.escapeIdentifier(name)}`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && violationCodes.has(error.code ?? ''))) throw error;
      console.warn(
        `Rows of ${owner} break ${name}, which holds for new rows only until they are fixed: ${error.message}`,
      );
    }
  }
}
