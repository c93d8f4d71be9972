import { sessionEvents } from '../session/session-events.ts';
import type { AttemptPlace } from './order-attempt.ts';

export interface CheckoutOwner {
  userId: string;
  ventureId: string;
}

/** Of a checkout: what is chosen, the order that is not answered yet, and the order that was made. */
type Part = 'state' | 'attempt' | 'order';

const start = 'checkout-';

/** Kept by this window, for one user in one venture. A browser that keeps nothing is no reason to fail. */
export function checkoutPlace(part: Part, { userId, ventureId }: CheckoutOwner): AttemptPlace {
  const key = `${start}${part}-${userId}${ventureId}`;
  let forgotten: string | null = null;
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? forgotten;
      } catch {
        return forgotten;
      }
    },
    write(text) {
      forgotten = text;
      try {
        if (text === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
      } catch (error) {
        console.warn(error);
      }
    },
  };
}

/** P 4.1: nothing of this user stays behind. */
sessionEvents.loggedOut.listen(() => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(start)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
});
