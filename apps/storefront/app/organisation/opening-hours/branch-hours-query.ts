import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import { queryOptions } from '@tanstack/react-query';
import { clockedApi } from '../../frame/http/server-clock.ts';
import { fetchOpeningHours } from '../calendar/fetch-opening-hours.ts';
import { branchClock } from './branch-clock.ts';

/** The weeks change on Monday and notes are added now and then; the status at any moment is computed from the days. */
const staleTime = 10 * 60_000;

export const hoursQuery = (ventureId: string, locationId: string) =>
  queryOptions<OpeningHours>({
    queryKey: ['opening hours', ventureId, locationId],
    queryFn: () => fetchOpeningHours(clockedApi(ventureId, branchClock), { ventureId, locationId }),
    staleTime,
    refetchInterval: staleTime,
    refetchOnReconnect: true,
    networkMode: 'online',
    retry: 1,
    // The header and pages show them in turn.
    gcTime: 5 * 60_000,
  });
