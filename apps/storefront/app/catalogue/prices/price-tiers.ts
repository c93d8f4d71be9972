import type { TierPrice } from '@bouwpoort/contract/catalogue/prices';
import { rungWithinReach } from '@bouwpoort/trade/catalogue/price-ladder';
import { inWholeCents, perOfWholeCents, perWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros, showExactAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { heldIn, type VariantUnits } from '@bouwpoort/trade/catalogue/unit-conversion';
import type { OwnPrice } from './ordered-line.ts';

/** A row of 'Prijscondities' (C 2.5): Aantal, Per, Prijs. */
export interface Tier {
  /** The minimum quantity, in sales units. */
  quantity: number;
  /** '3 pakken' */
  amount: string;
  /** '86,4 m²', when the price has another unit. */
  together: string | undefined;
  /** 'm²', '100 stuks' */
  per: string;
  /** '€ 2,03' */
  price: string;
}

type PricedQuantity = Pick<OwnPrice, 'price' | 'salesPricePer' | 'priceUnit'> & { quantity: number };

/** C 7.6: tiers without a price are left out. Lowest first, with the price below the first tier where it is given. */
export function tiersOf(units: VariantUnits, answered: readonly TierPrice[], own?: OwnPrice): Tier[] {
  const tiers: PricedQuantity[] = answered
    .map(({ ladderSalesPriceQuantity: quantity, nettSalesPriceDelivery: price = 0, salesPricePer, priceUnit }) => ({
      ...{ quantity, price, salesPricePer, priceUnit },
    }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => a.quantity - b.quantity);
  const [lowest] = tiers;
  const all = own && lowest && lowest.quantity > 1 ? [{ ...own, quantity: 1 }, ...tiers] : tiers;
  return all.map((one) => tierAt(units, one, perFor(one, all)));
}

/** Prices in the same unit are for the same number of units, in whole cents, so that they can be compared. */
function perFor({ salesPricePer, priceUnit }: PricedQuantity, all: readonly PricedQuantity[]): number {
  const sameUnit = all.filter((one) => one.salesPricePer === salesPricePer && one.priceUnit === priceUnit);
  return perOfWholeCents(
    sameUnit.map(({ price }) => price),
    salesPricePer,
  );
}

function tierAt(units: VariantUnits, { quantity, price, salesPricePer, priceUnit }: PricedQuantity, per: number): Tier {
  const { salesUnit } = units;
  return {
    quantity,
    amount: showAmount(quantity, salesUnit),
    together:
      priceUnit === salesUnit ? undefined : showExactAmount(heldIn(units, quantity, salesUnit, priceUnit), priceUnit),
    per: perWords(priceUnit, per),
    price: showEuros(inWholeCents({ price, per: salesPricePer }, per).price),
  };
}

/** The unit price at a slightly larger quantity; undefined when the next tier is far away, or there is none. */
export function nextTier(units: VariantUnits, answered: readonly TierPrice[], own: OwnPrice, quantity: number) {
  const steps = tiersOf(units, answered, own).map((tier) => ({ ...tier, from: tier.quantity }));
  const near = rungWithinReach(steps, quantity);
  return (
    near && {
      quantity: near.rung.quantity,
      amount: showAmount(near.more, units.salesUnit),
      price: `${near.rung.price} per ${near.rung.per}`,
    }
  );
}

/** C 2.5: a table needs more than one tier. */
export function hasMultipleTiers(tiers: readonly unknown[]): boolean {
  return tiers.length > 1;
}
