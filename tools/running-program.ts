import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCacheEnv } from './compile-cache.mjs';
import { stopProgram } from './workspace.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

export interface RunningProgram {
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends as an operator would: SIGTERM, then waits. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  exited: Promise<number | null>;
}

/**
 * Starts the built program the way `npm start` does, but served by one process unless the settings say otherwise.
 * `folder` has another release of it.
 */
export function startProgram(env: Record<string, string>, folder = root): RunningProgram {
  const port = env.PORT ?? '0';
  const child = spawn(process.execPath, ['apps/server/src/program/main.ts'], {
    cwd: folder,
    // Vitest has a MODE of its own, which is none of ours.
    env: {
      ...compileCacheEnv,
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      WEB_CONCURRENCY: '1',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    stop: () => {
      stopProgram(child);
      return exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Waits until the program says it can serve; fails with its last words when it ends instead. */
export async function untilReady(program: RunningProgram, seconds = 150): Promise<void> {
  let code: number | null | undefined;
  program.exited.then((given) => {
    code = given;
  });
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) {
    if (code !== undefined) throw new Error(`The program ended with ${code}:\n${program.output()}`);
    // Asked before that, it only answers and logs that it is not.
    if (!program.output().includes('✓ Listening')) continue;
    const answer = await fetch(`${program.url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`Not ready after ${seconds} s:\n${program.output()}`);
}

export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}
