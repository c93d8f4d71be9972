import { type RepeatedOrder, readRepeated } from './repeated-order.ts';

interface Owner {
  userId: string;
  ventureId: string;
}

/** Begins like everything a window stores of a checkout, so that it is removed with the rest (checkout-storage.ts). */
const keyOf = ({ userId, ventureId }: Owner) => `checkout-repeat-${userId}${ventureId}`;

/** Hands an order from its page to the checkout, in this window. */
export function repeatedOrderPlace(owner: Owner) {
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
        // Without storage the checkout begins with its first step.
        console.warn(error);
      }
    },
  };
}
