import { readSessionCookies } from '@bouwpoort/contract/session-cookies';
import type { SupplySource } from '@bouwpoort/trade/supply';
import { Row } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductSlotProps } from '../product/product-slots.ts';
import { useNeededStock } from './needed-stock.ts';
import { isPromised, promisedSource } from './promised-source.ts';
import { usePurchaseAccess } from './purchase-access.ts';
import { DeliverySkeleton } from './stock-block-skeleton.tsx';
import { useDeliveryPromise, useOrderItemWindow } from './use-delivery-promise.ts';
import { usePriceAmong } from './use-prices.ts';
import { useBranch, useStockAmong } from './use-stock.ts';

/**
 * The delivery date for the quantity in the order form, by the same rules as cart and checkout. No promise for an
 * article with unknown stock, or one that cannot be ordered.
 */
export function DeliveryPromise({ product, variant, variants }: ProductSlotProps) {
  const access = usePurchaseAccess();
  const known = usePriceAmong(variant, variants);
  const stock = useStockAmong(variant, variants);
  const needed = useNeededStock({ product, variant });
  const { branchId } = useBranch();
  const { customer } = readSessionCookies(document.cookie);
  if (!isPromised(access, customer) || known.status === 'failed') return null;
  if (known.status === 'known' && !known.price) return null;
  const source = access.stock ? promisedSource(stock, needed, branchId) : undefined;
  if (source === undefined) return null;
  if (known.status === 'loading' || source === 'loading') return <DeliverySkeleton />;
  if (customer?.hasDeliverystop) return source === 'supplier' ? <PickedUpLater /> : <PickedUp source={source} />;
  return source === 'supplier' ? <OrderedIn /> : <FromStock source={source} />;
}

function FromStock({ source }: { source: SupplySource }) {
  const { t } = useTranslation('purchase');
  const { location } = useBranch();
  const delivery = useDeliveryPromise('storedelivery', source);
  const pickup = useDeliveryPromise('instorepickup', source);
  if (delivery === 'failed') return null;
  if (delivery === 'loading' || pickup === 'loading') return <DeliverySkeleton />;
  const { condition } = delivery;
  const sub =
    pickup === 'failed'
      ? t('promise', { condition })
      : t('promiseAndPickup', { condition, day: pickup.day, branch: location?.city });
  return (
    <div className="stock-block delivery-block">
      <Row icon="truck" title={delivery.arrival} sub={sub} />
    </div>
  );
}

function OrderedIn() {
  const { t } = useTranslation('purchase');
  const days = useOrderItemWindow('storedelivery');
  if (days === 'failed') return null;
  if (days === 'loading') return <DeliverySkeleton />;
  return (
    <div className="stock-block delivery-block">
      <Row icon="truck" title={t('orderedIn', { days })} sub={t('orderedInText')} />
    </div>
  );
}

function PickedUp({ source }: { source: SupplySource }) {
  const { t } = useTranslation('purchase');
  const { location } = useBranch();
  const pickup = useDeliveryPromise('instorepickup', source);
  if (pickup === 'failed') return null;
  if (pickup === 'loading') return <DeliverySkeleton />;
  const { arrival, condition } = pickup;
  return (
    <div className="stock-block delivery-block">
      <Row icon="store" title={arrival} sub={t('pickupAt', { branch: location?.city, condition })} />
    </div>
  );
}

function PickedUpLater() {
  const { t } = useTranslation('purchase');
  const days = useOrderItemWindow('instorepickup');
  if (days === 'failed') return null;
  if (days === 'loading') return <DeliverySkeleton />;
  return (
    <div className="stock-block delivery-block">
      <Row icon="store" title={t('pickupOrderedIn', { days })} sub={t('orderedInText')} />
    </div>
  );
}
