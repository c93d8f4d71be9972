/** The option a key moves to: one of the list, the text itself (null), or no move (undefined). */
export function placeMove(key: string, active: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    // These keys move the cursor in the text, so that no option is active.
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
}
