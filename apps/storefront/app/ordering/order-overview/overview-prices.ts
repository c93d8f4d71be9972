import { priceWords } from '@bouwpoort/trade/catalogue/price-words';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import type { CartLine } from '../cart/cart.ts';

interface OverviewPrice {
  price: string;
  /** 'per m²' */
  per: string;
  /** The price in the cart, when it differs from the current one: '€ 10,00 per m²'. */
  before: { price: string; isLess: boolean } | null;
}

type Priced = Pick<CartLine, 'agreed' | 'salesPrice' | 'salesPricePer' | 'salesPriceUnitId'>;

/** In the agreed unit, so that it multiplies with the quantity beside it. */
export function overviewPrice(line: Priced, inCart: Priced | undefined): OverviewPrice {
  const now = priceOf(line);
  const { price, unit } = priceWords(now);
  const earlier = inCart && inCart.salesPrice > 0 ? priceOf(inCart) : undefined;
  const words = earlier && priceWords(earlier);
  const change = earlier ? comparePrices(now, earlier, line, inCart) : 0;
  const isSameUnit = words?.unit === unit;
  return {
    price,
    per: `per ${unit}`,
    before:
      words && change !== 0
        ? { price: isSameUnit && change < 0 ? words.price : `${words.price} per ${words.unit}`, isLess: change < 0 }
        : null,
  };
}

function priceOf(line: Priced): { price: number; per: number; unitId: string } {
  return line.agreed ?? { price: line.salesPrice, per: line.salesPricePer, unitId: line.salesPriceUnitId };
}

type PriceFor = ReturnType<typeof priceOf>;

/** Compared in their price unit; prices in different units by the price of a sales unit. */
function comparePrices(now: PriceFor, before: PriceFor, line: Priced, inCart: Priced | undefined): number {
  if (now.unitId === before.unitId)
    return decimal(now.price).times(before.per).cmp(decimal(before.price).times(now.per));
  if (!inCart) return 0;
  return decimal(line.salesPrice).times(inCart.salesPricePer).cmp(decimal(inCart.salesPrice).times(line.salesPricePer));
}

/** The number of lines with a higher price than in the cart. */
export function risenIn(lines: readonly (Priced & { variantGuid: string })[], inCart: typeof lines): number {
  const before = new Map(inCart.map((line) => [line.variantGuid, line]));
  return lines.filter((line) => overviewPrice(line, before.get(line.variantGuid)).before?.isLess === false).length;
}

/** The amount saved by tier prices; 0 if no line is cheaper. */
export function tierSaving(
  lines: readonly Pick<CartLine, 'variantGuid' | 'extendedPrice'>[],
  inCart: readonly Pick<CartLine, 'variantGuid' | 'extendedPrice'>[],
): number {
  const before = new Map(inCart.map(({ variantGuid, extendedPrice }) => [variantGuid, extendedPrice]));
  const saved = sumOf(lines.map((line) => (before.get(line.variantGuid) ?? line.extendedPrice) - line.extendedPrice));
  return Math.max(0, toWire(saved.round(2)));
}
