/** One press on the order button, for the server to know again: the same key gives the same answer. */
export interface OrderAttempt {
  key: string;
  cartId: number;
  /** The concept order that was shown. */
  salesOrderId: string | null;
  /** What was asked for; something else is another attempt. */
  asked: string;
}

export interface AttemptPlace {
  read(): string | null;
  write(text: string | null): void;
}

/**
 * The attempt that has no answer yet, if it was for the same; else a new one. It is stored until it is answered, so
 * that neither a second click, nor a lost answer, nor a page that is loaded again makes a second order.
 */
export function attemptFor(
  place: AttemptPlace,
  { cartId, salesOrderId }: Pick<OrderAttempt, 'cartId' | 'salesOrderId'>,
  asked: string,
  newKey: () => string,
): OrderAttempt {
  const open = openAttempt(place);
  // Prepared again or not: the old question is asked first, for it may have been answered.
  if (open?.cartId === cartId && open.asked === asked) return open;
  const attempt = { key: newKey(), cartId, salesOrderId, asked };
  place.write(JSON.stringify(attempt));
  return attempt;
}

export function openAttempt(place: AttemptPlace): OrderAttempt | null {
  const text = place.read();
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : null;
  } catch {
    // Written by something else: nobody waits for an answer to it.
    return null;
  }
}

/** Answered, one way or the other. */
export function closeAttempt(place: AttemptPlace): void {
  place.write(null);
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, cartId, salesOrderId, asked } = value as Partial<OrderAttempt>;
  return (
    typeof key === 'string' &&
    /^[\x21-\x7e]{8,100}$/.test(key) &&
    Number.isInteger(cartId) &&
    (salesOrderId === null || typeof salesOrderId === 'string') &&
    typeof asked === 'string'
  );
}
