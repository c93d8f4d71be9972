import { useInterface } from '../interface-state/interface-store.ts';

/**
 * Whether the stock filter is on (C 2.2). The device stores it; until hydration the page keeps the server's value,
 * which comes from the cookie.
 */
export function useStockFilterState(atServer: boolean): boolean {
  return useInterface(({ mediaQuery, isStockFilterEnabled }) => {
    const isAlive = mediaQuery !== '';
    return isAlive ? isStockFilterEnabled : atServer;
  });
}
