import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useKnownChrome, useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { type OrderingBlock, orderingBlock } from '../../ordering/cart/ordering-block.ts';
import { useCart } from '../../ordering/cart/use-cart.ts';
import { useCartStock } from '../../ordering/cart/use-cart-stock.ts';
import { CartEmpty, CartFailed } from '../../ordering/cart-page/cart-empty.tsx';
import { groupLines } from '../../ordering/cart-page/cart-groups.ts';
import { CartHead } from '../../ordering/cart-page/cart-head.tsx';
import { PickupNotice, useCartPickup, usePickupOnly } from '../../ordering/cart-page/cart-pickup.tsx';
import { CartSkeleton, SummarySkeleton } from '../../ordering/cart-page/cart-skeleton.tsx';
import { CartOrderBar, CartSummary } from '../../ordering/cart-page/cart-summary.tsx';
import { CartWindow, NotOrderableLines } from '../../ordering/cart-page/cart-window.tsx';
import { loadDeliveryCondition } from '../../ordering/cart-page/load-delivery-condition.ts';
import { PrintedHead } from '../../ordering/cart-page/printed-head.tsx';
import { useChosenJobsite } from '../../ordering/jobsite-choice/chosen-jobsite.ts';
import { QuickOrderPanel } from '../../ordering/quick-order/quick-order-panel.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/cart.page.ts';

export const links = companyStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const { api, session, chrome } = opened;
  const { now } = context.get(pageRequestContext);
  const [condition, texts] = await Promise.all([
    loadDeliveryCondition(opened, now),
    loadTexts(api, ['cart', 'quick-order', 'budgets']),
  ]);
  return {
    condition,
    block: orderingBlock(chrome.venture, session),
    customer: session?.customer?.customerName ?? null,
    hasOrderStop: session?.customer?.hasOrderstop ?? false,
    hasDeliveryStop: session?.customer?.hasDeliverystop ?? false,
    now: now.toISOString(),
    texts,
  };
}

const noLines: [] = [];

/** C 2.6. The server renders the frame; the browser requests the cart. */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const { condition, block, customer, hasOrderStop, hasDeliveryStop, now } = loaderData;
  const { t } = useTranslation('cart');
  const { state } = useLocation();
  const { cart, status, count } = useCart();
  const lines = cart?.lineItems ?? noLines;
  const pickup = useCartPickup(cart);
  usePickupOnly(cart, hasDeliveryStop);
  const { windows, notOrderable } = useMemo(() => groupLines(lines), [lines]);
  const stock = useCartStock(lines, pickup?.branchId);
  const orderable = lines.length - notOrderable.length;
  // With an order stop the cart can still be filled.
  const stop = block ?? (hasOrderStop ? 'orderStop' : null);
  const mayOrder = stop === null && orderable > 0;
  const isEmpty = cart !== null && lines.length === 0;
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      <div className="wrap cart-page">
        <PrintedHead customer={customer} now={now} />
        <CartHead
          count={status === 'failed' || status === 'forbidden' ? 0 : count}
          windows={pickup ? 0 : windows.filter(({ deliveryFrom }) => deliveryFrom !== null).length}
        />
        {stop && <BlockNotice block={stop} />}
        {state?.checkout === 'empty' && orderable === 0 && (
          <Notice kind="attention" title={t('checkoutEmptyTitle')}>
            <p>{t('checkoutEmptyText')}</p>
          </Notice>
        )}
        <div className={isEmpty || (!cart && status !== 'loading' && status !== 'none') ? 'cart cart--empty' : 'cart'}>
          <div className="cart__main">
            {block === null && status !== 'forbidden' && <QuickOrderPanel isCartEmpty={isEmpty} />}
            {isEmpty && <CartEmpty canFill={block === null} />}
            {!cart && status === 'failed' && <CartFailed />}
            {!cart && status === 'forbidden' && block === null && (
              <Notice kind="attention" title={t('forbiddenTitle')}>
                <p>{t('forbiddenText')}</p>
              </Notice>
            )}
            {!cart && (status === 'loading' || status === 'none') && <CartSkeleton />}
            {pickup && orderable > 0 && (
              <PickupNotice
                pickup={pickup}
                mayDeliver={block === null && !hasDeliveryStop}
                hasDeliveryStop={hasDeliveryStop}
              />
            )}
            <NotOrderableLines lines={notOrderable} />
            {windows.map((group) => (
              <CartWindow
                key={group.key}
                {...{ group, condition, stock, pickup, hasDeliveryStop }}
                fixed={block !== null}
              />
            ))}
          </div>
          {cart && !isEmpty && (
            <CartSummary cart={cart} orderable={orderable} mayOrder={mayOrder}>
              <JobsiteBudget thisOrder={cart.totals.subTotal} />
            </CartSummary>
          )}
          {!cart && (status === 'loading' || status === 'none') && <SummarySkeleton />}
        </div>
      </div>
      {cart && mayOrder && <CartOrderBar cart={cart} />}
    </>
  );
}

/** The budget of the building site in the header; requested only when one was chosen. */
const CartBudget = lazyPart(
  () => import('../../ordering/budgets/cart-budget.tsx').then((part) => part.CartBudget),
  () => null,
);

function JobsiteBudget({ thisOrder }: { thisOrder: number }) {
  const { id: ventureId } = useVenture();
  const userId = useKnownChrome().session?.userId ?? '';
  const site = useChosenJobsite({ userId, ventureId });
  const seesPrices = useSeesPrices();
  return site && seesPrices ? <CartBudget {...{ ventureId, userId, thisOrder, siteId: site.siteId }} /> : null;
}

function BlockNotice({ block }: { block: OrderingBlock | 'orderStop' }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  return (
    <Notice kind="attention" title={t(`block_${block}`)}>
      <p>
        {t(`block_${block}Text`, {
          phone: venture.administrativePhoneNumber,
          email: venture.administrativeEmailAddress,
        })}
      </p>
    </Notice>
  );
}
