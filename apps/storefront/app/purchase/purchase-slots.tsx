import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import type { ProductSlotProps, ProductSlots } from '../product/product-slots.ts';
import { NoLinkNotice } from './no-link-notice.tsx';
import { NoPrice } from './no-price.tsx';
import { OrderFormSkeleton } from './order-form-skeleton.tsx';
import { usePurchaseAccess } from './purchase-access.ts';
import { DeliverySkeleton, StockBlockSkeleton, StockLineSkeleton } from './stock-block-skeleton.tsx';

const nothing = () => null;

/** Without a call to wait for, the server says at once what there is. */
function OrderFormWaiting() {
  const { prices } = usePurchaseAccess();
  if (prices === 'asked') return <OrderFormSkeleton />;
  return prices === 'noLink' ? <NoLinkNotice /> : <NoPrice reason="onRequest" />;
}

function DeliveryWaiting() {
  const { prices, ordering } = usePurchaseAccess();
  return prices === 'asked' && ordering ? <DeliverySkeleton /> : null;
}

const LazyOrderForm = lazyPart(() => import('./order-form.tsx').then((part) => part.OrderForm), OrderFormWaiting);

/** What several files share goes to pages without an order form too; what is handed over stays in the file of this one. */
function OrderForm(props: ProductSlotProps) {
  return <LazyOrderForm {...props} Waiting={OrderFormSkeleton} WithoutPrice={NoPrice} />;
}

/** What the order column of a product page is filled with; only customers fetch it. */
export const productSlots: ProductSlots = {
  OrderForm,
  StockInformation: lazyPart(
    () => import('./stock-information.tsx').then((part) => part.StockInformation),
    StockBlockSkeleton,
  ),
  StockLine: lazyPart(() => import('./stock-information.tsx').then((part) => part.StockLine), StockLineSkeleton),
  DeliveryPromise: lazyPart(
    () => import('./delivery-promise.tsx').then((part) => part.DeliveryPromise),
    DeliveryWaiting,
  ),
  OrderBar: lazyPart(() => import('./order-bar.tsx').then((part) => part.OrderBar), nothing),
};
