import { isAutomatic } from '../visitor/log-out-trigger.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import type { AttemptPlace } from './order-attempt.ts';

interface CheckoutOwner {
  userId: string;
  ventureId: string;
}

/** The parts of a checkout: its choices, the pending order attempt, and the placed order. */
type Part = 'state' | 'attempt' | 'order';

const start = 'checkout-';

/** Stored by this window, for one user in one venture. Works in a browser without storage too. */
export function checkoutPlace(part: Part, { userId, ventureId }: CheckoutOwner): AttemptPlace {
  const owner = `-${userId}${ventureId}`;
  const key = `${start}${part}${owner}`;
  if (userId !== '') forgetStored((other) => !other.endsWith(owner));
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

/**
 * P 4.1: logging out removes the data of this user, unless the session expired: after logging in again they continue
 * their order. The stored data is of no use to other users, and is removed when another user orders here.
 */
sessionEvents.loggedOut.listen((trigger) => {
  if (!isAutomatic(trigger)) forgetStored(() => true);
});

function forgetStored(isToGo: (key: string) => boolean): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start) && isToGo(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
