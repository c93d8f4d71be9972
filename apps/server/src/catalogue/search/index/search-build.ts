import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openDatabase } from '../../../foundation/database/database.ts';
import { isRowUnreadable } from '../../../foundation/database/unreadable-row.ts';
import {
  type IndexedProduct,
  type IndexFrame,
  selectIndexFrame,
  selectIndexIds,
  streamIndexProducts,
} from '../../products/products.ts';
import { readProducts } from './search-products.ts';
import { type PackedShard, ShardBuilder } from './search-shard-build.ts';

const readAtOnce = 200;

/** Reads the catalogues of these shops over connections of its own and hands over an index for each. */
export async function* buildShards(
  databaseUrl: string,
  now: number,
  ventureIds: readonly string[],
): AsyncGenerator<PackedShard> {
  if (ventureIds.length === 0) return;
  const builders = await streamedBuilders(databaseUrl, now, ventureIds).catch((error) => {
    // A stream ends at a row that the database cannot read; in pieces the others can be read around it.
    if (isRowUnreadable(error)) return piecemealBuilders(databaseUrl, now, ventureIds);
    throw error;
  });
  for (const [ventureId, builder] of builders) {
    builders.delete(ventureId);
    yield builder.finish();
  }
}

type Builders = Map<string, ShardBuilder>;

async function streamedBuilders(databaseUrl: string, now: number, ventureIds: readonly string[]): Promise<Builders> {
  const products = new pg.Client({ connectionString: databaseUrl });
  const variants = new pg.Client({ connectionString: databaseUrl });
  // Reading from it fails with the error, too.
  for (const line of [products, variants]) line.on('error', () => undefined);
  try {
    await Promise.all([products.connect(), variants.connect()]);
    const frame = await selectIndexFrame(drizzle(products));
    const builders: Builders = new Map();
    for await (const page of streamIndexProducts(products, variants, ventureIds)) {
      for (const product of page) addTo(builders, frame, product, now);
    }
    return builders;
  } finally {
    // A reader that stops half-way leaves an unread stream on the connection: closing the connection ends it.
    await Promise.all([products.end(), variants.end()]);
  }
}

async function piecemealBuilders(databaseUrl: string, now: number, ventureIds: readonly string[]): Promise<Builders> {
  const { db, close } = await openDatabase(databaseUrl, 2);
  try {
    const frame = await selectIndexFrame(db);
    const builders: Builders = new Map();
    for (const ventureId of ventureIds) {
      const builder = new ShardBuilder(ventureId, frame);
      builders.set(ventureId, builder);
      const ids = await selectIndexIds(db, ventureId);
      for (let at = 0; at < ids.length; at += readAtOnce) {
        const { products, unreadable } = await readProducts(db, ids.slice(at, at + readAtOnce));
        for (const product of products) builder.add(product, now);
        for (const product of unreadable) builder.leaveOut(product);
      }
    }
    return builders;
  } finally {
    await close();
  }
}

function addTo(builders: Builders, frame: IndexFrame, product: IndexedProduct, now: number): void {
  let builder = builders.get(product.ventureId);
  if (!builder) {
    builder = new ShardBuilder(product.ventureId, frame);
    builders.set(product.ventureId, builder);
  }
  builder.add(product, now);
}
