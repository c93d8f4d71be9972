/**
 * The target of a key in a list of suggestions: an option, the text (null), or undefined for a key that is not handled.
 */
type Move = number | null | undefined;

/**
 * The keys of the combobox pattern (ARIA 1.2). The text is one of the stops: before the first option and after the
 * last. Home and End move the cursor in the text unless an option is active.
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

/** These keys move the cursor in the text, so that no option is active. */
export function returnsToText(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}
