import { deliveryModeIds } from '@bouwpoort/contract/ventures';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { allOf, editing } from '../database/column-rules.ts';

export const ventures = pgTable(
  'venture',
  {
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
    /** No foreign key: customers refer to ventures, and the ERP may bring this one later. */
    guestDebitNumber: text(),
    /** The ways of unloading it offers (contract: deliveryModeIds). */
    deliveryModes: text().array().notNull().default(['GEWOON']),
    /** '#A63A24': the one colour the storefront paints this venture in. */
    accentColor: text().notNull(),
    position: integer().notNull(),
    /** Everything else of P 3.1 that no rule reads: logos, links, USPs, messages, texts. */
    presentation: jsonb().notNull(),
    ...editing(),
  },
  (t) => [
    check('venture_accent_color', sql`${t.accentColor} ~ '^#[0-9A-Fa-f]{6}$'`),
    check('venture_path', sql`${t.path} ~ '^[a-z0-9-]+$'`),
    allOf('venture_delivery_modes', t.deliveryModes, deliveryModeIds),
    allOf('venture_pricelist_formats', t.downloadPricelistFormats, ['csv', 'xlsx', 'pdf']),
  ],
);

/** What visitors must know now, above every page; without a venture it stands in all of them. */
export const emergencyMessages = pgTable(
  'emergency_message',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ventureId: text().references(() => ventures.id),
    message: text().notNull(),
    /** Empty: until somebody ends it. */
    until: timestamp({ withTimezone: true }),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: text().notNull(),
  },
  (t) => [
    unique('emergency_message_once').on(t.ventureId).nullsNotDistinct(),
    check('emergency_message_text', sql`${t.message} <> ''`),
  ],
);
