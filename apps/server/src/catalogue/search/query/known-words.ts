import type { Vocabulary } from '../index/search-vocabulary.ts';

/** The vocabulary for analysing queries: the words of one shop, and how many documents have each. */
export interface KnownWords {
  vocabulary: Vocabulary;
  postings: { count(term: number): number };
}
