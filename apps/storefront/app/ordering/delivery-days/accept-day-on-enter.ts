interface DayKey {
  key: string;
  currentTarget: { value: string };
  preventDefault(): void;
}

/**
 * Enter accepts the date in the field. The field is inside the form of the whole step, which Enter would otherwise
 * submit with the previously chosen date.
 */
export function acceptDayOnEnter(event: DayKey, readDay: (day: string) => boolean, onAccepted: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (readDay(event.currentTarget.value)) onAccepted();
}
