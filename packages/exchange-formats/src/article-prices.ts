import type { ArticleUnits } from './article-units.ts';
import { exactDecimal, one, readRatio, times } from './exact-ratio.ts';

/** As a file says it. */
export interface StatedPrice {
  kind: string;
  amount: string;
  /** Multiplies the amount; 1 where there is none. */
  factor?: string;
  currency?: string;
  /** From so many order units on. */
  lowerBound?: string;
  validFrom?: string;
  validUntil?: string;
  territories?: readonly string[];
}

export interface PriceChoice {
  /** Kinds that may become the list price, best first. */
  kinds: readonly string[];
  currency: string;
  territory: string;
  /** 'YYYY-MM-DD'; with it, prices of other days are passed over. */
  onDay?: string | undefined;
}

interface ArticlePrices {
  listPrice?: { priceDelivery: string; per?: number };
  tiers: { fromQuantity: string; unit?: string; priceDelivery: string }[];
  problems: string[];
}

type Basis = Pick<ArticleUnits, 'per' | 'priceMultiplier' | 'orderUnit'>;

/** Without a basis (a file of prices alone) what the article already has stays. */
export function articlePrices(stated: readonly StatedPrice[], choice: PriceChoice, basis?: Basis): ArticlePrices {
  const prices: ArticlePrices = { tiers: [], problems: [] };
  const chosen = chosenPrices(stated, choice, prices.problems);
  const seen = new Set<string>();
  for (const price of chosen) {
    const from = lowerBoundOf(price);
    const amount = exactAmount(price, basis?.priceMultiplier ?? 1n);
    if (amount === undefined || from === undefined) {
      prices.problems.push(
        amount === undefined
          ? `De prijs ${price.amount} is niet precies over te nemen met 4 decimalen.`
          : `De staffel vanaf ${price.lowerBound} is geen geldig aantal.`,
      );
    } else if (seen.has(from)) {
      prices.problems.push(`Er zijn twee prijzen vanaf ${from}; de eerste telt.`);
    } else {
      seen.add(from);
      if (from === '0') prices.listPrice = { priceDelivery: amount, ...(basis && { per: basis.per }) };
      else prices.tiers.push({ fromQuantity: from, ...(basis && { unit: basis.orderUnit }), priceDelivery: amount });
    }
  }
  return prices;
}

function chosenPrices(stated: readonly StatedPrice[], choice: PriceChoice, problems: string[]): StatedPrice[] {
  const priced = stated.filter(({ amount }) => amount.trim() !== '');
  const inCurrency = priced.filter(({ currency }) => !currency || currency.toUpperCase() === choice.currency);
  if (priced.length > 0 && inCurrency.length === 0) {
    problems.push(`De prijzen zijn in ${priced[0]?.currency} en niet in ${choice.currency}.`);
    return [];
  }
  const here = inCurrency.filter(
    ({ territories }) => !territories?.length || territories.some((one) => one.toUpperCase() === choice.territory),
  );
  const usable = here.filter((price) => countsOn(price, choice.onDay));
  if (inCurrency.length > 0 && here.length === 0) problems.push(`Er is geen prijs voor ${choice.territory}.`);
  else if (here.length > 0 && usable.length === 0) problems.push(`Er is geen prijs die op ${choice.onDay} geldt.`);
  const kind = choice.kinds.find((wanted) => usable.some((price) => price.kind === wanted));
  if (usable.length > 0 && kind === undefined) {
    const kinds = [...new Set(usable.map((price) => price.kind || 'zonder soort'))].join(', ');
    problems.push(`Er zijn alleen prijzen van de soort ${kinds}; die zijn geen verkoopprijs zonder btw.`);
  }
  return usable.filter((price) => price.kind === kind);
}

function countsOn({ validFrom, validUntil }: StatedPrice, day: string | undefined): boolean {
  if (day === undefined) return true;
  return (!validFrom || validFrom.slice(0, 10) <= day) && (!validUntil || validUntil.slice(0, 10) >= day);
}

/** '0' where a price counts from the first one on. */
function lowerBoundOf({ lowerBound }: StatedPrice): string | undefined {
  const text = lowerBound?.trim();
  if (!text || Number(text) === 0) return '0';
  const bound = readRatio(text);
  const exact = bound && exactDecimal(bound, 4);
  return exact === '1' ? '0' : exact;
}

const amountIntegers = 10;

function exactAmount({ amount, factor }: StatedPrice, multiplier: bigint): string | undefined {
  if (/^0*(\.0*)?$/.test(amount.trim())) return '0';
  const [base, factored] = [readRatio(amount), factor?.trim() ? readRatio(factor) : one];
  if (!base || !factored) return undefined;
  const exact = exactDecimal(times(times(base, factored), { over: multiplier, under: 1n }), 4);
  return exact !== undefined && exact.split('.')[0]!.length <= amountIntegers ? exact : undefined;
}
