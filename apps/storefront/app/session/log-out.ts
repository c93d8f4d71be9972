import type { Client } from '@bouwpoort/contract/client';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { paths, type VentureRef } from '../paths.ts';
import { removeDeviceCaches } from './device-caches.ts';
import { sessionEvents } from './session-events.ts';
import { tellTabs } from './session-tabs.ts';

/** Why somebody is logged out; it decides where he is taken (decisions, Routes and access). */
export type LogOutTrigger =
  /** By the user himself. */
  | 'asked'
  /** Nobody was there to renew it: the page stays behind a modal that leads to the login page. */
  | 'expired'
  /** The API refused the session, or it cannot be read. */
  | 'refused'
  /** P 8, NoVenture. */
  | 'noVenture'
  /** To log in to the venture he is looking at (P 2.11). */
  | 'otherVenture'
  /** Its cookies are gone or cannot be read (P 4.1, malformed). */
  | 'lost'
  /** Another tab did it: this one follows, and stays where it may. */
  | 'elsewhere';

const leadsTo: Record<LogOutTrigger, 'login' | 'home' | 'stay'> = {
  asked: 'login',
  otherVenture: 'login',
  refused: 'home',
  noVenture: 'home',
  expired: 'stay',
  lost: 'stay',
  elsewhere: 'stay',
};

interface LogOutPlace {
  api: Client;
  venture: VentureRef;
  /** Loads another document, so that nothing of the user stays in memory. */
  leaveFor: (address: string) => void;
}

/** All of P 4.1, in one place. Fails when the server cannot be told: until then nobody is logged out. */
export async function logOut(trigger: LogOutTrigger, { api, venture, leaveFor }: LogOutPlace): Promise<void> {
  // Takes away all three cookies; `auth` is beyond the reach of script.
  if (trigger !== 'elsewhere') await endOnServer(api, trigger);
  forgetUser();
  // The others find out for themselves that time is up, and say so.
  if (trigger !== 'elsewhere' && trigger !== 'expired') tellTabs('loggedOut');
  const place = leadsTo[trigger];
  if (place === 'login') leaveFor(paths.login(venture));
  if (place === 'home') leaveFor(paths.home(venture));
}

/** A session that has run out is over, whether or not the server could be told. */
async function endOnServer(api: Client, trigger: LogOutTrigger): Promise<void> {
  try {
    await api.call('account.logout');
  } catch (error) {
    if (trigger !== 'expired') throw error;
    console.warn(error);
  }
}

function forgetUser(): void {
  sessionEvents.loggedOut.tell();
  interfaceActions.setStockFilterEnabled(false);
  try {
    removeDeviceCaches(localStorage);
  } catch (error) {
    // A browser that keeps nothing has nothing to remove.
    console.warn(error);
  }
}
