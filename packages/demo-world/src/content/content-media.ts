import { readBytea } from '../data-files.ts';
import type { Cell, TableFill } from '../table-fill.ts';
import { brochures } from './brochures.ts';

/** Files of the folder `data`, by the address at which pages request them. */
const files: readonly (readonly [path: string, contentType: string, file: string])[] = [
  ['/media/scripts/rekenhulp.js', 'text/javascript; charset=utf-8', 'files/rekenhulp.js'],
  ['/media/video/kraanwagen.webm', 'video/webm', 'files/kraanwagen.webm'],
  ['/media/video/lossen-op-hoogte.webm', 'video/webm', 'files/lossen-op-hoogte.webm'],
];

function* mediaRows(): Generator<readonly Cell[]> {
  for (const [path, contentType, file] of files) yield [path, contentType, readBytea(file), null];
  for (const { url, title, lines } of brochures) {
    yield [url, 'application/pdf', null, JSON.stringify({ kind: 'datasheet', title, lines })];
  }
}

/** The scripts, films and brochures of the pages. */
export const contentMediaFill = (): TableFill => ({
  table: 'media_file',
  columns: ['path', 'content_type', 'bytes', 'drawing'],
  expected: files.length + brochures.length,
  rows: { [Symbol.iterator]: mediaRows },
});

/** For the check that no page points at a file that is not there. */
export const contentMediaPaths: readonly string[] = [
  ...files.map(([path]) => path),
  ...brochures.map(({ url }) => url),
];
