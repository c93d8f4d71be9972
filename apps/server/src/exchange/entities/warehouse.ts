import { query } from '../../foundation/database/prepared.ts';
import { byColumn, type Entity, mergeRow, ref } from '../writing/entity.ts';

const columns = { name: 'name' };

export const warehouse: Entity = {
  async write(chunk, lines) {
    const branches = await chunk.resolveField('branch', 'branch', lines);
    const codeOf = lines.map(({ ref, fields }) => (ref ? Number(ref.ourId) : (fields.code as number | undefined)));
    const rowsThere = await query<{ row: Record<string, unknown> }>(
      chunk.ctx.db,
      `select to_jsonb(w) || jsonb_build_object('venture_id', b.venture_id) as row
       from warehouse w join branch b using (branch_id) where code = any($1::integer[])`,
      [codeOf.filter((code) => code !== undefined)],
    );
    const there = byColumn(
      rowsThere.map(({ row }) => row),
      'code',
    );
    const unnumbered = codeOf.filter((code) => code === undefined).length;
    const codes = await chunk.takeIds('catalogue_id', unnumbered);
    const rows = lines.map((line, at) => {
      const code = codeOf[at] ?? codes.shift();
      const before = there.get(String(code));
      if (before && before.venture_id !== chunk.feed.ventureId) {
        chunk.refuse(line, 'code', 'Dit nummer is van een magazijn van een andere winkel');
      }
      if (line.ref && line.fields.code !== undefined && line.fields.code !== code) {
        chunk.refuse(line, 'code', `Het nummer van een magazijn ligt vast: ${code}`);
      }
      if (!before) chunk.markNew(line);
      const row = mergeRow(before, line.fields, columns, { code, name: null, branch_id: null });
      if (line.fields.branch !== undefined) row.branch_id = branches.get(String(line.fields.branch));
      return { line, row };
    });
    const good = rows.filter(({ line }) => !chunk.refused.has(line.line));
    await chunk.write(
      'warehouse',
      ['code'],
      good.map(({ line, row }) => ({ line: line.line, row })),
    );
    for (const { line, row } of good) chunk.link(line, Number(row.code));
  },
  async remove(chunk, lines) {
    const used = await query<{ code: number }>(
      chunk.ctx.db,
      'select distinct warehouse_code as code from stock where warehouse_code = any($1::integer[])',
      [lines.map(({ ref }) => Number(ref?.ourId))],
    );
    const inUse = new Set(used.map(({ code }) => code));
    const free = lines.filter((line) => {
      if (!inUse.has(Number(line.ref?.ourId))) return true;
      chunk.refuse(line, 'delete', 'In dit magazijn ligt nog voorraad');
      return false;
    });
    await chunk.remove(
      'warehouse',
      free.map(({ line, ref }) => ({ line, row: { code: Number(ref?.ourId) } })),
    );
    for (const line of free) chunk.linkRemoved(line, false);
  },
  ownRow: { table: 'warehouse', exists: 't.code = r.our_id::integer' },
  read: `select t.code::text as our_id, b.venture_id, t.changed_in, jsonb_build_object(
      'branch', ${ref('branch', 't.branch_id')}, 'name', t.name, 'code', t.code) as record
    from warehouse t join branch b using (branch_id)`,
};
