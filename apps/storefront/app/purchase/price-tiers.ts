import type { TierPrice } from '@bouwpoort/contract/pricing';
import { divideUp, toWire } from '@bouwpoort/trade/money';
import { allowsDecimals, unitName } from '@bouwpoort/trade/order-units';
import { showAmount, showQuantity } from '@bouwpoort/trade/quantity-words';
import { inUnit, type VariantUnits } from '@bouwpoort/trade/unit-conversion';

/** A line of 'Prijscondities' (C 2.5): Aantal, Per, Prijs. */
export interface Tier {
  /** In sales units: what has to be ordered for it. */
  quantity: number;
  /** '3 pakken' */
  amount: string;
  /** '86,4 m²', where the price is for another unit. */
  together: string | undefined;
  /** 'm²', '100 stuks' */
  per: string;
  price: number;
}

/** 'm²', or '100 stuks' where the price is for so many. */
export function perWords(unit: string, salesPricePer: number): string {
  return salesPricePer > 1 ? `${showQuantity(salesPricePer)} ${unitName(unit, salesPricePer)}` : unitName(unit, 1);
}

/** C 7.6: those without a price are left out and quantities are rounded, up to what can be ordered. Lowest first. */
export function tiersOf(units: VariantUnits, answered: readonly TierPrice[]): Tier[] {
  return answered
    .filter((tier) => tier.nettSalesPriceDelivery > 0)
    .map((tier) => tierAt(units, tier.ladderSalesPriceQuantity, tier.nettSalesPriceDelivery, tier.salesPricePer))
    .toSorted((a, b) => a.quantity - b.quantity);
}

export function tierAt(units: VariantUnits, salesQuantity: number, price: number, salesPricePer: number): Tier {
  const { salesUnit, priceUnit } = units;
  const quantity = toWire(divideUp(salesQuantity, 1, allowsDecimals(salesUnit) ? 2 : 0));
  return {
    quantity,
    amount: showAmount(quantity, salesUnit),
    together:
      priceUnit === salesUnit ? undefined : showAmount(inUnit(units, quantity, salesUnit, priceUnit), priceUnit),
    per: perWords(priceUnit, salesPricePer),
    price,
  };
}

/** C 2.5: a table needs more than one tier. */
export function isTable(tiers: readonly Tier[]): boolean {
  return tiers.length > 1;
}
