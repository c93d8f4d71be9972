import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExchangeEntity, SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { writeBmecat } from '@bouwpoort/exchange-formats/bmecat-writer';
import type { ByteSource } from '@bouwpoort/exchange-formats/byte-source';
import { writeEntityCsv } from '@bouwpoort/exchange-formats/entity-csv';
import type { FileProblem } from '@bouwpoort/exchange-formats/file-problem';
import { writeNdjson } from '@bouwpoort/exchange-formats/ndjson';
import { writeXchange } from '@bouwpoort/exchange-formats/xchange-writer';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type Reader, readCatalogue, readEntity } from '../changes/changes.ts';
import { ensureSource } from '../connections/connections.ts';

export const exportFormats = ['ndjson', 'csv', 'bmecat', 'xchange'] as const;
type ExportFormat = (typeof exportFormats)[number];

interface FileExport {
  path: string;
  format: ExportFormat;
  /** Of `ndjson` and `csv`; the others hold the whole catalogue. */
  entity?: ExchangeEntity | undefined;
  /** The source whose external ids are written; other records have ours. */
  source: string;
  ventureId: string;
  onProblem(problem: FileProblem): void;
}

/** Writes a file; importing it again changes nothing. */
export async function exportFile(ctx: Context, given: FileExport): Promise<number> {
  const venture = await findVenture(ctx, given.ventureId);
  if (!venture) throw new AppError('unknownVenture');
  const sourceId = await ensureSource(ctx.db, given.source, ctx.clock());
  const reader: Reader = { ...ctx, venture, apiKey: { sourceId } };
  const counted = { records: 0 };
  await pipeline(Readable.from(bytes(reader, given, counted)), createWriteStream(given.path));
  return counted.records;
}

function bytes(ctx: Reader, { format, entity, onProblem }: FileExport, counted: { records: number }): ByteSource {
  const today = dayOf(ctx.clock());
  if (format === 'ndjson' || format === 'csv') {
    if (!entity) throw new AppError('badRequest', { detail: 'Noem met --entity wat er in het bestand komt.' });
    const records = counting(readEntity(ctx, entity), counted);
    return format === 'ndjson' ? writeNdjson(records) : writeEntityCsv(entity, records);
  }
  const header = {
    catalogId: ctx.venture.path,
    catalogVersion: today,
    catalogName: ctx.venture.name,
    supplierName: ctx.venture.name,
    generatedOn: today,
    report: onProblem,
  };
  const records = counting(readCatalogue(ctx), counted);
  return format === 'bmecat'
    ? writeBmecat(records, { ...header, etimVersion: '9.0' })
    : writeXchange(records, { ...header, validFrom: today, etimVersion: '10.0' });
}

async function* counting(records: AsyncIterable<SourcedRecord>, counted: { records: number }) {
  for await (const record of records) {
    counted.records++;
    yield record;
  }
}
