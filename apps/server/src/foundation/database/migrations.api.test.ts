import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { StartError } from '../config/start-error.ts';
import { applyMigrations } from './migrations.ts';

const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-migrations-'));
mkdirSync(join(folder, 'meta'));
let migrating: pg.Client;
let other: pg.Client;
const warn = vi.spyOn(console, 'warn').mockReturnValue();

beforeAll(async () => {
  const admin = await connect(inject('adminUrl'));
  const name = `migrations_${randomUUID()}`;
  await admin.query(`create database "${name}"`);
  await admin.end();
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  [migrating, other] = [await connect(url.href), await connect(url.href)];
});

beforeEach(() => warn.mockClear());

afterAll(async () => {
  warn.mockRestore();
  await Promise.all([migrating.end(), other.end()]);
  rmSync(folder, { recursive: true, force: true });
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

const known: { tag: string; when: number }[] = [];

/** One more migration, after those there are. */
function write(tag: string, ...statements: string[]): void {
  writeFileSync(join(folder, `${tag}.sql`), statements.join('--> statement-breakpoint\n'));
  known.push({ tag, when: known.length + 1 });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: known }));
}

const apply = (tries = 40) =>
  applyMigrations(migrating, folder, { lockTimeout: 50, pauses: { first: 10, longest: 20 }, tries });

test('each migration is applied once, in a transaction of its own', async () => {
  write('0000_first', 'create table note (id integer primary key, text text)');
  write('0001_second', 'insert into note values (1, $$een$$);', 'alter table note add column at timestamptz');
  expect(await apply()).toEqual(['0000_first', '0001_second']);
  expect(await apply()).toEqual([]);
  write('0002_third', 'alter table note add column later text');
  write('0003_broken', 'alter table note add column half text;', 'select 1 / 0');
  await expect(apply()).rejects.toMatchObject({ code: '22012' });
  const { rows } = await other.query(`select attname as name from pg_attribute
    where attrelid = 'note'::regclass and attnum > 0 order by attnum`);
  expect(rows.map(({ name }) => name)).toEqual(['id', 'text', 'at', 'later']);
  known.pop();
});

test('a migration waits briefly for a lock and retries, so that others are served meanwhile', async () => {
  write('0003_busy', 'alter table note add column busy text');
  await other.query('begin');
  await other.query('select from note');
  const applying = apply(1000);
  await vi.waitUntil(() => warn.mock.calls.length > 2, 30_000);
  expect(warn.mock.calls[0]?.[0]).toContain('Migration 0003_busy waits for others to finish');
  await other.query('commit');
  expect(await applying).toEqual(['0003_busy']);
});

test('a migration that never gets its lock names the session that blocks it, and leaves nothing behind', async () => {
  write('0004_never', 'alter table note add column never text;', 'create table leftover (id integer)');
  await other.query('begin');
  await other.query('select text from note');
  await expect(apply(2)).rejects.toThrow(
    /Migration 0004_never did not get its locks in 2 attempts[\s\S]*select text from note/,
  );
  await other.query('commit');
  expect((await other.query(`select to_regclass('leftover') as table`)).rows).toEqual([{ table: null }]);
  expect(await apply()).toEqual(['0004_never']);
});

test('an index is built beside the writers, and one that was interrupted is built again', async () => {
  await other.query(`insert into note select n, 'twee' from generate_series(2, 3) n`);
  await expect(other.query('create unique index concurrently note_text on note (text)')).rejects.toThrow();
  await other.query('delete from note where id = 3');
  write(
    '0005_index',
    '-- outside a transaction\ncreate unique index concurrently if not exists "note_text" on note (text)',
  );
  expect(await apply()).toEqual(['0005_index']);
  const { rows } = await other.query(
    `select indisvalid as valid from pg_index where indexrelid = 'note_text'::regclass`,
  );
  expect(rows).toEqual([{ valid: true }]);
});

test('a role without the right to make tables is one sentence', async () => {
  const role = `weak_${randomUUID()}`;
  await other.query(`create role "${role}"`);
  await other.query(`set role "${role}"`);
  const failure = await applyMigrations(other, folder).catch((error: unknown) => error);
  await other.query('reset role');
  await other.query(`drop role "${role}"`);
  expect(failure).toBeInstanceOf(StartError);
  expect(failure).toMatchObject({ message: expect.stringMatching(/role of DATABASE_URL.*permission denied.*owner/) });
});
