import { addDays, weekdayOf } from '../foundation/calendar-days.ts';
import { dayWords, shortDay, weekdayName } from '../foundation/day-words.ts';
import { showTime } from '../foundation/dutch-dates.ts';
import type { DayRefusal, DeliveryMethodName, DeliveryPromise, DeliveryWindow } from './delivery-days.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const done: Record<DeliveryMethodName, string> = {
  storedelivery: 'geleverd',
  instorepickup: 'klaar om af te halen',
  directdelivery: 'rechtstreeks geleverd',
};

/** One promise in the words of product page, cart and checkout. */
export function promiseWords(promise: DeliveryPromise, method: DeliveryMethodName, now: Date) {
  const arrives = dayWords(promise.arrivesOn, now);
  const exact = arrives === shortDay(promise.arrivesOn) ? '' : `, ${shortDay(promise.arrivesOn)}`;
  const order = dayWords(promise.orderOn, now);
  const before = promise.orderBefore === undefined ? '' : ` vóór ${showTime(promise.orderBefore, 'sentence')}`;
  return {
    /** 'Morgen geleverd, di 17 november' */
    arrival: `${capital(arrives)} ${done[method]}${exact}`,
    /** 'Bestel vandaag vóór 16.00 uur' */
    condition: `Bestel ${order}${before}`,
    /** 'Vandaag vóór 16.00 uur besteld, morgen geleverd' */
    line: `${capital(order)}${before} besteld, ${arrives} ${done[method]}`,
  };
}

/** 'di 17 of wo 18 november', 'tussen do 26 november en di 1 december', or the one day it is. */
export function windowWords({ after, before }: DeliveryWindow): string {
  if (after === before) return shortDay(after);
  const sameMonth = after.slice(0, 7) === before.slice(0, 7);
  const first = sameMonth ? `${weekdayName(after).slice(0, 2)} ${Number(after.slice(8))}` : shortDay(after);
  const adjacent = before <= addDays(after, weekdayOf(after) === 5 ? 3 : 1);
  return adjacent ? `${first} of ${shortDay(before)}` : `tussen ${first} en ${shortDay(before)}`;
}

/** Why a day in the date picker cannot be chosen. */
export function refusalWords(refusal: DayRefusal, method: DeliveryMethodName): string {
  switch (refusal.reason) {
    case 'past':
      return 'Deze dag is voorbij';
    case 'tooFar':
      return 'Zo ver vooruit plannen we nog niet';
    case 'weekend':
      return method === 'instorepickup' ? 'De vestiging is dan gesloten' : 'In het weekend leveren we niet';
    case 'tooSoon':
      if (method === 'directdelivery') return 'Zo snel kan de leverancier het niet brengen';
      return method === 'instorepickup' ? 'Dan ligt het nog niet klaar' : 'Te laat besteld voor deze dag';
    case 'closed':
      return refusal.name;
  }
}
