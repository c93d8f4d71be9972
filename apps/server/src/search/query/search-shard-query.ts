import { Column } from '../index/search-columns.ts';
import { stockBit } from '../index/search-document.ts';
import type { SearchShard } from '../index/search-shard.ts';
import type { Synonyms } from '../language/search-synonyms.ts';
import type { Completion, ProductHits, ProductQuery } from './search-engine.ts';
import { SearchError } from './search-error.ts';
import { FacetCounter } from './search-facets.ts';
import { compileFilter, type Predicate } from './search-filter.ts';
import { forgetMatch, MatchScratch, matchPlan, type TextMatch } from './search-match.ts';
import { type Relevance, sortKeys, takePage } from './search-order.ts';
import { type PlanOptions, planSearch } from './search-plan.ts';
import { readFilter } from './search-selection.ts';
import { completeText } from './search-suggest.ts';

const maxTextLength = 100;

/** Where documents come from before any filter. */
interface Source {
  lists: Iterable<Uint32Array | readonly number[]>;
  relevance: Relevance;
  didYouMean: string | undefined;
  done(): void;
}

/** Answers questions about one shop. */
export class ShardQuery {
  readonly #shard: SearchShard;
  readonly #synonyms: Synonyms;
  #scratch: MatchScratch;

  constructor(shard: SearchShard, synonyms: Synonyms) {
    this.#shard = shard;
    this.#synonyms = synonyms;
    this.#scratch = new MatchScratch(0);
  }

  search(query: ProductQuery): ProductHits {
    const shard = this.#shard;
    const { selections, category, rest } = readFilter(shard, query.filter);
    const conditions: Predicate[] = rest.map((expression) => compileFilter(shard, expression));
    if (!query.includeOrderItems) conditions.push((doc) => (shard.documents.stock.array[doc]! & stockBit) !== 0);
    const source = this.#sourceOf(query, category, conditions);
    try {
      const facets = new FacetCounter(shard, selections);
      const matching = this.#matching(source, conditions, facets);
      const keys = sortKeys(shard, query.orderBy, matching, source.relevance);
      const page = takePage(matching, keys, query.skip, query.top);
      return {
        totalMatching: matching.length,
        productIds: page.map((doc) => shard.documents.ids.array[doc]!),
        filters: facets.groups(query.includeSingleFilterOptions, category),
        didYouMean: source.didYouMean,
      };
    } finally {
      source.done();
    }
  }

  complete(text: string, includeOrderItems: boolean): Completion {
    const { match, first } = this.#match(text, { unfinished: true });
    try {
      return completeText(this.#shard, text, match, first, includeOrderItems);
    } finally {
      forgetMatch(match);
    }
  }

  #matching({ lists }: Source, conditions: readonly Predicate[], facets: FacetCounter): Uint32Array {
    const matching = new Column(Uint32Array);
    const shown = this.#shard.shown.array;
    for (const docs of lists) {
      for (let at = 0; at < docs.length; at++) {
        const doc = docs[at]!;
        if (shown[doc] === 1 && holdAll(conditions, doc) && facets.count(doc)) matching.push(doc);
      }
    }
    return matching.array.subarray(0, matching.length);
  }

  #sourceOf(query: ProductQuery, categoryId: number | undefined, conditions: Predicate[]): Source {
    const shard = this.#shard;
    const none = { relevance: undefined, didYouMean: undefined, done: () => undefined };
    const category = categoryId === undefined ? undefined : shard.documents.categoryNumber(categoryId);
    if (categoryId !== undefined && category === undefined) return { ...none, lists: [] };
    const inCategory = (doc: number) => category === undefined || shard.documents.categories.has(doc, category);
    if (query.productIds) {
      const place = new Map<number, number>();
      for (const id of query.productIds) {
        const doc = shard.docOf(id);
        if (doc !== undefined && !place.has(doc)) place.set(doc, place.size);
      }
      conditions.push(inCategory);
      if (query.text.trim() === '') {
        return { ...none, lists: [[...place.keys()]], relevance: { kind: 'places', of: place } };
      }
      conditions.push((doc) => place.has(doc));
    }
    if (query.text.trim() !== '') {
      if (category !== undefined) conditions.push(inCategory);
      const { match, first, didYouMean } = this.#match(query.text, {});
      return {
        lists: [match.docs],
        relevance: { kind: 'scores', of: match.scores, first },
        didYouMean,
        done: () => forgetMatch(match),
      };
    }
    return { ...none, lists: category === undefined ? [everyDocument(shard)] : shard.inCategory(category) };
  }

  /** What is an article number as a whole comes first, and then needs no guessing. */
  #match(
    text: string,
    options: PlanOptions,
  ): { match: TextMatch; first: ReadonlySet<number>; didYouMean: string | undefined } {
    const shard = this.#shard;
    if (text.length > maxTextLength) throw new SearchError({ kind: 'textTooLong' });
    if (this.#scratch.total.length < shard.shown.length) this.#scratch = new MatchScratch(shard.shown.array.length);
    const first = new Set(shard.codes.find(text).filter((doc) => shard.shown.array[doc] === 1));
    if (first.size > 0) {
      const plan = planSearch(shard, this.#synonyms, text, {});
      const also = matchPlan(shard, plan, this.#scratch, false);
      const docs = plan.corrected === undefined ? also.docs : [];
      if (plan.corrected !== undefined) forgetMatch(also);
      const all = Uint32Array.from(new Set([...first, ...docs]));
      return { match: { docs: all, scores: also.scores, complete: true }, first, didYouMean: undefined };
    }
    const plan = planSearch(shard, this.#synonyms, text, options);
    const match = matchPlan(shard, plan, this.#scratch, false);
    if (match.complete || plan.words.length === 0) return { match, first, didYouMean: plan.corrected };
    const loose = planSearch(shard, this.#synonyms, text, { ...options, loose: true });
    const again = matchPlan(shard, loose, this.#scratch, false);
    if (again.complete) return { match: again, first, didYouMean: loose.corrected };
    const fewer = matchPlan(shard, loose, this.#scratch, true);
    return { match: fewer, first, didYouMean: fewer.docs.length > 0 ? loose.corrected : undefined };
  }
}

function holdAll(conditions: readonly Predicate[], doc: number): boolean {
  for (let i = 0; i < conditions.length; i++) if (!conditions[i]!(doc)) return false;
  return true;
}

function everyDocument({ shown }: SearchShard): Uint32Array {
  const docs = new Uint32Array(shown.length);
  for (let doc = 0; doc < docs.length; doc++) docs[doc] = doc;
  return docs;
}
