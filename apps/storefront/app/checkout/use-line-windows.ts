import type { DeliveryMethodName, LineWindow } from '@bouwpoort/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cart } from '../cart/cart.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';

/** Stock and cut-offs move on; what was asked a minute ago is asked again. */
const staleTime = 60_000;

interface LineWindows {
  /** Loading until the days of this method and branch are known; failed: only preparing can find out. */
  state: 'loading' | 'failed' | 'known';
  byVariant: ReadonlyMap<string, LineWindow>;
}

/** When each line can be there by the method and branch that are chosen, as the server will plan it. */
export function useLineWindows(
  { id, version }: Pick<Cart, 'id' | 'version'>,
  method: DeliveryMethodName,
  branchId: string | null,
): LineWindows {
  const owner = usePurchaseOwner();
  const { data, isError } = useQuery(
    {
      queryKey: ['line windows', id, version, method, branchId],
      queryFn: () =>
        browserApi(owner.ventureId).call('checkout.deliveryWindows', {
          params: { cartId: id },
          query: { method, ...(branchId === null ? {} : { branchId }) },
        }),
      enabled: branchId !== null,
      staleTime,
      // Preparing finds it too: no need to wait long.
      retry: 1,
    },
    browserQueries(),
  );
  return useMemo(
    () => ({
      state: data ? 'known' : isError ? 'failed' : 'loading',
      byVariant: new Map((data?.results ?? []).map((window) => [window.contentId.toLowerCase(), window])),
    }),
    [data, isError],
  );
}
