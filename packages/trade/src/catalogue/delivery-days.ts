import { addDays, weekdayOf } from '../foundation/calendar-days.ts';
import { dayOf, timeOf } from '../foundation/dutch-dates.ts';
import type { SupplySource } from './supply.ts';

/** Brought by the branch, fetched there, or brought by the supplier straight from the factory. */
export type DeliveryMethodName = 'storedelivery' | 'instorepickup' | 'directdelivery';

/** Until when an order counts for that weekday, and how many working days later it can be there. */
export interface CutOff {
  weekday: number;
  time: string;
  method: Exclude<DeliveryMethodName, 'directdelivery'>;
  leadDays: number;
}

/** All that decides on which days a branch delivers or hands out; plain data, so that the browser can be given it. */
export interface DeliveryCalendar {
  cutOffs: readonly CutOff[];
  /** Public holidays and closures, with their names. In the bouwvak nothing is brought, but the counter hands out. */
  closures: readonly { date: string; name: string; deliveryOnly?: boolean }[];
  /** The weekdays on which the counter is open; Saturday counts for pickup only. */
  openWeekdays: readonly number[];
}

/** No further ahead than this is planned (decisions: Cart, checkout, orders). */
export const horizonDays = 28;

/** Working days on top of the branch's own lead: the truck between branches, or buying in. */
const supplyLeadDays: Record<SupplySource, number> = { branch: 0, otherWarehouses: 1, supplier: 5 };
/** How many working days the window is wide: what is in stock comes on the promised day, a supplier gives a range. */
const supplySpread: Record<SupplySource, number> = { branch: 0, otherWarehouses: 0, supplier: 3 };

export type DayRefusal = { reason: 'past' | 'tooSoon' | 'weekend' | 'tooFar' } | { reason: 'closed'; name: string };

function closureOn({ closures }: DeliveryCalendar, method: DeliveryMethodName, day: string) {
  return closures.find(({ date, deliveryOnly }) => date === day && !(deliveryOnly && method === 'instorepickup'));
}

/** A branch without a counter, or with cut-offs for deliveries alone, hands out nothing, on no day. */
export function handsOut({ openWeekdays, cutOffs }: DeliveryCalendar): boolean {
  return openWeekdays.length > 0 && (cutOffs.length === 0 || cutOffs.some(({ method }) => method === 'instorepickup'));
}

/** Whether anything is brought or handed out on that day, whenever it was ordered. */
function closedOn(calendar: DeliveryCalendar, method: DeliveryMethodName, day: string): DayRefusal | undefined {
  const closure = closureOn(calendar, method, day);
  if (closure) return { reason: 'closed', name: closure.name };
  const weekday = weekdayOf(day);
  const works = method === 'instorepickup' ? calendar.openWeekdays.includes(weekday) : weekday <= 5;
  return works ? undefined : { reason: 'weekend' };
}

function isWorkingDay(calendar: DeliveryCalendar, method: DeliveryMethodName, day: string): boolean {
  return closedOn(calendar, method, day) === undefined;
}

/** A branch without pickup (a showroom) gets a day too far away to be chosen. */
const furthest = 400;

function workingDayAfter(calendar: DeliveryCalendar, method: DeliveryMethodName, day: string, count: number): string {
  let at = day;
  let left = count;
  for (let step = 0; step < furthest; step++) {
    if (left === 0 && isWorkingDay(calendar, method, at)) return at;
    at = addDays(at, 1);
    if (left > 0 && isWorkingDay(calendar, method, at)) left--;
  }
  return at;
}

interface Counted {
  /** The day the order counts for. */
  day: string;
  leadDays: number;
  /** Until when on that day; nothing where the branch has no cut-off for it. */
  time: string | undefined;
}

