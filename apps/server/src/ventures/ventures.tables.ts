import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export const ventures = pgTable('venture', {
  id: text().primaryKey(),
  name: text().notNull(),
  path: text().notNull().unique(),
  /** The catalogue whose direct children are the venture's main categories (C 3). */
  catalogId: text().notNull(),
  hasShop: boolean().notNull(),
  dynamics: boolean().notNull(),
  disableOrdering: boolean().notNull(),
  disablePricing: boolean().notNull(),
  disableStockInformation: boolean().notNull(),
  downloadPricelist: boolean().notNull(),
  downloadPricelistFormats: text().array().notNull(),
  guestDebitNumber: text(),
  /** The ways of unloading it offers (contract: deliveryModeIds). */
  deliveryModes: text().array().notNull().default(['GEWOON']),
  /** '#A63A24': the one colour the storefront paints this venture in. */
  accentColor: text().notNull(),
  position: integer().notNull(),
  /** Everything else of P 3.1 that no rule reads: logos, links, USPs, messages, texts. */
  presentation: jsonb().notNull(),
});
