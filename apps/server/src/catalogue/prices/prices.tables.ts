import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '../../customers/customers/customers.tables.ts';
import { editTrackingColumns, isNumber, isPositive, oneOf } from '../../foundation/database/column-rules.ts';
import { variants } from '../products/products.tables.ts';

const money = () => numeric({ precision: 14, scale: 4 });

/**
 * Prices are per `salesPricePer` price units of the variant. A row with a price of zero or less can come in, and counts
 * as no price.
 */
export const listPrices = pgTable(
  'list_price',
  {
    variantId: integer()
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
    salesPricePer: integer().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    check('list_price_numbers', sql`${isNumber(t.priceDelivery)} and ${isNumber(t.pricePickup)}`),
    check('list_price_per', sql`${t.salesPricePer} > 0`),
  ],
);

/** An agreed price, for a customer or a customer group; exactly one of the two is filled. */
export const priceAgreements = pgTable(
  'price_agreement',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The venture of the variant and of the customer. */
    ventureId: text().notNull(),
    customerId: text(),
    customerGroup: text(),
    variantId: integer().notNull(),
    /**
     * For `salesPricePer` of `priceUnit`: an agreement has a unit and a number of its own, also where there is a list
     * price.
     */
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
    salesPricePer: integer().notNull(),
    priceUnit: text().notNull(),
    validFrom: date().notNull(),
    validUntil: date(),
    ...editTrackingColumns(),
  },
  (t) => [
    // Partial: each of the millions of agreements is in one of the two indexes.
    index('price_agreement_customer').on(t.customerId, t.variantId).where(sql`customer_id is not null`),
    index('price_agreement_group').on(t.ventureId, t.customerGroup, t.variantId).where(sql`customer_group is not null`),
    index('price_agreement_variant').on(t.variantId),
    foreignKey({
      name: 'price_agreement_variant_fk',
      columns: [t.variantId, t.ventureId],
      foreignColumns: [variants.id, variants.ventureId],
    }),
    foreignKey({
      name: 'price_agreement_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    check('price_agreement_party', sql`num_nonnulls(${t.customerId}, ${t.customerGroup}) = 1`),
    check('price_agreement_numbers', sql`${isNumber(t.priceDelivery)} and ${isNumber(t.pricePickup)}`),
    check('price_agreement_per', sql`${t.salesPricePer} > 0`),
    check('price_agreement_period', sql`${t.validFrom} <= ${t.validUntil}`),
  ],
);

/** For as many units as the list price: without a list price there are no tiers. */
export const priceTiers = pgTable(
  'price_tier',
  {
    variantId: integer()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** 'warehouse' tiers, or 'direct' for delivery straight from the manufacturer. */
    kind: text({ enum: ['warehouse', 'direct'] }).notNull(),
    ladderQuantity: numeric({ precision: 14, scale: 4 }).notNull(),
    ladderUnitId: text().notNull(),
    priceDelivery: money().notNull(),
    pricePickup: money().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.kind, t.ladderQuantity] }),
    oneOf('price_tier_kind', t.kind),
    check('price_tier_ladder_quantity', isPositive(t.ladderQuantity)),
    check('price_tier_numbers', sql`${isNumber(t.priceDelivery)} and ${isNumber(t.pricePickup)}`),
  ],
);

/** What we pay for a variant ourselves, if known. Never shown to customers. */
export const costPrices = pgTable(
  'cost_price',
  {
    variantId: integer()
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    price: money().notNull(),
    salesPricePer: integer().notNull(),
    priceUnit: text().notNull(),
  },
  (t) => [check('cost_price_number', isPositive(t.price)), check('cost_price_per', sql`${t.salesPricePer} > 0`)],
);
