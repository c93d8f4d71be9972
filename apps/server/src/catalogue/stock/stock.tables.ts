import { check, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isNotNegative } from '../../foundation/database/column-rules.ts';
import { warehouses } from '../../organisation/branches/branches.tables.ts';
import { variants } from '../products/products.tables.ts';

/** Without a row there is no stock. Quantities are in the variant's stock unit. */
export const stockEntries = pgTable(
  'stock',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    warehouseCode: integer()
      .notNull()
      .references(() => warehouses.code),
    purchaseAvailableQuantity: numeric({ precision: 14, scale: 4 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.warehouseCode] }),
    check('stock_quantity', isNotNegative(t.purchaseAvailableQuantity)),
  ],
);
