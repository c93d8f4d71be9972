import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { type ProductTile, toProductTile } from '../tiles/catalogue-mapping.ts';
import type { Suggestions } from './autocomplete-result.ts';

export type SuggestedTiles = ReadonlyMap<string, ProductTile>;

/**
 * The tiles of suggested articles by id: one call per autocomplete answer, and an outdated answer is dropped. Null
 * while loading; without tiles the suggestions are only names.
 */
export function useSuggestedTiles(
  products: Suggestions['products'] | undefined,
  ventureId: string,
): SuggestedTiles | null {
  const { data, isError } = useQuery(
    {
      queryKey: ['suggested articles', ventureId, products?.map(({ id }) => id)],
      queryFn: ({ signal }) => fetchTiles(products ?? [], ventureId, signal),
      enabled: products !== undefined && products.length > 0,
    },
    browserQueries(),
  );
  return data ?? (isError ? noTiles : null);
}

const noTiles: SuggestedTiles = new Map();

async function fetchTiles(
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
