import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { DeliveryCalendar } from '@bouwpoort/trade/catalogue/delivery-days';
import { useQueries, useQuery } from '@tanstack/react-query';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { purchaseCacheOf } from '../../catalogue/prices/purchase-cache.ts';
import { clockedApi, serverClock } from '../../frame/http/server-clock.ts';
import { useServerNow } from '../../frame/http/use-server-now.ts';
import { fetchDeliveryCalendar } from '../../organisation/calendar/delivery-calendar.ts';
import { fetchOpeningHours } from '../../organisation/calendar/fetch-opening-hours.ts';

const clock = serverClock();
const staleTime = 10 * 60_000;

interface BranchCalendar {
  calendar: DeliveryCalendar | null;
  state: 'loading' | 'failed' | 'known';
  now: Date;
  retry: () => void;
}

/** The delivery and pickup days of a branch (C 7.10), with the time of the server. */
export function useBranchCalendar(branchId: string | null): BranchCalendar {
  const owner = usePurchaseOwner();
  const { ventureId } = owner;
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['checkout calendar', branchId],
      queryFn: () => fetchDeliveryCalendar(clockedApi(ventureId, clock), { ventureId, locationId: branchId ?? '' }),
      enabled: branchId !== null,
      staleTime,
    },
    purchaseCacheOf(owner).client,
  );
  const now = useServerNow(clock);
  return {
    calendar: data ?? null,
    state: data ? 'known' : isError ? 'failed' : 'loading',
    now,
    retry: () => void refetch(),
  };
}

/** The hours of each branch, as far as they are known: the list is useful without them. */
export function useOpeningHours(branchIds: readonly string[]): ReadonlyMap<string, OpeningHours> {
  const owner = usePurchaseOwner();
  const { ventureId } = owner;
  const answers = useQueries(
    {
      queries: branchIds.map((locationId) => ({
        queryKey: ['opening hours', locationId],
        queryFn: () => fetchOpeningHours(clockedApi(ventureId, clock), { ventureId, locationId }),
        staleTime,
      })),
    },
    purchaseCacheOf(owner).client,
  );
  return new Map(branchIds.flatMap((id, at) => (answers[at]?.data ? [[id, answers[at].data] as const] : [])));
}
