import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import { type Cart, isPickedUp } from '../cart/cart.ts';

interface CartSummaryProps {
  cart: Cart;
  /** The number of orderable lines. */
  orderable: number;
  mayOrder: boolean;
  /** At the bottom, because it loads later than the rest. */
  children?: ReactNode;
}

export function CartSummary({ cart, orderable, mayOrder, children }: CartSummaryProps) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const session = useChromeSession();
  const seesPrices = useSeesPrices();
  const items = cart.totals.shippingTotals[0]?.itemsTotal ?? cart.totals.subTotal;
  return (
    <aside className="cart__side" aria-label={t('overview')}>
      <div className="summary">
        <h2>{t('overview')}</h2>
        <dl className="sums" aria-live="polite">
          <div>
            <dt>{t('articles', { count: orderable })}</dt>
            {seesPrices && <dd>{showEuros(items)}</dd>}
          </div>
          {seesPrices && (
            <>
              <div>
                <dt>{t('handlingCosts')}</dt>
                <dd>{t(isPickedUp(cart.shipment) ? 'handlingCostsNone' : 'handlingCostsLater')}</dd>
              </div>
              <div className="sums__total">
                <dt>{t('total')}</dt>
                <dd>{showEuros(cart.totals.subTotal)}</dd>
              </div>
            </>
          )}
        </dl>
        {mayOrder && (
          <LinkButton look="primary" size="large" block className="cart__go" href={paths.checkout(venture)}>
            {t('toCheckout')}
            <Icon name="arrow-right" size="control" />
          </LinkButton>
        )}
        {seesPrices && <p className="small muted">{t('summaryNote')}</p>}
      </div>
      <Rows>
        {session.kind === 'user' && !session.isGuestAccount && (
          <Row icon="history" title={t('previouslyOrdered')} href={paths.previouslyOrdered(venture)} />
        )}
        {session.kind === 'user' && !session.isGuestAccount && session.companyRole !== 'viewer' && (
          <Row icon="quote" title={t('askQuote')} href={paths.newQuote(venture, { cart: true })} />
        )}
        <Row
          icon="printer"
          title={t('print')}
          onClick={() => window.print()}
          aside={<Icon name="chevron-right" size="control" />}
        />
      </Rows>
      {children}
    </aside>
  );
}

/** At the bottom of the screen on phones, in reach of the thumb. */
export function CartOrderBar({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  return (
    <div className="order-bar">
      <div className="order-bar__sum">
        {seesPrices ? (
          <>
            <small>{t('total')}</small>
            <b>{showEuros(cart.totals.subTotal)}</b>
          </>
        ) : (
          <b>{t('lineCount', { count: cart.lineItems.length })}</b>
        )}
      </div>
      <LinkButton look="primary" size="large" href={paths.checkout(venture)}>
        {t('toCheckoutShort')}
        <Icon name="arrow-right" size="control" />
      </LinkButton>
    </div>
  );
}
