import { type SearchField, searchFieldNames } from '@bouwpoort/contract/catalogue/search.staff';
import type { IndexedProduct, IndexFrame } from '../../products/products.ts';
import { indexTerms, tokenize } from '../language/search-lexer.ts';
import { withoutLine } from './search-terms.ts';

interface FoundIn {
  field: SearchField;
  /** What stands there. */
  text: string;
}

/** The place of a term in a product that says most; nothing when it stands nowhere. */
export function fieldOf(product: IndexedProduct, frame: IndexFrame, term: string): FoundIn | undefined {
  const texts = textsOf(product, frame);
  for (const field of searchFieldNames) {
    const text = texts[field].find((one) => tokenize(one).some((token) => indexTerms(token).includes(term)));
    if (text !== undefined) return { field, text };
  }
  return undefined;
}

function textsOf(product: IndexedProduct, { categories, features }: IndexFrame): Record<SearchField, string[]> {
  const names = product.ancestors.flatMap((id) => categories.find((one) => one.id === id)?.name ?? []);
  const valuesIn = (list: Record<string, string> | undefined) =>
    Object.entries(list ?? {}).map(([key, value]) => {
      const feature = features.find((one) => one.key === key);
      return `${value} ${feature?.unit ?? ''}`.trim();
    });
  const listed = product.variants.map(({ featureList }) => featureList);
  const featureNames = listed.flatMap((list) =>
    Object.keys(list ?? {}).flatMap((key) => features.find((one) => one.key === key)?.name ?? []),
  );
  return {
    type: [product.type],
    name: [withoutLine(product.name, product.line)],
    brand: [product.brand],
    category: names.slice(-1),
    value: product.variants.map(({ displayByValue }) => displayByValue),
    line: [product.line],
    parent: names.slice(0, -1),
    feature: listed.flatMap(valuesIn),
    text: [
      ...product.variants.flatMap(({ ibFeatureList }) => valuesIn(ibFeatureList)),
      ...featureNames,
      ...product.uspList,
      product.commercialDescription.replace(/<[^<>]*>/g, ' '),
    ],
  };
}
