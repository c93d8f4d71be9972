import type { Client, Transport, TransportResponse } from '@bouwpoort/contract/client';
import { createClient, fetchTransport, standardHeaders } from '@bouwpoort/contract/client';
import { siteSettings } from '../site/site-settings.ts';
import { sessionEvents } from '../visitor/session-events.ts';
import { randomKey } from './random-key.ts';

type Hear = (response: TransportResponse) => void;

/**
 * The browser's way to the API: same origin, the session cookie says who is asking. `hear` gets every answer. Hooks make
 * it while a page is rendered, also on the server, which has no window and makes no call with it.
 */
export function browserApi(ventureId: string, hear?: Hear): Client {
  return createClient({
    transport: reportingRefusals(fetchTransport(), hear),
    cms: siteSettings.cms,
    ventureId,
    ...(typeof window === 'undefined' ? {} : { feHost: window.location.host }),
  });
}

/** Addresses of the API for links and forms, also where a page is rendered and there is no window. */
export const apiUrl: Client['url'] = createClient({ transport: fetchTransport(), cms: siteSettings.cms }).url;

/** For calls the client cannot make: a form with files, a download that shows its progress. In the browser only. */
export function callHeaders(ventureId: string): Record<string, string> {
  return { ...standardHeaders({ ventureId, feHost: window.location.host }), 'x-request-id': randomKey() };
}

/** Any 401 logs out (P 7.1); a wrong password is a 400 (decisions, Routes and access). */
function reportingRefusals(transport: Transport, hear?: Hear): Transport {
  return async (request) => {
    const headers = { ...request.headers, 'x-request-id': randomKey() };
    const response = await transport({ ...request, headers });
    hear?.(response);
    if (response.status === 401) sessionEvents.refused.emit();
    return response;
  };
}
