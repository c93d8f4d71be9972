import type { ProductOrder } from '@bouwpoort/contract/catalogue/product-search';
import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { FilterExpression } from './filter-expression.ts';
import type { Explanation } from './search-explain.ts';
import type { ShopTuning } from './search-tuning.ts';

export interface ProductQuery {
  ventureId: string;
  /** Empty when products are listed rather than searched. */
  text: string;
  filter?: FilterExpression;
  /** Only these products, most recent first: the products a customer ordered before. */
  productIds?: readonly number[];
  /** False while the stock filter is on: products that are only ordered in are left out (C 2.2). */
  includeOrderItems: boolean;
  /** Also groups that leave nothing to choose. */
  includeSingleFilterOptions: boolean;
  orderBy: ProductOrder;
  top: number;
  skip: number;
}

export interface ProductHits {
  totalMatching: number;
  /** One page of them, in order. */
  productIds: readonly number[];
  /** Counted over the whole result; an option's count ignores the selection in its own group. */
  filters: FilterGroup[];
  /** The text the visitor may have meant, when the typed text found nothing. */
  didYouMean: string | undefined;
}

export interface Completion {
  /** Search terms that begin with the typed text, or nearly equal it. */
  terms: string[];
  productIds: readonly number[];
  categories: { id: number; count: number }[];
}

export interface ExplainedQuery {
  ventureId: string;
  text: string;
  productIds: readonly number[];
}

/** Finds products: in an index of this process, or in a cluster. */
export interface SearchEngine {
  /** False until the catalogue has been read; queries before that are a 503. */
  readonly ready: boolean;
  /** The cluster that finds products does not answer: another process of the shop would find them no better. */
  readonly isAway?: boolean;
  /** For how long changes of the catalogue have been waiting to be taken in; 0 when all are. */
  readonly behindSeconds: number;
  /** Products that cannot be found because their stored data is invalid. */
  readonly leftOutCount: number;
  /** With `tuning`, tries that tuning instead of the published one. */
  search(query: ProductQuery, tuning?: ShopTuning): ProductHits | Promise<ProductHits>;
  /** Why a text finds these products. */
  explain(asked: ExplainedQuery, tuning?: ShopTuning): Explanation | Promise<Explanation>;
  /** Proposals for a text without results, in words that have some; for staff to judge. */
  propose(ventureId: string, text: string): string | undefined | Promise<string | undefined>;
  complete(ventureId: string, text: string, includeOrderItems?: boolean): Completion | Promise<Completion>;
  close(): Promise<void>;
}

/** A search engine that gets ready by itself. */
export interface OpenedEngine extends SearchEngine {
  /** When products can be found for the first time; rejects when the engine is closed before that. */
  readonly whenReady: Promise<void>;
}
