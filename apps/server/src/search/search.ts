/* What other domains may use of search. */

export { categoryFilters } from './category-filters.ts';
export { MemorySearch } from './memory-search.ts';
export { listMissedSearches, type MissedSearch, MissedSearches } from './missed-searches.ts';
export type { SearchEngine } from './query/search-engine.ts';
