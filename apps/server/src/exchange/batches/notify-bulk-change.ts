import type { ExchangeEntity } from '@bouwpoort/contract/exchange/records';
import { type ProductGap, renewProductGaps } from '../../catalogue/products/products.ts';
import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import type { Feed } from '../writing/feed.ts';

const prices: ReadonlySet<ExchangeEntity> = new Set(['list-price', 'price-tier', 'price-agreement']);

/** The gap list of products without price or stock. */
const gapsOf: Partial<Record<ExchangeEntity, readonly ProductGap[]>> = {
  product: ['price', 'stock'],
  variant: ['price', 'stock'],
  'list-price': ['price'],
  stock: ['stock'],
};

/** One invalidation for all changes of a large batch: the index is rebuilt, the caches are emptied. */
export async function notifyBulkChange(
  db: Database,
  { ventureId, entity }: Omit<Feed, 'sourceId'>,
  hasOnlyCreated = false,
): Promise<void> {
  for (const part of gapsOf[entity] ?? []) await renewProductGaps(db, ventureId, part);
  const isCatalogue = entity !== 'stock' && !prices.has(entity);
  // Products without articles are not in the index, and their articles will notify it.
  const isInNoIndex = entity === 'product' && hasOnlyCreated;
  // Millions of prices and stock rows can change every night: they are in no index, and stock is in no cache.
  if (isCatalogue && !isInNoIndex) await query(db, "insert into catalogue_change (what) values ('catalogue')");
  const kinds = isCatalogue ? ['catalogue', 'prices', 'branches', 'navigation'] : prices.has(entity) ? ['prices'] : [];
  await query(db, `select pg_notify('bouwpoort_changes', kind) from unnest($1::text[]) as told (kind)`, [kinds]);
}
