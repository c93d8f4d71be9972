import { extname } from 'node:path';

export const fileFormats = ['csv', 'xlsx', 'bmecat', 'xchange', 'ndjson', 'entity-csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** By its extension; `ndjson` and our own CSV cannot be detected and have to be named. */
export function formatOf(path: string): FileFormat | undefined {
  switch (extname(path).toLowerCase()) {
    case '.csv':
    case '.txt':
      return 'csv';
    case '.xlsx':
      return 'xlsx';
    case '.xml':
      return 'bmecat';
    case '.json':
      return 'xchange';
    case '.ndjson':
    case '.jsonl':
      return 'ndjson';
    default:
      return undefined;
  }
}
