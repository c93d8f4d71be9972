import { skipToken, useQuery } from '@tanstack/react-query';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';

/** The building site that the order goes to; undefined for another address, and until it is known. */
export function useJobsiteAccess({ info, addresses, customer }: CheckoutView) {
  const { userId, ventureId } = usePurchaseOwner();
  const address = addresses.find(({ addressId }) => addressId === info.addressId);
  const siteId = info.deliveryMethod === 'storedelivery' && !customer.isGuest ? (address?.projectId ?? null) : null;
  const { data: site } = useQuery(
    {
      queryKey: ['site access', userId, ventureId, siteId],
      queryFn: siteId === null ? skipToken : () => browserApi(ventureId).call('sites.details', { params: { siteId } }),
    },
    browserQueries(),
  );
  return site;
}
