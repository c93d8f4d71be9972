import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config/start-error.ts';
import type { PostgresProcess } from './postgres-process.ts';

/** Before each attempt: sessions of the dead server may keep its shared memory for a while. */
const restartDelaysMs = [200, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** After a server has run for this long, its failures are counted from zero again. */
const stableAfterMs = 60_000;

/** Restarts the server at the same address whenever it ends unexpectedly. */
export class SupervisedPostgres {
  readonly #launch: () => PostgresProcess;
  readonly #stop = new AbortController();
  readonly #lost = Promise.withResolvers<StartError>();
  #process: PostgresProcess | undefined;
  #failures = 0;

  constructor(launch: () => PostgresProcess) {
    this.#launch = launch;
  }

  /** Resolves when it ended too often to be restarted again, so that an operator has to intervene. */
  get lost(): Promise<StartError> {
    return this.#lost.promise;
  }

  async start(): Promise<void> {
    const server = this.#launch();
    this.#process = server;
    await server.ready();
    void this.#restartWhenEnded(server, performance.now());
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#process?.stop();
  }

  async #restartWhenEnded(server: PostgresProcess, since: number): Promise<void> {
    const how = await server.ended;
    if (this.#stop.signal.aborted) return;
    if (performance.now() - since > stableAfterMs) this.#failures = 0;
    const pause = restartDelaysMs[this.#failures++];
    if (pause === undefined) {
      this.#lost.resolve(new StartError(`The database ended ${restartDelaysMs.length + 1} times in a row (${how}).`));
      return;
    }
    console.error(`✗ The database ended (${how}); it is started again.`);
    const began = performance.now();
    await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => undefined);
    if (this.#stop.signal.aborted) return;
    const next = this.#launch();
    this.#process = next;
    const watching = this.#restartWhenEnded(next, performance.now());
    try {
      await next.ready();
      console.error(`✓ The database is back (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      // If it ended, the watcher starts it again; if it runs without becoming ready, it has to be stopped first.
      console.error(`✗ ${(error as Error).message}`);
      await next.stop();
    }
    await watching;
  }
}
