import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { priceWords, priceWordsBeside } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showExactAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import type { CartLine } from '../cart/cart.ts';

type Priced = Pick<CartLine, 'agreed' | 'salesPrice' | 'salesPricePer' | 'salesPriceUnitId'>;

/** '€ 27,90' and 'per m²'; '€ 1,98' and 'per 100 stuks'. Null while no price is known. */
export function unitPriceWords(line: Priced): { price: string; per: string } | null {
  const agreed = line.agreed ?? { price: line.salesPrice, per: line.salesPricePer, unitId: line.salesPriceUnitId };
  if (agreed.price === 0) return null;
  const { price, unit } = priceWords(agreed);
  return { price, per: `per ${unit}` };
}

/** 'Nog 2 platen' and '€ 4,94 per m²': the next tier price, for the same number of units as the price of the line. */
export function nextTierWords({
  nextTier,
  salesUnit,
  agreed,
}: Pick<CartLine, 'nextTier' | 'salesUnit' | 'agreed'>): { amount: string; price: string } | null {
  if (!nextTier) return null;
  const { price, unit } = agreed ? priceWordsBeside(nextTier, agreed) : priceWords(nextTier);
  return { amount: showAmount(nextTier.more, salesUnit), price: `${price} per ${unit}` };
}

/** After the quantity: 'pakken = 10,08 m²', or just 'zakken'. */
export function unitWords({
  quantity,
  salesUnit,
  agreed,
}: Pick<CartLine, 'quantity' | 'salesUnit' | 'agreed'>): string {
  const unit = unitName(salesUnit, quantity);
  if (!agreed || agreed.unitId === salesUnit) return unit;
  return `${unit} = ${showExactAmount(agreed.quantity, agreed.unitId)}`;
}
