/** Where a key leads in a list of suggestions: to an option, back to the text (null), or nowhere: not our key. */
type Move = number | null | undefined;

/**
 * The keys of the combobox pattern (ARIA 1.2). The text is one of the stops: before the first option and after the last.
 * Home and End belong to the text until an option has been chosen.
 */
export function comboboxMove(key: string, active: number | null, count: number): Move {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    default:
      return undefined;
  }
}

/** These move the cursor in the text, so that is where the visitor is again. */
export function returnsToText(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}
