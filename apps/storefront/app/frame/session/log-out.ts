import type { Client } from '@bouwpoort/contract/program/client';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { isAutomatic, type LogOutTrigger } from '../visitor/log-out-trigger.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { paths, type VentureRef } from '../web/paths.ts';
import { removeDeviceCaches } from './device-caches.ts';
import { broadcastToTabs } from './session-tabs.ts';

const destinations: Record<LogOutTrigger, 'login' | 'back' | 'home' | 'stay'> = {
  asked: 'login',
  otherVenture: 'login',
  refused: 'back',
  noVenture: 'home',
  expired: 'stay',
  lost: 'stay',
  elsewhere: 'stay',
};

export interface LogOutContext {
  api: Client;
  venture: VentureRef;
  /** The path and query on screen, to return to. */
  at?: string;
  isGuest?: boolean;
  /** Loads another document, so that nothing of the user stays in memory. */
  leaveFor: (address: string) => void;
}

/** Logs out as P 4.1 describes. Rejects when the server cannot be reached: the user is then still logged in. */
export async function logOut(
  trigger: LogOutTrigger,
  { api, venture, at = '', isGuest = false, leaveFor }: LogOutContext,
): Promise<void> {
  // Only the server can remove the three cookies: script cannot access `auth`.
  if (trigger !== 'elsewhere') await endOnServer(api, trigger);
  clearUserData(trigger);
  // Other tabs detect expiry themselves and show it.
  if (trigger !== 'elsewhere' && trigger !== 'expired') broadcastToTabs('loggedOut');
  const destination = destinations[trigger];
  if (destination === 'login') leaveFor(paths.login(venture));
  if (destination === 'back') leaveFor(returnAddress(venture, at, isGuest));
  if (destination === 'home') leaveFor(paths.home(venture));
}

/**
 * From the cart or checkout, the user continues the order after logging in. From elsewhere the home page invites them to
 * log in and leads back (P 2.3). Guests have no password, so they choose again how to order.
 */
function returnAddress(venture: VentureRef, at: string, isGuest: boolean): string {
  const isOrdering = [paths.cart(venture), paths.checkout(venture)].includes(at.split('?')[0] ?? '');
  if (!isOrdering)
    return isGuest || at === paths.home(venture) ? paths.home(venture) : paths.home(venture, at, 'sessie');
  return isGuest ? paths.checkout(venture) : paths.login(venture, at, 'sessie');
}

/** An expired session has ended even if the server cannot be reached. */
async function endOnServer(api: Client, trigger: LogOutTrigger): Promise<void> {
  try {
    await api.call('account.logout');
  } catch (error) {
    if (trigger !== 'expired') throw error;
    console.warn(error);
  }
}

function clearUserData(trigger: LogOutTrigger): void {
  sessionEvents.loggedOut.emit(trigger);
  interfaceActions.setStockFilterEnabled(false);
  try {
    removeDeviceCaches(localStorage);
    // After an automatic logout the same user continues with what they typed (frame/form/typed-text.ts).
    if (!isAutomatic(trigger)) removeDeviceCaches(sessionStorage);
  } catch (error) {
    // A browser without storage has nothing to remove.
    console.warn(error);
  }
}
