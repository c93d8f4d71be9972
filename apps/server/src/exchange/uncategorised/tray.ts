import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';
import { neverPublished } from './waiting-products.ts';

export interface OwnDates {
  startPublish: Date;
  stopPublish: Date | null;
}

/** Removes products that get a category from the tray; returns their publication dates by product. */
export async function takeFromTray(tx: Database, productIds: readonly number[]): Promise<Map<number, OwnDates>> {
  const rows = await query<{ id: number; start: string; stop: string | null }>(
    tx,
    `delete from waiting_product where product_id = any($1::integer[])
     returning product_id as id, start_publish as start, stop_publish as stop`,
    [productIds],
  );
  return new Map(
    rows.map(({ id, start, stop }) => [
      id,
      { startPublish: new Date(start), stopPublish: stop === null ? null : new Date(stop) },
    ]),
  );
}

/** The own dates of a product in the tray. */
export const inTray: OwnDates = { startPublish: new Date(neverPublished), stopPublish: null };

export async function putInTray(
  tx: Database,
  { productId, ventureId, since }: { productId: number; ventureId: string; since: Date },
  dates: OwnDates,
): Promise<void> {
  await query(
    tx,
    `insert into waiting_product (product_id, venture_id, start_publish, stop_publish, since)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [productId, ventureId, dates.startPublish, dates.stopPublish, since],
  );
}
