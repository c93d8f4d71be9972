import { selectIndexFrame, selectIndexPage } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { type PackedShard, ShardBuilder } from './search-shard-build.ts';

const pageSize = 500;

/** Reads the whole catalogue and hands over one index per shop. While a page is read the one before is worked on. */
export async function* buildShards(db: Database, now: number): AsyncGenerator<PackedShard> {
  const frame = await selectIndexFrame(db);
  const builders = new Map<string, ShardBuilder>();
  let reading = selectIndexPage(db, 0, pageSize);
  for (let page = await reading; page.length > 0; page = await reading) {
    reading = selectIndexPage(db, page.at(-1)?.id ?? 0, pageSize);
    // Whoever stops listening must not leave a failure that nobody hears.
    reading.catch(() => undefined);
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
}
