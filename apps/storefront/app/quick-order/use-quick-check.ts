import { useEffect } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { linesText, quickOrderActions, useQuickOrder } from './quick-order-store.ts';
import { isDoubt } from './quick-rows.ts';

/** Milliseconds without a change: a number that is being typed is not asked for digit by digit. */
const pause = 300;

/** Looks the list over whenever it has changed. */
export function useQuickCheck(): void {
  const { id: ventureId } = useVenture();
  const asked = useQuickOrder(({ rows }) => linesText(rows.filter((row) => !isDoubt(row))));
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
