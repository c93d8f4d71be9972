import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { useKnownChrome } from '../pages/use-chrome.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { useSeesPrices } from '../visitor/sees-prices.ts';
import type { Cart } from './cart.ts';
import { isPickedUp, storedPickupBranch } from './pickup-branch.ts';
import { setCartMethod } from './set-cart-method.ts';

export interface CartPickup {
  /** Null where the checkout asks for it. */
  branchId: string | null;
  name: string | null;
}

/** Where a cart is picked up, as its checkout would begin; null for one that is delivered. */
export function useCartPickup(cart: Cart | null): CartPickup | null {
  const { venture, session } = useKnownChrome();
  const user = useChromeSession();
  const own = user.kind === 'user' ? user.branchId : null;
  const userId = session?.userId ?? '';
  return useMemo(() => {
    if (!cart || !isPickedUp(cart)) return null;
    const chosen = storedPickupBranch({ userId, ventureId: venture.id }) ?? own;
    const branch = venture.storeLocations.find(({ branchId }) => branchId === chosen);
    return { branchId: branch?.branchId ?? null, name: branch?.displayName ?? null };
  }, [cart, userId, own, venture]);
}

/** That all of it is picked up, and the way back where it can be delivered. */
export function PickupNotice({ pickup, mayDeliver }: { pickup: CartPickup; mayDeliver: boolean }) {
  const { t } = useTranslation('cart');
  const seesPrices = useSeesPrices();
  const { name } = pickup;
  return (
    <Notice icon="store" title={name ? t('pickupTitle', { branch: name }) : t('pickupTitleSomewhere')}>
      {seesPrices && <p>{t('pickupPrices')}</p>}
      {mayDeliver && (
        <Button icon="truck" onClick={() => void setCartMethod('storedelivery', null)}>
          {t('deliverAfterAll')}
        </Button>
      )}
    </Notice>
  );
}
