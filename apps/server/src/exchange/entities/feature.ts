import { namesOfFeatures } from '../uncategorised/uncategorised.ts';
import { ownIdPrefix } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow } from '../writing/entity.ts';
import { OverriddenFields } from '../writing/overridden-fields.ts';

const columns = { name: 'name', unit: 'unit', isFilter: 'is_filter', position: 'position' };

/**
 * A feature is identified by its key across all ventures; a key that another venture uses gets the venture's number in
 * front.
 */
export const feature: Entity = {
  async write(chunk, lines) {
    // Filters refer to features by key, so an export of a shop keeps the keys.
    const keyOf = (externalId: string) => externalId.replace(ownIdPrefix, '').trim() || externalId;
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
    const names = await namesOfFeatures(
      chunk.ctx,
      lines.filter(({ fields }) => fields.name === undefined).map(({ externalId }) => keyOf(externalId)),
    );
    const overridden = await OverriddenFields.read(chunk, [...there.keys()]);
    const rows = lines.map((line) => {
      const own = line.ref && there.get(line.ref.ourId);
      const wanted = keyOf(line.externalId);
      const fields = own ? line.fields : { name: names.get(wanted), ...line.fields };
      if (!own) chunk.markNew({ ...line, fields });
      const key = line.ref?.ourId ?? (there.has(wanted) ? `${chunk.feed.ventureId}-${wanted}` : wanted);
      if (!line.ref && there.has(key)) chunk.refuse(line, 'externalId', 'Een andere bron heeft dit kenmerk al');
      const isMeasured = fields.isFilter === undefined;
      const fresh = { key, name: null, unit: '', is_filter: false, is_measured: isMeasured, position: 0 };
      overridden.keep(line, key, (field) => line.fields[field]);
      const row = mergeRow(own, overridden.fieldsOf({ ...line, fields }, key), columns, fresh);
      return { line, row: { ...row, is_measured: isMeasured && row.is_measured, key } };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'feature',
      ['key'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    await overridden.write();
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
  // Features have no venture: a reader sees those of its own source, and those of the articles of its venture.
  read: `select t.key as our_id, $2::text as venture_id, t.changed_in, jsonb_build_object(
      'name', t.name, 'unit', t.unit, 'position', t.position)
      || case when t.is_measured then '{}' else jsonb_build_object('isFilter', t.is_filter) end as record
    from feature t`,
  readWhere: `(exists (select from exchange_reference r where r.entity = 'feature' and r.our_id = t.key and r.venture_id = $2)
      or not exists (select from exchange_reference r where r.entity = 'feature' and r.our_id = t.key))`,
};
