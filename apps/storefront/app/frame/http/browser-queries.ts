import { QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEvents } from '../visitor/session-events.ts';

let client: QueryClient | undefined;

/**
 * The query client for browser requests, besides the loaders of pages. A query sets its own stale time and retries; by
 * default it does not retry, and its answer is dropped when nothing uses it.
 */
export function browserQueries(): QueryClient {
  // A new client per call: the server has its own caches (frame/http/page-api.ts), and pages must not share answers.
  if (typeof window === 'undefined') return new QueryClient();
  client ??= createBrowserClient();
  return client;
}

function createBrowserClient(): QueryClient {
  const created = new QueryClient({
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
  created.mount();
  return created;
}

// P 4.1: answers for one user must not be shown to the next.
sessionEvents.loggedOut.listen(() => client?.clear());
