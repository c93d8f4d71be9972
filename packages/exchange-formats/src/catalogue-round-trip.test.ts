import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tools/property-runs.ts';
import { readBmecat } from './bmecat-reader.ts';
import { writeBmecat } from './bmecat-writer.ts';
import { type ByteSource, bytesOf } from './byte-source.ts';
import { type FileItem, type FileProblem, isFileProblem } from './file-problem.ts';
import { catalogueRecords } from './testing/catalogue-records.ts';
import { xchangeFaults } from './testing/xchange-rules.ts';
import { readXchange } from './xchange-reader.ts';
import { writeXchange } from './xchange-writer.ts';

const header = {
  catalogId: 'CAT',
  catalogVersion: '1.0',
  catalogName: 'Assortiment',
  supplierName: 'Bouwpoort',
  generatedOn: '2026-05-01',
  validFrom: '2026-05-01',
};

async function* streamed(records: readonly SourcedRecord[]): AsyncGenerator<SourcedRecord> {
  yield* records;
}

async function textOf(source: ByteSource): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function itemsOf(items: AsyncIterable<FileItem>): Promise<FileItem[]> {
  const all: FileItem[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const sorted = (items: readonly FileItem[]) =>
  items
    .filter((item): item is SourcedRecord => !isFileProblem(item))
    .map(({ entity, record }) => ({
      entity,
      record: { ...record, ...(Array.isArray(record.units) && { units: byCode(record.units) }) },
    }))
    .toSorted((a, b) => `${a.entity} ${a.record.externalId}`.localeCompare(`${b.entity} ${b.record.externalId}`));

const byCode = (units: { code: string }[]) => units.toSorted((a, b) => a.code.localeCompare(b.code));

const articleOf = ({ message }: FileProblem) => message.match(/^Artikel (\S+):/)?.[1];
const refusedIn = (problems: readonly FileProblem[]) =>
  new Set(problems.filter(({ severity }) => severity === 'error').map(articleOf));

/** Without the articles whose units the format cannot say, and what belongs to them alone. */
function carried(records: readonly SourcedRecord[], problems: readonly FileProblem[]): SourcedRecord[] {
  const gone = refusedIn(problems);
  const kept = records.filter(({ record }) => !gone.has(String(record.variant ?? record.articleCode ?? '')));
  const variants = kept.filter(({ entity }) => entity === 'variant');
  const isUsed = ({ entity, record }: SourcedRecord): boolean => {
    if (entity === 'product') return variants.some((variant) => variant.record.product === record.externalId);
    if (entity === 'feature')
      return variants.some((variant) => Object.hasOwn(variant.record.features ?? {}, record.externalId));
    if (entity !== 'media') return true;
    const text = JSON.stringify(kept.filter((one) => one.entity === 'product' && isUsed(one)));
    return text.includes(`"media":${JSON.stringify(record.externalId)}`);
  };
  const withoutStockUnit = new Set(
    problems.filter(({ message }) => message.includes('voorraadeenheid')).map(articleOf),
  );
  return kept.filter(isUsed).map((one) => {
    const { record } = one;
    if (one.entity !== 'variant' || !withoutStockUnit.has(record.externalId)) return one;
    return { ...one, record: { ...record, stockUnit: record.priceUnit } };
  });
}

/** Product fields are read from the first article of a product; without that article they differ. */
function firstRefused(records: readonly SourcedRecord[], problems: readonly FileProblem[]): boolean {
  const gone = refusedIn(problems);
  return records.some(({ entity }, index) => entity === 'product' && gone.has(records[index + 1]?.record.externalId));
}

test('a catalogue written as BMEcat and read again is the same', async () => {
  await fc.assert(
    fc.asyncProperty(catalogueRecords({ isBmecat: true }), async (records) => {
      const problems: FileProblem[] = [];
      const report = (problem: FileProblem) => problems.push(problem);
      const text = await textOf(writeBmecat(streamed(records), { ...header, etimVersion: '9.0', report }));
      fc.pre(!firstRefused(records, problems));
      const items = await itemsOf(readBmecat(() => bytesOf(text)));
      expect(items.filter(isFileProblem)).toEqual([]);
      expect(sorted(items)).toEqual(sorted(carried(records, problems)));
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('a catalogue written as ETIM xChange obeys its rules and is the same when it is read again', async () => {
  await fc.assert(
    fc.asyncProperty(catalogueRecords({ isBmecat: false }), async (records) => {
      const problems: FileProblem[] = [];
      const report = (problem: FileProblem) => problems.push(problem);
      const text = await textOf(writeXchange(streamed(records), { ...header, etimVersion: '10.0', report }));
      fc.pre(!firstRefused(records, problems));
      const document: unknown = JSON.parse(text);
      // The schema wants at least one product, and a shop without articles has none to give.
      if (records.some(({ entity }) => entity === 'product')) expect(xchangeFaults(document)).toEqual([]);
      const items = await itemsOf(readXchange(() => bytesOf(text)));
      expect(items.filter(isFileProblem)).toEqual([]);
      expect(sorted(items)).toEqual(sorted(carried(records, problems)));
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('records that come in another order are reported and not lost in silence', async () => {
  const problems: FileProblem[] = [];
  const records: SourcedRecord[] = [
    { entity: 'variant', record: { externalId: '1', product: '1' }, place: 1 },
    { entity: 'list-price', record: { externalId: '1', variant: '1' }, place: 2 },
    { entity: 'customer', record: { externalId: 'K' }, place: 3 },
  ];
  const report = (problem: FileProblem) => problems.push(problem);
  await textOf(writeBmecat(streamed(records), { ...header, etimVersion: '9.0', report }));
  expect(problems.map(({ place, severity }) => [place, severity])).toEqual([
    [1, 'error'],
    [2, 'error'],
    [3, 'error'],
  ]);
});
