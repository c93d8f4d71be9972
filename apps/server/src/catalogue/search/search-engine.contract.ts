/**
 * What every search engine must do, whichever is behind the door: these tests ask it only through `SearchEngine` and
 * the routes. `npm test` runs them with the engine in memory, and `npm run test-engines` with an OpenSearch cluster (or
 * with OPENSEARCH_TEST_URL any other): `createTestApp` opens the one that is asked for.
 */
export const searchEngineContract = [
  /** The relevance set, compounds, typos, sizes, codes, synonyms, and what comes first of what fits equally well. */
  'apps/server/src/catalogue/search/relevance.api.test.ts',
  /** Changes of the catalogue, dates, order, pages, completing, and texts that break things. */
  'apps/server/src/catalogue/search/query/search-engine.api.test.ts',
  /** Every count of every filter group equal to a plain query of the database. */
  'apps/server/src/catalogue/search/query/search-facets.api.test.ts',
  /** The order of suggestions. */
  'apps/server/src/catalogue/search/query/search-suggest.api.test.ts',
  /** The routes: filters, stock, paging, last ordered. */
  'apps/server/src/catalogue/search/product-search-found.api.test.ts',
  /** Tuning by staff, tried and published, and the explanation of a hit's rank. */
  'apps/server/src/catalogue/search/search.staff.api.test.ts',
] as const;
