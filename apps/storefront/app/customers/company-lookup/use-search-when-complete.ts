import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CompanyLookup } from './use-company-lookup.ts';

/**
 * Searches as soon as the input is complete: when the captcha is solved, or when a number has its last digit. An
 * address is never known to be complete, so it only waits for the captcha.
 */
export function useSearchWhenComplete(
  { state, form, isReady }: CompanyLookup,
  element: RefObject<HTMLFormElement | null>,
) {
  const [verified, setVerified] = useState(0);
  const number = state.mode === 'number' && isReady ? form.values.kvkNumber : '';
  const numberBefore = useRef(number);
  useEffect(() => {
    const isNew = number !== numberBefore.current;
    numberBefore.current = number;
    if (isNew && number !== '') element.current?.requestSubmit();
  }, [number, element]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (verified > 0 && state.mode === 'address' && isReady) element.current?.requestSubmit();
  }, [verified]);

  // The captcha disappears once the server has accepted its answer, and the focus with it.
  const { kind } = state.outcome;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each outcome; the list takes the focus itself
  useEffect(() => {
    if (kind === 'idle' || kind === 'found' || document.activeElement !== document.body) return;
    form.focus(state.mode === 'number' ? 'kvkNumber' : 'postalCode');
  }, [kind]);

  return () => setVerified((count) => count + 1);
}
