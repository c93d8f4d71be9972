import { query } from '../../foundation/database/prepared.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';

export const project: Entity = {
  async write(chunk, lines) {
    const customers = await chunk.resolveField('customer', 'customer', lines);
    const there = byColumn(
      await chunk.existing(
        'project',
        'id',
        lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : [])),
      ),
      'id',
    );
    const rows = lines.map((line) => {
      const before = line.ref && there.get(line.ref.ourId);
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, { name: 'name' }, { id: null, customer_id: null, name: null });
      if (line.fields.customer !== undefined) row.customer_id = customers.get(String(line.fields.customer));
      return { line, row };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    const added = good.filter(({ row }) => row.id === null);
    const ids = await chunk.takeIdentities('project', added.length);
    added.forEach(({ row }, at) => {
      row.id = ids[at];
    });
    await chunk.write(
      'project',
      ['id'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, Number(row.id));
  },
  async remove(chunk, lines) {
    const ids = lines.map(({ ref }) => Number(ref?.ourId));
    const used = await query<{ id: number }>(
      chunk.ctx.db,
      'select distinct project_id as id from customer_address where project_id = any($1::integer[])',
      [ids],
    );
    const inUse = new Set(used.map(({ id }) => id));
    const free = lines.filter((line) => {
      if (!inUse.has(Number(line.ref?.ourId))) return true;
      chunk.refuse(line, 'delete', 'Er horen nog adressen bij dit project');
      return false;
    });
    await chunk.remove(
      'project',
      free.map(({ line, ref }) => ({ line, row: { id: Number(ref?.ourId) } })),
    );
    for (const line of free) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'project', exists: 't.id = r.our_id::integer' },
  read: `select t.id::text as our_id, c.venture_id, t.changed_in, jsonb_build_object(
      'customer', ${ref('customer', 't.customer_id')}, 'name', t.name) as record
    from project t join customer c using (customer_id)`,
};
