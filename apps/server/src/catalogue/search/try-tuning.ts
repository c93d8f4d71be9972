import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Context } from '../../foundation/context/context.ts';
import { namesOfProducts } from '../products/products.ts';
import type { SearchEngine } from './query/search-engine.ts';
import type { ShopTuning } from './query/search-tuning.ts';
import { relevanceSet } from './relevance-set.ts';
import { queryOf } from './test-query.ts';

/** As many as a visitor sees of a result. */
const shown = 24;
/** What changes further down says nothing. */
const atTop = 5;

/** Why a query is among those that are tried. */
type TrialSource = 'edited' | 'set' | 'popular';

interface Outcome {
  total: number;
  /** Of the first product that is right, for queries of which that is known. */
  place: number | null;
  first: string | null;
}

interface TriedQuery {
  query: string;
  source: TrialSource;
  before: Outcome;
  after: Outcome;
  verdict: Verdict;
}

type Verdict = 'better' | 'worse' | 'changed' | 'same';

interface Asked {
  query: string;
  source: TrialSource;
  finds?: RegExp | number;
}

/**
 * The same queries with what is in force and with what is prepared. Queries of the relevance set are judged by the
 * place of the first product that is right; of others only the editor can say whether a change is for the better,
 * unless they found nothing before or find nothing now.
 */
export async function tryTuning(
  { db }: Context,
  engine: SearchEngine,
  ventureId: string,
  draft: ShopTuning,
  queries: { edited: readonly string[]; popular: readonly string[] },
): Promise<TriedQuery[]> {
  const results: { asked: Asked; before: Found; after: Found }[] = [];
  for (const asked of askedOf(ventureId, queries)) {
    const query = queryOf({ ventureId, text: asked.query, categoryId: null }, shown);
    results.push({ asked, before: await engine.search(query), after: await engine.search(query, draft) });
    // Each is a few milliseconds in a large catalogue, and customers are served by the same thread.
    await letOthersIn();
  }
  const ids = new Set(results.flatMap(({ before, after }) => [...before.productIds, ...after.productIds]));
  const names = await namesOfProducts(db, [...ids]);
  return results.flatMap(({ asked, before, after }) => {
    const isRight = (id: number) => {
      const product = names.get(id);
      if (asked.finds === undefined || !product) return false;
      return typeof asked.finds === 'number'
        ? id === asked.finds
        : asked.finds.test(`${product.name} / ${product.type}`);
    };
    const outcomeOf = ({ totalMatching, productIds }: Found): Outcome => ({
      total: totalMatching,
      place: productIds.findIndex(isRight) + 1 || null,
      first: names.get(productIds[0] ?? 0)?.name ?? null,
    });
    const [was, is] = [outcomeOf(before), outcomeOf(after)];
    // A query of the set that this catalogue has nothing for says nothing about it.
    if (asked.source === 'set' && was.place === null && is.place === null) return [];
    const verdict =
      asked.finds === undefined
        ? verdictOf(before, after)
        : verdictOfPlaces(was.place ?? shown + 1, is.place ?? shown + 1);
    return { query: asked.query, source: asked.source, before: was, after: is, verdict };
  });
}

interface Found {
  totalMatching: number;
  productIds: readonly number[];
}

function askedOf(ventureId: string, { edited, popular }: { edited: readonly string[]; popular: readonly string[] }) {
  const asked = new Map<string, Asked>();
  const add = (one: Asked) => {
    const key = one.query.trim().toLowerCase();
    if (key !== '' && !asked.has(key)) asked.set(key, one);
  };
  const judged = relevanceSet.filter((one) => one.ventureId === ventureId);
  const findsOf = new Map(judged.map(({ text, finds }) => [text.toLowerCase(), finds]));
  for (const query of edited) {
    const finds = findsOf.get(query.trim().toLowerCase());
    add({ query: query.trim(), source: 'edited', ...(finds === undefined ? {} : { finds }) });
  }
  for (const { text, finds } of judged) add({ query: text, source: 'set', finds });
  for (const query of popular) add({ query, source: 'popular' });
  return asked.values();
}

function verdictOfPlaces(before: number, after: number): Verdict {
  if (after === before) return 'same';
  return after < before ? 'better' : 'worse';
}

function verdictOf(before: Found, after: Found): Verdict {
  if (before.totalMatching === 0 || after.totalMatching === 0) {
    return verdictOfPlaces(Number(before.totalMatching === 0), Number(after.totalMatching === 0));
  }
  const top = ({ productIds }: Found) => productIds.slice(0, atTop).join();
  return top(before) === top(after) ? 'same' : 'changed';
}
