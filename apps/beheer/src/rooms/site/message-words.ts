const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '16 nov', of a day. */
export function dayText(day: string): string {
  return short.format(new Date(`${day}T12:00:00Z`)).replace('.', '');
}
