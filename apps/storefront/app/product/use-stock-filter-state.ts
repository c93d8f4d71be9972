import { useInterface } from '../interface-state/interface-store.ts';

/**
 * Whether the stock filter is on (C 2.2). The device says so; until the page lives there, the page is as the server made
 * it, which knows of the filter by its cookie.
 */
export function useStockFilterState(atServer: boolean): boolean {
  return useInterface(({ mediaQuery, isStockFilterEnabled }) => {
    const isAlive = mediaQuery !== '';
    return isAlive ? isStockFilterEnabled : atServer;
  });
}
