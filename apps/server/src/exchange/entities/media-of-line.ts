import { slug } from '@bouwpoort/trade/foundation/slug';
import { query } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { fetchMedia } from './entities.jobs.ts';

interface Named {
  media?: string;
  url?: string;
  name?: string;
}

export interface MediaFile {
  /** The path in the shop. */
  path: string;
  altText: string;
}

export const pathsIn = (files: readonly MediaFile[]) => files.map(({ path }) => path);

/** The alt texts of these pictures, by their path. */
export function altTextsOf(files: readonly MediaFile[]): Record<string, string> {
  return Object.fromEntries(files.filter(({ altText }) => altText !== '').map(({ path, altText }) => [path, altText]));
}

/** The paths of the files in a field of each line. */
export async function pathsOfMedia(
  chunk: Chunk,
  lines: readonly Line[],
  field: string,
  kind: 'image' | 'document' = 'image',
): Promise<Map<number, string[]>> {
  const files = await filesOfMedia(chunk, lines, field, kind);
  return new Map([...files].map(([line, list]) => [line, pathsIn(list)]));
}

/** The files in a field of each line. A new URL is added, to be fetched; an unknown `media` record refuses its line. */
export async function filesOfMedia(
  chunk: Chunk,
  lines: readonly Line[],
  field: string,
  kind: 'image' | 'document' = 'image',
): Promise<Map<number, MediaFile[]>> {
  const named = lines.flatMap((line) => {
    const value = line.fields[field];
    const list = (Array.isArray(value) ? value : value ? [value] : []) as Named[];
    return list.map((one) => ({ line, one }));
  });
  if (named.length === 0) return new Map();
  const known = await chunk.resolve(
    'media',
    named.map(({ one }) => one.media),
  );
  const ids = named.flatMap(({ one }) => (one.media === undefined ? [] : Number(known.get(one.media) ?? 0)));
  const byId = new Map(
    (await chunk.lookUp('exchange_media', 'id', ids)).map((row): [number, MediaFile] => [
      Number(row.id),
      { path: String(row.path), altText: String(row.alt_text) },
    ]),
  );
  const byUrl = await mediaByUrl(
    chunk,
    named.flatMap(({ one }) => (one.url === undefined ? [] : [{ url: one.url, name: one.name }])),
    kind,
  );
  const files = new Map<number, MediaFile[]>();
  for (const { line, one } of named) {
    const file = one.url === undefined ? byId.get(Number(known.get(String(one.media)))) : byUrl.get(one.url);
    if (file === undefined) chunk.refuse(line, field, `Bestand ${one.media} kennen we niet`);
    else files.set(line.line, [...(files.get(line.line) ?? []), file]);
  }
  return files;
}

async function mediaByUrl(
  chunk: Chunk,
  given: readonly { url: string; name: string | undefined }[],
  kind: 'image' | 'document',
): Promise<Map<string, MediaFile>> {
  // A file of our own keeps its path.
  const own = new Map(
    given
      .filter(({ url }) => isOwn(chunk, url))
      .map(({ url }): [string, MediaFile] => [url, { path: new URL(url).pathname, altText: '' }]),
  );
  const foreign = [...new Map(given.filter(({ url }) => !own.has(url)).map((one) => [one.url, one])).values()];
  if (foreign.length === 0) return own;
  const added = await query<{ id: number }>(
    chunk.ctx.db,
    `insert into exchange_media (venture_id, url, kind, file_name, alt_text, path)
     select $1, g.url, $3, g.name, '', '/media/bestanden/' || $1 || '/' || gen_random_uuid() || '-' || g.segment
     from jsonb_to_recordset($2::jsonb) as g(url text, name text, segment text)
     on conflict (venture_id, url) do nothing returning id`,
    [
      chunk.feed.ventureId,
      JSON.stringify(foreign.map(({ url, name }) => ({ url, name: name ?? '', segment: segmentOf(url) }))),
      kind,
    ],
  );
  for (const { id } of added) await enqueue(chunk.ctx.db, fetchMedia, { mediaId: id });
  const rows = await query<MediaFile & { url: string }>(
    chunk.ctx.db,
    'select url, path, alt_text as "altText" from exchange_media where venture_id = $1 and url = any($2)',
    [chunk.feed.ventureId, foreign.map(({ url }) => url)],
  );
  return new Map([...own, ...rows.map(({ url, ...file }): [string, MediaFile] => [url, file])]);
}

function isOwn(chunk: Chunk, url: string): boolean {
  return url.startsWith(`${chunk.ctx.config.publicUrl}/media/`);
}

/** A readable last segment, from the file name. */
export function segmentOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const [, stem = '', ending = ''] = name.match(/^(.*?)(\.[A-Za-z0-9]{1,5})?$/) ?? [];
  return (slug(decodeText(stem)).slice(0, 60) || 'bestand') + ending.toLowerCase();
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A literal percent sign.
    return text;
  }
}
