import type { DemoWorldSize } from '@bouwpoort/demo-world/table-fill';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type pg from 'pg';

/* What a start asks before it loads the demo world. */

/** Every demo shop starts from the same throw of the dice. */
export const demoSeed = 20261115;

/** Has this database been filled before? Then it is somebody's, and a start leaves it alone. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from venture limit 1');
  return rowCount !== 0;
}

/** A demo world that begins now, by the clock of the database as everywhere in the program. */
export async function sizeOfToday(client: pg.Client, products: number, seed = demoSeed): Promise<DemoWorldSize> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  const now = rows[0]?.now;
  if (!now) throw new Error('the database does not tell the time');
  return { products, seed, today: dayOf(now), now: now.toISOString() };
}
