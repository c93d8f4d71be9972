import { date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from '../catalogue/catalogue.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

const money = () => numeric({ precision: 14, scale: 4 });

/** Prices are per `salesPricePer` price units of the variant. One that is not above zero is no price. */
export const listPrices = pgTable('list_price', {
  variantId: integer()
    .primaryKey()
    .references(() => variants.id),
  priceDelivery: money().notNull(),
  pricePickup: money().notNull(),
  salesPricePer: integer().notNull(),
});

/** A price of one's own, for a customer or a customer group; exactly one of the two is filled. */
export const priceAgreements = pgTable(
  'price_agreement',
  {
    id: integer().primaryKey(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    customerId: text(),
    customerGroup: text(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** For `salesPricePer` of `priceUnit`: an agreement says itself what it is for, with or without a list price. */
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
    salesPricePer: integer().notNull(),
    priceUnit: text().notNull(),
    validFrom: date().notNull(),
    validUntil: date(),
  },
  (t) => [
    index('price_agreement_customer').on(t.customerId, t.variantId),
    index('price_agreement_group').on(t.ventureId, t.customerGroup, t.variantId),
  ],
);

/** For as many units as the list price is for: without one there is no ladder. */
export const priceTiers = pgTable(
  'price_tier',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    /** 'warehouse' tiers, or 'direct' for delivery straight from the manufacturer. */
    kind: text({ enum: ['warehouse', 'direct'] }).notNull(),
    ladderQuantity: numeric({ precision: 14, scale: 4 }).notNull(),
    ladderUnitId: text().notNull(),
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantId, t.kind, t.ladderQuantity] })],
);
