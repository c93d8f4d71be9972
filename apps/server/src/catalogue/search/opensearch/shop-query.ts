import { z } from 'zod';
import { codeText } from '../index/search-codes.ts';
import { tokenize } from '../language/search-lexer.ts';
import type { Completion, ProductHits, ProductQuery } from '../query/search-engine.ts';
import { maxTextLength } from '../query/search-error.ts';
import { type Explanation, readingOf, reasonsOf } from '../query/search-explain.ts';
import { facetGroups } from '../query/search-facet-group.ts';
import { placesOf } from '../query/search-pins.ts';
import { readFilter } from '../query/search-selection.ts';
import { proposeText } from '../query/search-spelling.ts';
import { maxBeginnings, maxProducts, namedCategories, termsFor } from '../query/search-suggest.ts';
import type { ShopTuning, TunedResult } from '../query/search-tuning.ts';
import { facetAggregations, facetAnswer, readFacets } from './facet-query.ts';
import { categoryClause, filterClause, inStock, selectionClauses } from './filter-query.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { impactsIn } from './product-document.ts';
import { boostedFirst, byColumn, byPlace, byScore } from './result-order.ts';
import type { ShopWords } from './shop-words.ts';
import { matchText, type TextMatch } from './text-match.ts';
import { all, any, type Clause } from './text-query.ts';

const hits = z.object({
  total: z.object({ value: z.number() }),
  max_score: z.number().nullish(),
  hits: z.array(z.object({ _id: z.string() })),
});
const page = z.object({ hits });
const result = z.object({ hits, aggregations: facetAnswer });
const pinned = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string() })) }) });
const idBuckets = z.object({ buckets: z.array(z.object({ key: z.number(), doc_count: z.number() })) });
const completed = z.object({ hits, aggregations: z.object({ categories: idBuckets, leaves: idBuckets }) });
const explained = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        _source: z.object({
          impact: z.record(z.string(), z.number()),
          codes: z.array(z.string()),
          orderCount: z.number(),
        }),
      }),
    ),
  }),
});

interface ShopIndex {
  client: OpenSearchClient;
  index: string;
  words: ShopWords;
  clock: () => Date;
}

/** What is found, as a query that scores. */
interface Found {
  query: Clause;
  sort(best: number): readonly Clause[];
  /** The order needs to know the best score of the result. */
  needsBest: boolean;
}

/** Answers questions about one shop. */
export class ShopQuery {
  readonly #shop: ShopIndex;
  readonly words: ShopWords;
  /** The published tuning; a query may have another one, to try it. */
  tuning: ShopTuning;

  constructor(shop: ShopIndex, tuning: ShopTuning) {
    this.#shop = shop;
    this.words = shop.words;
    this.tuning = tuning;
  }

  async search(query: ProductQuery, tuning = this.tuning): Promise<ProductHits> {
    const { frame } = this.words;
    const { selections, category, rest } = readFilter(frame, query.filter);
    const conditions = [this.#shown(), ...rest.map(filterClause)];
    if (category !== undefined) conditions.push(categoryClause(category));
    if (!query.includeOrderItems) conditions.push(inStock);
    if (query.productIds) conditions.push({ terms: { id: storable(query.productIds) } });
    const tuned = query.productIds ? undefined : tuning.of(query.text, category);
    if (tuned && tuned.hidden.size > 0) {
      conditions.push({ bool: { must_not: { terms: { id: storable([...tuned.hidden]) } } } });
    }
    const match = query.text.trim() === '' ? undefined : await this.#match(query.text, {}, tuning);
    const found = foundBy(query, match, tuned, conditions);
    const chosen = all([...selectionClauses(selections).values()]);
    const isPinned = tuned !== undefined && tuned.pins.length > 0 && isByRelevance(query);
    const isOnePage = !found.needsBest && !isPinned;
    const counted = await this.#ask(
      {
        query: found.query,
        post_filter: chosen,
        aggs: facetAggregations(selections),
        ...(isOnePage ? { from: query.skip, size: query.top, sort: found.sort(0) } : { size: 1 }),
      },
      result,
    );
    const total = counted.hits.total.value;
    const body = { query: scored(found.query, chosen), sort: found.sort(counted.hits.max_score ?? 0) };
    const productIds = isOnePage
      ? idsIn(counted.hits)
      : await this.#page(body, query, isPinned ? tuned.pins : [], total);
    const { includeSingleFilterOptions: includeSingle } = query;
    const filters = facetGroups(frame, readFacets(counted.aggregations, selections), selections, {
      includeSingle,
      categoryId: category,
    });
    return { totalMatching: total, productIds, filters, didYouMean: match?.didYouMean };
  }

