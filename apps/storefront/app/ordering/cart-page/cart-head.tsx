import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useCartStore } from '../cart/cart-store.ts';
import { emptyCart } from '../cart/remove-from-cart.ts';
import { AddToList } from '../lists/add-to-list.tsx';
import type { ListedArticle } from '../lists/listed-article.ts';

interface CartHeadProps {
  /** Empty while the cart is loading. */
  count: number | null;
  windows: number;
}

export function CartHead({ count, windows }: CartHeadProps) {
  const { t } = useTranslation('cart');
  return (
    <header className="cart-head">
      <div>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="muted" aria-live="polite">
          {count === null ? t('loading') : headLine()}
        </p>
      </div>
      {count !== null && count > 0 && (
        <div className="cart-head__do">
          <AddToList
            className="max-m:hidden"
            label={t('saveAsList')}
            name={t('savedListName')}
            articles={articlesInCart}
          />
          <AddToList
            className="m:hidden"
            look="icon"
            label={t('saveAsList')}
            name={t('savedListName')}
            articles={articlesInCart}
          />
          <EmptyButton count={count} />
        </div>
      )}
    </header>
  );

  function headLine(): string {
    if (!count) return t('nothingYet');
    const articles = t('articleCount', { count });
    return windows > 0 ? t('inDeliveries', { articles, count: windows }) : articles;
  }
}

/** Evaluated when the button is pressed. */
function articlesInCart(): ListedArticle[] {
  const lines = useCartStore.getState().cart?.lineItems ?? [];
  return lines.map(({ variantGuid, quantity }) => ({ contentId: variantGuid, quantity }));
}

/** Asks for confirmation, because a cart may be large; it can also be undone. */
function EmptyButton({ count }: { count: number }) {
  const { t } = useTranslation('cart');
  const [isConfirming, setIsConfirming] = useState(false);
  const close = () => setIsConfirming(false);
  return (
    <>
      <Button
        look="quiet"
        icon="trash"
        className="cart-head__empty"
        aria-label={t('emptyCart')}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        <span className="max-m:hidden">{t('emptyCart')}</span>
        <span className="m:hidden">{t('emptyCartShort')}</span>
      </Button>
      <Dialog
        open={isConfirming}
        onClose={close}
        title={t('emptyAsk')}
        footer={
          <>
            <Button onClick={close} data-initial-focus>
              {t('emptyCancel')}
            </Button>
            <Button
              look="danger"
              icon="trash"
              onClick={() => {
                close();
                emptyCart();
              }}
            >
              {t('emptyConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('emptyAskText', { count })}</p>
      </Dialog>
    </>
  );
}
