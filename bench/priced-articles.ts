import { type BenchShop, ventureId } from './bench-shop.ts';

export interface Article {
  guid: string;
  code: string;
}

/** Articles somebody can order and that have a price. */
export async function pricedArticles({ database }: BenchShop, count: number): Promise<Article[]> {
  const { rows } = await database.query<Article>(
    `select v.guid, v.code from variant v
     join list_price p on p.variant_id = v.id
     where v.venture_id = $1 and v.market_filter = '{}' and exists (select from bundle b where b.variant_id = v.id)
     order by md5(v.code) limit $2`,
    [ventureId, count],
  );
  return rows;
}

export function pick<T>(all: readonly T[], count: number): T[] {
  const from = Math.floor(Math.random() * Math.max(1, all.length - count));
  return all.slice(from, from + count);
}