  /** Why these products are found by a text, or are not. */
  async explain(text: string, productIds: readonly number[], tuning = this.tuning): Promise<Explanation> {
    const { words } = this;
    const { plan, first, strictness, rarities } = await this.#match(text, {}, tuning);
    const boosts = tuning.of(text, undefined)?.boosts;
    const body = { size: productIds.length, query: all([this.#shown(), { terms: { id: storable(productIds) } }]) };
    const answer = await this.#ask(body, explained);
    const documents = new Map(answer.hits.hits.map(({ _id, _source }) => [Number(_id), _source]));
    const carried = new Set([...documents.values()].flatMap(({ codes }) => codes));
    return {
      reading: readingOf(words, plan, (code) => carried.has(codeText(code))),
      strictness,
      hits: productIds.flatMap((productId) => {
        const document = documents.get(productId);
        if (!document) return [];
        const impactOf = impactsIn(document.impact);
        const reasons = reasonsOf(
          words,
          plan,
          {
            impactOf: (term) => impactOf(words.vocabulary.terms[term]!),
            hasCode: (code) => document.codes.includes(codeText(code)),
          },
          rarities,
        );
        const isComplete = strictness === 'fewer' || reasons.length === plan.words.length;
        const score = isComplete ? reasons.reduce((sum, reason) => sum + reason.score, 0) : 0;
        return {
          productId,
          score: score * (boosts?.get(productId) ?? 1),
          reasons,
          isCode: first.includes(productId),
          orderCount: document.orderCount,
        };
      }),
    };
  }

  /** Proposals for a text without results, in words that have some. */
  async propose(text: string): Promise<string | undefined> {
    const proposed = text.length > maxTextLength ? undefined : proposeText(this.words, this.tuning.synonyms, text);
    if (proposed === undefined) return undefined;
    const { isEmpty } = await this.#match(proposed, {}, this.tuning);
    return isEmpty ? undefined : proposed;
  }

  /** Suggestions for a text that is being typed, with their results (C 2.3). */
  async complete(text: string, includeOrderItems: boolean): Promise<Completion> {
    const match = await this.#match(text, { unfinished: true }, this.tuning);
    const conditions = [this.#shown(), ...(includeOrderItems ? [] : [inStock])];
    const query = scoring(all([...conditions, match.filter]), match.scores);
    const counted = await this.#countCategories(query);
    const isFound = counted.hits.total.value > 0;
    const digits = text.trim();
    if (!isFound && /^\d{4,13}$/.test(digits)) {
      return this.#completeCode(text, all([this.#shown(), { prefix: { codes: digits } }]));
    }
    return {
      terms: termsFor(this.words, text),
      productIds: isFound ? await this.#beginningsFirst(text, query, match, counted.hits.max_score ?? 0) : [],
      categories: this.#categoriesIn(text, counted),
    };
  }

  async #completeCode(text: string, query: Clause): Promise<Completion> {
    const counted = await this.#countCategories(query);
    const { hits: found } = await this.#ask({ query, size: maxProducts, sort: byColumn('mostOrdered') }, page);
    const categories = this.#categoriesIn(text, counted);
    return { terms: termsFor(this.words, text), productIds: idsIn(found), categories };
  }

  #countCategories(query: Clause) {
    const size = Math.max(1, this.words.frame.categories.length);
    const aggs = {
      categories: { terms: { field: 'categories', size } },
      leaves: { terms: { field: 'category', size } },
    };
    return this.#ask({ query, size: 1, aggs }, completed);
  }

  #categoriesIn(text: string, { aggregations: { categories, leaves } }: z.infer<typeof completed>) {
    const counts = new Map(categories.buckets.map(({ key, doc_count }) => [key, doc_count]));
    const leafIds = new Set(leaves.buckets.map(({ key }) => key));
    const { frame } = this.words;
    const found = frame.categories.map(({ id }) => ({ count: counts.get(id) ?? 0, leaf: leafIds.has(id) }));
    return namedCategories(frame, text, found);
  }

  /**
   * What is called so by its type, then what has a word that begins so in its name, then the rest; codes before all.
   */
  async #beginningsFirst(text: string, query: Clause, { first }: TextMatch, best: number): Promise<number[]> {
    const sort = byScore(best, first);
    const last = tokenize(text).at(-1);
    const isCode: Clause = { terms: { id: first } };
    const tiers: Clause[] = first.length > 0 ? [isCode] : [];
    if (last?.kind === 'word') {
      const { vocabulary } = this.words;
      const exact = vocabulary.find(last.stem);
      const terms = vocabulary.startingWith(last.text, maxBeginnings);
      const named = [...(exact === undefined ? [] : [exact]), ...terms].map((term) => vocabulary.terms[term]!);
      tiers.push(any([{ prefix: { typeWord: last.text } }, { term: { typeStem: last.stem } }]), { terms: { named } });
    }
    const bodies = [...tiers, undefined].map((tier, at) => ({
      ...{ size: maxProducts, sort, track_scores: true, _source: false },
      query: {
        bool: { must: query, filter: tier ? [tier] : [], must_not: tiers.slice(0, at) },
      },
    }));
    const { client, index } = this.#shop;
    const answers = await client.searchAll(
      bodies.map((body) => ({ index, body })),
      page,
    );
    return answers.flatMap((answer) => idsIn(answer.hits)).slice(0, maxProducts);
  }

