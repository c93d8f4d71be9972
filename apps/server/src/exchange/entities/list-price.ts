import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { variantsOfLines } from './variant-of-line.ts';

const columns = { priceDelivery: 'price_delivery', pricePickup: 'price_pickup', per: 'sales_price_per' };

interface PriceOfLine {
  line: Line;
  row: Row;
}

/** For lines with a cost price. A price of zero or less counts as no price. */
async function writeCosts(chunk: Chunk, prices: readonly PriceOfLine[]): Promise<void> {
  const named = prices.filter(({ line }) => line.fields.costPrice !== undefined);
  const variants = byColumn(
    await chunk.lookUp(
      'variant',
      'id',
      named.map(({ row }) => row.variant_id),
    ),
    'id',
  );
  const [known, unknown] = [true, false].map((isKnown) =>
    named.filter(({ line }) => Number(line.fields.costPrice ?? 0) > 0 === isKnown),
  );
  const there = byColumn(
    await chunk.existing(
      'cost_price',
      'variant_id',
      named.map(({ row }) => row.variant_id),
    ),
    'variant_id',
  );
  await chunk.remove(
    'cost_price',
    (unknown ?? []).flatMap(({ line: { line }, row: { variant_id } }) =>
      there.has(String(variant_id)) ? [{ line, row: { variant_id } }] : [],
    ),
  );
  await chunk.write(
    'cost_price',
    ['variant_id'],
    (known ?? []).map(({ line: { line, fields }, row }) => ({
      line,
      row: {
        ...{ variant_id: row.variant_id, price: fields.costPrice, sales_price_per: row.sales_price_per },
        price_unit: variants.get(String(row.variant_id))?.price_unit,
      },
    })),
  );
}

/** One per variant: our id is that of the variant. */
export const listPrice: Entity = {
  async write(chunk, lines) {
    const variants = await variantsOfLines(chunk, lines);
    const variantOf = ({ line, ref }: Line) => variants.get(line)?.id ?? (ref ? Number(ref.ourId) : undefined);
    const there = byColumn(
      await chunk.existing(
        'list_price',
        'variant_id',
        lines.flatMap((line) => variantOf(line) ?? []),
      ),
      'variant_id',
    );
    const resolved = chunk.accepted(lines);
    for (const line of lines) if (!there.has(String(variantOf(line)))) chunk.markNew(line);
    const rows = resolved.flatMap((line) => {
      const variantId = variantOf(line);
      const before = there.get(String(variantId));
      if (variantId === undefined) chunk.refuse(line, 'variant', 'Noem het artikel');
      // A price of zero or less counts as no price: pickup then costs the delivery price.
      const fresh = { variant_id: variantId, price_delivery: null, price_pickup: '0', sales_price_per: 1 };
      return [{ line, row: { ...mergeRow(before, line.fields, columns, fresh), variant_id: variantId } }];
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const moved = good.filter(
      ({ line, row }) => line.ref && !line.ref.isRemoved && line.ref.ourId !== String(row.variant_id),
    );
    await chunk.removeLeft(
      'list_price',
      moved.map(({ line }) => line),
      (ourId) => ({ variant_id: Number(ourId) }),
    );
    await chunk.write(
      'list_price',
      ['variant_id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    await writeCosts(chunk, good);
    for (const { line, row } of good) chunk.link(line, Number(row.variant_id));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'list_price',
      lines.map(({ line, ref }) => ({ line, row: { variant_id: Number(ref?.ourId) } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'list_price', exists: 't.variant_id = r.our_id::integer' },
  read: `select t.variant_id::text as our_id, v.venture_id, t.changed_in, jsonb_build_object(
      'variant', ${ref('variant', 't.variant_id')}, 'priceDelivery', t.price_delivery::text,
      'pricePickup', t.price_pickup::text, 'per', t.sales_price_per) as record
    from list_price t join variant v on v.id = t.variant_id`,
};
