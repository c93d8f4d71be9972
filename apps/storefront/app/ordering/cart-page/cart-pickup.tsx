import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useMemo } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { type Cart, isPickedUp } from '../cart/cart.ts';
import { cartActions } from '../cart/use-cart.ts';

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

/** With a delivery stop a cart can only be picked up, and then shows the prices of that. */
export function usePickupOnly(cart: Cart | null, hasDeliveryStop: boolean): void {
  const mustChange = hasDeliveryStop && cart !== null && cart.lineItems.length > 0 && !isPickedUp(cart.shipment);
  useEffect(() => {
    if (mustChange) void cartActions.setShipment({ deliveryMethodId: 'instorepickup', pickupBranchId: null });
  }, [mustChange]);
}

interface PickupNoticeProps {
  pickup: CartPickup;
  mayDeliver: boolean;
  hasDeliveryStop: boolean;
}

/** Says that the cart is picked up, with a button to have it delivered if possible. */
export function PickupNotice({ pickup, mayDeliver, hasDeliveryStop }: PickupNoticeProps) {
  const { t } = useTranslation('cart');
  const seesPrices = useSeesPrices();
  const { name } = pickup;
  return (
    <Notice icon="store" title={name ? t('pickupTitle', { branch: name }) : t('pickupTitleSomewhere')}>
      {hasDeliveryStop && <p>{t('deliveryStop')}</p>}
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
