import type { Client } from '@bouwpoort/contract/program/client';
import { browserApi } from './api.ts';

/** Tracks the offset of the server's clock to this device's, which may be wrong. */
export function serverClock(deviceNow: () => number = Date.now) {
  let offset = 0;
  return {
    now: () => new Date(deviceNow() + offset),
    /** The Date header of an answer that has just arrived. */
    sync(header: string | undefined): void {
      const serverTime = Date.parse(header ?? '');
      if (!Number.isNaN(serverTime)) offset = serverTime - deviceNow();
    },
  };
}

/** A client of the API that sets the clock from its answers. */
export function clockedApi(ventureId: string, clock: { sync(header: string | undefined): void }): Client {
  return browserApi(ventureId, ({ headers }) => clock.sync(headers.date));
}
