import '../../../foundation/database/drizzle-resolver.ts';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadReport, ThreadTask } from './search-build-worker.ts';
import type { PackedShard } from './search-shard-build.ts';
import { buffersOf, readShard, writeShard } from './search-shard-file.ts';

/** Building takes seconds of work: on a thread of its own, so that no request waits for it. */
const task = workerData as ThreadTask;
if (task.do === 'read') for (const file of task.files) hand({ shard: readShard(file) });
else {
  // Reading a snapshot is quick and must not wait for the modules that building needs.
  const { buildShards } = await import('./search-build.ts');
  for await (const shard of buildShards(task.databaseUrl, task.now, task.ventureIds)) {
    if (task.keepIn !== undefined) keep(task.keepIn, shard);
    hand({ shard });
  }
}

function hand(report: ThreadReport): void {
  parentPort?.postMessage(report, buffersOf(report.shard));
}

/** A full disk costs the next start some seconds, not this one its index. */
function keep(folder: string, shard: PackedShard): void {
  try {
    writeShard(join(folder, shard.ventureId), shard);
  } catch (notKept) {
    hand({ notKept });
  }
}
