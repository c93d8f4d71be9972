import type { CustomerCookie } from '@bouwpoort/contract/customers/session-cookies';
import { type SupplySource, supplyOf } from '@bouwpoort/trade/catalogue/supply';
import type { PurchaseAccess } from '../prices/purchase-access.ts';
import type { KnownStock } from './use-stock.ts';

/** No promise for a customer who cannot order: 'Bestel vandaag' would be false. */
export function isPromised(
  access: Pick<PurchaseAccess, 'prices' | 'ordering'>,
  customer: Pick<CustomerCookie, 'isInactive' | 'hasOrderstop'> | undefined,
): boolean {
  return access.prices === 'asked' && access.ordering && !customer?.isInactive && !customer?.hasOrderstop;
}

/** The supply of the promised quantity. Undefined: its stock is unknown, so there is no promise. */
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
