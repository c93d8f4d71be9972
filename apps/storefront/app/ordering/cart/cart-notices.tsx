import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useTextsOnDemand } from '../../frame/chrome/use-texts-on-demand.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import { type CartNotice, dismissNotice, type PickupChange, useCartStore } from './cart-store.ts';
import { restoreToCart } from './remove-from-cart.ts';
import { cartActions } from './use-cart.ts';

/** Milliseconds: long enough to read; longer for notices with an undo button. */
const noticeDuration = { added: 6000, removed: 10_000, refused: 12_000, tooManyLines: 10_000, reconnected: 6000 };

/** The notices of the cart, newest last, and a permanent one while there is no connection. */
export function CartNotices() {
  const { t } = useTranslation('cart');
  const notices = useCartStore((state) => state.notices);
  const isOffline = useCartStore(({ connected, unsent }) => !connected && unsent);
  if (!useTextsOnDemand(['cart'])) return null;
  return (
    <>
      {isOffline && (
        <div className="toast cart-notice">
          <Icon name="warning" />
          <span className="toast__text">{t('notConnected')}</span>
        </div>
      )}
      {notices.map((notice) => (
        <CartNoticeToast key={notice.id} notice={notice} />
      ))}
    </>
  );
}

function CartNoticeToast({ notice }: { notice: CartNotice & { id: number } }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const { pathname } = useLocation();
  const dismiss = () => dismissNotice(notice.id);
  const timer = useAutoDismiss(notice);
  const removed = notice.kind === 'removed' ? notice : null;
  const pickup = notice.kind === 'added' ? notice.pickup : undefined;
  const toCart = notice.kind === 'added' && pathname !== paths.cart(venture) && (
    <LinkButton look="quiet" href={paths.cart(venture)} onClick={dismiss}>
      {t('toCart')}
    </LinkButton>
  );
  return (
    <div className="toast cart-notice" {...timer}>
      <span className="toast__text">{useNoticeText(notice)}</span>
      {removed && (
        <Button
          look="quiet"
          onClick={() => {
            dismiss();
            void restoreToCart(removed);
          }}
        >
          {t('undo')}
        </Button>
      )}
      {pickup ? (
        <div className="cart-notice__do">
          <Button
            look="quiet"
            onClick={() => {
              dismiss();
              void cartActions.setShipment(pickup.before);
            }}
          >
            {pickup.wasDelivered ? t('deliverAfterAll') : t('notAtBranch', { branch: branchName(venture, pickup) })}
          </Button>
          {toCart}
        </div>
      ) : (
        toCart
      )}
      <IconButton icon="close" label={t('noticeClose')} onClick={dismiss} />
    </div>
  );
}

const branchName = ({ storeLocations }: Pick<VentureDetails, 'storeLocations'>, { branchId }: PickupChange) =>
  storeLocations.find((one) => one.branchId === branchId)?.displayName ?? branchId;

function useNoticeText(notice: CartNotice): string {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  switch (notice.kind) {
    case 'added': {
      const { name, quantity, salesUnit, pickup } = notice;
      const added = t('noticeAdded', { name, amount: showAmount(quantity, salesUnit) });
      if (!pickup) return added;
      const branch = branchName(venture, pickup);
      return `${added}. ${t(seesPrices && pickup.wasDelivered ? 'noticePickupPrices' : 'noticePickup', { branch })}`;
    }
    case 'removed': {
      const [first] = notice.lines;
      return notice.lines.length === 1
        ? t('noticeRemoved', { name: first?.line.name })
        : t('noticeEmptied', { count: notice.lines.length });
    }
    case 'refused': {
      const names = notice.names.filter((name) => name !== '').join(', ');
      return names === '' ? t('noticeRefused', { reason: notice.reason }) : `${names}: ${notice.reason}.`;
    }
    default:
      return t(`notice_${notice.kind}`);
  }
}

/** Dismisses the notice after a while, but not while it is hovered or focused. */
function useAutoDismiss(notice: CartNotice & { id: number }) {
  const { id, kind } = notice;
  const shown = notice.kind === 'added' && notice.pickup ? noticeDuration.removed : noticeDuration[kind];
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => dismissNotice(id), shown);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice
  useEffect(() => {
    start();
    return stop;
  }, []);
  return { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start };
}
