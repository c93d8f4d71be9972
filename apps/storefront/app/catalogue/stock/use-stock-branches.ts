import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { useQuery } from '@tanstack/react-query';
import { clockedApi, serverClock } from '../../frame/http/server-clock.ts';
import { useServerNow } from '../../frame/http/use-server-now.ts';
import { openingInfo } from '../../organisation/calendar/opening-info.ts';
import { departmentStatusAt } from '../../organisation/calendar/opening-moment.ts';
import { distanceMeter, distanceText } from '../../organisation/places/great-circle.ts';
import { usePurchaseOwner } from '../prices/purchase-access.ts';
import { purchaseCacheOf } from '../prices/purchase-cache.ts';

const clock = serverClock();
const locationsStaleTime = 60 * 60_000;
const hoursStaleTime = 10 * 60_000;

export interface StockBranch {
  /** From the user's own branch: '18 km'. */
  distance: string | undefined;
  meters: number | undefined;
  /** 'Nu geopend, sluit om 17.00 uur' */
  opening: string | undefined;
  /** A showroom has no pickup. */
  handsOut: boolean;
}

/** Facts of the branches of this venture, on demand: one request for all places, one for all hours. */
export function useStockBranches(enabled: boolean, ownBranchId: string | undefined): ReadonlyMap<string, StockBranch> {
  const owner = usePurchaseOwner();
  const { ventureId } = owner;
  const { client } = purchaseCacheOf(owner);
  const { data: locations } = useQuery(
    {
      queryKey: ['branch places', ventureId],
      queryFn: async () => {
        const all = await clockedApi(ventureId, clock).call('ventures.locations');
        return all.filter((location) => location.ventureId === ventureId);
      },
      enabled,
      staleTime: locationsStaleTime,
    },
    client,
  );
  const { data: hours } = useQuery(
    {
      queryKey: ['branch hours', ventureId],
      queryFn: () => clockedApi(ventureId, clock).call('calendar.openingHoursOfVenture', { params: { ventureId } }),
      enabled,
      staleTime: hoursStaleTime,
    },
    client,
  );
  const now = useServerNow(clock);
  return stockBranches(locations ?? [], new Map(Object.entries(hours ?? {})), ownBranchId, now);
}

type Location = Pick<LocationDetail, 'branchId' | 'latitude' | 'longitude' | 'type'>;

export function stockBranches(
  locations: readonly Location[],
  hours: ReadonlyMap<string, OpeningHours>,
  ownBranchId: string | undefined,
  now: Date,
): ReadonlyMap<string, StockBranch> {
  const own = locations.find(({ branchId }) => branchId === ownBranchId);
  return new Map(
    locations.map((location) => {
      const { branchId } = location;
      const ofBranch = hours.get(branchId);
      const counter = ofBranch && openingInfo(ofBranch).shopInfo;
      const meters = own && own !== location ? distanceMeter(own, location) : undefined;
      const branch: StockBranch = {
        distance: meters === undefined ? undefined : distanceText(meters),
        meters,
        opening: counter ? departmentStatusAt(counter, now).label : undefined,
        handsOut: location.type !== 'showroom',
      };
      return [branchId, branch];
    }),
  );
}
