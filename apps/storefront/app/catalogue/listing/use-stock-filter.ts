import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deviceStorage } from '../../frame/interface-state/device-storage.ts';
import { interfaceActions } from '../../frame/interface-state/interface-store.ts';
import { readStockFilter } from '../../frame/interface-state/stock-filter-storage.ts';
import { hasStockFilter, withoutFilters, withStockFilter } from './listing-address.ts';
import { readStockFilterCookie, stockFilterCookie } from './stock-filter-cookie.ts';
import type { ListingChoices } from './use-listing-choices.ts';

/** The switch of C 2.2. `serverValue` is the one the list was loaded with; a pending choice shows at once. */
export function useStockFilter(serverValue: boolean, choices: ListingChoices) {
  const [requested, setRequested] = useState(serverValue);
  useCookieSync(serverValue, choices.params);
  const storeChoice = (on: boolean) => {
    setRequested(on);
    interfaceActions.setStockFilterEnabled(on);
    writeCookie(on);
  };
  const set = (on: boolean) => {
    storeChoice(on);
    choices.navigateTo(withStockFilter(choices.params, on));
  };
  const clearAll = () => {
    storeChoice(false);
    choices.navigateTo(withoutFilters(choices.params));
  };
  // While another choice is in flight, the server's value is outdated.
  const isPending = choices.isPending && requested !== serverValue && (requested || !hasStockFilter(choices.params));
  return { on: isPending ? requested : serverValue, set, clearAll };
}

/** After hydration, device and server are synchronised; the list is fetched again if they differed. */
function useCookieSync(serverValue: boolean, params: URLSearchParams): void {
  const revalidator = useRevalidator();
  const synchronise = useEffectEvent(() => {
    const cookie = readStockFilterCookie(document.cookie);
    if (cookie.asked) interfaceActions.setStockFilterEnabled(cookie.enabled);
    const stored = readStockFilter(deviceStorage);
    writeCookie(stored);
    if ((stored || hasStockFilter(params)) !== serverValue) revalidator.revalidate();
  });
  useEffect(() => inLaterTask(() => synchronise()), []);
}

function writeCookie(enabled: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = stockFilterCookie(enabled);
}
