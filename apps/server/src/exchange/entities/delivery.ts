import { byColumn, type Entity, mergeRow } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { rowsByNumber } from './by-number.ts';

const columns = {
  number: 'number',
  orderId: 'order_id',
  state: 'state',
  plannedDay: 'planned_day',
  windowFrom: 'window_from',
  windowUntil: 'window_until',
  deliveredAt: 'delivered_at',
  signedBy: 'signed_by',
  lines: 'lines',
};

const fresh: Row = {
  ...{ id: null, venture_id: null, number: null, order_id: null, state: null, planned_day: null, window_from: null },
  ...{ window_until: null, delivered_at: null, signed_by: null, lines: [] },
};

export const delivery: Entity = {
  async write(chunk, lines) {
    const there = await rowsByNumber(chunk, 'delivery', lines);
    const orders = byColumn(
      await chunk.lookUp(
        'sales_order',
        'order_id',
        lines.flatMap(({ fields }) => fields.orderId ?? []),
      ),
      'order_id',
    );
    const rows = lines.map((line) => {
      const before = there.get(line.line);
      if (!before) chunk.markNew(line);
      const { orderId } = line.fields;
      if (orderId !== undefined && orders.get(String(orderId))?.venture_id !== chunk.feed.ventureId) {
        chunk.refuse(line, 'orderId', `Bestelling ${orderId} kennen we niet`);
      }
      return { line, row: mergeRow(before, line.fields, columns, { ...fresh, venture_id: chunk.feed.ventureId }) };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const added = good.filter(({ row }) => row.id === null);
    const ids = await chunk.takeIdentities('delivery', added.length);
    added.forEach(({ row }, at) => {
      row.id = ids[at];
    });
    await chunk.write(
      'delivery',
      ['id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'delivery',
      lines.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'delivery', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'number', t.number, 'orderId', t.order_id, 'state', t.state, 'plannedDay', t.planned_day,
      'windowFrom', t.window_from, 'windowUntil', t.window_until, 'deliveredAt', t.delivered_at,
      'signedBy', t.signed_by, 'lines', t.lines) as record
    from delivery t`,
};
