import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { clockTime, day, locationId, queryInteger, ventureId } from '../foundation/scalars.ts';

export const holiday = z.object({
  date: day,
  name: z.string(),
  /** Our addition: nothing is brought, as in the bouwvak, but counters may be open. */
  deliveryOnly: z.boolean(),
});
export type Holiday = z.infer<typeof holiday>;

/** ISO: 1 is Monday, 7 is Sunday. */
const weekday = z.int().check(z.gte(1), z.lte(7));

/** Method names arrive lower-cased and without spaces. */
export const deliveryMethodName = z.enum(['storedelivery', 'instorepickup', 'directdelivery']);
export type DeliveryMethodName = z.infer<typeof deliveryMethodName>;

export const cutOffTime = z.object({
  weekday,
  time: clockTime,
  method: z.enum(['storedelivery', 'instorepickup']),
  leadDays: z.int(),
});
export type CutOffTime = z.infer<typeof cutOffTime>;

export const openingDay = z.object({
  date: day,
  weekday,
  periods: z.array(z.object({ open: clockTime, close: clockTime })),
  closed: z.boolean(),
  note: z.nullable(z.string()),
});
export type OpeningDay = z.infer<typeof openingDay>;

const openingStatus = z.enum(['open', 'closed']);

/** A branch without a shop or without a showroom has empty lists and no status for it. */
export const openingHours = z.object({
  shopOpeningHours: z.array(openingDay),
  shopOpeningHoursNextWeek: z.array(openingDay),
  shopStatus: z.nullable(openingStatus),
  shopStatusLabel: z.nullable(z.string()),
  deviatingShopOpeningHours: z.array(openingDay),
  showroomOpeningHours: z.array(openingDay),
  showroomOpeningHoursNextWeek: z.array(openingDay),
  showroomStatus: z.nullable(openingStatus),
  showroomStatusLabel: z.nullable(z.string()),
  deviatingShowRoomOpeningHours: z.array(openingDay),
  /** Our addition: the weekdays on which the counter usually opens, whatever these two weeks have in store. */
  shopWeekdays: z.array(weekday),
});
export type OpeningHours = z.infer<typeof openingHours>;

export const calendarRoutes = {
  openingHours: route({
    method: 'GET',
    path: '/api/ventures/openinghours/{ventureId}/{locationId}',
    summary: 'When the shop and the showroom of a branch are open, this week and next',
    spec: 'C 7.10',
    access: 'public',
    params: z.object({ ventureId, locationId }),
    response: openingHours,
  }),
  /** Our addition: for lists of branches. */
  openingHoursOfVenture: route({
    method: 'GET',
    path: '/api/ventures/openinghours/{ventureId}',
    summary: 'When the branches of a venture are open, as a map from location id to hours',
    spec: 'our addition to C 7.10',
    access: 'public',
    params: z.object({ ventureId }),
    response: z.record(z.string(), openingHours),
  }),
  holidays: route({
    method: 'GET',
    path: '/api/calendar/holidays',
    summary: 'Public holidays and closures in the coming days',
    spec: 'C 7.10',
    access: 'public',
    query: z.object({ days: z._default(queryInteger(1, 730), 365) }),
    response: z.array(holiday),
  }),
  cutOffTimes: route({
    method: 'GET',
    path: '/api/calendar/cutofftimes/{ventureId}',
    summary: "Until when to order, at a venture's default branch",
    spec: 'C 7.10',
    access: 'public',
    params: z.object({ ventureId }),
    response: z.array(cutOffTime),
  }),
  cutOffTimesOfLocation: route({
    method: 'GET',
    path: '/api/calendar/cutofftimes/{ventureId}/{locationId}',
    summary: 'Until when to order, at one branch',
    spec: 'C 7.10',
    access: 'public',
    params: z.object({ ventureId, locationId }),
    response: z.array(cutOffTime),
  }),
};
