/**
 * The target of a key in a grid of suggestions: a cell, the text (null), or undefined for a key that is not handled.
 */
type GridMove = Place | null | undefined;

export interface Place {
  row: number;
  column: number;
}

/**
 * The keys of the combobox pattern with a grid (ARIA 1.2). The text is one of the stops: before the first row and after
 * the last. Home and End move the cursor in the text unless a cell is active; so do left and right where there is no
 * cell on that side. `widths` is the number of cells of each row.
 */
export function gridMove(key: string, active: Place | null, widths: readonly number[]): GridMove {
  const last = widths.length - 1;
  if (last < 0) return undefined;
  const begin = (row: number): Place | null => (row >= 0 && row <= last ? { row, column: 0 } : null);
  switch (key) {
    case 'ArrowDown':
      return begin(active ? active.row + 1 : 0);
    case 'ArrowUp':
      return begin(active ? active.row - 1 : last);
    case 'Home':
      return active ? begin(0) : undefined;
    case 'End':
      return active ? begin(last) : undefined;
    case 'ArrowRight':
      return active ? besides(active, 1, widths) : undefined;
    case 'ArrowLeft':
      return active ? besides(active, -1, widths) : undefined;
    default:
      return undefined;
  }
}

function besides({ row, column }: Place, step: number, widths: readonly number[]): Place | null {
  const next = column + step;
  return next >= 0 && next < (widths[row] ?? 0) ? { row, column: next } : null;
}

/** Left or right without a cell on that side: it moves the cursor in the text, so that no cell is active. */
export function leavesGrid(key: string, move: GridMove): boolean {
  return move === null && (key === 'ArrowLeft' || key === 'ArrowRight');
}
