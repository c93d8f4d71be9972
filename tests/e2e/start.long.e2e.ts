import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { freePort, type RunningProgram, startProgram, untilReady } from '../../tools/running-program.ts';
import { root } from '../../tools/workspace.mjs';

const started: RunningProgram[] = [];
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(started.map((program) => program.stop()));
  for (const folder of folders) {
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

/** The database of a closed folder is placed here instead (docs/decisions/0001). */
function stagedFor(folder: string): string[] {
  const root = '/var/lib/bouwpoort';
  return existsSync(root)
    ? readdirSync(root)
        .filter((name) => name.startsWith(basename(folder)))
        .map((name) => join(root, name))
    : [];
}

/** Only for a program that will serve: one that ends before that would load its code in vain in both. */
const twoProcesses = { WEB_CONCURRENCY: '2' };

async function start(env: Record<string, string>): Promise<RunningProgram> {
  const program = startProgram({ PORT: String(await freePort()), DEMO_PRODUCTS: '200', ...env });
  started.push(program);
  return program;
}

interface Shop {
  program: RunningProgram;
  dataDir: string;
}

/** A first start takes longer than any test that follows, so they share its program. */
let shop: Shop | undefined;

async function runningShop(): Promise<Shop> {
  if (shop) return shop;
  const dataDir = newFolder({ closed: true });
  shop = { dataDir, program: await start({ DATA_DIR: dataDir, ...twoProcesses }) };
  await untilReady(shop.program, 120);
  return shop;
}

/** The demo world is complete: its last table is filled, with the data that every fill contains. */
async function expectWhole(program: RunningProgram): Promise<void> {
  const ventures = await fetch(`${program.url}/api/ventures`).then((answer) => answer.json());
  expect(Object.keys(ventures)).toHaveLength(9);
  const home = await fetch(`${program.url}/steenhof`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('Steenhof Bouwmaterialen');
  const picture = await fetch(`${program.url}/media/sfeer/steenhof-truck.svg?width=640&height=360&format=avif`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/avif']);
}

async function untilPrinted(program: RunningProgram, words: string): Promise<void> {
  for (let waited = 0; waited < 30_000 && !program.output().includes(words); waited += 5) await sleep(5);
  expect(program.output()).toContain(words);
}

test('killed at every stage of a first start, the next start has complete data', async () => {
  const dataDir = newFolder({ closed: true });
  const duringDatabase = await start({ DATA_DIR: dataDir });
  await vi.waitFor(() => expect(existsSync(join(dataDir, 'secrets.json'))).toBe(true), {
    timeout: 30_000,
    interval: 5,
  });
  await duringDatabase.kill();

  const duringFill = await start({ DATA_DIR: dataDir });
  await untilPrinted(duringFill, '… Demo world');
  await duringFill.kill();

  const whileServing = await start({ DATA_DIR: dataDir, ...twoProcesses });
  await untilReady(whileServing);
  await expectWhole(whileServing);
  await whileServing.kill();

  const last = await start({ DATA_DIR: dataDir, ...twoProcesses });
  await untilReady(last);
  await expectWhole(last);
  expect(last.output()).not.toContain('Demo world');
  shop = { program: last, dataDir };
});

test('a stop signal in the middle of a first start leaves no database behind', async () => {
  const dataDir = newFolder();
  const program = await start({ DATA_DIR: dataDir });
  await untilPrinted(program, '… Demo world');
  expect(await program.stop()).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('npm run dev starts the program again when a source changes, and a stop signal ends its database too', async () => {
  const dataDir = newFolder();
  const port = String(await freePort());
  const dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: root,
    env: { ...process.env, MODE: 'demo', PORT: port, DATA_DIR: dataDir, DEMO_PRODUCTS: '200', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  dev.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const listened = () => output.split('✓ Listening').length - 1;
  await vi.waitFor(() => expect(listened()).toBe(1), { timeout: 120_000, interval: 50 });
  const source = join(root, 'apps/server/src/program/main.ts');
  utimesSync(source, new Date(), new Date());
  await vi.waitFor(() => expect(listened()).toBe(2), { timeout: 60_000, interval: 50 });
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('a second program on the same data folder learns which program owns it', async () => {
  const { program: first, dataDir } = await runningShop();
  const second = await start({ DATA_DIR: dataDir });
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Another Bouwpoort (process ${first.pid}) already uses the data folder`);
  await expectWhole(first);
});

/** The pid of the server itself; its sessions are its children. */
function databasePid({ dataDir }: Shop): number {
  const home = stagedFor(dataDir)[0] ?? dataDir;
  return Number(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('the program restarts a killed database and continues', async () => {
  const running = await runningShop();
  const { program } = running;
  const statusOf = async (path: string) => (await fetch(`${program.url}${path}`)).status;
  process.kill(databasePid(running), 'SIGKILL');
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), 30_000);
  await untilReady(program);
  expect(await statusOf('/steenhof')).toBe(200);
  expect(program.output()).toContain('✗ The database ended (SIGKILL); it is started again.');
});

test('on a stop signal while its database hangs, the program ends within ten seconds', async () => {
  const running = await runningShop();
  shop = undefined;
  const pid = databasePid(running);
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const one of [pid, ...sessions]) process.kill(one, 'SIGSTOP');
  const began = performance.now();
  expect(await running.program.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
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

test('a port in use is reported in one sentence', async () => {
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

test('an unreachable database is reported in one sentence without its password', async () => {
  const program = await start({
    DATABASE_URL: `postgresql://shop:geheim@127.0.0.1:${await freePort()}/shop`,
    DATA_DIR: newFolder(),
    ...twoProcesses,
  });
  expect(await program.exited).toBe(1);
  expect(program.output().trim()).toMatch(
    /^✗ The database at 127\.0\.0\.1:\d+\/shop cannot be used: .*ECONNREFUSED [\d.:]+$/,
  );
  expect(program.output()).not.toContain('geheim');
});
