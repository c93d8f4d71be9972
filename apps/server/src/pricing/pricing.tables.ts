import { date, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from '../catalogue/catalogue.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

const money = () => numeric({ precision: 14, scale: 4 });

/** A variant without a row has no price. Prices are per `salesPricePer` price units. */
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
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
    validFrom: date().notNull(),
    validUntil: date(),
  },
  (t) => [
    index('price_agreement_customer').on(t.customerId, t.variantId),
    index('price_agreement_group').on(t.ventureId, t.customerGroup, t.variantId),
  ],
);

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
