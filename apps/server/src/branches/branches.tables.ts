import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text, time } from 'drizzle-orm/pg-core';
import { ventures } from '../ventures/ventures.tables.ts';

export const branches = pgTable(
  'branch',
  {
    /** `branchId` on the wire, `locationId` in the storefront. */
    branchId: text().primaryKey(),
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    displayName: text().notNull(),
    slug: text().notNull(),
    /** 'bouwshop', 'showroom' or 'bouwshop-showroom'. */
    type: text().notNull(),
    address: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    defaultBranchLocation: boolean().notNull(),
    bouwshopServices: text().array().notNull(),
    showroomServices: text().array().notNull(),
    assortment: text().array().notNull(),
    imageUrl: text(),
    position: integer().notNull(),
  },
  (t) => [index('branch_venture').on(t.ventureId, t.position)],
);

export const warehouses = pgTable('warehouse', {
  code: integer().primaryKey(),
  name: text().notNull(),
  branchId: text()
    .notNull()
    .references(() => branches.branchId),
});

/** The weekly pattern; a closed day has no row. */
export const openingHours = pgTable(
  'opening_hours',
  {
    branchId: text()
      .notNull()
      .references(() => branches.branchId),
    department: text({ enum: ['shop', 'showroom'] }).notNull(),
    /** ISO: 1 Monday to 7 Sunday. */
    weekday: integer().notNull(),
    opens: time({ precision: 0 }).notNull(),
    closes: time({ precision: 0 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.branchId, t.department, t.weekday, t.opens] })],
);

/** A day that differs from the pattern; `opens` and `closes` empty means closed. */
export const openingDeviations = pgTable(
  'opening_deviation',
  {
    branchId: text()
      .notNull()
      .references(() => branches.branchId),
    department: text({ enum: ['shop', 'showroom'] }).notNull(),
    day: date().notNull(),
    opens: time({ precision: 0 }),
    closes: time({ precision: 0 }),
    note: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.branchId, t.department, t.day] })],
);

export const cutOffTimes = pgTable(
  'cut_off_time',
  {
    branchId: text()
      .notNull()
      .references(() => branches.branchId),
    weekday: integer().notNull(),
    method: text({ enum: ['storedelivery', 'instorepickup'] }).notNull(),
    time: time({ precision: 0 }).notNull(),
    leadDays: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.branchId, t.weekday, t.method] })],
);

/** Days without delivery that are no public holidays, such as the bouwvak; no venture means all of them. */
export const calendarClosures = pgTable('calendar_closure', {
  id: integer().primaryKey(),
  ventureId: text().references(() => ventures.id),
  firstDay: date().notNull(),
  lastDay: date().notNull(),
  name: text().notNull(),
});
