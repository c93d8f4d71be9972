import { type Client, createClient } from '@bouwpoort/contract/program/client';
import type { PageRequest } from '@bouwpoort/contract/program/page-request';
import { webSettings } from '../web/web-settings.ts';

/** The API for loaders: authenticated as the visitor, with answers that are the same for everybody from the cache. */
export function pageApi({ transport, remember }: PageRequest, ventureId?: string): Client {
  const client = createClient({ transport, cms: webSettings.cms, ...(ventureId === undefined ? {} : { ventureId }) });
  const call = (...[name, input]: Parameters<Client['call']>): Promise<unknown> =>
    remember({ name, ventureId, input }, () => client.call(name, input as never));
  // The name determines the types of input and answer, which no implementation can express; the inner client does the
  // work.
  return { ...client, call: call as Client['call'] };
}
