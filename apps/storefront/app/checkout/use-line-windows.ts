import type { LineWindow } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Cart } from '../cart/cart.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';

/** Stock and cut-offs change, so an answer is stale after a minute. */
const staleTime = 60_000;

interface LineWindows {
  /** Loading until the days of this method and branch are known; failed: the prepare call will tell. */
  state: 'loading' | 'failed' | 'known';
  byVariant: ReadonlyMap<string, LineWindow>;
}

/** The delivery window of each line for the chosen method and branch, as the server will plan it. */
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
      // The prepare call finds it too, so one retry is enough.
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
