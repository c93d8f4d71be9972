import { useTranslation } from 'react-i18next';
import type { ProductSlotProps } from '../product/product-slots.ts';
import { Row } from '../ui/molecules/row.tsx';
import { usePurchaseAccess } from './purchase-access.ts';
import { StockBlockSkeleton } from './stock-block-skeleton.tsx';
import { isFromStock } from './stock-words.ts';
import { useDeliveryPromise, useOrderItemWindow } from './use-delivery-promise.ts';
import { useStock } from './use-stock.ts';

/** When it is there, by the same rules as the cart; nothing is promised of what is not known. */
export function DeliveryPromise({ variant }: ProductSlotProps) {
  const access = usePurchaseAccess();
  const [stock] = useStock([variant.guid]);
  const isKnown = !access.stock || stock?.status !== 'loading';
  if (access.prices !== 'asked' || !access.ordering) return null;
  if (!isKnown) return <DeliverySkeleton />;
  const fromStock = access.stock && stock?.status === 'known' ? isFromStock(stock) : variant.isStockItem;
  return fromStock ? <FromStock /> : <OrderedIn />;
}

function FromStock() {
  const { t } = useTranslation('purchase');
  const delivery = useDeliveryPromise('storedelivery');
  const pickup = useDeliveryPromise('instorepickup');
  if (delivery === 'failed' || pickup === 'failed') return null;
  if (delivery === 'loading' || pickup === 'loading') return <DeliverySkeleton />;
  const { condition } = delivery;
  return (
    <div className="stock-block delivery-block">
      <Row icon="truck" title={delivery.arrival} sub={t('promise', { condition, pickup: pickup.arrival })} />
    </div>
  );
}

function OrderedIn() {
  const { t } = useTranslation('purchase');
  const days = useOrderItemWindow();
  if (days === 'failed') return null;
  if (days === 'loading') return <DeliverySkeleton />;
  return (
    <div className="stock-block delivery-block">
      <Row icon="truck" title={t('orderedIn', { days })} sub={t('orderedInText')} />
    </div>
  );
}

function DeliverySkeleton() {
  return (
    <div className="delivery-block">
      <StockBlockSkeleton />
    </div>
  );
}
