import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { ApprovalRequested } from '../../ordering/order-confirmation/approval-requested.tsx';
import { OrderConfirmed } from '../../ordering/order-confirmation/order-confirmed.tsx';
import { PaymentResult } from '../../ordering/order-confirmation/payment-result.tsx';
import { useProcessedOrder } from '../../ordering/order-confirmation/use-processed-order.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/order-processed.page.ts';

/** It includes the access card. */
export const links = companyStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, session } = openedPage(context);
  // As the server passed it to the provider, which adds parameters of its own.
  const orderId = url.searchParams.get('payment')?.slice(0, 64);
  const cartId = Number(url.searchParams.get('cart'));
  return {
    returned: orderId && Number.isSafeInteger(cartId) && cartId > 0 ? { orderId, cartId } : null,
    isGuest: session?.siteUser.isGuestAccount ?? true,
    email: session?.siteUser.email ?? '',
    texts: await loadTexts(api, ['checkout', 'site-access']),
  };
}

/** C 2.8: the result of the order. */
export default function OrderProcessedPage({ loaderData: { returned, isGuest, email } }: Route.ComponentProps) {
  const { t } = useTranslation('checkout');
  const order = useProcessedOrder(returned);
  const { state, confirmation, payment } = order;
  const isAsking = payment === null && (state === 'reading' || state === 'checking');
  return (
    <>
      <PageHead title={t('processedTitle')} disableIndexing />
      <div className="wrap processed">
        {state === 'none' && <NothingOrdered />}
        {isAsking && !confirmation && (
          <div role="status" className="processed__wait">
            <h1>{t('checkingPayment')}</h1>
            <p className="muted">{t('checkingPaymentText')}</p>
            <div className="skeleton processed__bar" />
          </div>
        )}
        {(payment || state === 'failed' || state === 'unknownPayment') && !confirmation && (
          <PaymentResult order={order} />
        )}
        {confirmation?.approval && <ApprovalRequested approval={confirmation.approval} />}
        {confirmation && !confirmation.approval && (
          <OrderConfirmed
            order={order}
            confirmation={confirmation}
            isGuest={isGuest}
            email={email}
            cartId={order.stored?.cartId ?? returned?.cartId}
          />
        )}
      </div>
    </>
  );
}

function NothingOrdered() {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  return (
    <>
      <h1>{t('processedTitle')}</h1>
      <EmptyState icon="orders" title={t('nothingOrdered')} text={t('nothingOrderedText')}>
        <LinkButton look="primary" href={paths.cart(venture)}>
          {t('backToCart')}
        </LinkButton>
      </EmptyState>
    </>
  );
}
