import type pg from 'pg';

/* What a start asks before it loads the demo world. */

/** Every demo shop starts from the same throw of the dice. */
export const demoSeed = 20261115;

/** Has this database been filled before? Then it is somebody's, and a start leaves it alone. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from venture limit 1');
  return rowCount !== 0;
}
