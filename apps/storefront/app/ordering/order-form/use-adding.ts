import { useEffect, useRef } from 'react';
import type { NewCartLine } from '../cart/cart.ts';
import { cartActions } from '../cart/use-cart.ts';
import type { AddPhase } from './order-form-store.ts';

/** How long the button shows its confirmation. */
const confirmationTime = 2000;

/** Adds to the cart and shows the progress. The cart itself shows the notice with a link to it. */
export function useAdding(show: (phase: AddPhase) => void): (line: NewCartLine, pickUpAt?: string) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAdding = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  return async (line, pickUpAt) => {
    if (isAdding.current) return;
    isAdding.current = true;
    clearTimeout(timer.current);
    show('adding');
    try {
      // The notice of the cart shows why it was refused.
      if ((await cartActions.add(line, { pickUpAt })) === 'refused') return show('failed');
      show('added');
      timer.current = setTimeout(() => show('idle'), confirmationTime);
    } catch (error) {
      console.warn(error);
      show('failed');
    } finally {
      isAdding.current = false;
    }
  };
}
