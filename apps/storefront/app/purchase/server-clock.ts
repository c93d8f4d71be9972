import { type Client, createClient, fetchTransport, type Transport } from '@bouwpoort/contract/client';
import { siteSettings } from '../site-settings.ts';
import { newRequestId } from '../telemetry/request-id.ts';

/** How far the server's clock is ahead of this device's, which may be set to anything. */
export interface ServerClock {
  now(): Date;
}

export function serverClock(device: () => number = Date.now) {
  let ahead = 0;
  return {
    now: () => new Date(device() + ahead),
    /** The Date header of an answer that just came in. */
    heard(header: string | undefined): void {
      const told = Date.parse(header ?? '');
      if (!Number.isNaN(told)) ahead = told - device();
    },
  };
}

/** Asks the API, and learns from its answers what time it is there. */
export function clockedApi(ventureId: string, clock: { heard(header: string | undefined): void }): Client {
  const send = fetchTransport();
  const transport: Transport = async (request) => {
    const response = await send({ ...request, headers: { ...request.headers, 'x-request-id': newRequestId() } });
    clock.heard(response.headers.date);
    return response;
  };
  return createClient({ transport, cms: siteSettings.cms, ventureId });
}
