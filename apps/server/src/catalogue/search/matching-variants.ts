import type { ProductSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import { askedVariants } from '@bouwpoort/trade/catalogue/asked-variants';
import type { Context } from '../../foundation/context/context.ts';
import { featuredVariants } from '../products/products.ts';
import type { ProductQuery } from './query/search-engine.ts';
import { type VariantFilter, variantFilter } from './query/variant-filter.ts';

/** As much of a variant as it takes to know whether it was asked for. */
interface AskedVariant {
  uniqueProperty: string;
  stockItem: boolean;
  features: Readonly<Record<string, string>>;
}

/** Which variants of a product a question means; all of them where it does not say. */
export class VariantQuestion {
  readonly #text: string;
  readonly #filter: VariantFilter | undefined;
  readonly #includeOrderItems: boolean;

  constructor({ text, filter, includeOrderItems }: Pick<ProductQuery, 'text' | 'filter' | 'includeOrderItems'>) {
    this.#text = text;
    this.#filter = variantFilter(filter);
    this.#includeOrderItems = includeOrderItems;
  }

  /** It can be answered only with the features of the variants. */
  get asksFeatures(): boolean {
    return this.#filter !== undefined;
  }

  askedOf<V extends AskedVariant>(productName: string, variants: readonly V[]): readonly V[] {
    const filtered = orAll(variants, ({ features }) => this.#filter?.(features) ?? true);
    // The stock filter chooses products; among variants that a filter chose it prefers those in stock.
    const isPreferred = this.#filter !== undefined && !this.#includeOrderItems;
    const offered = isPreferred ? orAll(filtered, ({ stockItem }) => stockItem) : filtered;
    return askedVariants(productName, offered, this.#text);
  }
}

function orAll<V>(variants: readonly V[], isAsked: (variant: V) => boolean): readonly V[] {
  const asked = variants.filter(isAsked);
  return asked.length > 0 ? asked : variants;
}

/** Says of each product which of its variants were asked for, where that is not all of them. */
export async function withMatchingVariants(
  ctx: Context,
  results: ProductSearchResult[],
  query: ProductQuery,
): Promise<ProductSearchResult[]> {
  const question = new VariantQuestion(query);
  const toRead = results.filter((result) => result.variants.length > 1 && mayNarrow(question, result));
  if (toRead.length === 0) return results;
  const featured = await featuredVariants(
    ctx,
    toRead.map(({ contentLink }) => Number(contentLink.id)),
  );
  return results.map((result) => {
    const known = featured.get(Number(result.contentLink.id));
    if (!known) return result;
    const ofVariant = new Map(known.map((one) => [one.id, one]));
    const variants = result.variants.map((variant) => ({
      ...toAsked(variant),
      ...ofVariant.get(variant.contentLink.id),
    }));
    const asked = question.askedOf(result.name, variants);
    if (asked.length === variants.length) return result;
    return {
      ...result,
      matchingVariants: asked.map(({ id, imageUrl }) => ({ id, image: imageUrl ? { url: imageUrl } : null })),
    };
  });
}

/** Features have to be read first; what a text says of variants can be seen at once. */
function mayNarrow(question: VariantQuestion, { name, variants }: ProductSearchResult): boolean {
  return question.asksFeatures || question.askedOf(name, variants.map(toAsked)).length < variants.length;
}

function toAsked({ contentLink, displayByValue, stockItem }: ProductSearchResult['variants'][number]) {
  const own: AskedVariant & { id: string; imageUrl: string | null } = {
    id: contentLink.id,
    uniqueProperty: displayByValue,
    stockItem,
    features: {},
    imageUrl: null,
  };
  return own;
}
