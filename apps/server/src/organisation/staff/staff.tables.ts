import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../foundation/database/column-types.ts';
import { branches } from '../branches/branches.tables.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/** A member of staff. No relation to site_user: a customer's session gives no access here. */
export const staffUsers = pgTable(
  'staff_user',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    name: text().notNull(),
    /** Empty until the invitation is used, and for people who only log in by OpenID Connect. */
    passwordHash: text(),
    /** Encrypted with the program's secret, so that a copy of the database is not enough. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The time step of the last code, so that a code works once. */
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

/** A named set of permissions; the permissions themselves are in the contract. */
export const staffRoles = pgTable('staff_role', {
  id: text().primaryKey(),
  name: text().notNull(),
  permissions: text().array().notNull(),
  /** Has all permissions, including those of later versions. */
  isFixed: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

/** A role of a person: everywhere, in a venture, or in a branch of it. */
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
    /** Granted by a claim of the identity provider, and revoked with it; else by a colleague. */
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
    /** The password was right; `secondStepAt` is set after the second step, if there is one. */
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
