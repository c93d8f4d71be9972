import type { OpeningHours } from '@bouwpoort/contract/calendar';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { askOpeningHours } from '../calendar/ask-opening-hours.ts';
import { clockedApi } from '../http/server-clock.ts';
import { branchClock } from './branch-clock.ts';

/** Public and small: one memory for header and page, whoever visits. */
let client: QueryClient | undefined;

export function branchQueries(): QueryClient {
  // The server remembers by itself (http/page-api.ts), and must not tell one page what was so for another.
  if (typeof window === 'undefined') return new QueryClient();
  if (!client) {
    client = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
    client.mount();
  }
  return client;
}

/** The weeks turn on Monday and notes are added now and then; the status of a moment is worked out from the days. */
const staleTime = 10 * 60_000;

export const hoursQuery = (ventureId: string, locationId: string) =>
  queryOptions<OpeningHours>({
    queryKey: ['opening hours', ventureId, locationId],
    queryFn: () => askOpeningHours(clockedApi(ventureId, branchClock), { ventureId, locationId }),
    staleTime,
    refetchInterval: staleTime,
  });
