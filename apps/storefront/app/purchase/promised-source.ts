import type { CustomerCookie } from '@bouwpoort/contract/session-cookies';
import { type SupplySource, supplyOf } from '@bouwpoort/trade/supply';
import type { PurchaseAccess } from './purchase-access.ts';
import type { KnownStock } from './use-stock.ts';

/** No day is promised to a customer who cannot order: 'Bestel vandaag' would not be true. */
export function isPromised(
  access: Pick<PurchaseAccess, 'prices' | 'ordering'>,
  customer: Pick<CustomerCookie, 'isInactive' | 'hasOrderstop'> | undefined,
): boolean {
  return access.prices === 'asked' && access.ordering && !customer?.isInactive && !customer?.hasOrderstop;
}

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
