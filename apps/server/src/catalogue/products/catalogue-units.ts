import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';

/** Order units with a usable ratio. NUMERIC can be NaN, which comes as text. */
export function usableUnits<U extends { id: number; unitRatio: unknown }>(ctx: Context, units: readonly U[]): U[] {
  return usableRows(
    ctx,
    'bundle',
    units,
    ({ id }) => id,
    (unit) => {
      if (typeof unit.unitRatio !== 'number') throw new Error('its ratio is not a number');
      return unit;
    },
  );
}
