import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { browserApi } from '../http/api.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { purchaseCacheOf } from '../purchase/purchase-cache.ts';
import { rememberedUnloading } from './remembered-unloading.ts';
import type { CheckoutView } from './use-checkout.ts';

/** Fills in the unloading preferences of the last delivery to the chosen address, once for each address. */
export function useRememberedUnloading({ info, addresses, customer, choose }: CheckoutView): void {
  const owner = usePurchaseOwner();
  const { deliveryModes } = useVenture();
  // Without an answer the fields are empty, as for a new address.
  const { data: remembered } = useQuery(
    {
      queryKey: ['delivery wishes'],
      queryFn: () => browserApi(owner.ventureId).call('orders.deliveryWishes'),
      enabled: !customer.isGuest,
    },
    purchaseCacheOf(owner).client,
  );
  const filledFor = useRef<string | null>(null);
  useEffect(() => {
    if (!remembered || filledFor.current === info.addressId) return;
    filledFor.current = info.addressId;
    const address = addresses.find(({ addressId }) => addressId === info.addressId);
    const unloading = rememberedUnloading(info, address, remembered, deliveryModes);
    if (unloading) choose(unloading);
  }, [remembered, info, addresses, deliveryModes, choose]);
}
