import { buildShards } from '../src/catalogue/search/index/search-build.ts';
import type { PackedShard } from '../src/catalogue/search/index/search-shard-build.ts';

export type BuildIndex = typeof buildTestIndex;

/** In the thread of the test: starting others takes longer than building a small catalogue. */
export async function buildTestIndex(
  databaseUrl: string,
  now: number,
  ventureIds: readonly string[],
): Promise<PackedShard[]> {
  const shards: PackedShard[] = [];
  for await (const shard of buildShards(databaseUrl, now, ventureIds)) shards.push(shard);
  return shards;
}

/** Shared by this worker: every copy of the template has the same catalogue. */
let ofTemplate: Promise<PackedShard[]> | undefined;

/** For an unchanged copy of the template: its first index is that of the template, later ones are built. */
export function indexOfCopy(): BuildIndex {
  let isFirst = true;
  return async (...task) => {
    if (!isFirst) return buildTestIndex(...task);
    isFirst = false;
    ofTemplate ??= buildTestIndex(...task);
    return structuredClone(await ofTemplate);
  };
}
