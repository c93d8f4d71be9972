/** Where a key leads in a grid of suggestions: to a cell, back to the text (null), or nowhere: not our key. */
type GridMove = Place | null | undefined;

export interface Place {
  row: number;
  column: number;
}

/**
 * The keys of the combobox pattern with a grid (ARIA 1.2). The text is one of the stops: before the first row and after
 * the last. Home and End belong to the text until a cell has been chosen; so do left and right, which move the cursor
 * where there is no cell on that side. `widths` says how many cells each row has.
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

/** Left or right that found no cell: it moves the cursor in the text, where the visitor is again. */
export function leavesGrid(key: string, move: GridMove): boolean {
  return move === null && (key === 'ArrowLeft' || key === 'ArrowRight');
}
