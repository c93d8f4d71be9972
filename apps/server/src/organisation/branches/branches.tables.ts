import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core';
import { editTrackingColumns, oneOf } from '../../foundation/database/column-rules.ts';
import { ofVenture, ventures } from '../ventures/ventures.tables.ts';

export const branches = pgTable(
  'branch',
  {
    /** `branchId` on the wire, `locationId` in the storefront. */
    branchId: text().primaryKey(),
    ventureId: ofVenture(),
    displayName: text().notNull(),
    slug: text().notNull(),
    type: text({ enum: ['bouwshop', 'showroom', 'bouwshop-showroom'] }).notNull(),
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
    ...editTrackingColumns(),
  },
  (t) => [
    index('branch_venture').on(t.ventureId, t.position),
    oneOf('branch_type', t.type),
    check('branch_on_earth', sql`${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`),
  ],
);

export const warehouses = pgTable('warehouse', {
  /** Given out by the ERP. */
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
      .references(() => branches.branchId, { onDelete: 'cascade' }),
    department: text({ enum: ['shop', 'showroom'] }).notNull(),
    /** ISO: 1 Monday to 7 Sunday. */
    weekday: integer().notNull(),
    opens: time({ precision: 0 }).notNull(),
    closes: time({ precision: 0 }).notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.department, t.weekday, t.opens] }),
    oneOf('opening_hours_department', t.department),
    check('opening_hours_weekday', sql`${t.weekday} between 1 and 7`),
    check('opening_hours_period', sql`${t.opens} < ${t.closes}`),
  ],
);

/** A day that differs from the pattern; without a period it is closed. */
export const openingDeviations = pgTable(
  'opening_deviation',
  {
    branchId: text()
      .notNull()
      .references(() => branches.branchId, { onDelete: 'cascade' }),
    department: text({ enum: ['shop', 'showroom'] }).notNull(),
    day: date().notNull(),
    note: text().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.department, t.day] }),
    oneOf('opening_deviation_department', t.department),
    check('opening_deviation_day', sql`isfinite(${t.day})`),
  ],
);

export const openingDeviationPeriods = pgTable(
  'opening_deviation_period',
  {
    branchId: text().notNull(),
    department: text({ enum: ['shop', 'showroom'] }).notNull(),
    day: date().notNull(),
    opens: time({ precision: 0 }).notNull(),
    closes: time({ precision: 0 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.department, t.day, t.opens] }),
    foreignKey({
      name: 'opening_deviation_period_day_fk',
      columns: [t.branchId, t.department, t.day],
      foreignColumns: [openingDeviations.branchId, openingDeviations.department, openingDeviations.day],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('opening_deviation_period_order', sql`${t.opens} < ${t.closes}`),
  ],
);

export const cutOffTimes = pgTable(
  'cut_off_time',
  {
    branchId: text()
      .notNull()
      .references(() => branches.branchId, { onDelete: 'cascade' }),
    weekday: integer().notNull(),
    method: text({ enum: ['storedelivery', 'instorepickup'] }).notNull(),
    time: time({ precision: 0 }).notNull(),
    leadDays: integer().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.weekday, t.method] }),
    oneOf('cut_off_time_method', t.method),
    check('cut_off_time_weekday', sql`${t.weekday} between 1 and 7`),
    check('cut_off_time_lead_days', sql`${t.leadDays} >= 0`),
  ],
);

/** Days without delivery that are no public holidays, such as the bouwvak; no venture means all of them. */
export const calendarClosures = pgTable(
  'calendar_closure',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ventureId: text().references(() => ventures.id),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    name: text().notNull(),
    ...editTrackingColumns(),
  },
  (t) => [
    check(
      'calendar_closure_days',
      sql`${t.firstDay} <= ${t.lastDay} and isfinite(${t.firstDay}) and isfinite(${t.lastDay})`,
    ),
  ],
);
