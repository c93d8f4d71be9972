import type { Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import { refuseUnknownUnits, variantsOfLines } from './variant-of-line.ts';

const columns = {
  customerGroup: 'customer_group',
  priceDelivery: 'price_delivery',
  pricePickup: 'price_pickup',
  per: 'sales_price_per',
  priceUnit: 'price_unit',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
};

export const priceAgreement: Entity = {
  async write(chunk, lines) {
    const variants = await variantsOfLines(chunk, lines);
    const customers = await chunk.resolveField('customer', 'customer', lines);
    const there = byColumn(
      await chunk.existing(
        'price_agreement',
        'id',
        lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : [])),
      ),
      'id',
    );
    const rowBefore = ({ ref }: Line) => ref && there.get(ref.ourId);
    const resolved = chunk.accepted(lines);
    for (const line of lines) if (!rowBefore(line)) chunk.markNew(line);
    const rows = resolved.map((line) => {
      const before = rowBefore(line);
      const variant = variants.get(line.line);
      if (!before && !variant) chunk.refuse(line, 'variant', 'Noem het artikel');
      const fresh = {
        ...{
          id: null,
          venture_id: chunk.feed.ventureId,
          customer_id: null,
          customer_group: null,
          variant_id: variant?.id,
        },
        ...{ price_delivery: null, price_pickup: '0', sales_price_per: 1, price_unit: variant?.priceUnit },
        ...{ valid_from: null, valid_until: null },
      };
      const row = mergeRow(before, line.fields, columns, fresh);
      if (variant) row.variant_id = variant.id;
      if (line.fields.customer !== undefined) {
        row.customer_id = customers.get(String(line.fields.customer));
        row.customer_group = null;
      } else if (line.fields.customerGroup !== undefined) row.customer_id = null;
      if (row.valid_until !== null && String(row.valid_until) < String(row.valid_from)) {
        chunk.refuse(line, 'validUntil', 'De einddatum ligt voor de begindatum');
      }
      return { line, row };
    });
    await refuseUnknownUnits(chunk, 'priceUnit', rows);
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const fresh = good.filter(({ line }) => chunk.isNew(line));
    const ids = await chunk.takeIdentities('price_agreement', fresh.length);
    fresh.forEach(({ row }, at) => {
      row.id = ids[at];
    });
    const rowsOf = (drafted: typeof good) => drafted.map(({ line: { line }, row }) => ({ line, row }));
    await chunk.insert('price_agreement', rowsOf(fresh));
    await chunk.write('price_agreement', ['id'], rowsOf(good.filter(({ line }) => !chunk.isNew(line))));
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'price_agreement',
      lines.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'price_agreement', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_strip_nulls(jsonb_build_object(
      'variant', ${ref('variant', 't.variant_id')},
      'customer', case when t.customer_id is not null then ${ref('customer', 't.customer_id')} end,
      'customerGroup', t.customer_group, 'priceDelivery', t.price_delivery::text,
      'pricePickup', t.price_pickup::text, 'per', t.sales_price_per, 'priceUnit', t.price_unit,
      'validFrom', t.valid_from)) || jsonb_build_object('validUntil', t.valid_until) as record
    from price_agreement t`,
};
