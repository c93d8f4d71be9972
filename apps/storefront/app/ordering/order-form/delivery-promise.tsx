import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import type { SupplySource } from '@bouwpoort/trade/catalogue/supply';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { Row } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { usePurchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import { usePriceAmong } from '../../catalogue/prices/use-prices.ts';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import { isPromised, promisedSource } from '../../catalogue/stock/promised-source.ts';
import { DeliverySkeleton } from '../../catalogue/stock/stock-block-skeleton.tsx';
import { useDeliveryPromise, useOrderItemWindow } from '../../catalogue/stock/use-delivery-promise.ts';
import { useBranch, useStockAmong } from '../../catalogue/stock/use-stock.ts';
import { useNeededStock, useStockInCart } from './needed-stock.ts';

/**
 * The delivery date for the quantity in the order form, by the same rules as cart and checkout. What is in the cart
 * already is added to it, because the cart line waits for the whole amount. No promise for an article with unknown stock,
 * or one that cannot be ordered.
 */
export function DeliveryPromise({ product, variant, variants }: ProductSlotProps) {
  const { t } = useTranslation('purchase');
  const access = usePurchaseAccess();
  const known = usePriceAmong(variant, variants);
  const stock = useStockAmong(variant, variants);
  const needed = useNeededStock({ product, variant });
  const { branchId } = useBranch();
  const inCart = useStockInCart(variant);
  const { customer } = readSessionCookies(document.cookie);
  if (!isPromised(access, customer) || known.status === 'failed') return null;
  if (known.status === 'known' && !known.price) return null;
  const sourceOf = (extra: number) => promisedSource(stock, needed && toWire(decimal(needed).plus(extra)), branchId);
  const source = access.stock ? sourceOf(inCart) : undefined;
  if (source === undefined) return null;
  if (known.status === 'loading' || source === 'loading') return <DeliverySkeleton />;
  const note = source === sourceOf(0) ? '' : t('withCart');
  if (customer?.hasDeliverystop) {
    return source === 'supplier' ? <PickedUpLater note={note} /> : <PickedUp source={source} note={note} />;
  }
  return source === 'supplier' ? <OrderedIn note={note} /> : <FromStock source={source} note={note} />;
}

interface PromiseProps {
  source: SupplySource;
  /** Why the day is later than that of the quantity alone. */
  note: string;
}

function FromStock({ source, note }: PromiseProps) {
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
      <Row icon="truck" title={delivery.arrival} sub={withNote(sub, note)} />
    </div>
  );
}

function OrderedIn({ note }: Pick<PromiseProps, 'note'>) {
  const { t } = useTranslation('purchase');
  const days = useOrderItemWindow('storedelivery');
  if (days === 'failed') return null;
  if (days === 'loading') return <DeliverySkeleton />;
  return (
    <div className="stock-block delivery-block">
      <Row icon="truck" title={t('orderedIn', { days })} sub={withNote(t('orderedInText'), note)} />
    </div>
  );
}

function PickedUp({ source, note }: PromiseProps) {
  const { t } = useTranslation('purchase');
  const { location } = useBranch();
  const pickup = useDeliveryPromise('instorepickup', source);
  if (pickup === 'failed') return null;
  if (pickup === 'loading') return <DeliverySkeleton />;
  const { arrival, condition } = pickup;
  return (
    <div className="stock-block delivery-block">
      <Row icon="store" title={arrival} sub={withNote(t('pickupAt', { branch: location?.city, condition }), note)} />
    </div>
  );
}

function PickedUpLater({ note }: Pick<PromiseProps, 'note'>) {
  const { t } = useTranslation('purchase');
  const days = useOrderItemWindow('instorepickup');
  if (days === 'failed') return null;
  if (days === 'loading') return <DeliverySkeleton />;
  return (
    <div className="stock-block delivery-block">
      <Row icon="store" title={t('pickupOrderedIn', { days })} sub={withNote(t('orderedInText'), note)} />
    </div>
  );
}

const withNote = (sub: string, note: string) =>
  note === '' ? (
    sub
  ) : (
    <>
      {sub}
      <br />
      {note}
    </>
  );
