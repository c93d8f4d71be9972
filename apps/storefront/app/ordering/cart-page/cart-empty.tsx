import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { cartActions } from '../cart/use-cart.ts';

/** An empty cart, with links to fill it; where ordering is possible, quick order stands above it. */
export function CartEmpty({ canFill }: { canFill: boolean }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const session = useChromeSession();
  const isGuest = session.kind === 'user' && session.isGuestAccount;
  const text = t(isGuest ? 'emptyTextGuest' : 'emptyText');
  return (
    <EmptyState icon="cart" title={t('emptyTitle')} text={canFill ? text : undefined}>
      <LinkButton look="primary" href={venture.catalogUrl ?? paths.home(venture)}>
        {t('toCategories')}
      </LinkButton>
      {session.kind === 'user' && !session.isGuestAccount && (
        <LinkButton icon="history" href={paths.previouslyOrdered(venture)}>
          {t('previouslyOrdered')}
        </LinkButton>
      )}
    </EmptyState>
  );
}

export function CartFailed() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState icon="error" title={t('failedTitle')} text={t('failedText')}>
      <Button look="primary" onClick={() => void cartActions.read().catch(() => window.location.reload())}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  );
}
