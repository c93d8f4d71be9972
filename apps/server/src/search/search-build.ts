import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { selectIndexFrame, streamIndexProducts } from '../catalogue/catalogue.ts';
import { type PackedShard, ShardBuilder } from './search-shard-build.ts';

/** Reads the catalogues of these shops over two connections of its own and hands over an index for each. */
export async function* buildShards(
  databaseUrl: string,
  now: number,
  ventureIds: readonly string[],
): AsyncGenerator<PackedShard> {
  if (ventureIds.length === 0) return;
  const products = new pg.Client({ connectionString: databaseUrl });
  const variants = new pg.Client({ connectionString: databaseUrl });
  // Whoever reads from it hears that it broke, too.
  for (const line of [products, variants]) line.on('error', () => undefined);
  try {
    await Promise.all([products.connect(), variants.connect()]);
    const frame = await selectIndexFrame(drizzle(products));
    const builders = new Map<string, ShardBuilder>();
    for await (const page of streamIndexProducts(products, variants, ventureIds)) {
      for (const product of page) {
        let builder = builders.get(product.ventureId);
        if (!builder) {
          builder = new ShardBuilder(product.ventureId, frame);
          builders.set(product.ventureId, builder);
        }
        builder.add(product, now);
      }
    }
    for (const [ventureId, builder] of builders) {
      builders.delete(ventureId);
      yield builder.finish();
    }
  } finally {
    // A reader that stops half-way leaves a stream behind that nobody reads: closing the connection ends it.
    await Promise.all([products.end(), variants.end()]);
  }
}
