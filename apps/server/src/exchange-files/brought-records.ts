import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { BatchError } from '@bouwpoort/contract/exchange';
import type { ExchangeEntity, SourcedRecord } from '@bouwpoort/contract/exchange-records';
import type { Database } from '../database/database.ts';
import { acceptAwaited, eachRefusedLine } from '../exchange/exchange.ts';

/** Fields that name a record of another entity, or of the same, by its external id. */
const references = new Map<string, ExchangeEntity>([
  ['branch', 'branch'],
  ['category', 'category'],
  ['customer', 'customer'],
  ['media', 'media'],
  ['parent', 'category'],
  ['product', 'product'],
  ['project', 'project'],
  ['variant', 'variant'],
  ['warehouse', 'warehouse'],
]);

/** The names of what a file brings. A dry run writes nothing, so what one record brings the next cannot find. */
export class BroughtRecords {
  readonly #ids = new Map<ExchangeEntity, Set<string>>();
  readonly #articleCodes = new Set<string>();

  add({ entity, record }: SourcedRecord): void {
    const ids = this.#ids.get(entity) ?? new Set();
    this.#ids.set(entity, ids.add(record.externalId));
    if (entity === 'variant' && typeof record.articleCode === 'string') this.#articleCodes.add(record.articleCode);
  }

  /** Whether the field names something that this file brings. */
  has(entity: ExchangeEntity, field: string, value: unknown): boolean {
    if (typeof value !== 'string') return false;
    // A variant's own article code is no reference.
    if (field === 'articleCode') return entity !== 'variant' && this.#articleCodes.has(value);
    const referred = references.get(field);
    return referred !== undefined && (this.#ids.get(referred)?.has(value) ?? false);
  }
}

/** Takes back the refusal of lines that only wait for another record of the same file. */
export async function acceptBrought(
  db: Database,
  batchId: number,
  { entity, path }: { entity: ExchangeEntity; path: string },
  brought: BroughtRecords,
): Promise<void> {
  const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
  let at = 0;
  for await (const refused of eachRefusedLine(db, batchId)) {
    const awaiting: number[] = [];
    for (const { line, errors } of refused) {
      let text = '';
      for (; at < line; at++) text = (await lines.next()).value ?? '';
      if (awaits(text, errors, entity, brought)) awaiting.push(line);
    }
    await acceptAwaited(db, batchId, awaiting);
  }
}

function awaits(text: string, errors: BatchError['errors'], entity: ExchangeEntity, brought: BroughtRecords): boolean {
  if (text === '') return false;
  const record: Record<string, unknown> = JSON.parse(text);
  const fields = Object.keys(errors);
  return (
    fields.length > 0 &&
    fields.every((field) => Object.hasOwn(record, field) && brought.has(entity, field, record[field]))
  );
}
