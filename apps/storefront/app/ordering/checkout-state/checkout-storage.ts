import { isAutomatic } from '../../frame/visitor/log-out-trigger.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import type { TextStorage } from './order-attempt.ts';

interface CheckoutOwner {
  userId: string;
  ventureId: string;
}

/** The parts of a checkout: its choices, the pending order attempt, and the placed order. */
type Part = 'state' | 'attempt' | 'order';

const keyPrefix = 'checkout-';

/** Stored by this window, for one user in one venture. Works in a browser without storage too. */
export function checkoutStorage(part: Part, { userId, ventureId }: CheckoutOwner): TextStorage {
  const owner = `-${userId}${ventureId}`;
  const key = `${keyPrefix}${part}${owner}`;
  if (userId !== '') removeStored((other) => !other.endsWith(owner));
  let fallback: string | null = null;
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(text) {
      fallback = text;
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
  if (!isAutomatic(trigger)) removeStored(() => true);
});

function removeStored(isRemoved: (key: string) => boolean): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(keyPrefix) && isRemoved(key));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn(error);
  }
}
