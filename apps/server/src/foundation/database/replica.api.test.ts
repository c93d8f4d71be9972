import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresOwner } from './postgres-binaries.ts';
import { chooseReadSource } from './replica.ts';

/* A real replica: the files of a database that was stopped, started as one that follows it. */

const password = 'geheim';
const folders: string[] = [];
let database: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let pool: pg.Pool;
let db: Database;
let onReplica: pg.Client;

const open = (dataDir: string) => startEmbeddedPostgres({ dataDir, password, durable: false });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-replica-'));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

beforeAll(async () => {
  const [own, copy] = [newFolder(), newFolder()];
  await (await open(own)).stop();
  cpSync(join(own, 'postgres'), join(copy, 'postgres'), { recursive: true });
  database = await open(own);
  const { port } = new URL(database.url);
  const follows = `host=127.0.0.1 port=${port} user=bouwpoort password=${password}`;
  writeFileSync(join(copy, 'postgres', 'standby.signal'), '');
  appendFileSync(join(copy, 'postgres', 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
  giveToPostgres(join(copy, 'postgres'));
  replica = await open(copy);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  db = drizzle(pool);
  onReplica = new pg.Client({ connectionString: replica.url });
  await onReplica.connect();
  await pool.query('create table note (text text)');
}, 60_000);

function giveToPostgres(folder: string): void {
  chmodSync(folder, 0o700);
  const owner = postgresOwner();
  if (!owner) return;
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  for (const path of [folder, ...inside]) chownSync(path, owner.uid, owner.gid);
}

afterAll(async () => {
  await onReplica.end();
  await pool.end();
  await replica.stop();
  await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const source = (replicaUrl: string | undefined, onError = vi.fn()) =>
  chooseReadSource(db, database.url, replicaUrl, onError);

test('without a replica it is the database itself', async () => {
  expect(await source(undefined)).toBe(database.url);
});

test('a replica is read once it has all that was written before', async () => {
  await onReplica.query('select pg_wal_replay_pause()');
  await vi.waitUntil(async () => {
    const { rows } = await onReplica.query('select pg_get_wal_replay_pause_state() as state');
    return rows[0]?.state === 'paused';
  }, 10_000);
  await pool.query(`insert into note values ('net geschreven')`);
  let chosen: string | undefined;
  const choosing = source(replica.url).then((url) => {
    chosen = url;
  });
  await onReplica.query('select pg_sleep(0.3)');
  expect(chosen).toBeUndefined();
  await onReplica.query('select pg_wal_replay_resume()');
  await choosing;
  expect(chosen).toBe(replica.url);
  expect((await onReplica.query('select text from note')).rows).toEqual([{ text: 'net geschreven' }]);
});

test('an unreachable replica is not used, and is logged', async () => {
  const onError = vi.fn();
  expect(await source('postgresql://bouwpoort@127.0.0.1:1/bouwpoort', onError)).toBe(database.url);
  expect(onError).toHaveBeenCalledOnce();
});

test('a replica is not taken for the database: nothing could be written to it', async () => {
  await expect(openDatabase(replica.url, 1)).rejects.toThrow('cannot be used: this server is a replica.');
});

test('a replica that took over is read at once, as the database it is', async () => {
  await onReplica.query('select pg_promote(true, 60)');
  const promoted = new pg.Pool({ connectionString: replica.url, max: 1 });
  await promoted.query(`insert into note values ('na de overname')`);
  const onError = vi.fn();
  expect(await chooseReadSource(drizzle(promoted), 'the same by another name', replica.url, onError)).toBe(replica.url);
  expect(onError).not.toHaveBeenCalled();
  await promoted.end();
  await (await openDatabase(replica.url, 1)).close();
});
