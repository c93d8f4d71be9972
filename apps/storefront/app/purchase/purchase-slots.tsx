import { lazyPart } from './lazy-part.tsx';
import { OrderFormSkeleton } from './order-form-skeleton.tsx';
import { StockBlockSkeleton } from './stock-block-skeleton.tsx';

/* What the order column of a product page is filled with; only customers fetch it. */

const nothing = () => null;

export const OrderFormSlot = lazyPart(
  () => import('./order-form.tsx').then((part) => part.OrderForm),
  OrderFormSkeleton,
);
export const StockInformationSlot = lazyPart(
  () => import('./stock-information.tsx').then((part) => part.StockInformation),
  StockBlockSkeleton,
);
export const DeliveryPromiseSlot = lazyPart(
  () => import('./delivery-promise.tsx').then((part) => part.DeliveryPromise),
  nothing,
);
export const OrderBarSlot = lazyPart(() => import('./order-bar.tsx').then((part) => part.OrderBar), nothing);
