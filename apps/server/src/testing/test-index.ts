import { buildShards } from '../search/index/search-build.ts';
import type { PackedShard } from '../search/index/search-shard-build.ts';

export type BuildIndex = typeof buildTestIndex;

/** In the thread of the test: to start others takes longer than a small catalogue does. */
export async function buildTestIndex(
  databaseUrl: string,
  now: number,
  ventureIds: readonly string[],
): Promise<PackedShard[]> {
  const shards: PackedShard[] = [];
  for await (const shard of buildShards(databaseUrl, now, ventureIds)) shards.push(shard);
  return shards;
}

/** Of this worker: every copy of the template has the same catalogue. */
let ofTemplate: Promise<PackedShard[]> | undefined;

/** For a copy of the template that nobody has changed yet: its first index is the template's, later ones are built. */
export function indexOfCopy(): BuildIndex {
  let isFirst = true;
  return async (...task) => {
    if (!isFirst) return buildTestIndex(...task);
    isFirst = false;
    ofTemplate ??= buildTestIndex(...task);
    return structuredClone(await ofTemplate);
  };
}
