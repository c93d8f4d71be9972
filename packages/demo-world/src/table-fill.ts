/** What goes into one column of one row. Dates travel as ISO text, JSON columns as JSON text, arrays as arrays. */
export type Cell = string | number | boolean | null | readonly string[] | readonly number[];

/** The rows of one database table, made while they are asked for, so that a million of them need no memory. */
export interface TableFill {
  table: string;
  columns: readonly string[];
  /** How many rows to expect: for the progress line only. */
  expected: number;
  rows: Iterable<readonly Cell[]>;
}

export interface DemoWorldSize {
  products: number;
  seed: number;
  /** 'YYYY-MM-DD': orders, messages and deviating hours are laid around this day. */
  today: string;
  /** The moment of the fill. With it, the day has begun: there are orders, deliveries and searches up to then. */
  now?: string;
}
