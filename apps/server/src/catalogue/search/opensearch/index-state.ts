import { z } from 'zod';
import type { IndexNames } from './index-names.ts';
import { stateIndex } from './index-settings.ts';
import { type OpenSearchClient, OpenSearchError } from './opensearch-client.ts';

const liveState = z.object({
  generation: z.number(),
  ventures: z.array(z.string()),
  /** How many lists of later words there are. */
  later: z.number(),
  /** Where to read on in the log of changes, and when that was written down. */
  cursor: z.string(),
  savedAt: z.number(),
  /** Of the code that built it and the database it was read from. */
  stamp: z.string(),
  /** A change waits for the next generation. */
  pending: z.boolean(),
  leftOut: z.number(),
});

/** Which generation is live, for every process to read. */
export type LiveState = z.infer<typeof liveState>;

export function readState(client: OpenSearchClient, names: IndexNames): Promise<LiveState | undefined> {
  return client.get(names.state, 'live', liveState);
}

export async function writeState(client: OpenSearchClient, names: IndexNames, state: LiveState): Promise<void> {
  await client.put(`/${names.state}/_doc/live`, state);
}

export async function ensureStateIndex(client: OpenSearchClient, names: IndexNames): Promise<void> {
  await client.put(`/${names.state}`, stateIndex).catch((error) => {
    if (!(error instanceof OpenSearchError && error.message.includes('resource_already_exists'))) throw error;
  });
}
