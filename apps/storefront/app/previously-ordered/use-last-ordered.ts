import type { LastOrderedProduct } from '@bouwpoort/contract/ordering/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { withStorage } from '../orders/orders-storage.ts';
import { maxCached, readLastOrdered, storeLastOrdered } from './last-ordered-storage.ts';
import { findOrderedProducts } from './load-last-ordered.ts';

interface Owner {
  userId: string;
  ventureId: string;
}

type LastOrdered = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; products: ProductTile[] };

/**
 * The five products the customer ordered last (C 2.10). Those in the device's cache show first; the server is requested
 * in any case, because there may be newer orders.
 */
export function useLastOrdered(owner: Owner): LastOrdered {
  const { ventureId } = owner;
  const ordered = useQuery(
    {
      queryKey: ['last ordered', owner],
      queryFn: () => fetchLastOrdered(owner),
      placeholderData: () => withStorage((storage) => readLastOrdered(storage, owner)) ?? undefined,
    },
    browserQueries(),
  );
  const products = useQuery(
    {
      queryKey: ['last ordered products', ventureId, ordered.data],
      queryFn: () => findOrderedProducts(browserApi(ventureId), ventureId, ordered.data ?? []),
      enabled: ordered.data !== undefined,
      placeholderData: keepPreviousData,
    },
    browserQueries(),
  );
  if (ordered.isError || products.isError) return { status: 'failed' };
  if (!products.data) return { status: 'loading' };
  return { status: 'ready', products: products.data.map(({ product }) => product) };
}

async function fetchLastOrdered(owner: Owner): Promise<LastOrderedProduct[]> {
  const query = { take: maxCached, skip: 0 };
  const ordered = await browserApi(owner.ventureId).call('orders.lastOrderedProducts', { query });
  // C 8. A user who never ordered sees no error: the block is just hidden.
  if (ordered.length === 0) console.info('fetchLastOrderedProducts failed: no last ordered products in response');
  withStorage((storage) => storeLastOrdered(storage, owner, ordered));
  return ordered;
}
