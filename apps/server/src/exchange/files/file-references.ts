import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { BatchError } from '@bouwpoort/contract/exchange/batches';
import type { ExchangeEntity, SourcedRecord } from '@bouwpoort/contract/exchange/records';
import type { Database } from '../../foundation/database/database.ts';
import { acceptAwaited, dropAwaitedErrors, eachRefusedLine } from '../batches/batches.ts';

/** Fields that refer to a record by its external id. */
const references = new Map<string, ExchangeEntity>([
  ['branch', 'branch'],
  ['category', 'category'],
  ['customer', 'customer'],
  ['documents', 'media'],
  ['images', 'media'],
  ['media', 'media'],
  ['parent', 'category'],
  ['product', 'product'],
  ['project', 'project'],
  ['projects', 'project'],
  ['variant', 'variant'],
  ['warehouse', 'warehouse'],
]);

/** Prices and stock have millions of records, to which nothing refers. */
const named: ReadonlySet<ExchangeEntity> = new Set<ExchangeEntity>([...references.values(), 'feature']);

const featureField = /^(?:features|normFeatures)\.(.+)$/;

function isMedia(value: unknown): value is { media: unknown } {
  return typeof value === 'object' && value !== null && 'media' in value;
}

/**
 * The external ids in a file. A dry run writes nothing, so references between its records are not found in the
 * database.
 */
export class RecordsInFile {
  readonly #ids = new Map<ExchangeEntity, Set<string>>();
  readonly #articleCodes = new Set<string>();

  add({ entity, record }: SourcedRecord): void {
    if (!named.has(entity)) return;
    const ids = this.#ids.get(entity) ?? new Set();
    this.#ids.set(entity, ids.add(record.externalId));
    if (entity === 'variant' && typeof record.articleCode === 'string') this.#articleCodes.add(record.articleCode);
  }

  /** Refused records cannot be referred to. */
  drop(entity: ExchangeEntity, { externalId, articleCode }: Record<string, unknown>): void {
    if (typeof externalId === 'string') this.#ids.get(entity)?.delete(externalId);
    if (entity === 'variant' && typeof articleCode === 'string') this.#articleCodes.delete(articleCode);
  }

  /** Whether all references of the field are to records of this file. */
  has(entity: ExchangeEntity, field: string, record: Record<string, unknown>): boolean {
    const feature = featureField.exec(field)?.[1];
    if (feature !== undefined) return this.#brings('feature', feature);
    const value = Object.hasOwn(record, field) ? record[field] : undefined;
    // A variant's own article code is no reference.
    if (field === 'articleCode') {
      return entity !== 'variant' && typeof value === 'string' && this.#articleCodes.has(value);
    }
    const referred = references.get(field);
    if (referred === undefined || value === undefined || value === null) return false;
    const ids = (Array.isArray(value) ? value : [value]).map((one) => (isMedia(one) ? one.media : one));
    return ids.length > 0 && ids.every((id) => this.#brings(referred, id));
  }

  #brings(entity: ExchangeEntity, id: unknown): boolean {
    return typeof id === 'string' && (this.#ids.get(entity)?.has(id) ?? false);
  }
}

/**
 * Accepts refused lines that only refer to another record of the same file; lines with other errors stay refused, with
 * those only.
 */
export async function acceptReferencesInFile(
  db: Database,
  batchId: number,
  { entity, path }: { entity: ExchangeEntity; path: string },
  inFile: RecordsInFile,
): Promise<void> {
  const lines = createInterface({ input: createReadStream(path) })[Symbol.asyncIterator]();
  let at = 0;
  for await (const refused of eachRefusedLine(db, batchId)) {
    const awaiting: number[] = [];
    const alsoWrong: { line: number; awaited: string[] }[] = [];
    for (const { line, errors } of refused) {
      let text = '';
      for (; at < line; at++) text = (await lines.next()).value ?? '';
      const record: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
      const awaited = awaitedFields(record, errors, entity, inFile);
      if (awaited.length > 0 && awaited.length === Object.keys(errors).length) {
        awaiting.push(line);
        continue;
      }
      // Of a duplicate key the first line counts.
      if (!Object.hasOwn(errors, 'externalId')) inFile.drop(entity, record);
      if (awaited.length > 0) alsoWrong.push({ line, awaited });
    }
    await acceptAwaited(db, batchId, awaiting);
    await dropAwaitedErrors(db, batchId, alsoWrong);
  }
}

function awaitedFields(
  record: Record<string, unknown>,
  errors: BatchError['errors'],
  entity: ExchangeEntity,
  inFile: RecordsInFile,
): string[] {
  return Object.keys(errors).filter((field) => inFile.has(entity, field, record));
}
