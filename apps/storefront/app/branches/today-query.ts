import type { CustomerToday } from '@bouwpoort/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { clockedApi } from '../http/server-clock.ts';
import { branchClock } from './branch-clock.ts';

/** Lorries and colleagues move on while the page is open; what the clock alone changes is worked out here. */
const staleTime = 5 * 60_000;

/** One request for all that the home says of today. */
export const todayQuery = (ventureId: string, userId: string) =>
  queryOptions<CustomerToday>({
    queryKey: ['today', ventureId, userId],
    queryFn: () => clockedApi(ventureId, branchClock).call('account.today'),
    staleTime,
    refetchInterval: staleTime,
    refetchOnReconnect: true,
    retry: 1,
    gcTime: staleTime,
  });
