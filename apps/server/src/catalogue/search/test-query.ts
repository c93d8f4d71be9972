import type { SearchField } from '@bouwpoort/contract/catalogue/search.staff';
import type { Context } from '../../foundation/context/context.ts';
import {
  type IndexedProduct,
  type IndexFrame,
  namesOfProducts,
  selectIndexFrame,
  selectIndexProducts,
  variantsAtGlance,
} from '../products/products.ts';
import { fieldOf } from './index/search-fields.ts';
import type { ProductQuery, SearchEngine } from './query/search-engine.ts';
import type { Explanation, HitReason, WordReading } from './query/search-explain.ts';
import type { ShopTuning, TunedItem } from './query/search-tuning.ts';

const shown = 24;

interface TestedReason {
  word: string;
  because: HitReason['because'];
  written: string;
  isCompound: boolean;
  field: SearchField | null;
  /** What stands in that field. */
  text: string;
  points: number;
}

interface TestedHit {
  productId: number;
  name: string;
  code: string | null;
  imageUrl: string | null;
  /** As it would be; nothing for what is hidden. */
  place: number | null;
  /** As customers have it now; nothing when it is not among the first. */
  livePlace: number | null;
  /** Of 100, which is what the best has. */
  points: number;
  reasons: TestedReason[];
  isCode: boolean;
  orderCount: number;
}

interface TestedQuery {
  total: number;
  liveTotal: number;
  milliseconds: number;
  strictness: Explanation['strictness'];
  didYouMean: string | null;
  reading: WordReading[];
  hits: TestedHit[];
}

interface Tested {
  ventureId: string;
  text: string;
  categoryId: number | null;
}

/** A query as customers ask it, with what is prepared, and why each product is where it is. */
export async function testQuery(
  { db }: Context,
  engine: SearchEngine,
  tested: Tested,
  draft: ShopTuning,
  items: readonly TunedItem[],
): Promise<TestedQuery> {
  const query = queryOf(tested);
  const live = await engine.search(query);
  const began = performance.now();
  const found = await engine.search(query, draft);
  const milliseconds = Math.round((performance.now() - began) * 10) / 10;
  const hidden = items.flatMap(({ action, productId }) => (action === 'hide' ? [productId] : []));
  const ids = [...new Set([...found.productIds, ...hidden])];
  const { ventureId, text } = tested;
  const [explained, names, glances, products, frame] = await Promise.all([
    engine.explain({ ventureId, text, productIds: ids }, draft),
    namesOfProducts(db, ids),
    variantsAtGlance(db, ids),
    selectIndexProducts(db, ids),
    selectIndexFrame(db),
  ]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const best = Math.max(1, ...explained.hits.map(({ score }) => score));
  const pointsOf = (score: number) => Math.round((score / best) * 1000) / 10;
  const placeIn = (list: readonly number[], id: number) => (list.includes(id) ? list.indexOf(id) + 1 : null);
  return {
    total: found.totalMatching,
    liveTotal: live.totalMatching,
    milliseconds,
    strictness: explained.strictness,
    didYouMean: found.didYouMean ?? null,
    reading: explained.reading,
    hits: explained.hits.map(({ productId, score, reasons, isCode, orderCount }) => ({
      productId,
      name: names.get(productId)?.name ?? String(productId),
      code: glances.get(productId)?.firstCode ?? null,
      imageUrl: names.get(productId)?.displayImage ?? null,
      place: placeIn(found.productIds, productId),
      livePlace: placeIn(live.productIds, productId),
      points: pointsOf(score),
      reasons: reasons.map((reason) => describe(reason, productOf.get(productId), frame, pointsOf)),
      isCode,
      orderCount,
    })),
  };
}

export function queryOf({ ventureId, text, categoryId }: Tested, top = shown): ProductQuery {
  return {
    ventureId,
    text,
    ...(categoryId === null
      ? {}
      : { filter: { kind: 'contains', field: 'allAncestors', value: String(categoryId) } as const }),
    includeOrderItems: true,
    includeSingleFilterOptions: false,
    orderBy: text === '' ? 'mostOrdered' : 'score',
    top,
    skip: 0,
  };
}

function describe(
  { word, because, terms, isCompound, score }: HitReason,
  product: IndexedProduct | undefined,
  frame: IndexFrame,
  pointsOf: (score: number) => number,
): TestedReason {
  const [first] = terms;
  const place = product && first ? fieldOf(product, frame, first.term) : undefined;
  return {
    ...{ word, because, isCompound, points: pointsOf(score) },
    written: terms.map(({ written }) => written).join(' '),
    field: place?.field ?? null,
    text: place && place.field !== 'text' ? place.text : '',
  };
}
