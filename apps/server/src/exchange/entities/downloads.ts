import type { Chunk, Line } from '../chunk.ts';
import { pathsOfMedia } from './media-of-line.ts';

interface Download {
  name: string;
  url: string;
  size: number;
}

/** As the catalogue keeps them; the size is known once the file was fetched. */
export async function downloadsOf(chunk: Chunk, lines: readonly Line[]): Promise<Map<number, Download[]>> {
  const paths = await pathsOfMedia(chunk, lines, 'downloads', 'document');
  const sizes = new Map(
    (await chunk.lookUp('exchange_media', 'path', [...paths.values()].flat())).map((row) => [
      String(row.path),
      Number(row.size ?? 0),
    ]),
  );
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  return new Map(
    [...paths].map(([number, list]) => {
      const named = (byNumber.get(number)?.fields.downloads ?? []) as { name: string }[];
      return [number, list.map((url, at) => ({ name: named[at]?.name ?? '', url, size: sizes.get(url) ?? 0 }))];
    }),
  );
}
