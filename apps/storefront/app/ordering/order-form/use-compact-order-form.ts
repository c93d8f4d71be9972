import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { type QuantityMistake, readQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { useId, useState } from 'react';
import { type CompactPrice, compactPrice } from '../../catalogue/prices/compact-price.ts';
import type { CompactProduct, CompactVariant } from '../../catalogue/prices/compact-variant.ts';
import { lineName } from '../../catalogue/prices/line-name.ts';
import { usePurchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import { usePrices } from '../../catalogue/prices/use-prices.ts';
import { inPriceUnits } from '../cart/cart-amounts.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { initialEntry, lastQuantityOf } from './last-ordered-entry.ts';
import type { AddPhase } from './order-form-store.ts';
import { useAdding } from './use-adding.ts';

export interface CompactOrderForm {
  id: string;
  price: CompactPrice;
  chosen: CompactVariant | undefined;
  isOrderable: boolean;
  text: string;
  /** Undefined while the text is not a valid quantity. */
  quantity: number | undefined;
  /** The unit of the quantity: always the sales unit here. */
  unit: string;
  unitMany: string;
  mistake: QuantityMistake | undefined;
  phase: AddPhase;
  waits: boolean;
  change: (text: string) => void;
  choose: (guid: string) => void;
  submit: () => 'chooseFirst' | undefined;
}

export function useCompactOrderForm(product: CompactProduct): CompactOrderForm {
  const { variants } = product;
  const access = usePurchaseAccess();
  const [first] = useState(() => initialEntry(product));
  const [text, setText] = useState(first.text);
  const [guid, setGuid] = useState(first.guid);
  const [isTyped, setIsTyped] = useState(false);
  const [phase, setPhase] = useState<AddPhase>('idle');
  const waits = useCartStore(({ status }) => status === 'loading');
  const add = useAdding(setPhase);

  const known = usePrices(variants.map((variant) => variant.guid));
  const chosenAt = variants.length === 1 ? 0 : variants.findIndex((variant) => variant.guid === guid);
  const chosen = variants[chosenAt];
  const chosenPrice = known[chosenAt];
  const price = compactPrice(chosenPrice ? [chosenPrice] : known);
  const unit = (chosen ?? variants[0])?.salesUnit ?? '';
  const { quantity, mistake } = readQuantity(text, unit);
  const canOrder = (at: number) => known[at]?.status === 'known' && known[at].price !== undefined;
  // If the selected variant has no price or unit, another one can be selected.
  const isOrderable = access.ordering && variants.some(({ hasUnits }, at) => hasUnits && canOrder(at));
  return {
    id: useId(),
    price,
    chosen,
    isOrderable,
    text,
    quantity,
    unit,
    unitMany: unitName(unit, 2),
    mistake,
    phase,
    waits,
    change: (next) => {
      setText(next);
      setIsTyped(true);
      setPhase('idle');
    },
    choose: (next) => {
      setGuid(next || undefined);
      // A quantity typed by the user stays; otherwise each variant has its own.
      if (!isTyped) setText(lastQuantityOf(product, next) ?? '1');
      setPhase('idle');
    },
    submit: () => {
      if (!chosen) return 'chooseFirst';
      if (waits || quantity === undefined || !chosen.hasUnits) return undefined;
      if (chosenPrice?.status !== 'known' || !chosenPrice.price) return undefined;
      const { price: amount, salesPricePer, priceUnit, vatRate } = chosenPrice.price;
      const isLinePrice = priceUnit === chosen.salesUnit;
      // The size of a sales unit is known only in the variant's own price unit.
      const perSalesUnit = isLinePrice ? 1 : priceUnit === chosen.priceUnit ? chosen.perSalesUnit : undefined;
      void add({
        variantGuid: chosen.guid,
        variantCode: chosen.code,
        name: lineName(product.name, chosen.uniqueProperty),
        quantity,
        salesUnit: chosen.salesUnit,
        // When the sales unit is not the price unit, only the server can compute the price.
        ...(isLinePrice && { price: amount, salesPricePer, salesPriceUnitId: priceUnit }),
        agreed:
          perSalesUnit === undefined
            ? null
            : {
                price: amount,
                per: salesPricePer,
                unitId: priceUnit,
                perSalesUnit,
                quantity: inPriceUnits(quantity, perSalesUnit),
              },
        imageUrl: product.imageUrl ?? null,
        productUrl: product.url ?? null,
        vatRate,
        stockItem: chosen.isStockItem,
      });
      return undefined;
    },
  };
}
