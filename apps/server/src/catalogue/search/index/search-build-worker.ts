import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PackedShard } from './search-shard-build.ts';

interface Shop {
  ventureId: string;
  products: number;
}

export type ThreadTask =
  | { do: 'build'; databaseUrl: string; now: number; ventureIds: readonly string[]; keepIn: string | undefined }
  | { do: 'read'; files: readonly string[] };

/** Messages of a thread; under `node --watch` it also sends the files it loads. */
export interface ThreadReport {
  shard?: PackedShard;
  notKept?: unknown;
}

interface Built {
  shards: PackedShard[];
  /** Why the snapshot could not be written, if it could not. */
  notKept: unknown;
}

/** More would only take turns: the database works too. */
const maxThreads = 2;

interface BuildTask {
  databaseUrl: string;
  now: number;
  shops: readonly Shop[];
  /** A folder for what was built, a file per shop. */
  keepIn?: string | undefined;
}

/** The indexes of all shops, made by threads of their own; ending `stop` ends them early. */
export async function buildInWorkers(
  { databaseUrl, now, shops, keepIn }: BuildTask,
  stop: AbortSignal,
): Promise<Built> {
  const shares = sharesOf(shops, Math.min(maxThreads, availableParallelism()));
  const tasks = shares.map((ventureIds): ThreadTask => ({ do: 'build', databaseUrl, now, ventureIds, keepIn }));
  const built = await Promise.all(tasks.map((task) => inThread(task, stop)));
  return { shards: built.flatMap(({ shards }) => shards), notKept: built.find(({ notKept }) => notKept)?.notKept };
}

export async function readInWorker(files: readonly string[], stop: AbortSignal): Promise<PackedShard[]> {
  return (await inThread({ do: 'read', files }, stop)).shards;
}

/** The largest shops first, each to the thread with the least to do. */
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

async function inThread(task: ThreadTask, stop: AbortSignal): Promise<Built> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: task,
    // Rows live for a moment: with room for a page of them few are ever carried over.
    resourceLimits: { maxYoungGenerationSizeMb: 32 },
  });
  const end = () => void worker.terminate();
  stop.addEventListener('abort', end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      const built: Built = { shards: [], notKept: undefined };
      worker.on('message', ({ shard, notKept }: ThreadReport) => {
        if (shard) built.shards.push(shard);
        built.notKept ??= notKept;
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        if (code === 0) resolve(built);
        else reject(new Error(`the thread that makes the search index ended with ${code}`));
      });
    });
  } finally {
    stop.removeEventListener('abort', end);
  }
}
