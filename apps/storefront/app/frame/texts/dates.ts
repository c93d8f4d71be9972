import { dayOf, showTime } from '@bouwpoort/trade/foundation/dutch-dates';

const timeZone = 'Europe/Amsterdam';
const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
const long = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone });

/** '16 nov 2026'. Browsers disagree about a dot after the month. */
export const shortDate = (moment: string) => short.format(new Date(moment)).replaceAll('.', '');

/** 'maandag 16 november 2026' */
export const longDate = (moment: string) => long.format(new Date(moment));

/** '16 nov, 9.48 uur' */
export function shortMoment(moment: string): string {
  return `${shortDate(moment).replace(/ \d{4}$/, '')}, ${showTime(new Date(moment), 'sentence')}`;
}

/** For file names. */
export const fileDay = (moment: string) => dayOf(new Date(moment));
