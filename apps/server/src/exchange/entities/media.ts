import { enqueue } from '../../jobs/jobs.ts';
import { byColumn, type Entity, mergeRow } from '../entity.ts';
import { fetchMedia } from '../media-job.ts';
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
      return {
        line,
        row: mergeRow(before, line.fields, columns, fresh),
        isNewUrl: !before || before.url !== line.fields.url,
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
