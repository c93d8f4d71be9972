/* What other domains may use of search. */

export type { OpenedEngine } from './query/search-engine.ts';
export { listMissedSearches } from './search-terms.ts';
