import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackedShard } from './search-shard-build.ts';

interface Shop {
  ventureId: string;
  products: number;
}

/** More would only take turns: the database works too. */
const mostThreads = 2;

/** The indexes of all shops, made by threads of their own; ending `stop` ends them early. */
export async function buildInWorkers(
  databaseUrl: string,
  now: number,
  shops: readonly Shop[],
  stop: AbortSignal,
): Promise<PackedShard[]> {
  const shares = sharesOf(shops, Math.min(mostThreads, availableParallelism()));
  const built = await Promise.all(shares.map((share) => buildInWorker(databaseUrl, now, share, stop)));
  return built.flat();
}

/** The largest shops first, each to whoever has least to do. */
export function sharesOf(shops: readonly Shop[], most: number): string[][] {
  const shares = Array.from({ length: Math.min(most, shops.length) }, () => ({
    ventureIds: [] as string[],
    products: 0,
  }));
  for (const { ventureId, products } of shops.toSorted((a, b) => b.products - a.products)) {
    const share = shares.reduce((least, one) => (one.products < least.products ? one : least));
    share.ventureIds.push(ventureId);
    share.products += products;
  }
  return shares.map(({ ventureIds }) => ventureIds);
}

async function buildInWorker(
  databaseUrl: string,
  now: number,
  ventureIds: readonly string[],
  stop: AbortSignal,
): Promise<PackedShard[]> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: { databaseUrl, now, ventureIds },
    // Rows live for a moment: with room for a page of them few are ever carried over.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  const end = () => void worker.terminate();
  stop.addEventListener('abort', end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      const shards: PackedShard[] = [];
      worker.on('message', ({ shard }: { shard?: PackedShard }) => {
        // Under `node --watch` the thread also says which files it loads.
        if (shard) shards.push(shard);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        if (code === 0) resolve(shards);
        else reject(new Error(`the thread that builds the search index ended with ${code}`));
      });
    });
  } finally {
    stop.removeEventListener('abort', end);
  }
}
