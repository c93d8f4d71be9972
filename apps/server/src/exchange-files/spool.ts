import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExchangeEntity, exchangeEntityNames, type SourcedRecord } from '@bouwpoort/contract/exchange-records';

/**
 * Sorts the records of a file by entity on disk: a batch holds one entity, and what is named must come in before what
 * names it, in whichever order the file has them.
 */
export class Spool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bouwpoort-import-'));
  readonly #streams = new Map<ExchangeEntity, WriteStream>();

  async add({ entity, record }: SourcedRecord): Promise<void> {
    let stream = this.#streams.get(entity);
    if (!stream) {
      stream = createWriteStream(join(this.#folder, entity));
      this.#streams.set(entity, stream);
    }
    if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain');
  }

  /** The files, in the order in which they have to be applied. */
  async finish(): Promise<{ entity: ExchangeEntity; path: string }[]> {
    await Promise.all([...this.#streams.values()].map((stream) => new Promise((resolve) => stream.end(resolve))));
    return exchangeEntityNames
      .filter((entity) => this.#streams.has(entity))
      .map((entity) => ({ entity, path: join(this.#folder, entity) }));
  }

  remove(): void {
    for (const stream of this.#streams.values()) stream.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
