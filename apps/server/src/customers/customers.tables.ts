import { boolean, index, integer, numeric, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { branches } from '../branches/branches.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/** Numbers of customers that registered themselves, clear of those an ERP has given out so far. */
export const customerNumbers = pgSequence('customer_number', { startWith: 700_001 });

export const customers = pgTable(
  'customer',
  {
    customerId: text().primaryKey(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
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
    /** Empty: pays in advance, never on account. */
    creditLimit: numeric({ precision: 14, scale: 2 }),
    creditUsed: numeric({ precision: 14, scale: 2 }).notNull(),
  },
  (t) => [index('customer_venture').on(t.ventureId)],
);

export const projects = pgTable(
  'project',
  {
    id: integer().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    name: text().notNull(),
  },
  (t) => [index('project_customer').on(t.customerId)],
);

export const customerAddresses = pgTable(
  'customer_address',
  {
    addressId: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    projectId: integer().references(() => projects.id),
    /** 'invoice', 'delivery' or 'project'. */
    addressType: text().notNull(),
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
  },
  (t) => [index('customer_address_customer').on(t.customerId)],
);
