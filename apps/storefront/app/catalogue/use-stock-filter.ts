import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { deviceStorage } from '../interface-state/device-storage.ts';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { readStockFilter } from '../interface-state/stock-filter-storage.ts';
import { hasStockFilter, withoutFilters, withStockFilter } from './listing-address.ts';
import { mirroredStockFilter, stockFilterIn } from './stock-filter-cookie.ts';
import type { ListingChoices } from './use-listing-choices.ts';

/** The switch of C 2.2. `listed` is the server's value; a pending choice shows at once. */
export function useStockFilter(listed: boolean, choices: ListingChoices) {
  const [asked, setAsked] = useState(listed);
  useDeviceMirror(listed, choices.params);
  const prefer = (on: boolean) => {
    setAsked(on);
    interfaceActions.setStockFilterEnabled(on);
    writeMirror(on);
  };
  const set = (on: boolean) => {
    prefer(on);
    choices.go(withStockFilter(choices.params, on));
  };
  const clearAll = () => {
    prefer(false);
    choices.go(withoutFilters(choices.params));
  };
  // While another choice is in flight, its earlier state says nothing.
  const isAsked = choices.isPending && asked !== listed && (asked || !hasStockFilter(choices.params));
  return { on: isAsked ? asked : listed, set, clearAll };
}

/** After hydration, device and server are synchronised; the list is fetched again if they differed. */
function useDeviceMirror(listed: boolean, params: URLSearchParams): void {
  const revalidator = useRevalidator();
  const agree = useEffectEvent(() => {
    const cookie = stockFilterIn(document.cookie);
    if (cookie.asked) interfaceActions.setStockFilterEnabled(cookie.enabled);
    const kept = readStockFilter(deviceStorage);
    writeMirror(kept);
    if ((kept || hasStockFilter(params)) !== listed) revalidator.revalidate();
  });
  useEffect(() => inLaterTask(() => agree()), []);
}

function writeMirror(enabled: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = mirroredStockFilter(enabled);
}
