import { useEffect } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { linesText, quickOrderActions, useQuickOrder } from './quick-order-store.ts';
import { needsAttention } from './quick-rows.ts';

/** Debounce, in milliseconds: a number is not checked digit by digit. */
const pause = 300;

/** Checks the list whenever it has changed. */
export function useQuickCheck(): void {
  const { id: ventureId } = useVenture();
  const asked = useQuickOrder(({ rows }) => linesText(rows.filter((row) => !needsAttention(row))));
  useEffect(() => {
    if (asked === '[]') return;
    const controller = new AbortController();
    const timer = setTimeout(() => void quickOrderActions.check(ventureId, controller.signal), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, ventureId]);
}
