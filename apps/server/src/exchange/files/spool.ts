import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, type WriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExchangeEntity, exchangeEntityNames, type SourcedRecord } from '@bouwpoort/contract/exchange/records';

/**
 * Sorts the records of a file by entity on disk: a batch has one entity, and referenced records must be imported first,
 * in any order of the file.
 */
export class Spool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bouwpoort-import-'));
  readonly #streams = new Map<ExchangeEntity, WriteStream>();
  readonly #lines = new Map<ExchangeEntity, number>();

  /** With its line in the file: empty lines are added, so that the batch has the same line numbers in its errors. */
  async add({ entity, record }: SourcedRecord, fileLine = 0): Promise<void> {
    let stream = this.#streams.get(entity);
    if (!stream) {
      stream = createWriteStream(join(this.#folder, entity));
      this.#streams.set(entity, stream);
    }
    const written = this.#lines.get(entity) ?? 0;
    const skipped = Math.max(0, fileLine - 1 - written);
    this.#lines.set(entity, written + skipped + 1);
    if (!stream.write(`${'\n'.repeat(skipped)}${JSON.stringify(record)}\n`)) await once(stream, 'drain');
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
