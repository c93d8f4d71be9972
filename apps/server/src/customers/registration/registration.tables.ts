import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../foundation/database/column-rules.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { branches } from '../../organisation/branches/branches.tables.ts';
import { ofVenture } from '../../organisation/ventures/ventures.tables.ts';
import { customers } from '../customers/customers.tables.ts';
import { siteUsers } from '../identity/identity.tables.ts';

/** The embedded company register: where the demo shop looks up KvK numbers. */
export const registeredCompanies = pgTable(
  'registered_company',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kvkNummer: text().notNull(),
    naam: text().notNull(),
    straatnaam: text().notNull(),
    huisnummer: integer().notNull(),
    huisnummerToevoeging: text().notNull(),
    postcode: text().notNull(),
    plaats: text().notNull(),
    type: text({ enum: ['hoofdvestiging', 'nevenvestiging', 'rechtspersoon'] }).notNull(),
  },
  (t) => [
    index('registered_company_kvk').on(t.kvkNummer),
    index('registered_company_address').on(t.postcode, t.huisnummer),
    oneOf('registered_company_type', t.type),
  ],
);

/** The links in mails for completing a registration. */
export const registrationInvitations = pgTable(
  'registration_invitation',
  {
    tokenHash: text().primaryKey(),
    emailAddress: text().notNull(),
    ventureId: ofVenture(),
    /** When this person accepted the terms and the privacy policy. */
    acceptedTermsAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Of the call that used it: the same call again gets the same answer. */
    idempotencyKey: text(),
  },
  (t) => [index('registration_invitation_email').on(sql`lower(${t.emailAddress})`)],
);

/** A completed registration, with the data of the company register at that time. */
export const registrations = pgTable(
  'registration',
  {
    id: uuid().primaryKey(),
    /** Empty once the account is deleted: a refused registration leaves none. */
    userId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    ventureId: ofVenture(),
    /** The existing customer this person asks to join, or the new one that was created. */
    customerId: text().references(() => customers.customerId),
    branchId: text()
      .notNull()
      .references(() => branches.branchId),
    chamberOfCommerceNumber: text().notNull(),
    businessName: text().notNull(),
    street: text().notNull(),
    houseNumber: integer().notNull(),
    houseNumberSuffix: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    phone: text().notNull(),
    newsletter: boolean().notNull(),
    customerCard: boolean().notNull(),
    acceptedTermsAt: moment().notNull(),
    completedAt: moment().notNull(),
    state: text({ enum: ['handling', 'approval', 'refused', 'activation', 'active'] }).notNull(),
  },
  (t) => [
    index('registration_user').on(t.userId),
    index('registration_customer').on(t.customerId, t.state),
    index('registration_venture').on(t.ventureId, t.state, t.completedAt),
    oneOf('registration_state', t.state),
  ],
);

/** The links of later mails: to approve a colleague, and to activate the account. */
export const registrationLinks = pgTable(
  'registration_link',
  {
    tokenHash: text().primaryKey(),
    registrationId: uuid()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['approve', 'activate'] }).notNull(),
    /** The manager who was asked to approve; empty if the venture decides. */
    managerId: uuid().references(() => siteUsers.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('registration_link_registration').on(t.registrationId),
    index('registration_link_manager').on(t.managerId),
    oneOf('registration_link_purpose', t.purpose),
  ],
);
