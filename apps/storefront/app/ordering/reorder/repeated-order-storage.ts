import { type RepeatedOrder, readRepeated } from './repeated-order.ts';

interface Owner {
  userId: string;
  ventureId: string;
}

/**
 * Shares the prefix of everything a window stores of a checkout, so that it is removed with it (checkout-storage.ts).
 */
const keyOf = ({ userId, ventureId }: Owner) => `checkout-repeat-${userId}${ventureId}`;

/** Hands over an order from its page to the checkout, in this window. */
export function repeatedOrderStorage(owner: Owner) {
  const key = keyOf(owner);
  return {
    read(): RepeatedOrder | null {
      try {
        return readRepeated(sessionStorage.getItem(key));
      } catch (error) {
        console.warn(error);
        return null;
      }
    },
    write(order: RepeatedOrder | null): void {
      try {
        if (order === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(order));
      } catch (error) {
        // Without storage the checkout starts at its first step.
        console.warn(error);
      }
    },
  };
}
