import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import { applyTriggers, readTriggersFiles } from './triggers.ts';

let folder: string;
let starting: pg.Client;
let other: pg.Client;

async function connect(database: string): Promise<pg.Client> {
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

beforeAll(async () => {
  const name = `triggers_${randomUUID()}`;
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`create database "${name}"`);
  await admin.end();
  [starting, other] = [await connect(name), await connect(name)];
  await starting.query('create schema drizzle');
});

afterAll(() => Promise.all([starting.end(), other.end()]));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bouwpoort-triggers-'));
  await starting.query(
    'drop schema public cascade; create schema public; drop table if exists drizzle.applied_triggers',
  );
  await starting.query('create table note (id integer, text text); create table entry (text text)');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, ...statements: string[]): void {
  const file = join(folder, `${path}.triggers.sql`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, statements.join('\n\n'));
}

const apply = (stamp = 1) =>
  applyTriggers(starting, readTriggersFiles(folder), stamp, {
    lockTimeout: 50,
    pauses: { first: 10, longest: 20 },
    tries: 1000,
  });

const writer = (text: string, name = 'write_entry') => `-- Why it does so.
create or replace function ${name}() returns trigger
  language plpgsql
as $$
begin
  -- In the middle; with a semicolon
  insert into entry values ('${text}');
  return null;
end
$$;`;
const trigger = (name: string, writes = 'write_entry', event = 'insert') =>
  `create or replace trigger ${name} after ${event} on note\n  for each row execute function ${writes}();`;

async function entries(): Promise<string[]> {
  await other.query('truncate entry');
  await other.query('insert into note values (1)');
  return (await other.query<{ text: string }>('select text from entry order by 1')).rows.map(({ text }) => text);
}

test('a start applies what changed and nothing else', async () => {
  write('foundation/database/rows', writer('one'));
  write('catalogue/notes/notes', trigger('note_added'), trigger('note_removed', 'write_entry', 'delete'));
  expect(await apply()).toEqual([
    'function write_entry()',
    'trigger note_added on note',
    'trigger note_removed on note',
  ]);
  expect(await entries()).toEqual(['one']);
  expect(await apply()).toEqual([]);
  write('foundation/database/rows', '-- Only the comment is another.', writer('one'));
  expect(await apply()).toEqual([]);
  write('foundation/database/rows', writer('two'));
  expect(await apply()).toEqual(['function write_entry()']);
  expect(await entries()).toEqual(['two']);
});

test('wings are applied in their order, whatever their names', async () => {
  write('catalogue/notes/notes', trigger('note_added'));
  write('organisation/notes/notes', writer('one'));
  expect(await apply()).toEqual(['function write_entry()', 'trigger note_added on note']);
});

test('what is gone from its file is dropped; what moved to another file is left alone', async () => {
  write('foundation/a', writer('one'), 'create or replace view notes as select id from note;');
  write('catalogue/notes/notes', trigger('note_added'), trigger('note_removed', 'write_entry', 'delete'));
  await apply();
  write('catalogue/notes/notes', trigger('note_added'));
  expect(await apply()).toEqual(['trigger note_removed on note']);
  write('foundation/a', '');
  write('content/b', trigger('note_added'));
  write('organisation/a', writer('one'));
  write('catalogue/notes/notes', '');
  expect(await apply()).toEqual(['view notes']);
  expect(await entries()).toEqual(['one']);
  write('content/b', '');
  write('organisation/a', '');
  expect(await apply()).toEqual(['trigger note_added on note', 'function write_entry()']);
  expect(await entries()).toEqual([]);
});

test('a trigger under a new name takes over at once: no write meets both, or neither', async () => {
  write('foundation/a', writer('one'), trigger('note_buried'));
  await apply();
  write('foundation/a', writer('one'), trigger('note_tombstone'));
  let isDone = false;
  const applying = apply().finally(() => {
    isDone = true;
  });
  const written: string[][] = [];
  while (!isDone) written.push(await entries());
  expect(await applying).toEqual(['trigger note_tombstone on note', 'trigger note_buried on note']);
  expect(written.filter((one) => one.length !== 1)).toEqual([]);
  expect(await entries()).toEqual(['one']);
});

test('a trigger that another file takes over goes when that one comes', async () => {
  write('foundation/a', writer('one'), trigger('note_first', 'write_entry', 'delete'), trigger('note_buried'));
  await apply();
  write('foundation/a', writer('one'), trigger('note_first', 'write_entry', 'update'));
  write('exchange/b', trigger('note_tombstone'));
  expect(await apply()).toEqual([
    'trigger note_first on note',
    'trigger note_tombstone on note',
    'trigger note_buried on note',
  ]);
  expect(await entries()).toEqual(['one']);
});

test('what somebody dropped comes back', async () => {
  write('foundation/a', writer('one'), trigger('note_added'));
  await apply();
  await other.query('drop function write_entry cascade');
  expect(await apply()).toEqual(['function write_entry()', 'trigger note_added on note']);
  expect(await entries()).toEqual(['one']);
});

test('a release before that starts again leaves the triggers of the later one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  write('foundation/a', writer('later'), trigger('note_added'));
  await apply(2);
  write('foundation/a', writer('before'), trigger('note_added'));
  expect(await apply(1)).toEqual([]);
  expect(await entries()).toEqual(['later']);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('of a later release')]]);
  // A release may have changed only others.
  write('foundation/a', writer('later'), trigger('note_added'));
  expect(await apply(3)).toEqual([]);
  write('foundation/a', writer('before'), trigger('note_added'));
  expect(await apply(2)).toEqual([]);
  expect(await apply(3)).toEqual(['function write_entry()']);
  warn.mockRestore();
});

test('a file that does not get its locks leaves nothing behind, and is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  write('foundation/a', writer('one'), trigger('note_added'));
  await other.query('begin');
  await other.query('insert into note values (1)');
  const applying = apply();
  await vi.waitUntil(() => warn.mock.calls.length > 1, 30_000);
  expect(warn.mock.calls[0]?.[0]).toContain('foundation/a.triggers.sql waits for others to finish');
  expect((await other.query(`select to_regproc('write_entry') as found`)).rows).toEqual([{ found: null }]);
  await other.query('commit');
  expect((await applying).length).toBe(2);
  warn.mockRestore();
});

test.for([
  'drop trigger note_added on note;',
  'update note set id = 1;',
  'create trigger note_added after insert on note for each row execute function write_entry();',
  `${trigger('note_added')}\ndrop table note;`,
  `${writer('one')}\ndrop table note;`,
  'create or replace view notes as select id from note',
])('only statements that can run again stand in such a file, not: %s', (statement) => {
  write('foundation/a', statement);
  expect(() => readTriggersFiles(folder)).toThrow(
    /a\.triggers\.sql may only create or replace functions, views and triggers/,
  );
});

test('one thing is defined in one place', () => {
  write('foundation/a', writer('one'));
  write('catalogue/b', writer('two'));
  expect(() => readTriggersFiles(folder)).toThrow('function write_entry() is defined twice');
});
