import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { editTrackingColumns } from '../../foundation/database/column-rules.ts';
import { bytea, moment } from '../../foundation/database/column-types.ts';
import { ventures } from '../ventures/ventures.tables.ts';

/**
 * Bytes by their SHA-256: suppliers use the same file under many addresses. Without bytes they are in the object store.
 */
export const mediaContents = pgTable('media_content', {
  hash: text().primaryKey(),
  bytes: bytea(),
});

/** Folders that staff created in the media library. */
export const mediaFolders = pgTable(
  'media_folder',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    parentId: integer().references((): AnyPgColumn => mediaFolders.id),
    ...editTrackingColumns(),
  },
  (t) => [
    index('media_folder_parent').on(t.parentId),
    check('media_folder_name', sql`${t.name} <> ''`),
    check('media_folder_place', sql`${t.parentId} <> ${t.id}`),
  ],
);

/**
 * A picture or file: stored as bytes, as bytes shared by several paths, or as the recipe of a drawing (the demo world's
 * pictures). The row also has the data of the media library.
 */
export const mediaFiles = pgTable(
  'media_file',
  {
    /** '/media/producten/10233.svg' */
    path: text().primaryKey(),
    contentType: text().notNull(),
    bytes: bytea(),
    drawing: jsonb(),
    contentHash: text().references(() => mediaContents.hash),
    /** Without one, its address decides the place. */
    folderId: integer().references(() => mediaFolders.id),
    /** The owning venture; empty for files of the whole group. */
    ventureId: text().references(() => ventures.id),
    /** The name for people; empty for the last part of its address. */
    name: text().notNull().default(''),
    altText: text().notNull().default(''),
    tags: text().array().notNull().default([]),
    /** The focal point for crops, as a share of width and height. */
    focalX: doublePrecision().notNull().default(0.5),
    focalY: doublePrecision().notNull().default(0.5),
    /** Usage rights, and the origin of the file. */
    rights: text().notNull().default(''),
    /** Empty for drawings that are rendered on demand. */
    size: integer(),
    width: integer(),
    height: integer(),
    uploadedBy: text(),
    /** In the bin since then: not served, and deleted permanently later. */
    deletedAt: moment(),
    ...editTrackingColumns(),
  },
  (t) => [
    index('media_file_content').on(t.contentHash),
    index('media_file_folder').on(t.folderId),
    index('media_file_newest').on(t.createdAt.desc().nullsFirst(), t.path),
    check('media_file_source', sql`num_nonnulls(${t.bytes}, ${t.drawing}, ${t.contentHash}) = 1`),
    check('media_file_focal_x', sql`${t.focalX} between 0 and 1`),
    check('media_file_focal_y', sql`${t.focalY} between 0 and 1`),
    check('media_file_measures', sql`${t.size} >= 0 and ${t.width} > 0 and ${t.height} > 0`),
  ],
);

/** The earlier files of an address, for restoring. */
export const earlierMedia = pgTable(
  'media_earlier',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    path: text()
      .notNull()
      .references(() => mediaFiles.path, { onDelete: 'cascade' }),
    contentType: text().notNull(),
    drawing: jsonb(),
    contentHash: text().references(() => mediaContents.hash),
    size: integer(),
    width: integer(),
    height: integer(),
    replacedAt: moment().notNull(),
    replacedBy: text().notNull(),
  },
  (t) => [
    index('media_earlier_path').on(t.path, t.id),
    index('media_earlier_content').on(t.contentHash),
    check('media_earlier_source', sql`num_nonnulls(${t.drawing}, ${t.contentHash}) = 1`),
  ],
);
