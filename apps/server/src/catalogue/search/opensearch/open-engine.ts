import type { Config } from '../../../foundation/config/config.ts';
import { MemorySearch, type MemorySearchOptions } from '../memory-search.ts';
import type { OpenedEngine } from '../query/search-engine.ts';

/** In the cluster that is given, or in this process. What only a cluster needs is loaded for one only. */
export async function openSearchEngine(config: Config, options: MemorySearchOptions): Promise<OpenedEngine> {
  const { openSearch } = config;
  if (!openSearch) return new MemorySearch(options);
  const { OpenSearchSearch } = await import('./opensearch-search.ts');
  return new OpenSearchSearch({ ...options, ...openSearch });
}