/** An order counts for today until the cut-off; orders are not processed on a holiday. */
function countedFor(calendar: DeliveryCalendar, method: DeliveryMethodName, now: Date): Counted {
  const today = dayOf(now);
  // The branch passes an order for the supplier on when it takes its own in.
  const takenInAs = method === 'instorepickup' ? 'instorepickup' : 'storedelivery';
  for (let ahead = 0; ahead < furthest; ahead++) {
    const day = addDays(today, ahead);
    if (closureOn(calendar, method, day)) continue;
    const cutOff = calendar.cutOffs.find((one) => one.method === takenInAs && one.weekday === weekdayOf(day));
    if (calendar.cutOffs.length > 0 && !cutOff) continue;
    const time = cutOff?.time.slice(0, 5);
    if (ahead === 0 && time !== undefined && timeOf(now) >= time) continue;
    return { day, leadDays: cutOff?.leadDays ?? 1, time };
  }
  return { day: addDays(today, furthest), leadDays: 1, time: undefined };
}

/** The first day on which an order of now can be delivered or picked up, by the place its goods come from. */
export function earliestDay(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  source: SupplySource = 'branch',
): string {
  return arrivalOf(calendar, method, countedFor(calendar, method, now), source);
}

/** Lorries and suppliers come to the branch on days of delivery, also where the counter is open on Saturday. */
function arrivalOf(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  { day, leadDays }: Counted,
  source: SupplySource,
): string {
  // What the supplier brings is not waiting anywhere nearer.
  const extra = supplyLeadDays[method === 'directdelivery' ? 'supplier' : source];
  const atBranch = extra === 0 ? day : workingDayAfter(calendar, 'storedelivery', day, extra);
  return workingDayAfter(calendar, method, atBranch, leadDays);
}

export interface DeliveryWindow {
  after: string;
  before: string;
}

/** Between which days an article comes, by where the amount that was asked for lies; the first is the promised one. */
export function deliveryWindow(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  source: SupplySource,
): DeliveryWindow {
  const after = earliestDay(calendar, method, now, source);
  return { after, before: workingDayAfter(calendar, method, after, supplySpread[source]) };
}

/** The same for many articles at one moment: each source is worked out once. */
export function deliveryWindows(calendar: DeliveryCalendar, method: DeliveryMethodName, now: Date) {
  const known = new Map<SupplySource, DeliveryWindow>();
  return (source: SupplySource): DeliveryWindow => {
    const window = known.get(source) ?? deliveryWindow(calendar, method, now, source);
    known.set(source, window);
    return window;
  };
}

/** Why a day cannot be chosen; nothing when it can. */
export function refusalOf(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  day: string,
): DayRefusal | undefined {
  const today = dayOf(now);
  if (day < today) return { reason: 'past' };
  if (day > addDays(today, horizonDays)) return { reason: 'tooFar' };
  return (
    closedOn(calendar, method, day) ??
    (day < earliestDay(calendar, method, now) ? { reason: 'tooSoon' as const } : undefined)
  );
}

/** Every day up to the horizon, each with why it cannot be chosen. */
export function deliveryDays(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
): { day: string; refusal: DayRefusal | undefined }[] {
  const today = dayOf(now);
  return Array.from({ length: horizonDays + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, refusal: refusalOf(calendar, method, now, day) };
  });
}

/** What the date field starts with: the first day that can be chosen, from tomorrow on. */
export function defaultDay(calendar: DeliveryCalendar, method: DeliveryMethodName, now: Date): string {
  const earliest = earliestDay(calendar, method, now);
  const tomorrow = addDays(dayOf(now), 1);
  return earliest >= tomorrow ? earliest : workingDayAfter(calendar, method, tomorrow, 0);
}

export interface DeliveryPromise {
  /** Order on this day… */
  orderOn: string;
  /** …before this time, 'HH:mm'; nothing where any time is early enough. */
  orderBefore: string | undefined;
  /** …and it is there on this day. */
  arrivesOn: string;
}

/** What product page, cart and checkout all say of an amount that comes from there. */
export function deliveryPromise(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  source: SupplySource = 'branch',
): DeliveryPromise {
  const counted = countedFor(calendar, method, now);
  return {
    orderOn: counted.day,
    orderBefore: counted.time,
    arrivesOn: arrivalOf(calendar, method, counted, source),
  };
}
