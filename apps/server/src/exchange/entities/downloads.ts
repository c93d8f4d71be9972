import type { Chunk, Line } from '../writing/chunk.ts';
import type { Row } from '../writing/table-writer.ts';
import { pathsOfMedia } from './media-of-line.ts';

interface Download {
  name: string;
  url: string;
  size: number;
  /** The kind of document, set by staff. */
  kind?: string;
}

/** In the stored form; the size is known once the file was fetched, and an existing file keeps its size and kind. */
export async function downloadsOf(
  chunk: Chunk,
  lines: readonly Line[],
  there: Iterable<Row>,
): Promise<Map<number, Download[]>> {
  const paths = await pathsOfMedia(chunk, lines, 'downloads', 'document');
  const before = [...there].flatMap((row) => (row.download_assets ?? []) as Download[]);
  const sizes = new Map([
    ...before.map(({ url, size }): [string, number] => [url, size]),
    ...(await chunk.lookUp('exchange_media', 'path', [...paths.values()].flat())).map((row): [string, number] => [
      String(row.path),
      Number(row.size ?? 0),
    ]),
  ]);
  const kinds = new Map(before.map(({ url, kind }) => [url, kind]));
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return new Map(
    [...paths].map(([number, list]) => {
      const named = (byNumber.get(number)?.fields.downloads ?? []) as { name: string }[];
      return [
        number,
        list.map((url, at) => {
          const kind = kinds.get(url);
          return { ...{ name: named[at]?.name ?? '', url, size: sizes.get(url) ?? 0 }, ...(kind && { kind }) };
        }),
      ];
    }),
  );
}
