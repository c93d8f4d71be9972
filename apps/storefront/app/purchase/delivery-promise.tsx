import type { ProductSlotProps } from '../product/product-slots.ts';
import { Row } from '../ui/molecules/row.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import { usePurchaseAccess } from './purchase-access.ts';
import { DeliverySkeleton } from './stock-block-skeleton.tsx';
import { isFromStock, stockHint } from './stock-words.ts';
import { useDeliveryPromise, useOrderItemWindow } from './use-delivery-promise.ts';
import { usePriceAmong } from './use-prices.ts';
import { useBranch, useStockAmong } from './use-stock.ts';

/** When it is there, by the same rules as the cart; nothing is promised of what is not known or cannot be ordered. */
export function DeliveryPromise({ variant, variants }: ProductSlotProps) {
  const access = usePurchaseAccess();
  const known = usePriceAmong(variant, variants);
  const stock = useStockAmong(variant, variants);
  const { branchId } = useBranch();
  if (access.prices !== 'asked' || !access.ordering || known.status === 'failed') return null;
  if (known.status === 'known' && !known.price) return null;
  if (!access.stock || !stock || stock.status === 'failed') return variant.isStockItem ? <FromStock /> : <OrderedIn />;
  if (known.status === 'loading' || stock.status === 'loading') return <DeliverySkeleton />;
  if (!isFromStock(stock)) return <OrderedIn />;
  const { isStockItem: stockItem, stockUnit } = variant;
  return <FromStock isHere={stockHint({ stock, stockItem, branchId, stockUnit }).kind === 'here'} />;
}

function FromStock({ isHere = false }) {
  const { t } = useTranslation('purchase');
  const delivery = useDeliveryPromise('storedelivery');
  const pickup = useDeliveryPromise('instorepickup');
  if (delivery === 'failed' || pickup === 'failed') return null;
  if (delivery === 'loading' || pickup === 'loading') return <DeliverySkeleton />;
  const { condition } = delivery;
  return (
    <div className="stock-block delivery-block">
      <Row
        icon="truck"
        title={delivery.arrival}
        sub={t(isHere ? 'promiseAndPickup' : 'promise', { condition, day: pickup.day })}
      />
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
