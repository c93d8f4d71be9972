import { useEffect } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { linesText, quickOrderActions, useQuickOrder } from './quick-order-store.ts';
import { needsAttention } from './quick-rows.ts';

/** Debounce, in milliseconds: a number is not checked digit by digit. */
const debounceDelay = 300;

/** Checks the list whenever it has changed. */
export function useQuickCheck(): void {
  const { id: ventureId } = useVenture();
  const checkInput = useQuickOrder(({ rows }) => linesText(rows.filter((row) => !needsAttention(row))));
  useEffect(() => {
    if (checkInput === '[]') return;
    const controller = new AbortController();
    const timer = setTimeout(() => void quickOrderActions.check(ventureId, controller.signal), debounceDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [checkInput, ventureId]);
}
