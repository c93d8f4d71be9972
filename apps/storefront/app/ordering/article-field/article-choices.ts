import type { ProductSearchResult } from '@bouwpoort/contract/catalogue/product-search';
import type { Client } from '@bouwpoort/contract/program/client';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { selectedUnit } from '@bouwpoort/trade/catalogue/unit-conversion';
import { mapVariants } from '../../catalogue/products/product-mapping.ts';

/** An article to choose while typing: unlike the search suggestions, quick order needs its number. */
export interface ArticleChoice {
  code: string;
  name: string;
  /** The difference with the other variants. */
  property: string;
  productId: string;
}

const maxProducts = 8;
const maxChoices = 8;

export async function findArticles(
  api: Client,
  ventureId: string,
  query: string,
  signal: AbortSignal,
): Promise<ArticleChoice[]> {
  const { results } = await api.call('productSearch.search', {
    params: { ventureId },
    body: { query, top: maxProducts },
    signal,
  });
  return choicesIn(results, query);
}

/** A typed number, or its beginning, ranks before articles that only share words with it. */
function choicesIn(results: readonly ProductSearchResult[], query: string): ArticleChoice[] {
  const typed = query.replaceAll(/\s/g, '').toLowerCase();
  const choices = results.flatMap(({ contentLink, name, variants }) =>
    variants.map(({ code, displayByValue }) => ({ code, name, property: displayByValue, productId: contentLink.id })),
  );
  const isMeant = ({ code }: ArticleChoice) => code.toLowerCase().startsWith(typed);
  return [...choices.filter(isMeant), ...choices.filter((choice) => !isMeant(choice))].slice(0, maxChoices);
}

interface UnitChoices {
  selected: string;
  options: { value: string; label: string }[];
}

/** The order units of an article, with its sales unit selected first (C 4.9). */
export async function findUnits(
  api: Client,
  ventureId: string,
  { productId, code }: ArticleChoice,
): Promise<UnitChoices | null> {
  const children = await api.call('content.children', {
    params: { contentId: `${productId}__CatalogContent` },
    query: { ventureId },
  });
  const variant = mapVariants(children, ventureId).find((one) => one.code === code);
  const selected = variant && selectedUnit(variant, variant.bundles);
  if (!variant || selected === undefined) return null;
  return {
    selected,
    options: variant.bundles.map(({ bundleCode }) => ({ value: bundleCode, label: unitName(bundleCode, 1) })),
  };
}