  async #page(
    body: { query: Clause; sort: readonly Clause[] },
    { skip, top }: ProductQuery,
    pins: TunedResult['pins'],
    total: number,
  ): Promise<number[]> {
    if (pins.length === 0) {
      return idsIn((await this.#ask({ ...body, from: skip, size: top }, page)).hits);
    }
    const wanted = new Map(pins.map(({ productId, place }) => [productId, place]));
    const isPinned: Clause = { terms: { id: storable([...wanted.keys()]) } };
    const here = await this.#ask({ size: wanted.size, query: all([body.query, isPinned]) }, pinned);
    const found = here.hits.hits.map(({ _id }) => ({ doc: Number(_id), place: wanted.get(Number(_id)) ?? 1 }));
    const placed = placesOf(found, total);
    const end = Math.max(skip, Math.min(skip + top, total));
    const before = placed.filter(({ at }) => at < skip).length;
    const onPage = new Map(placed.flatMap(({ at, doc }) => (at >= skip && at < end ? [[at, doc] as const] : [])));
    const others = await this.#ask(
      {
        ...{ sort: body.sort, from: skip - before, size: Math.max(0, end - skip - onPage.size) },
        query: { bool: { must: body.query, must_not: isPinned } },
      },
      page,
    );
    const rest = idsIn(others.hits)[Symbol.iterator]();
    const ids = Array.from({ length: end - skip }, (_, at) => onPage.get(skip + at) ?? rest.next().value);
    return ids.filter((id) => id !== undefined);
  }

  #match(text: string, options: { unfinished?: boolean }, { synonyms }: ShopTuning): Promise<TextMatch> {
    const { client, index, words } = this.#shop;
    return matchText({ client, index, words, synonyms, shown: this.#shown() }, text, options);
  }

  /** Rounded to the second, so that the cluster caches the answer for that second. */
  #shown(): Clause {
    const now = Math.floor(this.#shop.clock().getTime() / 1000) * 1000;
    return { range: { until: { gt: now } } };
  }

  #ask<T>(body: object, form: z.ZodType<T>): Promise<T> {
    const { client, index } = this.#shop;
    return client.search(index, { track_total_hits: true, track_scores: true, ...body }, form);
  }
}

function foundBy(
  query: ProductQuery,
  match: TextMatch | undefined,
  tuned: TunedResult | undefined,
  conditions: readonly Clause[],
): Found {
  if (!match) {
    const isByPlace = query.productIds !== undefined && query.orderBy === 'score';
    const order = isByPlace ? byPlace(query.productIds ?? []) : byColumn(query.orderBy);
    const isBoosted = tuned !== undefined && tuned.boosts.size > 0 && isByRelevance(query);
    const sorted = isBoosted ? boostedFirst(tuned.boosts, order) : order;
    return { query: all(conditions), sort: () => sorted, needsBest: false };
  }
  const { pins, boosts } = tuned ?? { pins: [], boosts: new Map<number, number>() };
  // Pinned products are included even if their text does not match; filters still apply.
  const isThere =
    pins.length === 0 ? match.filter : any([match.filter, idClause(pins.map(({ productId }) => productId))]);
  const plain = scoring(all([...conditions, isThere]), match.scores);
  const functions = [...boosts].map(([id, weight]) => ({ filter: idClause([id]), weight }));
  const boosted = { function_score: { query: plain, functions, boost_mode: 'multiply', score_mode: 'first' } };
  const needsBest = query.orderBy === 'score';
  return {
    query: functions.length === 0 ? plain : boosted,
    sort: (best) => (needsBest ? byScore(best, match.first) : byColumn(query.orderBy)),
    needsBest,
  };
}

function scoring(filter: Clause, scores: readonly Clause[]): Clause {
  return { bool: { filter, should: scores } };
}

/** With its scores. */
function scored(query: Clause, filter: Clause): Clause {
  return { bool: { must: query, filter } };
}

const largestInteger = 2 ** 31 - 1;

/** Ids that a field of 32 bits can hold; no product has another. */
function storable(ids: readonly number[]): number[] {
  return ids.filter((id) => Number.isInteger(id) && Math.abs(id) <= largestInteger);
}

function idClause(ids: readonly number[]): Clause {
  return { terms: { id: storable(ids) } };
}

function idsIn({ hits: found }: z.infer<typeof hits>): number[] {
  return found.map(({ _id }) => Number(_id));
}

/** Sorting by relevance; any other order was chosen by the visitor. */
function isByRelevance({ text, orderBy }: ProductQuery): boolean {
  return orderBy === 'score' || (orderBy === 'mostOrdered' && text.trim() === '');
}
