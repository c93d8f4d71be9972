import { query } from '../../foundation/database/prepared.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { fetchMedia } from './entities.jobs.ts';
import { segmentOf } from './media-of-line.ts';

const columns = { url: 'url', fileName: 'file_name', altText: 'alt_text', kind: 'kind' };

export const media: Entity = {
  async write(chunk, lines) {
    const there = byColumn(
      await chunk.existing(
        'exchange_media',
        'id',
        lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : [])),
      ),
      'id',
    );
    const rows = lines.map((line) => {
      const before = line.ref && there.get(line.ref.ourId);
      if (!before) chunk.markNew(line);
      const fresh = {
        ...{ id: null, venture_id: chunk.feed.ventureId, url: null, kind: 'image', file_name: '', alt_text: '' },
        path: `/media/bestanden/${chunk.feed.ventureId}/${crypto.randomUUID()}-${segmentOf(String(line.fields.url ?? 'http://x/'))}`,
      };
      const row = mergeRow(before, line.fields, columns, fresh);
      return {
        ...{ line, row },
        isNewUrl: !before || before.url !== line.fields.url,
        hasNewText: before !== undefined && before.alt_text !== row.alt_text,
      };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const added = good.filter(({ row }) => row.id === null);
    const ids = await chunk.takeIdentities('exchange_media', added.length);
    added.forEach(({ row }, at) => {
      row.id = ids[at];
    });
    await chunk.write(
      'exchange_media',
      ['id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    await copyAltTexts(
      chunk,
      good.filter(({ hasNewText }) => hasNewText),
    );
    for (const { line, row, isNewUrl } of good) {
      chunk.link(line, Number(row.id));
      if (isNewUrl && line.fields.url !== undefined)
        await enqueue(chunk.ctx.db, fetchMedia, { mediaId: Number(row.id) });
    }
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'exchange_media',
      lines.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'exchange_media', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'url', t.url, 'fileName', t.file_name, 'altText', t.alt_text, 'kind', t.kind) as record
    from exchange_media t`,
};

/** Products and variants have copies of their alt texts, so that a page needs no join. */
async function copyAltTexts(chunk: Chunk, changed: readonly { line: Line; row: Row }[]): Promise<void> {
  if (changed.length === 0) return;
  const byPath = new Map(changed.map((one) => [String(one.row.path), one]));
  for (const table of ['product', 'variant']) {
    const rows = await query<{ id: number; paths: string[]; texts: Record<string, string> }>(
      chunk.ctx.db,
      `select id, image_assets as paths, imported_image_texts as texts from ${table}
       where venture_id = $1 and exists (select from unnest(image_assets) as path where path = any($2))
       order by id for no key update`,
      [chunk.feed.ventureId, [...byPath.keys()]],
    );
    await chunk.update(
      table,
      ['id'],
      rows.map(({ id, paths, texts }) => {
        const told = paths.flatMap((path) => byPath.get(path) ?? []);
        const after = {
          ...texts,
          ...Object.fromEntries(told.map(({ row }) => [String(row.path), String(row.alt_text)])),
        };
        const isSaid = ([, text]: [string, string]) => text !== '';
        return {
          line: told[0]?.line.line ?? 0,
          row: { id, imported_image_texts: Object.fromEntries(Object.entries(after).filter(isSaid)) },
        };
      }),
    );
  }
}
