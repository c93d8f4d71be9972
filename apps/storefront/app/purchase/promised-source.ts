import { type SupplySource, supplyOf } from '@bouwpoort/trade/supply';
import type { KnownStock } from './use-stock.ts';

/** Where the amount that is promised comes from. Nothing: its stock is not known, so no day is promised. */
export function promisedSource(
  stock: Pick<KnownStock, 'status' | 'entries' | 'warehouses'> | undefined,
  needed: number | undefined,
  branchLocationId: string | undefined,
): SupplySource | 'loading' | undefined {
  if (stock?.status === 'loading') return 'loading';
  if (stock?.status !== 'known' || needed === undefined) return undefined;
  const { entries, warehouses } = stock;
  return supplyOf({ needed, entries, warehouses, branchLocationId });
}
