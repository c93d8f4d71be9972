import { useInterface } from '../../frame/interface-state/interface-store.ts';

/**
 * Whether the stock filter is on (C 2.2). The device stores it; until hydration the page keeps the server's value,
 * which comes from the cookie.
 */
export function useStockFilterState(serverValue: boolean): boolean {
  return useInterface(({ mediaQuery, isStockFilterEnabled }) => {
    const isHydrated = mediaQuery !== '';
    return isHydrated ? isStockFilterEnabled : serverValue;
  });
}
