import type { Client } from '@bouwpoort/contract/client';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { paths, type VentureRef } from '../site/paths.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { removeDeviceCaches } from './device-caches.ts';
import { tellTabs } from './session-tabs.ts';

const leadsTo: Record<LogOutTrigger, 'login' | 'back' | 'home' | 'stay'> = {
  asked: 'login',
  otherVenture: 'login',
  refused: 'back',
  noVenture: 'home',
  expired: 'stay',
  lost: 'stay',
  elsewhere: 'stay',
};

export interface LogOutPlace {
  api: Client;
  venture: VentureRef;
  /** The path and query on screen, to return to. */
  at?: string;
  isGuest?: boolean;
  /** Loads another document, so that nothing of the user stays in memory. */
  leaveFor: (address: string) => void;
}

/** All of P 4.1, in one place. Fails when the server cannot be reached: the user is then still logged in. */
export async function logOut(
  trigger: LogOutTrigger,
  { api, venture, at = '', isGuest = false, leaveFor }: LogOutPlace,
): Promise<void> {
  // Takes away all three cookies; `auth` is beyond the reach of script.
  if (trigger !== 'elsewhere') await endOnServer(api, trigger);
  forgetUser(trigger);
  // The others find out for themselves that time is up, and say so.
  if (trigger !== 'elsewhere' && trigger !== 'expired') tellTabs('loggedOut');
  const place = leadsTo[trigger];
  if (place === 'login') leaveFor(paths.login(venture));
  if (place === 'back') leaveFor(backTo(venture, at, isGuest));
  if (place === 'home') leaveFor(paths.home(venture));
}

/**
 * An order in the making is gone on with after logging in; from elsewhere the home page invites to log in and leads
 * back, as it does a visitor who was refused a page (P 2.3). Guests have no password, and choose again who they are.
 */
function backTo(venture: VentureRef, at: string, isGuest: boolean): string {
  const isOrdering = [paths.cart(venture), paths.checkout(venture)].includes(at.split('?')[0] ?? '');
  if (!isOrdering) return paths.home(venture, isGuest || at === paths.home(venture) ? undefined : at);
  return isGuest ? paths.checkout(venture) : paths.login(venture, at, 'sessie');
}

/** A session that has run out is over, whether or not the server could be reached. */
async function endOnServer(api: Client, trigger: LogOutTrigger): Promise<void> {
  try {
    await api.call('account.logout');
  } catch (error) {
    if (trigger !== 'expired') throw error;
    console.warn(error);
  }
}

function forgetUser(trigger: LogOutTrigger): void {
  sessionEvents.loggedOut.emit(trigger);
  interfaceActions.setStockFilterEnabled(false);
  try {
    removeDeviceCaches(localStorage);
  } catch (error) {
    // A browser without storage has nothing to remove.
    console.warn(error);
  }
}
