import { z } from 'zod';
import { codeText } from '../index/search-codes.ts';
import type { Synonyms } from '../language/search-synonyms.ts';
import { maxTextLength, SearchError } from '../query/search-error.ts';
import type { Explanation } from '../query/search-explain.ts';
import { type PlannedWord, type PlanOptions, planSearch, type SearchPlan } from '../query/search-plan.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import type { ShopWords } from './shop-words.ts';
import { all, any, type Clause, carrying, nothing, WordClauses } from './text-query.ts';

/** What a text finds in one shop, before any filter. */
export interface TextMatch {
  plan: SearchPlan;
  /** Which documents, and how well they fit. */
  filter: Clause;
  scores: readonly Clause[];
  /** Products that carry the whole text as a code. */
  first: readonly number[];
  didYouMean: string | undefined;
  strictness: Explanation['strictness'];
  rarities: ReadonlyMap<PlannedWord, number>;
  isEmpty: boolean;
}

const bucket = z.object({ doc_count: z.number() });
const tally = z.object({
  hits: z.object({ total: z.object({ value: z.number() }) }),
  aggregations: z.object({
    counts: z.object({ buckets: z.record(z.string(), bucket) }),
    first: z.object({ ids: z.object({ buckets: z.array(z.object({ key: z.number() })) }) }),
  }),
});

/** As many articles as share a code. */
const maxFirst = 100;

interface Asked {
  client: OpenSearchClient;
  index: string;
  /** What holds for every document that may be seen. */
  shown: Clause;
  words: ShopWords;
  synonyms: Synonyms;
}

interface Tally {
  shown: number;
  counts: ReadonlyMap<string, number>;
  first: number[];
}

/**
 * Reads a text with the words of the shop, and counts how strictly it can be taken: every word, then every word as it
 * may have been meant, then most of them; and of those only what has most of them outside its description.
 */
export async function matchText(asked: Asked, text: string, options: PlanOptions): Promise<TextMatch> {
  if (text.length > maxTextLength) throw new SearchError({ kind: 'textTooLong' });
  const { words, synonyms } = asked;
  const plan = planSearch(words, synonyms, text, options);
  const strict = new StrictCounting(words, plan);
  const tallied = await ask(asked, text, strict.questions());
  const { first } = tallied;
  if (first.length > 0) {
    const exact = options.unfinished ? planSearch(words, synonyms, text, {}) : plan;
    const counting = options.unfinished ? new StrictCounting(words, exact) : strict;
    const counted = options.unfinished ? await ask(asked, text, counting.questions()) : tallied;
    const also = counting.read(counted);
    const isMore = exact.corrected === undefined && also !== undefined;
    const own: Clause = { terms: { id: first } };
    return {
      ...{ plan: exact, first, didYouMean: undefined, strictness: 'all', isEmpty: false },
      filter: isMore ? any([own, also.filter]) : own,
      scores: isMore ? also.scores : [],
      rarities: also?.rarities ?? new Map(),
    };
  }
  const exact = strict.read(tallied);
  if (exact) return { plan, first, didYouMean: plan.corrected, strictness: 'all', isEmpty: false, ...exact };
  const none = { filter: nothing, scores: [], rarities: new Map(), isEmpty: true };
  if (plan.words.length === 0) return { plan, first, didYouMean: plan.corrected, strictness: 'all', ...none };
  const loosePlan = planSearch(words, synonyms, text, { ...options, loose: true });
  const loose = new StrictCounting(words, loosePlan);
  const fewer = new FewerCounting(words, loosePlan);
  const again = await ask(asked, text, new Map([...loose.questions(), ...fewer.questions()]));
  const meant = { plan: loosePlan, first, didYouMean: loosePlan.corrected };
  const complete = loose.read(again);
  if (complete) return { ...meant, strictness: 'loose', isEmpty: false, ...complete };
  const most = fewer.read(again);
  if (most) return { ...meant, strictness: 'fewer', isEmpty: false, ...most };
  return { ...meant, didYouMean: undefined, strictness: 'fewer', ...none };
}

async function ask({ client, index, shown }: Asked, text: string, questions: Map<string, Clause>): Promise<Tally> {
  const code = codeText(text);
  const { hits, aggregations } = await client.search(
    index,
    {
      size: 0,
      track_total_hits: true,
      query: all([shown]),
      aggs: {
        counts: { filters: { filters: Object.fromEntries(questions.size > 0 ? questions : [['none', nothing]]) } },
        first: {
          filter: code === '' ? nothing : carrying(text),
          aggs: { ids: { terms: { field: 'id', size: maxFirst } } },
        },
      },
    },
    tally,
  );
  const { counts, first } = aggregations;
  return {
    shown: hits.total.value,
    counts: new Map(Object.entries(counts.buckets).map(([name, { doc_count }]) => [name, doc_count])),
    first: first.ids.buckets.map(({ key }) => key),
  };
}

