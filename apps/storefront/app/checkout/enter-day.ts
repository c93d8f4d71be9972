interface DayKey {
  key: string;
  currentTarget: { value: string };
  preventDefault(): void;
}

/**
 * Enter takes the date as it stands in the field. The field is part of the form of the whole step, which Enter would
 * submit with the date that was chosen before.
 */
export function enterDay(event: DayKey, take: (day: string) => boolean, onTaken: () => void): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  if (take(event.currentTarget.value)) onTaken();
}
