import { byColumn, type Entity, mergeRow } from '../entity.ts';

const columns = { name: 'name', unit: 'unit', isFilter: 'is_filter', position: 'position' };

/** A feature is known by its key in all ventures; one that another venture has gets the venture's number in front. */
export const feature: Entity = {
  async write(chunk, lines) {
    const keyOf = (externalId: string) => externalId.trim();
    const there = byColumn(
      await chunk.existing(
        'feature',
        'key',
        lines.flatMap(
          ({ ref, externalId }) => ref?.ourId ?? [keyOf(externalId), `${chunk.feed.ventureId}-${keyOf(externalId)}`],
        ),
      ),
      'key',
    );
    const rows = lines.map((line) => {
      const own = line.ref && there.get(line.ref.ourId);
      if (!own) chunk.markNew(line);
      const wanted = keyOf(line.externalId);
      const key = line.ref?.ourId ?? (there.has(wanted) ? `${chunk.feed.ventureId}-${wanted}` : wanted);
      if (!line.ref && there.has(key)) chunk.refuse(line, 'externalId', 'Een andere bron heeft dit kenmerk al');
      const fresh = { key, name: null, unit: '', is_filter: false, position: 0 };
      return { line, row: { ...mergeRow(own, line.fields, columns, fresh), key } };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'feature',
      ['key'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, row.key);
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'feature',
      lines.map(({ line, ref }) => ({ line, row: { key: ref?.ourId } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'feature', exists: 't.key = r.our_id' },
  // Features have no venture: a reader sees those its own source sent, and those of the articles of its venture.
  read: `select t.key as our_id, $2::text as venture_id, t.changed_in, jsonb_build_object(
      'name', t.name, 'unit', t.unit, 'isFilter', t.is_filter, 'position', t.position) as record
    from feature t`,
  readWhere: `(exists (select from exchange_reference r where r.entity = 'feature' and r.our_id = t.key and r.venture_id = $2)
      or not exists (select from exchange_reference r where r.entity = 'feature' and r.our_id = t.key))`,
};
