/** Where a key leads in the list of places: to one of them, back to the text (null), or nowhere (undefined). */
export function placeMove(key: string, active: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    // These move the cursor in the text, so that is where the visitor is again.
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
}
