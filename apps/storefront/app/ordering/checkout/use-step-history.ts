import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CheckoutStep } from '../checkout-state/checkout-state.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';

/** A hash, also for the first step, so that navigation sends no request to the server. */
const hashOf = (step: CheckoutStep) => `#stap-${step}`;

function stepIn(hash: string): CheckoutStep | null {
  const step = Number(/^#stap-([123])$/.exec(hash)?.[1]);
  return step === 1 || step === 2 || step === 3 ? step : null;
}

/** Each step is a history entry: the back button leads to the previous step, not out of the checkout. */
export function useStepHistory({ step, reached, open }: Pick<CheckoutView, 'step' | 'reached' | 'open'>): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const addressed = stepIn(hash);
  const goTo = (to: CheckoutStep, replace: boolean) =>
    void navigate({ search, hash: hashOf(to) }, { replace, preventScrollReset: true });
  const latest = useRef({ step, reached, addressed, open, goTo });
  latest.current = { step, reached, addressed, open, goTo };

  // The hash follows the step. The first entry is replaced, because there is nothing to go back to.
  useEffect(() => {
    const { addressed: before, goTo } = latest.current;
    if (before !== step) goTo(step, before === null);
  }, [step]);

  // The step follows the hash: back, and forward to the furthest step reached.
  const isFirst = useRef(true);
  useEffect(() => {
    const { step: shown, reached, open, goTo } = latest.current;
    if (isFirst.current) isFirst.current = false;
    else if (addressed === null) goTo(shown, true);
    else if (addressed !== shown && addressed <= reached) open(addressed);
    else if (addressed !== shown) goTo(shown, true);
  }, [addressed]);
}
