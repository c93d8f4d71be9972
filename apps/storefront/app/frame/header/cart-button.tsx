import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { showsCart } from '../visitor/visitor-rules.ts';
import { paths } from '../web/paths.ts';
import { HeaderAction } from './header-action.tsx';

/** P 2.5. The checkout shows the cart itself, so there the button is not disabled while it loads. */
export function CartButton({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const { pathname } = useLocation();
  const session = useChromeSession();
  if (!showsCart(venture, session)) return null;
  const isLoading = session.cartCount === null && pathname !== paths.checkout(venture);
  return (
    <HeaderAction
      icon="cart"
      label={t('cart')}
      name={isLoading ? t('cartLoading') : t('cartWithCount', { count: session.cartCount ?? 0 })}
      count={isLoading ? null : (session.cartCount ?? undefined)}
      aria-busy={isLoading || undefined}
      href={paths.cart(venture)}
    />
  );
}
