import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../foundation/config/config.ts';
import type { ObjectStore } from '../../foundation/files/object-store.ts';
import { objectStoreOf } from './media-stores.ts';

/**
 * After a failure the store is not used for this many milliseconds, because every request would wait for its timeout.
 */
const pauseAfterFailureMs = 30_000;

/**
 * Shares work between nodes through the object store, if there is one, such as resized pictures. It is only an
 * optimisation: a failure counts as a miss.
 */
class SharedFiles {
  readonly #store: ObjectStore;
  #pausedUntil = 0;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  read(log: Pick<FastifyBaseLogger, 'warn'>, name: string): Promise<Buffer | undefined> {
    return this.#try(log, () => this.#store.readShared(name));
  }

  async write(log: Pick<FastifyBaseLogger, 'warn'>, name: string, bytes: Buffer): Promise<void> {
    await this.#try(log, () => this.#store.writeShared(name, bytes));
  }

  async #try<T>(log: Pick<FastifyBaseLogger, 'warn'>, work: () => Promise<T>): Promise<T | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined;
    try {
      return await work();
    } catch (err) {
      this.#pausedUntil = performance.now() + pauseAfterFailureMs;
      log.warn({ err }, 'what nodes share cannot be reached');
      return undefined;
    }
  }
}

const opened = new WeakMap<Config, SharedFiles>();

export function sharedFilesOf(config: Config): SharedFiles | undefined {
  const store = objectStoreOf(config);
  if (!store) return undefined;
  const known = opened.get(config) ?? new SharedFiles(store);
  opened.set(config, known);
  return known;
}
