import { QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEvents } from '../visitor/session-events.ts';

let client: QueryClient | undefined;

/**
 * What the browser asks besides the loaders of pages. A query says itself how long its answer is believed and whether it
 * is tried again; without that it is asked once and forgotten when nothing shows it any more.
 */
export function browserQueries(): QueryClient {
  // The server remembers by itself (http/page-api.ts), and must not tell one page what was so for another.
  if (typeof window === 'undefined') return new QueryClient();
  client ??= openClient();
  return client;
}

function openClient(): QueryClient {
  const opened = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => console.warn(queryKey[0], error) }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });
  opened.mount();
  return opened;
}

// P 4.1: what a user was told is not for the next one.
sessionEvents.loggedOut.listen(() => client?.clear());
