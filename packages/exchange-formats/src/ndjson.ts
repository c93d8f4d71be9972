import { type ExchangeEntity, externalId, type SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { type ByteSource, encodedInChunks } from './byte-source.ts';
import { error, type FileItem, FileRefused } from './file-problem.ts';
import { SeenIds } from './seen-ids.ts';
import { decoded } from './text-encoding.ts';

const maxLineLength = 1024 * 1024;

export function writeNdjson(records: AsyncIterable<SourcedRecord>): ByteSource {
  async function* lines() {
    for await (const { record } of records) yield `${JSON.stringify(record)}\n`;
  }
  return encodedInChunks(lines());
}

/** Records of one entity, a line each. */
export async function* readNdjson(source: ByteSource, entity: ExchangeEntity): AsyncGenerator<FileItem> {
  const seen = new SeenIds();
  let place = 0;
  for await (const line of linesOf(source)) {
    place++;
    if (line.trim() === '') continue;
    const record = readLine(line);
    if (typeof record === 'string') yield error(place, record);
    else if (!seen.add(record.externalId))
      yield error(place, `Sleutel ${record.externalId} staat twee keer in het bestand; de eerste telt.`);
    else yield { entity, record, place };
  }
}

function readLine(line: string): SourcedRecord['record'] | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    // Deeply nested arrays exhaust the stack of the parser, which is a RangeError.
    if (cause instanceof SyntaxError || cause instanceof RangeError) return 'De regel is geen geldige JSON.';
    throw cause;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'De regel is geen JSON-object.';
  const id = 'externalId' in value ? externalId.safeParse(value.externalId) : undefined;
  return id?.success ? { ...value, externalId: id.data } : 'De regel heeft geen geldige externalId.';
}

async function* linesOf(source: ByteSource): AsyncGenerator<string> {
  let rest = '';
  let count = 0;
  for await (const text of decoded(source, 'utf-8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      count++;
      if (line.length > maxLineLength) throw tooLong(count);
      yield line;
    }
    if (rest.length > maxLineLength) throw tooLong(count + 1);
  }
  if (rest) yield rest;
}

function tooLong(line: number): FileRefused {
  return new FileRefused('too-long', `Regel ${line} is langer dan 1 MB.`, line);
}
