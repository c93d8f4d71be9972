import type { LogOutTrigger } from './log-out-trigger.ts';

/** Something that happened to the session in this window, for parts of the product that do not know each other. */
function sessionEvent<T = void>() {
  const listeners = new Set<(event: T) => void>();
  return {
    listen(listener: (event: T) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit(event: T): void {
      for (const listener of listeners) listener(event);
    },
  };
}

export const sessionEvents = {
  /** The API said 401: the session is over (P 7.1). */
  refused: sessionEvent(),
  /** Logged out: what is cached of this user (cart, orders, stock) goes now (P 4.1). */
  loggedOut: sessionEvent<LogOutTrigger>(),
};
