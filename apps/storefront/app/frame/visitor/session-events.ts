import type { LogOutTrigger } from './log-out-trigger.ts';

/** An event of the session in this window, for modules that do not depend on each other. */
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
  /** The API returned 401: the session is over (P 7.1). */
  unauthorized: sessionEvent(),
  /** Logged out: data cached for this user (cart, orders, stock) is removed now (P 4.1). */
  loggedOut: sessionEvent<LogOutTrigger>(),
};
