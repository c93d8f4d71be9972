import {
  type DeliveryCalendar,
  type DeliveryMethodName,
  deliveryPromise,
  deliveryWindow,
  handsOut,
} from '@bouwpoort/trade/catalogue/delivery-days';
import { promiseWords, windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import type { SupplySource } from '@bouwpoort/trade/catalogue/supply';
import { dayWords } from '@bouwpoort/trade/foundation/day-words';
import { useQuery } from '@tanstack/react-query';
import { fetchDeliveryCalendar } from '../calendar/delivery-calendar.ts';
import { clockedApi, serverClock } from '../http/server-clock.ts';
import { useServerNow } from '../http/use-server-now.ts';
import { usePurchaseOwner } from './purchase-access.ts';
import { purchaseCacheOf } from './purchase-cache.ts';
import { useBranch } from './use-stock.ts';

const clock = serverClock();
const calendarStaleTime = 60 * 60_000;

/** The delivery and pickup days of the user's branch, with the time of the server. */
function useDeliveryCalendar(): { calendar: DeliveryCalendar; now: Date } | 'loading' | 'failed' {
  const owner = usePurchaseOwner();
  const { ventureId } = owner;
  const { branchId } = useBranch();
  const { data, isError } = useQuery(
    {
      queryKey: ['calendar', branchId],
      queryFn: () => fetchDeliveryCalendar(clockedApi(ventureId, clock), { ventureId, locationId: branchId ?? '' }),
      enabled: branchId !== undefined,
      staleTime: calendarStaleTime,
    },
    purchaseCacheOf(owner).client,
  );
  const now = useServerNow(clock);
  if (data) return { calendar: data, now };
  return isError || branchId === undefined ? 'failed' : 'loading';
}

interface PromiseWords {
  /** 'Morgen geleverd, di 17 november' */
  arrival: string;
  /** 'Bestel vandaag vóór 16.00 uur' */
  condition: string;
  /** 'Vandaag vóór 16.00 uur besteld, morgen geleverd' */
  line: string;
  /** 'morgen' */
  day: string;
}

/** The shared delivery promise of product page, cart and checkout, for a quantity from one supply. */
export function useDeliveryPromise(
  method: DeliveryMethodName,
  source: SupplySource,
): PromiseWords | 'loading' | 'failed' {
  const known = useDeliveryCalendar();
  if (typeof known === 'string') return known;
  if (method === 'instorepickup' && !handsOut(known.calendar)) return 'failed';
  const promise = deliveryPromise(known.calendar, method, known.now, source);
  return { ...promiseWords(promise, method, known.now), day: dayWords(promise.arrivesOn, known.now) };
}

/** The delivery window of an article that has to be bought in first: 'tussen do 26 en ma 30 november'. */
export function useOrderItemWindow(method: DeliveryMethodName): string | 'loading' | 'failed' {
  const known = useDeliveryCalendar();
  if (typeof known === 'string') return known;
  if (method === 'instorepickup' && !handsOut(known.calendar)) return 'failed';
  return windowWords(deliveryWindow(known.calendar, method, known.now, 'supplier'));
}
