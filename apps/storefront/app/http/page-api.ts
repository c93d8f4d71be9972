import { type Client, createClient } from '@bouwpoort/contract/client';
import type { PageRequest } from '@bouwpoort/contract/page-request';
import { siteSettings } from '../site/site-settings.ts';

/** The API as loaders use it: in the name of the visitor, with what is the same for everybody from memory. */
export function pageApi({ transport, remember }: PageRequest, ventureId?: string): Client {
  const client = createClient({ transport, cms: siteSettings.cms, ...(ventureId === undefined ? {} : { ventureId }) });
  const call = (...[name, input]: Parameters<Client['call']>): Promise<unknown> =>
    remember({ name, ventureId, input }, () => client.call(name, input as never));
  // A name decides the types of input and answer, which no implementation can follow; the client inside does the work.
  return { ...client, call: call as Client['call'] };
}
