import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useVenture } from '../pages/use-chrome.ts';
import { useTextsOnDemand } from '../pages/use-texts-on-demand.ts';
import { paths } from '../site/paths.ts';
import { type CartNotice, dropNotice, useCartStore } from './cart-store.ts';
import { cartActions } from './use-cart.ts';

/** Long enough to read and to reach; what can be undone stays longer. */
const shownFor = { added: 6000, removed: 10_000, refused: 12_000, tooManyLines: 10_000, reconnected: 6000 };

/** The notices of the cart, the newest below, and the one that stays while there is no connection. */
export function CartNotices() {
  const { t } = useTranslation('cart');
  const notices = useCartStore((state) => state.notices);
  const lost = useCartStore(({ connected, unsent }) => !connected && unsent);
  if (!useTextsOnDemand(['cart'])) return null;
  return (
    <>
      {lost && (
        <div className="toast cart-notice">
          <Icon name="warning" />
          <span className="toast__text">{t('notConnected')}</span>
        </div>
      )}
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </>
  );
}

function ShownNotice({ notice }: { notice: CartNotice & { id: number } }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const { pathname } = useLocation();
  const drop = () => dropNotice(notice.id);
  const timer = useDropAfter(notice);
  const removed = notice.kind === 'removed' ? notice.lines : null;
  return (
    <div className="toast cart-notice" {...timer}>
      <span className="toast__text">{useNoticeText(notice)}</span>
      {removed && (
        <Button
          look="quiet"
          onClick={() => {
            drop();
            void cartActions.restore(removed);
          }}
        >
          {t('undo')}
        </Button>
      )}
      {notice.kind === 'added' && pathname !== paths.cart(venture) && (
        <LinkButton look="quiet" href={paths.cart(venture)} onClick={drop}>
          {t('toCart')}
        </LinkButton>
      )}
      <IconButton icon="close" label={t('noticeClose')} onClick={drop} />
    </div>
  );
}

function useNoticeText(notice: CartNotice): string {
  const { t } = useTranslation('cart');
  switch (notice.kind) {
    case 'added':
      return t('noticeAdded', { name: notice.name, amount: notice.amount });
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

/** Goes by itself, but not under the pointer or while it has the focus. */
function useDropAfter({ id, kind }: CartNotice & { id: number }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => dropNotice(id), shownFor[kind]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice
  useEffect(() => {
    start();
    return stop;
  }, []);
  return { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start };
}
