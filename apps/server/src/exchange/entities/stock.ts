import type { Chunk, Line, Reference } from '../writing/chunk.ts';
import { type Entity, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { variantsOfLines } from './variant-of-line.ts';

const key = ['variant_id', 'warehouse_code'];
const idOf = (row: Row) => `${row.variant_id}:${row.warehouse_code}`;

function keyOf(ourId: string): Row {
  const [variantId, warehouse] = ourId.split(':').map(Number);
  return { variant_id: variantId, warehouse_code: warehouse };
}

function isKnown(line: Line): line is Line & { ref: Reference } {
  return line.ref !== undefined && !line.ref.isRemoved;
}

function rowOf(chunk: Chunk, line: Line, variantId: number | undefined, warehouse: string | undefined): Row {
  const before = isKnown(line) ? keyOf(line.ref.ourId) : undefined;
  if (variantId === undefined && !before) chunk.refuse(line, 'variant', 'Noem het artikel');
  if (before && line.fields.quantity === undefined) chunk.refuse(line, 'quantity', 'Vul dit veld in');
  return {
    variant_id: variantId ?? before?.variant_id,
    warehouse_code: warehouse === undefined ? before?.warehouse_code : Number(warehouse),
    purchase_available_quantity: line.fields.quantity,
  };
}

/** A row per variant and warehouse. */
export const stock: Entity = {
  async write(chunk, lines) {
    const variants = await variantsOfLines(chunk, lines);
    const warehouses = await chunk.resolveField('warehouse', 'warehouse', lines);
    const resolved = chunk.accepted(lines);
    for (const line of lines) if (!isKnown(line)) chunk.markNew(line);
    const rows = resolved.map((line) => ({
      line,
      row: rowOf(chunk, line, variants.get(line.line)?.id, warehouses.get(String(line.fields.warehouse))),
    }));
    const taken = new Set<string>();
    const good = rows.filter(({ line, row }) => {
      if (taken.has(idOf(row))) chunk.refuse(line, 'warehouse', 'Deze voorraad staat al in deze zending');
      taken.add(idOf(row));
      return !chunk.refused.has(line.line);
    });
    const moved = good.filter(({ line, row }) => line.ref && !line.ref.isRemoved && line.ref.ourId !== idOf(row));
    await chunk.removeLeft(
      'stock',
      moved.map(({ line }) => line),
      keyOf,
    );
    await chunk.write(
      'stock',
      key,
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, idOf(row));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'stock',
      lines.map(({ line, ref }) => ({ line, row: keyOf(ref?.ourId ?? '') })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: {
    table: 'stock',
    exists:
      "t.variant_id = split_part(r.our_id, ':', 1)::integer and t.warehouse_code = split_part(r.our_id, ':', 2)::integer",
  },
  read: `select t.variant_id || ':' || t.warehouse_code as our_id, v.venture_id, t.changed_in, jsonb_build_object(
      'variant', ${ref('variant', 't.variant_id')}, 'warehouse', ${ref('warehouse', 't.warehouse_code')},
      'quantity', t.purchase_available_quantity::text) as record
    from stock t join variant v on v.id = t.variant_id`,
};
