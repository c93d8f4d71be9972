import { useEffect } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { needsAttention } from '../line-import/quick-rows.ts';
import { linesText, quickOrderActions, useQuickOrder } from './quick-order-store.ts';

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
