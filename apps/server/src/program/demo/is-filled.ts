import type pg from 'pg';

/** Has this database been filled before? Then it is somebody's, and a start leaves it alone. */
export async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from venture limit 1');
  return rowCount !== 0;
}
