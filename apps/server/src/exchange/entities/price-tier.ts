import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { type Entity, mergeRow, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { refuseUnknownUnits, variantsOfLines } from './variant-of-line.ts';

const columns = {
  kind: 'kind',
  fromQuantity: ['ladder_quantity', (value: unknown) => Number(value).toFixed(4)],
  unit: 'ladder_unit_id',
  priceDelivery: 'price_delivery',
  pricePickup: 'price_pickup',
} as const;

const key = ['variant_id', 'kind', 'ladder_quantity'];
const idOf = (row: Row) => `${row.variant_id}:${row.kind}:${Number(row.ladder_quantity).toFixed(4)}`;

function keyOf(ourId: string): Row {
  const [variantId, kind, quantity] = ourId.split(':');
  return { variant_id: Number(variantId), kind, ladder_quantity: quantity };
}

/** Tiers with rising prices are an error: more would cost more. */
async function refuseRisingPrices(chunk: Chunk, rows: readonly { line: Line; row: Row }[]): Promise<void> {
  const ladders = new Map<string, Map<string, { row: Row; line?: Line }>>();
  const ladderOf = (row: Row) => {
    const id = `${row.variant_id} ${row.kind}`;
    const ladder = ladders.get(id) ?? new Map();
    ladders.set(id, ladder);
    return ladder;
  };
  for (const row of await chunk.existing(
    'price_tier',
    'variant_id',
    rows.map(({ row }) => row.variant_id),
  )) {
    ladderOf(row).set(idOf(row), { row });
  }
  for (const { line } of rows) {
    if (line.ref && !line.ref.isRemoved) ladderOf(keyOf(line.ref.ourId)).delete(line.ref.ourId);
  }
  for (const { line, row } of rows) ladderOf(row).set(idOf(row), { row, line });
  for (const ladder of ladders.values()) {
    const rungs = [...ladder.values()].sort((a, b) => Number(a.row.ladder_quantity) - Number(b.row.ladder_quantity));
    let lowest = Number.POSITIVE_INFINITY;
    for (const { row, line } of rungs) {
      const price = Number(row.price_delivery);
      if (price <= 0) continue;
      if (price > lowest && line) {
        chunk.refuse(line, 'priceDelivery', 'Een staffelprijs is niet hoger dan die van een kleinere hoeveelheid');
      } else lowest = Math.min(lowest, price);
    }
  }
}

export const priceTier: Entity = {
  async write(chunk, lines) {
    const variants = await variantsOfLines(chunk, lines);
    const there = await rowsOf(
      chunk,
      lines.flatMap(({ ref }) => (ref && !ref.isRemoved ? [ref.ourId] : [])),
    );
    const rowBefore = ({ ref }: Line) => (ref && !ref.isRemoved ? there.get(ref.ourId) : undefined);
    const resolved = chunk.accepted(lines);
    for (const line of lines) if (!rowBefore(line)) chunk.markNew(line);
    const rows = resolved.map((line) => {
      const before = rowBefore(line);
      const variantId = variants.get(line.line)?.id ?? before?.variant_id;
      if (variantId === undefined) chunk.refuse(line, 'variant', 'Noem het artikel');
      if (line.fields.fromQuantity !== undefined && Number(line.fields.fromQuantity) <= 0) {
        chunk.refuse(line, 'fromQuantity', 'Een staffel begint boven nul');
      }
      const fresh = {
        ...{ variant_id: variantId, kind: 'warehouse', ladder_quantity: null, ladder_unit_id: null },
        ...{ price_delivery: null, price_pickup: '0' },
      };
      return { line, row: { ...mergeRow(before, line.fields, columns, fresh), variant_id: variantId } as Row };
    });
    await refuseUnknownUnits(chunk, 'unit', rows);
    const complete = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const taken = new Set<string>();
    for (const { line, row } of complete) {
      if (taken.has(idOf(row))) chunk.refuse(line, 'fromQuantity', 'Deze staffel staat al in deze zending');
      taken.add(idOf(row));
    }
    await refuseRisingPrices(
      chunk,
      complete.filter(({ line }) => !chunk.refused.has(line.line)),
    );
    const good = complete.filter(({ line }) => !chunk.refused.has(line.line));
    const moved = good.filter(({ line, row }) => line.ref && !line.ref.isRemoved && line.ref.ourId !== idOf(row));
    await chunk.removeLeft(
      'price_tier',
      moved.map(({ line }) => line),
      keyOf,
    );
    await chunk.write(
      'price_tier',
      key,
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, idOf(row));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'price_tier',
      lines.map(({ line, ref }) => ({ line, row: keyOf(ref?.ourId ?? '') })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: {
    table: 'price_tier',
    exists:
      "t.variant_id = split_part(r.our_id, ':', 1)::integer and t.kind = split_part(r.our_id, ':', 2) and t.ladder_quantity = split_part(r.our_id, ':', 3)::numeric",
  },
  read: `select t.variant_id || ':' || t.kind || ':' || t.ladder_quantity as our_id, v.venture_id, t.changed_in,
      jsonb_build_object('variant', ${ref('variant', 't.variant_id')}, 'kind', t.kind,
        'fromQuantity', t.ladder_quantity::text, 'unit', t.ladder_unit_id,
        'priceDelivery', t.price_delivery::text, 'pricePickup', t.price_pickup::text) as record
    from price_tier t join variant v on v.id = t.variant_id`,
};

async function rowsOf(chunk: Chunk, ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await query<{ row: Row }>(
    chunk.ctx.db,
    `select to_jsonb(t) as row from price_tier t join jsonb_to_recordset($1::jsonb)
       as g(variant_id integer, kind text, ladder_quantity numeric) using (variant_id, kind, ladder_quantity)`,
    [JSON.stringify(ids.map(keyOf))],
  );
  return new Map(rows.map(({ row }) => [idOf(row), row]));
}
