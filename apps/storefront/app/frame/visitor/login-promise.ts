import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';

type Switches = Pick<VentureDetails, 'hasShop' | 'disablePricing' | 'disableStockInformation'>;

/** What a visitor gets to see by logging in: nothing that the venture has disabled (P 6). */
type LoginPromise = 'pricesAndStock' | 'prices' | 'stock' | 'nothing';

export function loginPromise({ hasShop, disablePricing, disableStockInformation }: Switches): LoginPromise {
  if (!hasShop || (disablePricing && disableStockInformation)) return 'nothing';
  if (disablePricing) return 'stock';
  return disableStockInformation ? 'prices' : 'pricesAndStock';
}

export function promisesPrices(venture: Switches): boolean {
  const promise = loginPromise(venture);
  return promise === 'pricesAndStock' || promise === 'prices';
}
