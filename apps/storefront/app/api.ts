import type { Client, Transport } from '@bouwpoort/contract/client';
import { createClient, fetchTransport } from '@bouwpoort/contract/client';
import { sessionEvents } from './session/session-events.ts';
import { siteSettings } from './site-settings.ts';
import { newRequestId } from './telemetry/request-id.ts';

/** The browser's way to the API: same origin, the session cookie says who is asking. */
export function browserApi(ventureId: string): Client {
  return createClient({
    transport: reportingRefusals(fetchTransport()),
    cms: siteSettings.cms,
    ventureId,
    feHost: window.location.host,
  });
}

/** Any 401 logs out (P 7.1); a wrong password is a 400 (decisions, Routes and access). */
function reportingRefusals(transport: Transport): Transport {
  return async (request) => {
    const headers = { ...request.headers, 'x-request-id': newRequestId() };
    const response = await transport({ ...request, headers });
    if (response.status === 401) sessionEvents.refused.tell();
    return response;
  };
}
