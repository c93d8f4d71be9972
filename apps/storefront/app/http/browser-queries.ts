import { QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEvents } from '../visitor/session-events.ts';

let client: QueryClient | undefined;

/**
 * Requests of the browser besides the loaders of pages. A query sets its own stale time and retries; by default it is sent
 * once, and its answer is dropped when nothing shows it.
 */
export function browserQueries(): QueryClient {
  // The server has caches of its own (http/page-api.ts), and one page must not see what another was given.
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

// P 4.1: answers for one user are not for the next one.
sessionEvents.loggedOut.listen(() => client?.clear());
