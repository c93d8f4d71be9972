import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveBackLargeBlocks } from '../apps/server/src/foundation/processes/serve-in-processes.ts';
import { compileCacheEnv } from '../tools/compile-cache.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A heap as the processes of the program have it, and twice their young generation: this one serves no requests, and in
 * 16 MB the lines of a batch do not stay young until they are applied.
 */
const memory = ['--max-old-space-size=768', '--max-semi-space-size=32'];

/** A process that only runs queued jobs, so that its memory can be measured and it can be killed. */
export class BenchWorker {
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;

  constructor(databaseUrl: string) {
    this.#child = spawn(process.execPath, [...memory, 'apps/server/testing/worker-process.ts'], {
      cwd: root,
      env: {
        ...compileCacheEnv,
        ...giveBackLargeBlocks,
        ...process.env,
        NODE_ENV: 'production',
        TEST_DATABASE_URL: databaseUrl,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#exited = once(this.#child, 'exit');
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
