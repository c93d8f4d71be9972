import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort, startProgram, untilReady } from '../../tools/running-program.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'bouwpoort-lost-'));
chmodSync(dataDir, 0o755);
const program = startProgram({
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  DEMO_PRODUCTS: '200',
  WEB_CONCURRENCY: '2',
  RATE_LIMIT: '0',
});
afterAll(async () => {
  await program.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

function databasePid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

const statusOf = async (path: string) => (await fetch(`${program.url}${path}`)).status;

test('the program starts a killed database again and goes on with it', async () => {
  await untilReady(program, 120);
  process.kill(databasePid(), 'SIGKILL');
  await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(503), 10_000);
  await untilReady(program);
  expect(await statusOf('/steenhof')).toBe(200);
  expect(program.output()).toContain('✗ The database ended (SIGKILL); it is started again.');
});

test('told to stop while its database hangs, the program ends within ten seconds', async () => {
  const pid = databasePid();
  const sessions = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  for (const one of [pid, ...sessions]) process.kill(one, 'SIGSTOP');
  const began = performance.now();
  expect(await program.stop()).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
});
