import { Column } from '../index/search-columns.ts';
import { stockBit } from '../index/search-document.ts';
import type { SearchShard } from '../index/search-shard.ts';
import type { Completion, ProductHits, ProductQuery } from './search-engine.ts';
import { maxTextLength, SearchError } from './search-error.ts';
import { type Explanation, readingOf, reasonsOf } from './search-explain.ts';
import { FacetCounter } from './search-facets.ts';
import { compileFilter, type Predicate } from './search-filter.ts';
import { forgetMatch, MatchScratch, matchPlan, type TextMatch } from './search-match.ts';
import { putBoostsFirst, type Relevance, sortKeys, takePage } from './search-order.ts';
import { takePinnedPage } from './search-pins.ts';
import { type PlannedWord, type PlanOptions, planSearch, type SearchPlan } from './search-plan.ts';
import { readFilter } from './search-selection.ts';
import { proposeText } from './search-spelling.ts';
import { completeText } from './search-suggest.ts';
import type { ShopTuning, TunedResult } from './search-tuning.ts';

/** Where documents come from before any filter. */
interface Source {
  lists: Iterable<Uint32Array | readonly number[]>;
  relevance: Relevance;
  didYouMean: string | undefined;
  done(): void;
}

interface Matched {
  match: TextMatch;
  plan: SearchPlan;
  /** Documents that carry the whole text as a code. */
  first: ReadonlySet<number>;
  didYouMean: string | undefined;
  strictness: Explanation['strictness'];
}

/** Answers questions about one shop. */
export class ShardQuery {
  readonly #shard: SearchShard;
  /** The published tuning; a query may have another one, to try it. */
  tuning: ShopTuning;
  #scratch: MatchScratch;

  constructor(shard: SearchShard, tuning: ShopTuning) {
    this.#shard = shard;
    this.tuning = tuning;
    this.#scratch = new MatchScratch(0);
  }

