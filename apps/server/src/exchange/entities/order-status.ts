import { announce } from '../../organisation/webhooks/webhooks.ts';
import { byColumn, type Entity } from '../writing/entity.ts';

/** For existing orders: their status in the ERP. */
export const orderStatus: Entity = {
  async write(chunk, lines) {
    const idOf = (line: (typeof lines)[number]) => (line.fields.orderId as string | undefined) ?? line.ref?.ourId ?? '';
    const there = byColumn(await chunk.existing('sales_order', 'order_id', lines.map(idOf)), 'order_id');
    const rows = lines.flatMap((line) => {
      const before = there.get(idOf(line));
      if (before?.venture_id !== chunk.feed.ventureId) {
        chunk.refuse(line, 'orderId', `Bestelling ${idOf(line)} kennen we niet`);
        return [];
      }
      const { statusCode, canStillBeCancelled } = line.fields;
      const release =
        canStillBeCancelled === undefined ? before.release_status : canStillBeCancelled ? 'Open' : 'Closed';
      return [
        {
          line,
          row: { order_id: before.order_id, status_code: statusCode ?? before.status_code, release_status: release },
        },
      ];
    });
    const changed = new Set(
      await chunk.update(
        'sales_order',
        ['order_id'],
        rows.map(({ line, row }) => ({ line: line.line, row })),
      ),
    );
    for (const { line, row } of rows) {
      chunk.link(line, String(row.order_id));
      if (changed.has(line.line)) {
        await announce(chunk.ctx, chunk.feed.ventureId, 'order.status', {
          orderId: row.order_id,
          statusCode: row.status_code,
        });
      }
    }
  },
  async remove(chunk, lines) {
    for (const line of lines) chunk.refuse(line, 'delete', 'De status van een bestelling kan niet verwijderd worden');
  },
  ownRow: { table: 'sales_order', exists: 't.order_id = r.our_id' },
  read: `select t.order_id as our_id, t.venture_id, t.changed_in, jsonb_build_object('orderId', t.order_id,
      'statusCode', t.status_code, 'canStillBeCancelled', t.release_status = 'Open') as record
    from sales_order t`,
};
