import { showAmount, showQuantity } from '@bouwpoort/trade/quantity-words';
import { type StockQuestion, type StockStatus, stockStatus, unknownLocation } from '@bouwpoort/trade/stock-status';
import type { StockKind } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import type { KnownStock } from './use-stock.ts';

/** A shape, and the key and parameters of its words (C 4.7). */
interface StockHint {
  kind: StockKind;
  text:
    | 'stockHere'
    | 'stockHereAmount'
    | 'stockPartlyHere'
    | 'stockShort'
    | 'stockShortUnknown'
    | 'stockElsewhere'
    | 'stockElsewhereUnknown'
    | 'stockOrder'
    | 'stockOut'
    | 'stockUnknown';
  amount: string;
  /** What lies there of an amount that is more: '11'. */
  available?: string;
  location: string;
}

interface HintQuestion {
  stock: KnownStock;
  stockItem: boolean;
  branchId: string | undefined;
  /** Without it nobody can say how many of what. */
  stockUnit: string | undefined;
  /** How much is asked for, in that unit. */
  needed?: number | undefined;
}

export const unknownStock: StockHint = { kind: 'unknown', text: 'stockUnknown', amount: '', location: '' };

export function stockHint({ stock, stockItem, branchId, stockUnit, needed }: HintQuestion): StockHint {
  if (stock.status !== 'known') return unknownStock;
  const { entries, warehouses } = stock;
  const question: StockQuestion = { stockItem, entries, warehouses, branchLocationId: branchId, needed };
  return hintOf(stockStatus(question), stockUnit, needed);
}

function hintOf(found: StockStatus, stockUnit: string | undefined, needed: number | undefined): StockHint {
  // In stock is said of an amount only where the whole of it lies.
  if ('isEnough' in found && !found.isEnough && needed !== undefined) {
    const { quantity, location } = found;
    return {
      kind: 'other',
      text: location === unknownLocation ? 'stockShortUnknown' : 'stockShort',
      available: showQuantity(quantity),
      amount: stockUnit === undefined ? showQuantity(needed) : showAmount(needed, stockUnit),
      location,
    };
  }
  switch (found.status) {
    case 'deliveryItem':
      return { kind: 'order', text: 'stockOrder', amount: '', location: '' };
    case 'outOfStock':
      return { kind: 'out', text: 'stockOut', amount: '', location: '' };
    case 'itemInStock': {
      const { quantity, location } = found;
      const amount = stockUnit === undefined ? '' : showAmount(quantity, stockUnit);
      return { kind: 'here', text: amount ? 'stockHereAmount' : 'stockHere', amount, location };
    }
    case 'itemInStockOtherWarehouse': {
      const { location } = found;
      const text = location === unknownLocation ? 'stockElsewhereUnknown' : 'stockElsewhere';
      return { kind: 'other', text, amount: '', location };
    }
  }
}

const bestFirst: readonly StockKind[] = ['here', 'other', 'order', 'out', 'unknown'];

/** Of a product whose variant is still to be chosen: the best that one of them has to offer, and never a quantity. */
export function combinedHint(hints: readonly StockHint[]): StockHint {
  const best = bestFirst.flatMap((kind) => hints.filter((hint) => hint.kind === kind))[0] ?? unknownStock;
  // Of which variant the amount falls short is not known yet.
  if (best.text === 'stockShort')
    return { kind: 'other', text: 'stockPartlyHere', amount: '', location: best.location };
  if (best.text === 'stockShortUnknown') return unknownStock;
  if (best.kind !== 'here') return best;
  const isAll = hints.every(({ kind }) => kind === 'here');
  return { ...best, text: isAll ? 'stockHere' : 'stockPartlyHere', amount: '' };
}
