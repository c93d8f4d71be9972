import type { Vocabulary } from '../index/search-vocabulary.ts';

/** What a query is read with: the words of one shop, and how many documents have each. */
export interface KnownWords {
  vocabulary: Vocabulary;
  postings: { count(term: number): number };
}
