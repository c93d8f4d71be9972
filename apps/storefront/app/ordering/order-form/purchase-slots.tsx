import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { usePurchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import { UnlinkedAccountNotice } from '../../catalogue/prices/unlinked-account-notice.tsx';
import type { ProductSlotProps, ProductSlots } from '../../catalogue/product-page/product-slots.ts';
import {
  DeliverySkeleton,
  StockBlockSkeleton,
  StockLineSkeleton,
} from '../../catalogue/stock/stock-block-skeleton.tsx';
import { NoPrice } from './no-price.tsx';
import { OrderFormSkeleton } from './order-form-skeleton.tsx';

const nothing = () => null;

/** When no request is needed, the server renders the final state at once. */
function OrderFormPlaceholder() {
  const { prices } = usePurchaseAccess();
  if (prices === 'asked') return <OrderFormSkeleton />;
  return prices === 'noLink' ? <UnlinkedAccountNotice /> : <NoPrice reason="onRequest" />;
}

function DeliveryPlaceholder() {
  const { prices, ordering } = usePurchaseAccess();
  return prices === 'asked' && ordering ? <DeliverySkeleton /> : null;
}

const LazyOrderForm = lazyPart(() => import('./order-form.tsx').then((part) => part.OrderForm), OrderFormPlaceholder);

/**
 * Code shared by several files would also be loaded by pages without an order form; values passed as props stay in the
 * chunk of this one.
 */
function OrderForm(props: ProductSlotProps) {
  return <LazyOrderForm {...props} Waiting={OrderFormSkeleton} WithoutPrice={NoPrice} />;
}

/** The content of the order column of a product page; loaded for customers only. */
export const productSlots: ProductSlots = {
  OrderForm,
  StockInformation: lazyPart(
    () => import('./stock-information.tsx').then((part) => part.StockInformation),
    StockBlockSkeleton,
  ),
  StockLine: lazyPart(() => import('./stock-information.tsx').then((part) => part.StockLine), StockLineSkeleton),
  DeliveryPromise: lazyPart(
    () => import('./delivery-promise.tsx').then((part) => part.DeliveryPromise),
    DeliveryPlaceholder,
  ),
  OrderBar: lazyPart(() => import('./order-bar.tsx').then((part) => part.OrderBar), nothing),
};
