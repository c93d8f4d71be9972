import { parentPort, workerData } from 'node:worker_threads';
import { buildShards } from './search-build.ts';
import { buffersOf } from './search-shard-build.ts';

/** Building takes seconds of work: on a thread of its own, so that no request waits for it. */
const { databaseUrl, now, ventureIds } = workerData as { databaseUrl: string; now: number; ventureIds: string[] };
for await (const shard of buildShards(databaseUrl, now, ventureIds))
  parentPort?.postMessage({ shard }, buffersOf(shard));
