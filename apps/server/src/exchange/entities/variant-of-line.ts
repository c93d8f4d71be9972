import { query } from '../../database/prepared.ts';
import type { Chunk, Line } from '../chunk.ts';

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
