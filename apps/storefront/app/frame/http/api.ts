import type { Client, Transport, TransportResponse } from '@bouwpoort/contract/program/client';
import { createClient, fetchTransport, standardHeaders } from '@bouwpoort/contract/program/client';
import { sessionEvents } from '../visitor/session-events.ts';
import { webSettings } from '../web/web-settings.ts';
import { randomKey } from './random-key.ts';

type OnResponse = (response: TransportResponse) => void;

/**
 * The browser's client of the API: same origin, with the session cookie for authentication. `hear` receives every
 * answer. Hooks create it during rendering, also on the server, which has no window and makes no calls with it.
 */
export function browserApi(ventureId: string, onResponse?: OnResponse): Client {
  return createClient({
    transport: withUnauthorizedEvent(fetchTransport(), onResponse),
    cms: webSettings.cms,
    ventureId,
    ...(typeof window === 'undefined' ? {} : { feHost: window.location.host }),
  });
}

/** Addresses of the API for links and forms, also in server rendering without a window. */
export const apiUrl: Client['url'] = createClient({ transport: fetchTransport(), cms: webSettings.cms }).url;

/** For requests that the client cannot make: a form with files, a download with progress. In the browser only. */
export function callHeaders(ventureId: string): Record<string, string> {
  return { ...standardHeaders({ ventureId, feHost: window.location.host }), 'x-request-id': randomKey() };
}

/** Any 401 logs out (P 7.1); a wrong password is a 400 (decisions, Routes and access). */
function withUnauthorizedEvent(transport: Transport, onResponse?: OnResponse): Transport {
  return async (request) => {
    const headers = { ...request.headers, 'x-request-id': randomKey() };
    const response = await transport({ ...request, headers });
    onResponse?.(response);
    if (response.status === 401) sessionEvents.unauthorized.emit();
    return response;
  };
}
