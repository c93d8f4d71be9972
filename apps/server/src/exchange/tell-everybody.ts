import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';
import { type ProductGap, renewProductGaps } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { query } from '../database/prepared.ts';
import type { Feed } from './feed.ts';

const prices: ReadonlySet<ExchangeEntity> = new Set(['list-price', 'price-tier', 'price-agreement']);

/** Products that lack a price or stock are listed. */
const gapsOf: Partial<Record<ExchangeEntity, readonly ProductGap[]>> = {
  product: ['price', 'stock'],
  variant: ['price', 'stock'],
  'list-price': ['price'],
  stock: ['stock'],
};

/** Once for all that a large batch changed: the index is built again, the caches begin afresh. */
export async function tellEverybody(
  db: Database,
  { ventureId, entity }: Omit<Feed, 'sourceId'>,
  hasOnlyCreated = false,
): Promise<void> {
  for (const part of gapsOf[entity] ?? []) await renewProductGaps(db, ventureId, part);
  const isCatalogue = entity !== 'stock' && !prices.has(entity);
  // Nobody finds a product without articles, and who brings those tells the index of the product too.
  const isInNoIndex = entity === 'product' && hasOnlyCreated;
  // Millions of prices and stock rows can change every night: they are in no index, and stock is in no cache.
  if (isCatalogue && !isInNoIndex) await query(db, "insert into catalogue_change (what) values ('catalogue')");
  const kinds = isCatalogue ? ['catalogue', 'prices', 'branches', 'navigation'] : prices.has(entity) ? ['prices'] : [];
  await query(db, `select pg_notify('bouwpoort_changes', kind) from unnest($1::text[]) as told (kind)`, [kinds]);
}