  search(query: ProductQuery, tuning = this.tuning): ProductHits {
    const shard = this.#shard;
    const { selections, category, rest } = readFilter(shard.frame, query.filter);
    const conditions: Predicate[] = rest.map((expression) => compileFilter(shard, expression));
    if (!query.includeOrderItems) conditions.push((doc) => (shard.documents.stock.array[doc]! & stockBit) !== 0);
    const tuned = query.productIds ? undefined : tuning.of(query.text, category);
    if (tuned && tuned.hidden.size > 0) {
      conditions.push((doc) => !tuned.hidden.has(shard.documents.ids.array[doc]!));
    }
    const source = this.#sourceOf(query, category, conditions, tuning);
    if (tuned) this.#tune(source, tuned);
    try {
      const facets = new FacetCounter(shard, selections);
      const matching = this.#matching(source, conditions, facets);
      const keys = sortKeys(shard, query.orderBy, matching, source.relevance);
      const page =
        tuned && isByRelevance(query)
          ? this.#tunedPage(query, matching, keys, tuned, source.relevance)
          : takePage(matching, keys, query.skip, query.top);
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

  /** Why these products are found by a text, or are not. */
  explain(text: string, productIds: readonly number[], tuning = this.tuning): Explanation {
    const shard = this.#shard;
    const rarities = new Map<PlannedWord, number>();
    const { match, plan, first, strictness } = this.#match(text, {}, tuning, rarities);
    const boosts = tuning.of(text, undefined)?.boosts;
    try {
      return {
        reading: readingOf(shard, plan, (code) => shard.codes.find(code).length > 0),
        strictness,
        hits: productIds.flatMap((productId) => {
          const doc = shard.docOf(productId);
          if (doc === undefined) return [];
          const explained = {
            impactOf: (term: number) => shard.postings.impactOf(term, doc),
            hasCode: (code: string) => shard.codes.find(code).includes(doc),
          };
          return {
            productId,
            score: match.scores[doc]! * (boosts?.get(productId) ?? 1),
            reasons: reasonsOf(shard, plan, explained, rarities),
            isCode: first.has(doc),
            orderCount: shard.documents.orderCount.array[doc]!,
          };
        }),
      };
    } finally {
      forgetMatch(match);
    }
  }

  /** Proposals for a text without results, in words that have some. */
  propose(text: string): string | undefined {
    const shard = this.#shard;
    const proposed = text.length > maxTextLength ? undefined : proposeText(shard, this.tuning.synonyms, text);
    if (proposed === undefined) return undefined;
    const { match } = this.#match(proposed, {}, this.tuning);
    const isFound = match.docs.some((doc) => shard.shown.array[doc] === 1);
    forgetMatch(match);
    return isFound ? proposed : undefined;
  }

  complete(text: string, includeOrderItems: boolean): Completion {
    const { match, first } = this.#match(text, { unfinished: true }, this.tuning);
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

  /** Pinned products are included even if their text does not match; filters still apply. */
  #tune(source: Source, { pins, boosts }: TunedResult): void {
    const { relevance } = source;
    if (relevance?.kind !== 'scores') return;
    for (const [productId, factor] of boosts) {
      const doc = this.#shard.docOf(productId);
      // The score of a product that does not match is 0, and stays 0.
      if (doc !== undefined) relevance.of[doc]! *= factor;
    }
    const added = pins.flatMap(({ productId }) => {
      const doc = this.#shard.docOf(productId);
      return doc === undefined || relevance.of[doc]! > 0 || relevance.first.has(doc) ? [] : [doc];
    });
    if (added.length > 0) source.lists = [...source.lists, [...new Set(added)]];
  }

  #tunedPage(
    { skip, top }: ProductQuery,
    matching: Uint32Array,
    keys: Float64Array,
    { pins, boosts }: TunedResult,
    relevance: Relevance,
  ): number[] {
    const docOf = (productId: number) => this.#shard.docOf(productId);
    if (!relevance && boosts.size > 0) {
      putBoostsFirst(keys, matching, new Map([...boosts].map(([id, factor]) => [docOf(id) ?? -1, factor])));
    }
    const places = pins.map(({ productId, place }) => ({ doc: docOf(productId) ?? -1, place }));
    return takePinnedPage(matching, keys, places, skip, top);
  }

  #sourceOf(query: ProductQuery, categoryId: number | undefined, conditions: Predicate[], tuning: ShopTuning): Source {
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
      const { match, first, didYouMean } = this.#match(query.text, {}, tuning);
      return {
        lists: [match.docs],
        relevance: { kind: 'scores', of: match.scores, first },
        didYouMean,
        done: () => forgetMatch(match),
      };
    }
    return { ...none, lists: category === undefined ? [everyDocument(shard)] : shard.inCategory(category) };
  }

  /** A text that is an article number as a whole comes first, and needs no other interpretation. */
  #match(text: string, options: PlanOptions, { synonyms }: ShopTuning, rarities?: Map<PlannedWord, number>): Matched {
    const shard = this.#shard;
    if (text.length > maxTextLength) throw new SearchError({ kind: 'textTooLong' });
    if (this.#scratch.total.length < shard.shown.length) this.#scratch = new MatchScratch(shard.shown.array.length);
    const first = new Set(shard.codes.find(text).filter((doc) => shard.shown.array[doc] === 1));
    if (first.size > 0) {
      const plan = planSearch(shard, synonyms, text, {});
      const also = matchPlan(shard, plan, this.#scratch, false, rarities);
      const docs = plan.corrected === undefined ? also.docs : [];
      if (plan.corrected !== undefined) forgetMatch(also);
      const match = { docs: Uint32Array.from(new Set([...first, ...docs])), scores: also.scores, complete: true };
      return { match, plan, first, didYouMean: undefined, strictness: 'all' };
    }
    const plan = planSearch(shard, synonyms, text, options);
    const match = matchPlan(shard, plan, this.#scratch, false, rarities);
    if (match.complete || plan.words.length === 0) {
      return { match, plan, first, didYouMean: plan.corrected, strictness: 'all' };
    }
    const loose = planSearch(shard, synonyms, text, { ...options, loose: true });
    const again = matchPlan(shard, loose, this.#scratch, false, rarities);
    if (again.complete) return { match: again, plan: loose, first, didYouMean: loose.corrected, strictness: 'loose' };
    const fewer = matchPlan(shard, loose, this.#scratch, true, rarities);
    const didYouMean = fewer.docs.length > 0 ? loose.corrected : undefined;
    return { match: fewer, plan: loose, first, didYouMean, strictness: 'fewer' };
  }
}

/** Sorting by relevance; any other order was chosen by the visitor. */
function isByRelevance({ text, orderBy }: ProductQuery): boolean {
  return orderBy === 'score' || (orderBy === 'mostOrdered' && text.trim() === '');
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
