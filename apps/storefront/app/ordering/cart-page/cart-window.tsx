import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { type CartLine, isUnconfirmed } from '../cart/cart.ts';
import { sumOfLines } from '../cart/cart-amounts.ts';
import { removeFromCart } from '../cart/remove-from-cart.ts';
import type { CartStock } from '../cart/use-cart-stock.ts';
import type { CartGroup } from './cart-groups.ts';
import { CartLineRow } from './cart-line-row.tsx';
import type { CartPickup } from './cart-pickup.tsx';
import type { DeliveryCondition } from './load-delivery-condition.ts';

interface CartWindowProps {
  group: CartGroup;
  condition: DeliveryCondition | null;
  stock: CartStock;
  fixed: boolean;
  /** Set when the cart is picked up. */
  pickup: CartPickup | null;
  /** This customer has a delivery stop. */
  hasDeliveryStop: boolean;
}

/** The lines of one delivery, and its day (C 2.6). */
export function CartWindow({ group, condition, stock, fixed, pickup, hasDeliveryStop }: CartWindowProps) {
  const { t } = useTranslation('cart');
  const id = useId();
  const seesPrices = useSeesPrices();
  const { deliveryFrom, deliveryUntil, lines } = group;
  const planned = deliveryFrom !== null && deliveryUntil !== null;
  const isPickup = pickup !== null || hasDeliveryStop;
  const days = planned ? windowWords({ after: deliveryFrom, before: deliveryUntil }) : '';
  const { title, note } = pickup ? pickupWords(pickup) : deliveryWords();
  return (
    <section className="window" aria-labelledby={id}>
      <header className="window__head">
        <Icon name={isPickup ? 'store' : 'truck'} />
        <h2 id={id}>{title}</h2>
        <span className="window__sum">
          {seesPrices
            ? t('windowSum', { count: lines.length, amount: showEuros(sumOfLines(lines)) })
            : t('lineCount', { count: lines.length })}
        </span>
        <p>{note}</p>
      </header>
      {lines.map((line) => (
        <CartLineRow
          key={line.variantGuid}
          line={line}
          stock={stock.hints.get(line.variantGuid)}
          placeholder={stock.placeholder}
          fixed={fixed}
        />
      ))}
    </section>
  );

  function deliveryWords() {
    if (planned) return { title: t('delivery', { days }), note: sourceNote() };
    if (hasDeliveryStop) return { title: t('pickupOnly'), note: t('pickupOnlyText') };
    return lines.some(isUnconfirmed)
      ? { title: t('deliveryUnknown'), note: t('deliveryUnknownText') }
      : { title: t('deliveryLoading'), note: t('deliveryLoadingText') };
  }

  function pickupWords({ name }: CartPickup) {
    if (name === null) return { title: t('pickupSomewhere'), note: t('pickupWhereLater') };
    if (!planned) return { title: t('pickupAt', { branch: name }), note: t('pickupLoading') };
    const source = lines[0]?.supplySource ?? 'supplier';
    const from = { branch: 'pickupFromStock', otherWarehouses: 'pickupFromOthers', supplier: 'orderedIn' }[source];
    return { title: t('pickupAtDays', { branch: name, days }), note: t(from) };
  }

  function sourceNote(): string {
    // Lines with the same delivery days have the same source, so the first one is enough.
    const source = lines[0]?.supplySource ?? 'supplier';
    if (source !== 'branch') return t(source === 'supplier' ? 'orderedIn' : 'fromOtherBranches');
    return deliveryFrom === condition?.arrivesOn ? t('fromStock', { condition: condition.words }) : t('fromStockAlone');
  }
}

/** Lines the catalogue does not offer: shown, not charged, and removed with one click. */
export function NotOrderableLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('cart');
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="window window--attention" aria-labelledby={id}>
      <header className="window__head">
        <Icon name="warning" />
        <h2 id={id}>{t('notOrderableTitle', { count: lines.length })}</h2>
        <Button look="secondary" icon="trash" onClick={() => removeFromCart(lines.map((line) => line.variantGuid))}>
          {t('notOrderableRemove', { count: lines.length })}
        </Button>
        <p>{t('notOrderableText')}</p>
      </header>
      {lines.map((line) => (
        <CartLineRow key={line.variantGuid} line={line} stock={undefined} fixed />
      ))}
    </section>
  );
}
