import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { branches } from '../branches/branches.tables.ts';
import { customers } from '../customers/customers.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

export const siteUsers = pgTable(
  'site_user',
  {
    id: uuid().primaryKey(),
    /** Empty for an account not attached to a venture (P 8, NoVenture). */
    ventureId: text().references(() => ventures.id),
    customerId: text().references(() => customers.customerId),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    isGuestAccount: boolean().notNull(),
    dynamics: boolean().notNull(),
    branchId: text().references(() => branches.branchId),
    isManager: boolean().notNull(),
    useOrderApiCodit: boolean().notNull(),
    isActive: boolean().notNull(),
    isBlocked: boolean().notNull(),
    passwordHash: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex('site_user_email').on(sql`lower(${t.email})`), index('site_user_customer').on(t.customerId)],
);
