import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endProcess } from './serve-in-processes.ts';

async function processThat(script: string) {
  const child = spawn(process.execPath, ['-e', `${script}; console.log('up'); setInterval(() => {}, 1000)`]);
  await once(child.stdout, 'data');
  return child;
}

test('a process that ends by itself is left to do so', async () => {
  const child = await processThat("process.on('SIGTERM', () => process.exit(0))");
  child.kill('SIGTERM');
  await endProcess(child, 10_000);
  expect(child.exitCode).toBe(0);
  await endProcess(child, 10_000);
});

test('a process that does not end is killed', async () => {
  const child = await processThat("process.on('SIGTERM', () => undefined)");
  child.kill('SIGTERM');
  await endProcess(child, 200);
  expect(child.signalCode).toBe('SIGKILL');
});
