import type { ExchangeRecord, SourcedRecord } from '@bouwpoort/contract/exchange/records';
import { error, type FileProblem } from './file-problem.ts';

type Present<E extends 'product' | 'variant' | 'list-price' | 'price-tier' | 'media' | 'feature' | 'category'> =
  Exclude<ExchangeRecord<E>, { delete: true }>;
type ProductFields = Present<'product'>;
export type VariantFields = Present<'variant'>;
type ListPriceFields = Present<'list-price'>;
type PriceTierFields = Present<'price-tier'>;
type MediaFields = Present<'media'>;
type FeatureFields = Present<'feature'>;
type CategoryFields = Present<'category'>;

export interface CatalogueVariant {
  variant: VariantFields;
  listPrice?: ListPriceFields;
  tiers: PriceTierFields[];
}

export interface CatalogueProduct {
  product: ProductFields;
  variants: CatalogueVariant[];
}

/** What articles refer to; it stands before them in the records. */
export interface CatalogueContext {
  categories: Map<string, CategoryFields>;
  features: Map<string, FeatureFields>;
  media: Map<string, MediaFields>;
}

export type Report = (problem: FileProblem) => void;

/**
 * Joins records to products. They come in this order: categories, features and media; then each product, followed by
 * its variants, each followed by its price and tiers. So no more than one product is held at a time.
 */
export async function* catalogueProducts(
  records: AsyncIterable<SourcedRecord>,
  context: CatalogueContext,
  report: Report,
): AsyncGenerator<CatalogueProduct> {
  let current: CatalogueProduct | undefined;
  for await (const { entity, record, place } of records) {
    if ('delete' in record && record.delete) continue;
    switch (entity) {
      case 'category':
        context.categories.set(record.externalId, record as CategoryFields);
        break;
      case 'feature':
        context.features.set(record.externalId, record as FeatureFields);
        break;
      case 'media':
        context.media.set(record.externalId, record as MediaFields);
        break;
      case 'product':
        if (current) yield current;
        current = { product: record as ProductFields, variants: [] };
        break;
      case 'variant':
        if (current && record.product === current.product.externalId) {
          current.variants.push({ variant: record as VariantFields, tiers: [] });
        } else report(error(place, `Variant ${record.externalId} staat niet achter zijn product.`));
        break;
      case 'list-price':
      case 'price-tier': {
        const owner = current?.variants.find(
          ({ variant }) =>
            variant.externalId === record.variant ||
            (record.variant === undefined && variant.articleCode === record.articleCode),
        );
        if (!owner) report(error(place, `Prijs ${record.externalId} staat niet achter zijn variant.`));
        else if (entity === 'list-price') owner.listPrice = record as ListPriceFields;
        else owner.tiers.push(record as PriceTierFields);
        break;
      }
      default:
        report(error(place, `Een catalogus bevat geen ${entity}.`));
    }
  }
  if (current) yield current;
}

export function emptyContext(): CatalogueContext {
  return { categories: new Map(), features: new Map(), media: new Map() };
}
