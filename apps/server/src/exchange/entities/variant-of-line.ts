import { query } from '../../foundation/database/prepared.ts';
import type { Chunk, Line } from '../writing/chunk.ts';
import type { Row } from '../writing/table-writer.ts';

export interface NamedVariant {
  id: number;
  priceUnit: string;
}

/** The variant of each line, by its external id or its article number; a line without either is refused. */
export async function variantsOfLines(chunk: Chunk, lines: readonly Line[]): Promise<Map<number, NamedVariant>> {
  const naming = lines.filter(({ fields }) => fields.variant !== undefined || fields.articleCode !== undefined);
  const byExternalId = await chunk.resolveField('variant', 'variant', naming);
  const ids = naming.flatMap(({ fields }) => byExternalId.get(String(fields.variant)) ?? []);
  const codes = naming.flatMap(({ fields }) => (typeof fields.articleCode === 'string' ? [fields.articleCode] : []));
  const rows = await query<{ id: number; code: string; priceUnit: string }>(
    chunk.ctx.db,
    `select id, code, price_unit as "priceUnit" from variant
     where venture_id = $1 and (id = any($2::integer[]) or code = any($3))`,
    [chunk.feed.ventureId, [...new Set(ids)], [...new Set(codes)]],
  );
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const found = new Map<number, NamedVariant>();
  for (const line of naming) {
    const { variant, articleCode } = line.fields;
    const row =
      variant === undefined ? byCode.get(String(articleCode)) : byId.get(byExternalId.get(String(variant)) ?? '');
    if (row) found.set(line.line, row);
    else if (variant === undefined) chunk.refuse(line, 'articleCode', `Artikel ${articleCode} kennen we niet`);
  }
  return found;
}

/**
 * Refuses lines that name a unit their article is not ordered in: elsewhere it would count as one base unit. An article
 * without units cannot be ordered, and takes any.
 */
export async function refuseUnknownUnits(
  chunk: Chunk,
  field: 'unit' | 'priceUnit',
  rows: readonly { line: Line; row: Row }[],
): Promise<void> {
  const naming = rows.filter(({ line }) => line.fields[field] !== undefined);
  if (naming.length === 0) return;
  const found = await query<{ id: number; codes: string[] }>(
    chunk.ctx.db,
    `select variant_id as id, array_agg(bundle_code order by position, id) as codes
     from bundle where variant_id = any($1::integer[]) group by variant_id`,
    [[...new Set(naming.map(({ row }) => row.variant_id))]],
  );
  const codesOf = new Map(found.map(({ id, codes }) => [id, codes]));
  for (const { line, row } of naming) {
    const codes = codesOf.get(Number(row.variant_id));
    const code = String(line.fields[field]);
    if (codes && !codes.includes(code)) {
      chunk.refuse(line, field, `Eenheid ${code} staat niet bij de besteleenheden (${codes.join(', ')})`);
    }
  }
}
