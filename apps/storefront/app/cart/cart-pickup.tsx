import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { useSeesPrices } from '../visitor/sees-prices.ts';
import { type Cart, isPickedUp } from './cart.ts';
import { cartActions } from './use-cart.ts';

export interface CartPickup {
  /** Null until the checkout has asked for it. */
  branchId: string | null;
  name: string | null;
}

/** The branch where a cart is picked up; null for a delivery. */
export function useCartPickup(cart: Cart | null): CartPickup | null {
  const { storeLocations } = useVenture();
  return useMemo(() => {
    if (!cart || !isPickedUp(cart.shipment)) return null;
    const branch = storeLocations.find(({ branchId }) => branchId === cart.shipment.pickupBranchId);
    return { branchId: branch?.branchId ?? null, name: branch?.displayName ?? null };
  }, [cart, storeLocations]);
}

/** Says that the cart is picked up, with a button to have it delivered if possible. */
export function PickupNotice({ pickup, mayDeliver }: { pickup: CartPickup; mayDeliver: boolean }) {
  const { t } = useTranslation('cart');
  const seesPrices = useSeesPrices();
  const { name } = pickup;
  return (
    <Notice icon="store" title={name ? t('pickupTitle', { branch: name }) : t('pickupTitleSomewhere')}>
      {seesPrices && <p>{t('pickupPrices')}</p>}
      {mayDeliver && (
        <Button
          icon="truck"
          onClick={() => void cartActions.setShipment({ deliveryMethodId: 'storedelivery', pickupBranchId: null })}
        >
          {t('deliverAfterAll')}
        </Button>
      )}
    </Notice>
  );
}
