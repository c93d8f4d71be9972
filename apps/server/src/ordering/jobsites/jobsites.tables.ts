import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { projects } from '../../customers/customers/customers.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { editTrackingColumns, oneOf } from '../../foundation/database/column-rules.ts';
import { bytea, moment } from '../../foundation/database/column-types.ts';

/** The description of a project as a place. Its address is in the address book, under the project. */
export const buildingSites = pgTable(
  'building_site',
  {
    projectId: integer()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The pin on the map. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The access card, a SiteAccess. */
    access: jsonb().notNull(),
    leaderId: uuid().references(() => siteUsers.id, { onDelete: 'set null' }),
    costCentre: text().notNull().default(''),
    state: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    ...editTrackingColumns(),
  },
  (t) => [
    index('building_site_leader').on(t.leaderId),
    oneOf('building_site_state', t.state),
    check('building_site_pin', sql`num_nonnulls(${t.latitude}, ${t.longitude}) <> 1`),
    check('building_site_latitude', sql`${t.latitude} between 50 and 54`),
    check('building_site_longitude', sql`${t.longitude} between 3 and 8`),
  ],
);

export const siteMembers = pgTable(
  'building_site_member',
  {
    projectId: integer()
      .notNull()
      .references(() => buildingSites.projectId, { onDelete: 'cascade' }),
    siteUserId: uuid()
      .notNull()
      .references(() => siteUsers.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.siteUserId] }), index('building_site_member_user').on(t.siteUserId)],
);

/**
 * Separate from the media library, whose files are public for everyone with their URL: photos are for the company only.
 */
export const sitePhotos = pgTable(
  'building_site_photo',
  {
    projectId: integer()
      .primaryKey()
      .references(() => buildingSites.projectId, { onDelete: 'cascade' }),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    addedAt: moment().notNull(),
    addedBy: text().notNull(),
  },
  (t) => [check('building_site_photo_measures', sql`${t.width} > 0 and ${t.height} > 0`)],
);

/** Drawings, permits and other documents. */
export const siteDocuments = pgTable(
  'building_site_document',
  {
    id: uuid().primaryKey(),
    /** Refers to the project: one without a description can have documents too. */
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    addedBy: text().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [
    index('building_site_document_project').on(t.projectId),
    check('building_site_document_size', sql`${t.size} > 0`),
  ],
);

export const siteDocumentChunks = pgTable(
  'building_site_document_chunk',
  {
    documentId: uuid()
      .notNull()
      .references(() => siteDocuments.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.position] })],
);
