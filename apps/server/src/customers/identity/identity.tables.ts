import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { editTrackingColumns, isNotNegative, oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';
import { customers, projects } from '../customers/customers.tables.ts';

export const siteUsers = pgTable(
  'site_user',
  {
    id: uuid().primaryKey(),
    /** Empty for an account not attached to a venture (P 8, NoVenture). */
    ventureId: text().references(() => ventures.id),
    customerId: text(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    isGuestAccount: boolean().notNull(),
    dynamics: boolean().notNull(),
    branchId: text().references(() => branches.branchId),
    isManager: boolean().notNull(),
    /** The role of a user who is not a manager: a manager may do everything (company-role.ts). */
    memberRole: text({ enum: ['buyer', 'requester', 'viewer'] })
      .notNull()
      .default('buyer'),
    /** Without it this user gets no price from the server, unless they are a manager. */
    seesPrices: boolean().notNull().default(true),
    /** Excluding VAT; empty for no limit. */
    maxPerOrder: numeric({ precision: 14, scale: 2 }),
    maxPerMonth: numeric({ precision: 14, scale: 2 }),
    /** If false, only those of site_user_project. */
    allProjects: boolean().notNull().default(true),
    useOrderApiCodit: boolean().notNull(),
    isActive: boolean().notNull(),
    isBlocked: boolean().notNull(),
    passwordHash: text(),
    ...editTrackingColumns(),
  },
  (t) => [
    // A guest without a password exists for a single visit: the next visit with the same address creates another guest.
    uniqueIndex('site_user_email')
      .on(sql`lower(${t.email})`)
      .where(sql`not (${t.isGuestAccount} and ${t.passwordHash} is null)`),
    index('site_user_customer').on(t.customerId),
    index('site_user_venture').on(t.ventureId, t.lastName),
    foreignKey({
      name: 'site_user_customer_fk',
      columns: [t.customerId, t.ventureId],
      foreignColumns: [customers.customerId, customers.ventureId],
    }),
    oneOf('site_user_member_role', t.memberRole),
    check('site_user_max_per_order', isNotNegative(t.maxPerOrder)),
    check('site_user_max_per_month', isNotNegative(t.maxPerMonth)),
    check('site_user_of_venture', sql`${t.customerId} is null or ${t.ventureId} is not null`),
  ],
);

/** The projects a user may order for, if not all. */
export const siteUserProjects = pgTable(
  'site_user_project',
  {
    siteUserId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.siteUserId, t.projectId] }), index('site_user_project_project').on(t.projectId)],
);

/** A login on one device, with every token issued from it: a family, in the terms of the specification's decisions. */
export const sessions = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    /** The expiry of its newest refresh token. */
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** A member of staff views the shop as this user: the session is read-only. */
    isView: boolean().notNull().default(false),
    endReason: text({ enum: ['logout', 'replaced', 'reuse', 'passwordChanged', 'passwordReset', 'deactivated'] }),
  },
  (t) => [
    index('session_user').on(t.userId),
    oneOf('session_end_reason', t.endReason),
    check('session_end', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
  ],
);

export const refreshTokens = pgTable(
  'refresh_token',
  {
    /** SHA-256, so that read access to this table is not enough to log in. */
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** When it was exchanged for its successor; it is invalid since then. */
    usedAt: moment(),
    /** Together with the token and the program's secret it gives the successor again (see refresh-token.ts). */
    successorSalt: text(),
    successorHash: text(),
  },
  (t) => [index('refresh_token_session').on(t.sessionId)],
);

/** The links in mails for choosing a password. */
export const passwordTokens = pgTable(
  'password_token',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['set', 'reset'] }).notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('password_token_user').on(t.userId), oneOf('password_token_purpose', t.purpose)],
);

/** Events of accounts, for investigations. Rows outlive sessions and tokens. */
export const auditEvents = pgTable(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    kind: text().notNull(),
    /** Empty if no account has the name that was tried. */
    userId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    sessionId: uuid(),
    address: text().notNull(),
    userAgent: text().notNull(),
    detail: text(),
  },
  (t) => [index('audit_event_user').on(t.userId, t.kind, t.at), index('audit_event_at').on(t.at)],
);

/** When staff viewed the shop as a user, shown to the customer's manager. Outlives its session. */
export const viewSessions = pgTable(
  'view_session',
  {
    /** The id of the session. */
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.customerId),
    /** No foreign key: staff are above this layer. */
    staffId: uuid().notNull(),
    staffName: text().notNull(),
    reason: text().notNull(),
    startedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
  },
  (t) => [index('view_session_customer').on(t.customerId, t.startedAt), index('view_session_user').on(t.userId)],
);
