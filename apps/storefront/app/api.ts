import type { Client } from '@bouwpoort/contract/client';
import { createClient, fetchTransport } from '@bouwpoort/contract/client';
import { siteSettings } from './site-settings.ts';

/** The browser's way to the API: same origin, the session cookie says who is asking. */
export function browserApi(ventureId: string): Client {
  return createClient({ transport: fetchTransport(), cms: siteSettings.cms, ventureId });
}
