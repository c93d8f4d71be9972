/* What other domains may use of search. */

export { categoryFilters } from './category-filters.ts';
export { MemorySearch } from './memory-search.ts';
export type { OpenedEngine, SearchEngine } from './query/search-engine.ts';
export { ShopTuning, type TunedItem } from './query/search-tuning.ts';
export { withSearchProblems } from './search-problems.ts';
export {
  countSearches,
  ignoreTerm,
  listMissedSearches,
  listSearchTerms,
  type MissedSearch,
  SearchTerms,
  showTermAgain,
  type TermFilter,
  type TermRow,
} from './search-terms.ts';
export {
  addSynonymDraft,
  asPublished,
  countSynonyms,
  discardSynonymDraft,
  draftSynonym,
  draftSynonymRemoval,
  editOf,
  findSynonym,
  hasTwin,
  listSynonyms,
  publishSynonym,
  type StoredSynonym,
  type SynonymEdit,
  type SynonymFilter,
  stateOfSynonym,
  synonymsOf,
  unpublishSynonym,
} from './synonym-edit.ts';
export { testQuery } from './test-query.ts';
export { tryTuning } from './try-tuning.ts';
export {
  addTuningDraft,
  discardTuningDraft,
  draftTuning,
  findTuning,
  itemsOf,
  lockTuning,
  publishTuning,
  rowsInForce,
  type StoredTuning,
  tuningsOf,
  unpublishTuning,
} from './tuning-edit.ts';
