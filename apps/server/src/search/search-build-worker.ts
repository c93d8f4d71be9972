import { Worker } from 'node:worker_threads';
import type { PackedShard } from './search-shard-build.ts';

/** The indexes of all shops, made by a thread of its own; ending `stop` ends it early. */
export async function buildInWorker(databaseUrl: string, now: number, stop: AbortSignal): Promise<PackedShard[]> {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), {
    workerData: { databaseUrl, now },
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
