import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';
import { defaultRetryPolicy, inTransaction, withLockRetries } from './lock-retries.ts';
import { explainPrivileges } from './privileges.ts';

/*
 * What tables do: the functions, triggers and views of `*.triggers.sql`, beside the tables they serve. Every start
 * compares each statement with the one that was applied last, and applies what changed (docs/decisions/0025).
 */

interface Definition {
  /** As DROP takes it: `trigger cart_touched on cart`. */
  name: string;
  /** Of a trigger. */
  table: string | undefined;
  text: string;
  hash: string;
}

export interface TriggersFile {
  path: string;
  definitions: Definition[];
}

/** Where the program's own files are. */
export const sourceFolder = fileURLToPath(new URL('../../', import.meta.url));

/** In the order they are applied: a wing uses functions of those before it. */
export const wings = [
  'foundation',
  'organisation',
  'customers',
  'catalogue',
  'content',
  'ordering',
  'exchange',
  'program',
];

export function readTriggersFiles(folder: string): TriggersFile[] {
  const rank = (path: string) => wings.indexOf(path.split(sep)[0] ?? '');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.triggers.sql'))
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((path) => ({ path, definitions: definitionsIn(path, readFileSync(join(folder, path), 'utf8')) }));
  const names = files.flatMap(({ definitions }) => definitions.map(({ name }) => name));
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${twice} is defined twice`);
  return files;
}

const forms = [
  /^create or replace (function \w+\([^)]*\))[^$]*\$\$(?:(?!\$\$)[\s\S])*\$\$;$/,
  /^create or replace (view \w+)[^;]*;$/,
  /^create or replace (trigger \w+)\s[^;]*?\son\s+(\w+)\s[^;]*;$/,
];

/** A statement begins with `create` at the start of a line; a comment at the start of a line belongs to none. */
function definitionsIn(path: string, source: string): Definition[] {
  const texts = source.replace(/^--.*$/gm, '').split(/^(?=create )/m);
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const found = forms.map((form) => form.exec(text)).find((match) => match !== null);
      if (!found) throw new Error(`${path} may only create or replace functions, views and triggers, not:\n${text}`);
      const [, what = '', table] = found;
      return { name: table === undefined ? what : `${what} on ${table}`, table, text, hash: sha256(text) };
    });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Which of two releases is the later one, also when no migration lies between them: a program of the release before
 * that starts again must not bring its own statements back. `npm run migration` writes it.
 */
export interface TriggersStamp {
  when: number;
  hash: string;
}

const stampSchema = z.object({ when: z.number(), hash: z.string() });

export const stampFile = (migrationsFolder: string) => join(migrationsFolder, 'meta/_triggers.json');

export function readStamp(migrationsFolder: string): TriggersStamp {
  return stampSchema.parse(JSON.parse(readFileSync(stampFile(migrationsFolder), 'utf8')));
}

/** Of all statements, wherever they stand. */
export function hashOf(files: readonly TriggersFile[]): string {
  const lines = files.flatMap(({ definitions }) => definitions.map(({ name, hash }) => `${name} ${hash}`));
  return sha256(lines.sort().join('\n'));
}

/** One row for each statement that was applied, and the stamp of the release that applied it. */
const appliedTable = 'drizzle.applied_triggers';
const createAppliedTable = `create table if not exists ${appliedTable}
  (name text primary key, hash text not null, stamp bigint not null)`;

/** So that the next start drops them, as it drops what left its file. */
export async function markForRemoval(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(createAppliedTable);
  await client.query(`insert into ${appliedTable} select name, '', 0 from unnest($1::text[]) as name`, [names]);
}

/**
 * Applies what changed of each file in a transaction of its own, so that no write meets half of it. Returns the names of
 * what was applied or dropped. The caller holds the start lock.
 */
export async function applyTriggers(
  client: pg.Client,
  files: readonly TriggersFile[],
  stamp: number,
  retryPolicy = defaultRetryPolicy,
): Promise<string[]> {
  const applied = await readApplied(client);
  if (applied.some((one) => one.stamp > stamp)) {
    console.warn('The triggers of the database are of a later release than this one: they stay as they are.');
    return [];
  }
  const present = new Map(applied.filter(({ exists }) => exists).map(({ name, hash }) => [name, hash]));
  const wanted = new Set(files.flatMap(({ definitions }) => definitions.map(({ name }) => name)));
  const removed = new Set(applied.map(({ name }) => name).filter((name) => !wanted.has(name)));
  const done: string[] = [];
  const change = async (what: string, definitions: readonly Definition[], names: readonly string[]) => {
    if (definitions.length === 0 && names.length === 0) return;
    const work = async () => {
      for (const { text } of definitions) await client.query(text);
      for (const name of names) await client.query(`drop ${name.replace(' ', ' if exists ')}`);
      await recordApplied(client, definitions, names, stamp);
    };
    await explainPrivileges(() =>
      withLockRetries(client, what, retryPolicy, () => inTransaction(client, retryPolicy, work)),
    );
    for (const name of names) removed.delete(name);
    done.push(...definitions.map(({ name }) => name), ...names);
  };

  // A trigger that goes makes room for the last new one on its table, in the same transaction.
  const successorOf = (gone: string) =>
    files.findLast(({ definitions }) =>
      definitions.some(({ name, table }) => table !== undefined && table === tableOf(gone) && !present.has(name)),
    );
  for (const file of files) {
    await change(
      file.path,
      file.definitions.filter(({ name, hash }) => present.get(name) !== hash),
      [...removed].filter((name) => successorOf(name) === file),
    );
  }
  // What they used goes after the triggers.
  const order = ['trigger', 'view', 'function'];
  const rank = (name: string) => order.indexOf(name.split(' ')[0] ?? '');
  await change(
    'Dropping what no file has',
    [],
    [...removed].sort((one, other) => rank(one) - rank(other)),
  );
  await client.query(`update ${appliedTable} set stamp = $1 where stamp < $1`, [stamp]);
  return done;
}

const tableOf = (name: string) => /^trigger \w+ on (\w+)$/.exec(name)?.[1];

interface Applied {
  name: string;
  hash: string;
  stamp: number;
  /** A migration, or a person, may have dropped it. */
  exists: boolean;
}

async function readApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(createAppliedTable);
  const { rows } = await client.query<Applied>(
    `select name, hash, stamp::float8 as stamp, name = any (array(
       select format('trigger %s on %s', tgname, tgrelid::regclass) from pg_trigger where not tgisinternal
       union all select format('view %s', viewname) from pg_views where schemaname = 'public'
     )) or regexp_replace(name, '\\(.*', '') = any (array(
       select format('function %s', proname) from pg_proc where pronamespace = 'public'::regnamespace
     )) as exists
     from ${appliedTable}`,
  );
  return rows;
}

async function recordApplied(
  client: pg.Client,
  definitions: readonly Definition[],
  removed: readonly string[],
  stamp: number,
): Promise<void> {
  await client.query(
    `insert into ${appliedTable} select name, hash, $3 from unnest($1::text[], $2::text[]) as applied (name, hash)
     on conflict (name) do update set hash = excluded.hash, stamp = excluded.stamp`,
    [definitions.map(({ name }) => name), definitions.map(({ hash }) => hash), stamp],
  );
  await client.query(`delete from ${appliedTable} where name = any ($1)`, [removed]);
}
