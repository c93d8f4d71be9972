import { type Decimal, type DecimalSource, decimal } from '../foundation/money.ts';
import { ratioOf, toSalesQuantity, type VariantUnits } from './unit-conversion.ts';

/** What an article costs in each way of getting it, as decimals in text; null where that way has no price. */
export interface MethodPrices {
  priceDelivery: string | null;
  pricePickup: string | null;
}

/**
 * A price that is not above zero is no price, for delivery and pickup each by itself; pickup without a price of its own
 * costs what delivery costs. Nothing where there is neither.
 */
export function methodPrices(given: { priceDelivery: string; pricePickup: string }): MethodPrices | undefined {
  const priceDelivery = aboveZero(given.priceDelivery);
  const pricePickup = aboveZero(given.pricePickup) ?? priceDelivery;
  return pricePickup === null ? undefined : { priceDelivery, pricePickup };
}

function aboveZero(price: string): string | null {
  return decimal(price).gt(0) ? price : null;
}

export interface PriceOfUnit {
  price: DecimalSource;
  salesPricePer: number;
  priceUnit: string;
}

/** A price that counts from some quantity on. */
export interface Rung extends PriceOfUnit {
  ladderQuantity: DecimalSource;
  ladderUnitId: string;
}

/** A rung with how many sales units it counts from. */
export type Step<R extends Rung = Rung> = R & { from: Decimal };

/**
 * The rungs that are worth climbing, lowest first: each costs less than the price that counts without it and less than
 * every rung below it, so that of all rungs a quantity reaches the highest is the cheapest.
 */
export function ladderBelow<R extends Rung>(
  units: VariantUnits,
  start: PriceOfUnit | undefined,
  rungs: readonly R[],
): Step<R>[] {
  let best: PriceOfUnit | undefined = start;
  return rungs
    .map((rung) => ({ ...rung, from: reachedFrom(units, rung) }))
    .sort((a, b) => a.from.cmp(b.from))
    .filter((rung) => {
      if (decimal(rung.price).lte(0) || (best && !costsLess(units, rung, best))) return false;
      best = rung;
      return true;
    });
}

/** The highest rung of the ladder that so many sales units reach. */
export function rungReached<S extends Step>(ladder: readonly S[], quantity: DecimalSource): S | undefined {
  return ladder.findLast(({ from }) => from.lte(quantity));
}

/** So many sales units have to be ordered for it; what can be chosen is what reaches it. */
function reachedFrom(units: VariantUnits, { ladderQuantity, ladderUnitId }: Rung): Decimal {
  return toSalesQuantity(units, ladderQuantity, ladderUnitId);
}

/** As many more sales units are no great matter, however little was ordered. */
const fewMore = 3;

/** The next rung, while it takes at most as much again, or a few more, to reach it; nothing where it takes more. */
export function rungWithinReach<S extends { from: DecimalSource }>(
  ladder: readonly S[],
  quantity: DecimalSource,
): { more: Decimal; rung: S } | undefined {
  const rung = ladder.find(({ from }) => decimal(from).gt(quantity));
  if (!rung) return undefined;
  const more = decimal(rung.from).minus(quantity);
  const isNear = more.lte(quantity) || more.lte(fewMore);
  return isNear ? { more, rung } : undefined;
}

/** Whether one price is lower than the other, whatever units they are for. */
export function costsLess(units: VariantUnits, one: PriceOfUnit, other: PriceOfUnit): boolean {
  // Both sides times what would have to be divided by.
  const size = ({ salesPricePer, priceUnit }: PriceOfUnit) => ratioOf(units, priceUnit).times(salesPricePer);
  return decimal(one.price)
    .times(size(other))
    .lt(decimal(other.price).times(size(one)));
}
