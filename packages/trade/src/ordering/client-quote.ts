import { amountOf, type VatOfRate, vatPerRate } from '../catalogue/line-price.ts';
import { inWholeCents, perWords } from '../catalogue/price-words.ts';
import { showEuros, showExactAmount, showQuantity } from '../catalogue/quantity-words.ts';
import { type Decimal, type DecimalSource, decimal, sumOf, toCents } from '../foundation/money.ts';

/*
 * The quote a contractor makes for a client of their own. What leaves these functions holds selling prices only: the
 * price the contractor pays and the margin go in and do not come out.
 */

/** What an article costs the contractor, in the unit of its price. */
interface NetPrice {
  price: DecimalSource;
  per: number;
  unitId: string;
  quantity: DecimalSource;
}

/** In cents for so many units: the net price with the margin on it, rounded half up. */
export function sellingPrice(net: Pick<NetPrice, 'price' | 'per'>, marginPercent: DecimalSource) {
  const { price, per } = inWholeCents(net);
  return { price: toCents(price.times(decimal(marginPercent).plus(100)).div(100)), per };
}

export type ClientQuoteLine =
  | {
      kind: 'article';
      description: string;
      net: NetPrice;
      /** Percent; null where that of the whole quote counts. */
      margin: number | null;
      vatRate: number | null;
    }
  | { kind: 'own'; description: string; quantity: number; unit: string; price: number; vatRate: number | null };

export interface ClientQuoteTerms {
  margin: number;
  /** Of lines that do not say another. */
  vatRate: number;
  /** The client accounts for the VAT: none is added. */
  isVatReversed: boolean;
}

interface ClientSheetLine {
  description: string;
  /** '28,97 m²' */
  quantity: string;
  /** '€ 6,44 per m²' */
  price: string;
  amount: Decimal;
  vatRate: number;
}

export interface ClientSheet {
  lines: ClientSheetLine[];
  net: Decimal;
  /** Empty where VAT is reversed. */
  vats: VatOfRate[];
  total: Decimal;
}

/** What the client sees: every amount is its price times its quantity, and the sums are those of the amounts. */
export function clientSheet(terms: ClientQuoteTerms, quoteLines: readonly ClientQuoteLine[]): ClientSheet {
  const lines = quoteLines.map((line): ClientSheetLine => {
    const vatRate = terms.isVatReversed ? 0 : (line.vatRate ?? terms.vatRate);
    const { description } = line;
    if (line.kind === 'own') {
      return {
        description,
        quantity: [showQuantity(line.quantity), line.unit].filter((part) => part !== '').join(' '),
        price: [showEuros(line.price), line.unit && `per ${line.unit}`].filter((part) => part !== '').join(' '),
        amount: amountOf(line.price, line.quantity, 1),
        vatRate,
      };
    }
    const { price, per } = sellingPrice(line.net, line.margin ?? terms.margin);
    return {
      description,
      quantity: showExactAmount(line.net.quantity, line.net.unitId),
      price: `${showEuros(price)} per ${perWords(line.net.unitId, per)}`,
      amount: amountOf(price, line.net.quantity, per),
      vatRate,
    };
  });
  const net = sumOf(lines.map(({ amount }) => amount));
  const vats = terms.isVatReversed ? [] : vatPerRate(lines).filter(({ vatRate }) => vatRate > 0);
  return { lines, net, vats, total: net.plus(sumOf(vats.map(({ vatAmount }) => vatAmount))) };
}

/** For the contractor alone: what the articles cost, what the client pays for them, and the difference. */
export function marginOf(terms: ClientQuoteTerms, lines: readonly ClientQuoteLine[]) {
  const articles = lines.filter((line) => line.kind === 'article');
  const cost = sumOf(articles.map(costOf));
  const sold = clientSheet(terms, articles).net;
  return { cost, sold, margin: sold.minus(cost) };
}

/** What an article costs the contractor, in cents. */
export function costOf(line: Extract<ClientQuoteLine, { kind: 'article' }>): Decimal {
  return amountOf(line.net.price, line.net.quantity, line.net.per);
}
