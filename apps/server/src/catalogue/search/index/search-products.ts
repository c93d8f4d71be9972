import type { Database } from '../../../foundation/database/database.ts';
import { isRowUnreadable } from '../../../foundation/database/unreadable-row.ts';
import { type IndexedProduct, selectIndexProducts } from '../../products/products.ts';
import { type LeftOut, reasonOf } from './search-document.ts';

interface ReadProducts {
  products: IndexedProduct[];
  unreadable: LeftOut[];
}

/** As many of these as the database can read. Where it cannot, they are read in halves until those are found. */
export async function readProducts(db: Database, ids: readonly number[]): Promise<ReadProducts> {
  try {
    return { products: await selectIndexProducts(db, ids), unreadable: [] };
  } catch (error) {
    if (!isRowUnreadable(error)) throw error;
    const [productId] = ids;
    if (productId === undefined) throw error;
    if (ids.length === 1) return { products: [], unreadable: [{ productId, reason: databaseReason(error) }] };
    const middle = ids.length >> 1;
    const first = await readProducts(db, ids.slice(0, middle));
    const second = await readProducts(db, ids.slice(middle));
    return {
      products: [...first.products, ...second.products],
      unreadable: [...first.unreadable, ...second.unreadable],
    };
  }
}

/** Drizzle wraps the error of the database with the whole query. */
function databaseReason(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
