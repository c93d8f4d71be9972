import type { CustomerToday } from '@bouwpoort/contract/ordering/orders';
import { queryOptions } from '@tanstack/react-query';
import { clockedApi } from '../http/server-clock.ts';
import { branchClock } from './branch-clock.ts';

/** Deliveries and orders of colleagues change while the page is open; changes by the clock alone are computed here. */
const staleTime = 5 * 60_000;

/** One request for all facts of today on the home page. */
export const todayQuery = (ventureId: string, userId: string) =>
  queryOptions<CustomerToday>({
    queryKey: ['today', ventureId, userId],
    queryFn: () => clockedApi(ventureId, branchClock).call('orders.today'),
    staleTime,
    refetchInterval: staleTime,
    refetchOnReconnect: true,
    retry: 1,
    gcTime: staleTime,
  });
