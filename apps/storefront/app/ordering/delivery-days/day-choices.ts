import type { LineWindow } from '@bouwpoort/contract/ordering/checkout';
import {
  type DayRefusal,
  type DeliveryCalendar,
  type DeliveryMethodName,
  defaultDay,
  deliveryDays,
} from '@bouwpoort/trade/catalogue/delivery-days';
import { refusalWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';

/** A day of the date picker, with the reason why it cannot be chosen. */
export interface DayChoice {
  day: string;
  /** A reason for users; undefined for a possible day. */
  refusal: string | undefined;
}

export interface DayChoices {
  today: string;
  days: readonly DayChoice[];
  possible: ReadonlySet<string>;
  /** The initial date (decisions: Cart, checkout, orders). */
  first: string;
}

export function dayChoices(
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  now: Date,
  /** The first day on which any line of the cart can arrive. */
  firstArrival: string | null = null,
): DayChoices {
  const days = deliveryDays(calendar, method, now).map(({ day, refusal }) => ({
    day,
    refusal: refusal && wordsOf(refusal, method),
  }));
  const possible = new Set(days.filter(({ refusal }) => refusal === undefined).map(({ day }) => day));
  const start = [defaultDay(calendar, method, now), firstArrival ?? ''].sort()[1] ?? '';
  const onOrAfter = [...possible].find((day) => day >= start);
  // A closure longer than the horizon leaves no possible day; the server then refuses too.
  return { today: dayOf(now), days, possible, first: onOrAfter ?? [...possible].at(-1) ?? start };
}

/** A closure may have no description. */
function wordsOf(refusal: DayRefusal, method: DeliveryMethodName): string {
  return refusalWords(refusal, method) || refusalWords({ reason: 'weekend' }, 'instorepickup');
}

/** The number of days in the row before 'Andere dag'. */
const inRow = 7;

/** A week from the first possible day, without Sundays as long as those are closed. */
export function dayRow({ days, possible, first }: DayChoices): readonly DayChoice[] {
  const earliest = [...possible].sort()[0] ?? first;
  return days
    .filter(({ day, refusal }) => day >= earliest && !(refusal !== undefined && isSunday(day)))
    .slice(0, inRow);
}

/** The same days for the latest date: not before the wanted one. */
export function latestChoices(choices: DayChoices, preferred: string | null, before: string): readonly DayChoice[] {
  return choices.days.map((one) =>
    preferred !== null && one.day < preferred && one.refusal === undefined ? { ...one, refusal: before } : one,
  );
}

const isSunday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0;

interface RefusedDays {
  words: string;
  days: readonly string[];
}

/** Days that cannot be chosen, grouped by reason. */
export function refusedIn(row: readonly DayChoice[]): RefusedDays[] {
  const refused = row.flatMap(({ day, refusal }) => (refusal === undefined ? [] : [{ day, refusal }]));
  return [...Map.groupBy(refused, ({ refusal }) => refusal)].map(([words, together]) => ({
    words,
    days: together.map(({ day }) => day),
  }));
}

/** Undefined for a valid typed date, else the reason why it is refused. */
export function refusalOfTyped(choices: readonly DayChoice[], typed: string, tooFar: string, past: string) {
  const found = choices.find(({ day }) => day === typed);
  if (found) return found.refusal;
  return typed < (choices[0]?.day ?? addDays(typed, 1)) ? past : tooFar;
}

interface Planned {
  deliveryFrom: string | null;
  notOrderable: unknown;
}

/** The lines with the days of the chosen method and branch; empty while those are unknown. */
export function plannedLines<L extends { variantGuid: string }>(
  lines: readonly L[],
  windows: ReadonlyMap<string, LineWindow>,
) {
  return lines.map((line) => {
    const window = windows.get(line.variantGuid);
    return {
      ...line,
      deliveryFrom: window?.deliveryDateAfter ?? null,
      deliveryUntil: window?.deliveryDateBefore ?? null,
      supplySource: window?.supplySource ?? null,
    };
  });
}

/** The first day on which at least one of the lines can arrive. */
export function firstOf(lines: readonly Planned[]): string | null {
  const days = lines.flatMap(({ deliveryFrom, notOrderable }) =>
    deliveryFrom !== null && notOrderable === null ? [deliveryFrom] : [],
  );
  return days.sort()[0] ?? null;
}

/** Lines with a supplier's delivery window that ends after the latest day: no day of it is certain. */
export function withoutFixedDay<
  L extends Planned & { deliveryUntil: string | null; supplySource: LineWindow['supplySource'] | null },
>(lines: readonly L[], preferred: string | null, latest: string | null): L[] {
  return lines.filter(
    ({ deliveryFrom, deliveryUntil, supplySource, notOrderable }) =>
      preferred !== null &&
      supplySource === 'supplier' &&
      notOrderable === null &&
      (deliveryFrom ?? '') <= preferred &&
      (deliveryUntil ?? '') > (latest ?? preferred),
  );
}

/** Lines that cannot arrive by that day. */
export function laterThan<L extends Planned>(lines: readonly L[], day: string | null): L[] {
  return lines.filter(
    ({ deliveryFrom, notOrderable }) =>
      day !== null && deliveryFrom !== null && notOrderable === null && deliveryFrom > day,
  );
}
