import type { Client } from '@bouwpoort/contract/client';
import { browserApi } from './api.ts';

/** Tracks the offset of the server's clock to this device's, which may be wrong. */
export function serverClock(device: () => number = Date.now) {
  let ahead = 0;
  return {
    now: () => new Date(device() + ahead),
    /** The Date header of an answer that has just arrived. */
    heard(header: string | undefined): void {
      const serverTime = Date.parse(header ?? '');
      if (!Number.isNaN(serverTime)) ahead = serverTime - device();
    },
  };
}

/** A client of the API that sets the clock from its answers. */
export function clockedApi(ventureId: string, clock: { heard(header: string | undefined): void }): Client {
  return browserApi(ventureId, ({ headers }) => clock.heard(headers.date));
}