interface Counted {
  filter: Clause;
  scores: readonly Clause[];
  rarities: ReadonlyMap<PlannedWord, number>;
}

/** Rare words say more. */
function rarityOf(shown: number, found: number): number {
  return Math.log(1 + shown / (found + 1));
}

/** Documents with every word. */
class StrictCounting {
  readonly #clauses: WordClauses;
  /** The rarest first, as far as is known. */
  readonly #ordered: readonly PlannedWord[];
  readonly #matching: readonly Clause[];
  readonly #strong: readonly Clause[];
  readonly #isHopeless: boolean;

  constructor(words: ShopWords, { words: planned }: SearchPlan) {
    this.#clauses = new WordClauses(words);
    const countOf = ({ ways }: PlannedWord) =>
      ways.reduce((sum, way) => sum + (way.kind === 'code' ? 1 : countIn(words, way.groups[0] ?? [])), 0);
    this.#ordered = planned.toSorted((a, b) => countOf(a) - countOf(b));
    this.#matching = this.#ordered.map((word) => this.#clauses.matching(word));
    this.#strong = this.#ordered.map((word) => this.#clauses.strong(word));
    this.#isHopeless = planned.length === 0 || planned.some(({ ways }) => ways.length === 0);
  }

  /** How many have the first words, for each of them; and how many have all, by how many of them in a strong place. */
  questions(): Map<string, Clause> {
    if (this.#isHopeless) return new Map();
    return new Map([
      ...this.#matching.map((_, at) => [`with ${at}`, all(this.#matching.slice(0, at + 1))] as const),
      ...this.#strong.map((_, at) => [`strong ${at + 1}`, this.#having(at + 1)] as const),
    ]);
  }

  read({ shown, counts }: Tally): Counted | undefined {
    const last = this.#ordered.length - 1;
    if (this.#isHopeless || (counts.get(`with ${last}`) ?? 0) === 0) return undefined;
    const rarities = new Map(
      this.#ordered.map((word, at) => [word, rarityOf(shown, counts.get(`with ${at}`) ?? 0)] as const),
    );
    let strong = this.#ordered.length;
    while (strong > 0 && (counts.get(`strong ${strong}`) ?? 0) === 0) strong--;
    return { filter: this.#having(strong), scores: this.#clauses.scores(this.#ordered, rarities), rarities };
  }

  #having(strong: number): Clause {
    return all([...this.#matching, ...(strong > 0 ? [any(this.#strong, strong)] : [])]);
  }
}

/** Documents with as many words as any has. */
class FewerCounting {
  readonly #clauses: WordClauses;
  readonly #words: readonly PlannedWord[];
  readonly #matching: readonly Clause[];
  readonly #strong: readonly Clause[];

  constructor(words: ShopWords, { words: planned }: SearchPlan) {
    this.#clauses = new WordClauses(words);
    this.#words = planned.filter(({ ways }) => ways.length > 0);
    this.#matching = this.#words.map((word) => this.#clauses.matching(word));
    this.#strong = this.#words.map((word) => this.#clauses.strong(word));
  }

  questions(): Map<string, Clause> {
    const questions = new Map<string, Clause>(this.#matching.map((clause, at) => [`word ${at}`, clause]));
    for (let found = 1; found <= this.#words.length; found++) {
      for (let strong = 0; strong <= found; strong++) {
        questions.set(`found ${found} ${strong}`, this.#having(found, strong));
      }
    }
    return questions;
  }

  read({ shown, counts }: Tally): Counted | undefined {
    const rarities = new Map(
      this.#words.map((word, at) => [word, rarityOf(shown, counts.get(`word ${at}`) ?? 0)] as const),
    );
    for (let found = this.#words.length; found > 0; found--) {
      for (let strong = found; strong >= 0; strong--) {
        if ((counts.get(`found ${found} ${strong}`) ?? 0) === 0) continue;
        const scores = this.#clauses.scores(this.#words, rarities);
        return { filter: this.#having(found, strong), scores, rarities };
      }
    }
    return undefined;
  }

  #having(found: number, strong: number): Clause {
    return all([any(this.#matching, found), ...(strong > 0 ? [any(this.#strong, strong)] : [])]);
  }
}

function countIn({ postings }: ShopWords, terms: readonly { term: number }[]): number {
  return terms.reduce((sum, { term }) => sum + postings.count(term), 0);
}
