import type { FileProblem } from './file-problem.ts';

/** How a spreadsheet stored a cell; a CSV only has text. */
export type CellKind = 'text' | 'number' | 'date' | 'boolean';

export interface TableRow {
  /** The line of a CSV, the row of a sheet. */
  place: number;
  cells: readonly string[];
  /** Absent where all is text. */
  kinds?: readonly (CellKind | undefined)[];
}

export type TableItem = TableRow | FileProblem;

/** A table with a header row, whichever format it came in. */
export interface Table {
  header: readonly string[];
  rows: AsyncIterable<TableItem>;
}
