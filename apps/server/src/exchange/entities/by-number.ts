import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import { byColumn } from '../writing/entity.ts';
import type { Row } from '../writing/table-writer.ts';

/** The document of each line: by reference, or by its number within the venture. */
export async function rowsByNumber(
  chunk: Chunk,
  table: 'invoice' | 'delivery',
  lines: readonly Line[],
): Promise<Map<number, Row>> {
  const byId = byColumn(
    await chunk.existing(
      table,
      'id',
      lines.flatMap(({ ref }) => (ref ? [Number(ref.ourId)] : [])),
    ),
    'id',
  );
  const numbers = lines.flatMap(({ fields }) => fields.number ?? []);
  const rows = await query<{ row: Row }>(
    chunk.ctx.db,
    `select to_jsonb(t) as row from ${table} t where venture_id = $1 and number = any($2) for no key update`,
    [chunk.feed.ventureId, numbers],
  );
  const byNumber = byColumn(
    rows.map(({ row }) => row),
    'number',
  );
  const taken = new Map<unknown, Line>();
  return new Map(
    lines.flatMap((line) => {
      const { number } = line.fields;
      const own = line.ref && byId.get(line.ref.ourId);
      const same = number === undefined ? undefined : byNumber.get(String(number));
      if ((own && same && same.id !== own.id) || (number !== undefined && taken.has(number))) {
        chunk.refuse(line, 'number', `Nummer ${number} is er al`);
      }
      if (number !== undefined) taken.set(number, line);
      const row = own ?? same;
      return row ? [[line.line, row] as const] : [];
    }),
  );
}
