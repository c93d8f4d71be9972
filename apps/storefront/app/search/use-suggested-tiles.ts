import { useEffect, useState } from 'react';
import { type ProductTile, toProductTile } from '../catalogue/catalogue-mapping.ts';
import { browserApi } from '../http/api.ts';
import type { Suggestions } from './autocomplete-result.ts';

export type SuggestedTiles = ReadonlyMap<string, ProductTile>;

/**
 * What more there is to say of suggested articles, by their id: one call for every answer of autocomplete, and an answer
 * to an earlier one is dropped. Nothing while they are on their way; without them the suggestions are names.
 */
export function useSuggestedTiles(
  products: Suggestions['products'] | undefined,
  ventureId: string,
): SuggestedTiles | null {
  const [found, setFound] = useState<{ of: Suggestions['products']; tiles: SuggestedTiles }>();

  useEffect(() => {
    if (!products || products.length === 0) return;
    const leaving = new AbortController();
    const show = (tiles: SuggestedTiles) => {
      if (!leaving.signal.aborted) setFound({ of: products, tiles });
    };
    askTiles(products, ventureId, leaving.signal).then(show, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn('What the suggested articles are could not be fetched', error);
      show(new Map());
    });
    return () => leaving.abort();
  }, [products, ventureId]);

  return found && found.of === products ? found.tiles : null;
}

async function askTiles(
  products: Suggestions['products'],
  ventureId: string,
  signal: AbortSignal,
): Promise<SuggestedTiles> {
  const { results } = await browserApi(ventureId).call('productSearch.search', {
    params: { ventureId },
    body: { references: products.map(({ id }) => id).join(','), top: products.length },
    signal,
  });
  return new Map(results.map((result) => [result.contentLink.id, toProductTile(result, ventureId)]));
}
