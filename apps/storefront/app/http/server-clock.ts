import type { Client } from '@bouwpoort/contract/client';
import { browserApi } from './api.ts';

/** How far the server's clock is ahead of this device's, which may be set to anything. */
export function serverClock(device: () => number = Date.now) {
  let ahead = 0;
  return {
    now: () => new Date(device() + ahead),
    /** The Date header of an answer that just came in. */
    heard(header: string | undefined): void {
      const serverTime = Date.parse(header ?? '');
      if (!Number.isNaN(serverTime)) ahead = serverTime - device();
    },
  };
}

/** Asks the API, and learns from its answers what time it is there. */
export function clockedApi(ventureId: string, clock: { heard(header: string | undefined): void }): Client {
  return browserApi(ventureId, ({ headers }) => clock.heard(headers.date));
}
