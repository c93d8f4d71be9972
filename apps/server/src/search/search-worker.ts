import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/database.ts';
import { buildShards } from './search-build.ts';
import { buffersOf } from './search-shard-build.ts';

/** Building takes seconds of work: on a thread of its own, so that no request waits for it. */
const { databaseUrl, now } = workerData as { databaseUrl: string; now: number };
const { db, close } = await openDatabase(databaseUrl, 2);
for await (const shard of buildShards(db, now)) parentPort?.postMessage(shard, buffersOf(shard));
await close();
