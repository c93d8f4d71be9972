import { type Entity, mergeRow, ref } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';
import { rowsByNumber } from './by-number.ts';
import { pathsOfMedia } from './media-of-line.ts';

const columns = {
  number: 'number',
  kind: 'kind',
  orderIds: 'order_ids',
  invoiceDate: 'invoice_date',
  dueDate: 'due_date',
  netAmount: 'net_amount',
  vatAmount: 'vat_amount',
  totalAmount: 'total_amount',
  openAmount: 'open_amount',
  vats: 'vats',
  lines: 'lines',
};

const fresh: Row = {
  ...{ id: null, venture_id: null, customer_id: null, number: null, kind: null, order_ids: [], invoice_date: null },
  ...{ due_date: null, net_amount: null, vat_amount: null, total_amount: null, open_amount: '0', vats: [], lines: [] },
  document_url: null,
};

export const invoice: Entity = {
  async write(chunk, lines) {
    const customers = await chunk.resolveField('customer', 'customer', lines);
    const there = await rowsByNumber(chunk, 'invoice', lines);
    const documents = await pathsOfMedia(chunk, lines, 'document', 'document');
    const rows = lines.map((line) => {
      const before = there.get(line.line);
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, { ...fresh, venture_id: chunk.feed.ventureId });
      if (line.fields.customer !== undefined) row.customer_id = customers.get(String(line.fields.customer));
      if (line.fields.document !== undefined) row.document_url = documents.get(line.line)?.[0] ?? null;
      return { line, row };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const added = good.filter(({ row }) => row.id === null);
    const ids = await chunk.takeIdentities('invoice', added.length);
    added.forEach(({ row }, at) => {
      row.id = ids[at];
    });
    await chunk.write(
      'invoice',
      ['id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    await chunk.remove(
      'invoice',
      lines.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of lines) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'invoice', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, t.venture_id, t.changed_in, jsonb_build_object(
      'number', t.number, 'customer', ${ref('customer', 't.customer_id')}, 'kind', t.kind, 'orderIds', t.order_ids,
      'invoiceDate', t.invoice_date, 'dueDate', t.due_date, 'netAmount', t.net_amount::text,
      'vatAmount', t.vat_amount::text, 'totalAmount', t.total_amount::text, 'openAmount', t.open_amount::text,
      'vats', t.vats, 'lines', t.lines) as record
    from invoice t`,
};
