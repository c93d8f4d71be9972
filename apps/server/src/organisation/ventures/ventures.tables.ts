import { audiences } from '@bouwpoort/contract/foundation/audience';
import { messageKinds } from '@bouwpoort/contract/organisation/site.staff';
import { deliveryModeIds } from '@bouwpoort/contract/organisation/ventures';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { allOf, editTrackingColumns, oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';

export const ventures = pgTable(
  'venture',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    path: text().notNull().unique(),
    /** Its own name on the internet, in lower case; visitors who come by it are sent to its path. */
    domain: text().unique(),
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
    /** In percent of the price; a line of a quote below it has to be confirmed. */
    minQuoteMargin: integer().notNull().default(10),
    /** '#A63A24': the one colour the storefront paints this venture in. */
    accentColor: text().notNull(),
    position: integer().notNull(),
    /** Everything else of P 3.1 that no rule reads: logos, links, USPs, messages, texts. */
    presentation: jsonb().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    check('venture_accent_color', sql`${t.accentColor} ~ '^#[0-9A-Fa-f]{6}$'`),
    check('venture_path', sql`${t.path} ~ '^[a-z0-9-]+$'`),
    check('venture_domain', sql`${t.domain} ~ '^[a-z0-9-]+([.][a-z0-9-]+)+$'`),
    check('venture_min_quote_margin', sql`${t.minQuoteMargin} between 0 and 90`),
    allOf('venture_delivery_modes', t.deliveryModes, deliveryModeIds),
    allOf('venture_pricelist_formats', t.downloadPricelistFormats, ['csv', 'xlsx', 'pdf']),
  ],
);

/** A column that refers to one. */
export const ofVenture = () =>
  text()
    .notNull()
    .references(() => ventures.id);

/** Messages above the pages of some ventures, for a period or until somebody ends them. */
export const siteMessages = pgTable(
  'site_message',
  {
    /** Browsers remember by it which ones a visitor closed. */
    id: text().primaryKey(),
    message: text().notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    hyperLink: text(),
    hyperLinkText: text(),
    isClosable: boolean().notNull(),
    audience: text({ enum: audiences }).notNull(),
    /** No foreign key: a venture that goes takes no message of others along. */
    ventureIds: text().array().notNull(),
    /** Above those of the venture. */
    isSitewide: boolean().notNull(),
    firstDay: date(),
    lastDay: date(),
    isDraft: boolean().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    oneOf('site_message_kind', t.kind),
    oneOf('site_message_audience', t.audience),
    check('site_message_text', sql`${t.message} <> ''`),
    check('site_message_days', sql`${t.firstDay} <= ${t.lastDay}`),
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
    until: moment(),
    startedAt: moment().notNull(),
    startedBy: text().notNull(),
  },
  (t) => [
    unique('emergency_message_once').on(t.ventureId).nullsNotDistinct(),
    check('emergency_message_text', sql`${t.message} <> ''`),
  ],
);
