import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { editTrackingColumns, isNotNegative, oneOf } from '../../foundation/database/column-rules.ts';
import { words } from '../../foundation/database/word-search.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';

/** Numbers of customers that registered themselves, above those an ERP has given out so far. */
export const customerNumbers = pgSequence('customer_number', { startWith: 700_001 });

/** Numbers of addresses that customers add themselves. */
export const customerAddressNumbers = pgSequence('customer_address_number', { startWith: 100_001 });

export const customers = pgTable(
  'customer',
  {
    customerId: text().primaryKey().default(sql`nextval('customer_number')::text`),
    ventureId: ofVenture(),
    customerName: text().notNull(),
    chamberOfCommerceNumber: text(),
    customerGroup: text().notNull(),
    branchId: text().references(() => branches.branchId),
    hasDeliverystop: boolean().notNull(),
    hasOrderstop: boolean().notNull(),
    counterTicketMandatory: boolean().notNull(),
    customerObjectMandatory: boolean().notNull(),
    customerNameMandatory: boolean().notNull(),
    referenceNumberMandatory: boolean().notNull(),
    isInactive: boolean().notNull(),
    /** Empty for a customer that pays in advance, never on account. */
    creditLimit: numeric({ precision: 14, scale: 2 }),
    creditUsed: numeric({ precision: 14, scale: 2 }).notNull(),
    /** A note for colleagues at the counter; never shown to the customer. */
    deskNote: text().notNull().default(''),
    /** The customer this one was merged into; the row stays for references to its number. */
    mergedInto: text(),
    ...editTrackingColumns(),
  },
  (t) => [
    uniqueIndex('customer_of_venture').on(t.customerId, t.ventureId),
    index('customer_name').on(t.ventureId, t.customerName, t.customerId),
    index('customer_by_name').on(t.customerName, t.customerId),
    index('customer_branch').on(t.branchId, t.customerName, t.customerId),
    index('customer_by_number').on(t.customerId.op('text_pattern_ops')),
    index('customer_words').using('gin', words(t.customerName)),
    index('customer_kvk').on(t.ventureId, t.chamberOfCommerceNumber),
    foreignKey({ name: 'customer_merged_into_fk', columns: [t.mergedInto], foreignColumns: [t.customerId] }),
    check('customer_credit_limit', isNotNegative(t.creditLimit)),
    check('customer_credit_used', isNotNegative(t.creditUsed)),
  ],
);

export const projects = pgTable(
  'project',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    name: text().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [uniqueIndex('project_customer').on(t.customerId, t.id)],
);

export const customerAddresses = pgTable(
  'customer_address',
  {
    /** The ERP's own, or a number with a W (web) before it, which no ERP gives out. */
    addressId: text().primaryKey().default(sql`'W' || nextval('customer_address_number')`),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    projectId: integer(),
    addressType: text({ enum: ['invoice', 'delivery', 'project'] }).notNull(),
    name: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    houseNumberAddition: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    countryCode: text().notNull(),
    email: text(),
    daytimePhoneNumber: text(),
    shippingDefault: boolean().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('customer_address_customer').on(t.customerId),
    index('customer_address_project').on(t.projectId),
    uniqueIndex('customer_address_primary').on(t.customerId).where(sql`shipping_default`),
    foreignKey({
      name: 'customer_address_project_fk',
      columns: [t.projectId, t.customerId],
      foreignColumns: [projects.id, projects.customerId],
    }),
    oneOf('customer_address_type', t.addressType),
    check('customer_address_of_project', sql`(${t.addressType} = 'project') = (${t.projectId} is not null)`),
    check('customer_address_country', sql`${t.countryCode} ~ '^[A-Z]{2}$'`),
  ],
);
