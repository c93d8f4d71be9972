import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { branches } from '../branches/branches.tables.ts';
import { moment } from '../database/column-types.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/** Somebody who works for a venture. No relation to site_user: a customer's login opens nothing here. */
export const staffUsers = pgTable(
  'staff_user',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    /** Empty until the link of the invitation was used, and for people who log in by OpenID Connect only. */
    passwordHash: text(),
    /** Sealed with the program's secret: a copy of the database alone is no second step. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last code: a code that was looked at over a shoulder works once. */
    totpLastStep: bigint({ mode: 'number' }),
    recoveryHashes: text().array().notNull().default([]),
    oidcSubject: text(),
    isLocked: boolean().notNull().default(false),
    shortcuts: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('staff_user_email').on(sql`lower(${t.email})`), uniqueIndex('staff_user_oidc').on(t.oidcSubject)],
);

/** A set of permissions by name; which permissions exist stands in the contract. */
export const staffRoles = pgTable('staff_role', {
  id: text().primaryKey(),
  name: text().notNull(),
  permissions: text().array().notNull(),
  /** May do everything, whatever permissions a later version adds. */
  isFixed: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

/** A role somebody has: everywhere, in a venture, or in a branch of it. */
export const staffGrants = pgTable(
  'staff_grant',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    roleId: text()
      .notNull()
      .references(() => staffRoles.id),
    ventureId: text().references(() => ventures.id),
    branchId: text().references(() => branches.branchId),
    /** Given by a claim of the identity provider, and taken away with it; else a colleague gave it. */
    isFromProvider: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('staff_grant_once').on(
      t.staffId,
      t.roleId,
      sql`coalesce(${t.ventureId}, '')`,
      sql`coalesce(${t.branchId}, '')`,
    ),
    index('staff_grant_role').on(t.roleId),
    check('staff_grant_branch_has_venture', sql`${t.branchId} is null or ${t.ventureId} is not null`),
  ],
);

export const staffSessions = pgTable(
  'staff_session',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** The password was right; the second step, where there is one, is what `secondStepAt` waits for. */
    secondStepAt: moment(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [index('staff_session_staff').on(t.staffId)],
);

/** Links to choose a password, by mail or printed by `npm run staff`. */
export const staffLinks = pgTable(
  'staff_link',
  {
    tokenHash: text().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('staff_link_staff').on(t.staffId)],
);
