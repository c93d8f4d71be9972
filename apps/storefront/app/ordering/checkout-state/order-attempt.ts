/**
 * One press of the order button, which the server recognises by its idempotency key: the same key gives the same
 * answer.
 */
export interface OrderAttempt {
  key: string;
  cartId: number;
  /** The concept order on screen. */
  salesOrderId: string | null;
  /** The content of the request; other content is a new attempt. */
  asked: string;
}

export interface TextStorage {
  read(): string | null;
  write(text: string | null): void;
}

/**
 * The pending attempt if its content is the same; else a new one. It is stored until it is answered, so that neither a
 * second click, nor a lost answer, nor a reload places a second order.
 */
export function attemptFor(
  storage: TextStorage,
  { cartId, salesOrderId }: Pick<OrderAttempt, 'cartId' | 'salesOrderId'>,
  asked: string,
  newKey: () => string,
): OrderAttempt {
  const open = openAttempt(storage);
  // Also when the overview was prepared again: the pending request is retried first, because it may have succeeded.
  if (open?.cartId === cartId && open.asked === asked) return open;
  const attempt = { key: newKey(), cartId, salesOrderId, asked };
  storage.write(JSON.stringify(attempt));
  return attempt;
}

export function openAttempt(storage: TextStorage): OrderAttempt | null {
  const text = storage.read();
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isAttempt(value) ? value : null;
  } catch {
    // Written by other code, so there is no answer to wait for.
    return null;
  }
}

/** The attempt succeeded or was refused. */
export function closeAttempt(storage: TextStorage): void {
  storage.write(null);
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
