export type Direction = 'previous' | 'next';

/** The button by which a record was reached from its neighbour, in the state of its address. It has the focus again. */
export function walkedTo(state: unknown): Direction | undefined {
  return (state as { walked?: Direction } | null)?.walked;
}
