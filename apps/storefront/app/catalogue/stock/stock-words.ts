import { showAmount, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import {
  type StockQuestion,
  type StockStatus,
  stockStatus,
  unknownLocation,
} from '@bouwpoort/trade/catalogue/stock-status';
import type { StockKind } from '@bouwpoort/ui/atoms/stock-mark.tsx';
import type { KnownStock } from './use-stock.ts';

/** A kind of hint, with the key and parameters of its text (C 4.7). */
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
  /** The available part of a larger quantity: '11'. */
  available?: string;
  location: string;
}

interface HintQuestion {
  stock: KnownStock;
  stockItem: boolean;
  branchId: string | undefined;
  /** Without a unit no quantity can be shown. */
  stockUnit: string | undefined;
  /** The wanted quantity, in that unit. */
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
  // A quantity is in stock only when all of it is.
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

/** For a product without a selected variant: the best hint among its variants, and never a quantity. */
export function combinedHint(hints: readonly StockHint[]): StockHint {
  const best = bestFirst.flatMap((kind) => hints.filter((hint) => hint.kind === kind))[0] ?? unknownStock;
  // It is unknown which variant falls short.
  if (best.text === 'stockShort')
    return { kind: 'other', text: 'stockPartlyHere', amount: '', location: best.location };
  if (best.text === 'stockShortUnknown') return unknownStock;
  if (best.kind !== 'here') return best;
  const isAll = hints.every(({ kind }) => kind === 'here');
  return { ...best, text: isAll ? 'stockHere' : 'stockPartlyHere', amount: '' };
}
