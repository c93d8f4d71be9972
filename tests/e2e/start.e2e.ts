import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { cloneDatabase } from '../../apps/server/src/testing/clone-database.ts';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { answerAsPostgres } from './old-postgres.ts';

const started: RunningProgram[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((program) => program.stop()));
  for (const folder of folders.splice(0)) {
    for (const path of [folder, ...stagedFor(folder)]) rmSync(path, { recursive: true, force: true });
  }
});

/** Closed folders are like root's home: as root, the database user cannot enter them. */
function newFolder({ closed = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-start-'));
  chmodSync(folder, closed ? 0o700 : 0o755);
  folders.push(folder);
  return folder;
}

/** Where the database of a closed folder goes instead (docs/decisions/0001). */
function stagedFor(folder: string): string[] {
  const root = '/var/lib/bouwpoort';
  return existsSync(root)
    ? readdirSync(root)
        .filter((name) => name.startsWith(basename(folder)))
        .map((name) => join(root, name))
    : [];
}

async function start(env: Record<string, string>): Promise<RunningProgram> {
  const program = startProgram({ PORT: String(await freePort()), DEMO_PRODUCTS: '200', WEB_CONCURRENCY: '2', ...env });
  started.push(program);
  return program;
}

/** The demo world is whole: its last table is filled, and with what a fill always holds. */
async function expectWhole(program: RunningProgram): Promise<void> {
  const ventures = await fetch(`${program.url}/api/ventures`).then((answer) => answer.json());
  expect(Object.keys(ventures)).toHaveLength(9);
  const home = await fetch(`${program.url}/steenhof`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Steenhof Bouwmaterialen');
}

async function untilPrinted(program: RunningProgram, words: string): Promise<void> {
  for (let waited = 0; waited < 30_000 && !program.output().includes(words); waited += 5) await sleep(5);
  expect(program.output()).toContain(words);
}

test('killed at every stage of a first start, the next start has whole data', async () => {
  const dataDir = newFolder({ closed: true });
  const duringDatabase = await start({ DATA_DIR: dataDir });
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'secrets.json'))).toBe(true), {
    timeout: 20_000,
    interval: 5,
  });
  await duringDatabase.kill();

  const duringFill = await start({ DATA_DIR: dataDir });
  await untilPrinted(duringFill, '… Demo world');
  await duringFill.kill();

  const whileServing = await start({ DATA_DIR: dataDir });
  await untilReady(whileServing);
  await expectWhole(whileServing);
  await whileServing.kill();

  const last = await start({ DATA_DIR: dataDir });
  await untilReady(last);
  await expectWhole(last);
  expect(last.output()).not.toContain('Demo world');
  expect(await last.stop()).toBe(0);
});

test('a second program on the same data folder is told whose it is', async () => {
  const dataDir = newFolder();
  const first = await start({ DATA_DIR: dataDir });
  await untilReady(first);
  const second = await start({ DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Another Bouwpoort (process ${first.pid}) already uses the data folder`);
  await expectWhole(first);
});

test('a request under way when the program is told to stop gets its answer', async () => {
  const program = await start({
    DATA_DIR: newFolder(),
    DATABASE_URL: await cloneDatabase(inject('clusterUrl'), 'graceful'),
  });
  await untilReady(program);
  const body = JSON.stringify({ query: 'gipsplaat', top: 1 });
  const search = request(`${program.url}/api/content/search/products/210`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  search.flushHeaders();
  // The server asks for the rest of the request: from here on it is under way.
  await once(search, 'continue');
  const stopped = program.stop();
  search.end(body);
  const [response] = (await once(search, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  expect(JSON.parse(await text(response)).totalMatching).toBeGreaterThan(0);
  expect(await stopped).toBe(0);
});

test('two programs starting at once on one empty external database both serve', async () => {
  const adminUrl = inject('clusterUrl');
  const { default: pg } = await import('pg');
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database shared');
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = '/shared';
  const env = { DATABASE_URL: url.href };
  const programs = [await start({ ...env, DATA_DIR: newFolder() }), await start({ ...env, DATA_DIR: newFolder() })];
  await Promise.all(programs.map((program) => untilReady(program)));
  await Promise.all(programs.map(expectWhole));
  expect(programs.filter((program) => program.output().includes('✓ Demo world'))).toHaveLength(1);
});

test('a taken port is one sentence', async () => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const address = taken.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const program = await start({ PORT: String(port), DATA_DIR: newFolder() });
  expect(await program.exited).toBe(1);
  expect(program.output().trim()).toBe(
    `✗ Port ${port} is already in use. Stop what uses it, or set PORT to another one.`,
  );
  taken.close();
});

test('a data folder that cannot be written is one sentence', async () => {
  const file = join(newFolder(), 'geen-map');
  writeFileSync(file, '');
  const program = await start({ DATA_DIR: join(file, 'data') });
  expect(await program.exited).toBe(1);
  expect(program.output()).toContain(`✗ The data folder ${join(file, 'data')} cannot be written.`);
});

test('a database that cannot be reached is one sentence without its password', async () => {
  const program = await start({
    DATABASE_URL: `postgresql://shop:geheim@127.0.0.1:${await freePort()}/shop`,
    DATA_DIR: newFolder(),
  });
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(/✗ The database at 127\.0\.0\.1:\d+\/shop cannot be used: .*ECONNREFUSED/);
  expect(program.output()).not.toContain('geheim');
});

test('a database that is too old is one sentence', async () => {
  const old = answerAsPostgres('120004').listen(0, '127.0.0.1');
  await once(old, 'listening');
  const address = old.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const program = await start({ DATABASE_URL: `postgresql://shop:pw@127.0.0.1:${port}/shop`, DATA_DIR: newFolder() });
  expect(await program.exited).toBe(1);
  expect(program.output()).toContain('is PostgreSQL 12; 16 or later is needed');
  old.close();
});

test('production refuses to run on what belongs to a demo', async () => {
  const program = await start({ MODE: 'production', DATA_DIR: newFolder() });
  expect(await program.exited).toBe(1);
  expect(program.output()).toMatch(
    /MODE=production needs these settings:[\s\S]*DATABASE_URL[\s\S]*TOKEN_SECRET[\s\S]*PUBLIC_URL/,
  );
});
