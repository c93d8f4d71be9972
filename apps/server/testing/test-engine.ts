import { createHash } from 'node:crypto';
import { MemorySearch, type MemorySearchOptions } from '../src/catalogue/search/memory-search.ts';
import { OpenSearchSearch } from '../src/catalogue/search/opensearch/opensearch-search.ts';
import type { OpenedEngine } from '../src/catalogue/search/search.ts';

export interface TestEngine extends OpenedEngine {
  /** Everything committed before this call is in the index afterwards. */
  caughtUp(): Promise<void>;
  closeAndForget(): Promise<void>;
}

/** The engine in memory, or with OPENSEARCH_TEST_URL that cluster, with its own indexes per database. */
export async function openTestEngine(options: MemorySearchOptions): Promise<TestEngine> {
  const url = process.env.OPENSEARCH_TEST_URL;
  if (url === undefined) return Object.assign(new MemorySearch(options), closing);
  const database = createHash('sha256').update(options.databaseUrl).digest('hex').slice(0, 12);
  return new OpenSearchSearch({ ...options, url, prefix: `test-${database}` });
}

const closing = {
  closeAndForget(this: MemorySearch) {
    return this.close();
  },
};
