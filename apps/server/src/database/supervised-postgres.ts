import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../config/start-error.ts';
import type { PostgresProcess } from './postgres-process.ts';

/** Before each try, in milliseconds: sessions of the dead server may hold on to its memory for a while. */
const pauses = [200, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** A server that ran for this long was sound: its end counts as the first one again. */
const soundAfter = 60_000;

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

  /** Resolves when it ended too often to be restarted again: a person has to look. */
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
    if (performance.now() - since > soundAfter) this.#failures = 0;
    const pause = pauses[this.#failures++];
    if (pause === undefined) {
      this.#lost.resolve(new StartError(`The database ended ${pauses.length + 1} times in a row (${how}).`));
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
      // One that ended is tried again by the watch; one that goes on without becoming ready has to end first.
      console.error(`✗ ${(error as Error).message}`);
      await next.stop();
    }
    await watching;
  }
}
