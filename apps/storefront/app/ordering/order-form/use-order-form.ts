import { readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { heldIn, offeredUnits, selectedUnit, type VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { lineName } from '../../catalogue/prices/line-name.ts';
import { type OrderFormState, orderFormState } from '../../catalogue/prices/order-form-state.ts';
import type { OrderedLine, OwnPrice } from '../../catalogue/prices/ordered-line.ts';
import { type PurchaseAccess, usePurchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import { usePriceAmong } from '../../catalogue/prices/use-prices.ts';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import type { Bundle, Product, Variant } from '../../catalogue/products/product.ts';
import type { NewCartLine } from '../cart/cart.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { changeOrderForm, type OrderFormEntry, orderFormEntryOf, useOrderFormEntry } from './order-form-store.ts';
import { useAdding } from './use-adding.ts';

export interface OrderForm {
  state: OrderFormState;
  entry: OrderFormEntry;
  units: VariantUnits;
  offered: readonly Bundle[];
  unit: string | undefined;
  /** Why there is no button: the venture does not accept orders, or not from this customer. */
  refusal: 'orderingDisabled' | 'inactive' | 'viewer' | undefined;
  /** The cart has not loaded yet (C 4.9). */
  waits: boolean;
  change: (change: Partial<Pick<OrderFormEntry, 'text' | 'unit'>>) => void;
  /** With a branch it becomes pickup there, for the whole cart. */
  submit: (pickUpAt?: string) => void;
}

/** State and actions of the order form and the bar. */
export function useOrderForm({ product, variant, variants }: ProductSlotProps): OrderForm {
  const access = usePurchaseAccess();
  const entry = useOrderFormEntry(product.id);
  const units: VariantUnits = variant;
  const offered = offeredUnits(variant.bundles);
  const unit = selectedUnit(variant, offered, entry.unit);
  const state = orderFormState({ access, known: usePriceAmong(variant, variants), units, text: entry.text, unit });
  const waits = useCartStore(({ status }) => status === 'loading');
  const add = useAdding((phase) => changeOrderForm(product.id, { phase }));
  const refusal = refusalOf(access);
  return {
    state,
    entry,
    units,
    offered,
    unit,
    refusal,
    waits,
    change: (change) => changeOrderForm(product.id, { ...change, phase: 'idle', tried: 0 }),
    submit: (pickUpAt) => {
      if (state.kind !== 'priced' || refusal || waits) return;
      if (state.line) void add(cartLine(product, variant, state.price, state.line), pickUpAt);
      else changeOrderForm(product.id, { tried: orderFormEntryOf(product.id).tried + 1 });
    },
  };
}

function refusalOf({ ordering, isViewer }: PurchaseAccess): OrderForm['refusal'] {
  if (isViewer) return 'viewer';
  if (!ordering) return 'orderingDisabled';
  return isInactive() ? 'inactive' : undefined;
}

/** decisions, Registration and accounts: isInactive means no ordering. */
function isInactive(): boolean {
  return readSessionCookies(document.cookie).customer?.isInactive === true;
}

/** C 3, 'Add-to-cart line'; the other fields show in the cart before the server has answered. */
function cartLine(product: Product, variant: Variant, price: OwnPrice, line: OrderedLine): NewCartLine {
  const { salesUnit } = variant;
  const { agreed } = line.priced;
  return {
    variantGuid: variant.guid,
    variantCode: variant.code,
    name: lineName(product.name, variant.uniqueProperty),
    quantity: line.quantity,
    price: toWire(line.priced.salesPrice),
    salesUnit,
    salesPricePer: line.priced.salesPricePer,
    salesPriceUnitId: line.priced.salesPriceUnitId,
    imageUrl: variant.imageAssets[0] ?? product.displayImage,
    productUrl: product.url,
    agreed: {
      price: toWire(agreed.price),
      per: agreed.per,
      unitId: agreed.unitId,
      quantity: agreed.quantity.toNumber(),
      perSalesUnit: heldIn(variant, 1, salesUnit, agreed.unitId).toNumber(),
    },
    vatRate: price.vatRate,
    stockItem: variant.isStockItem,
  };
}
