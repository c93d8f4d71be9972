import { decimal } from '@bouwpoort/trade/money';
import { unitName } from '@bouwpoort/trade/order-units';
import { showAmount, showEuros, showQuantity } from '@bouwpoort/trade/quantity-words';
import type { CartLine } from './cart.ts';

type Priced = Pick<CartLine, 'agreed' | 'salesPrice' | 'salesPricePer' | 'salesPriceUnitId'>;

/** '€ 27,90' and 'per m²'; '€ 1,98' and 'per 100 stuks'. Nothing while no price is known. */
export function unitPriceWords(line: Priced): { price: string; per: string } | null {
  const { price, per, unitId } = line.agreed ?? {
    price: line.salesPrice,
    per: line.salesPricePer,
    unitId: line.salesPriceUnitId,
  };
  if (price === 0) return null;
  return {
    price: showEuros(price),
    per: per === 1 ? `per ${unitName(unitId, 1)}` : `per ${showQuantity(per)} ${unitName(unitId, per)}`,
  };
}

/** Behind the quantity: 'pakken = 10,08 m²', or just 'zakken'. */
export function quantityWords({
  quantity,
  salesUnit,
  agreed,
}: Pick<CartLine, 'quantity' | 'salesUnit' | 'agreed'>): string {
  const unit = unitName(salesUnit, quantity);
  if (!agreed || agreed.unitId === salesUnit) return unit;
  return `${unit} = ${showAmount(decimal(quantity).times(agreed.perSalesUnit), agreed.unitId)}`;
}
