import { z } from 'zod/mini';
import { pageAnswer, pageQuery, searchText } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import {
  done,
  largestRowId,
  moment,
  plainText,
  queryInteger,
  requiredText,
  rowId,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';

const spec = 'back office: media library';
const staff = { spec, access: 'staff' as const };
const queryVersion = queryInteger(0, largestRowId);

const mediaPath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/media\/[\w./-]+$/, { error: 'Kies een bestand uit de media' }));

/** The built-in lists; `bin` has the removed files. */
const mediaViews = ['all', 'scenes', 'products', 'documents', 'withoutAlt', 'unused', 'bin'] as const;
export type MediaView = (typeof mediaViews)[number];

/** Where a file stands in the shop. */
const mediaUsePlaces = [
  ...(['page', 'draft', 'product', 'variant', 'category', 'branch', 'venture', 'menu', 'message'] as const),
] as const;
const mediaUse = z.object({
  place: z.enum(mediaUsePlaces),
  recordId: z.string(),
  name: z.string(),
  ventureId: z.nullable(z.string()),
});
export type MediaUse = z.output<typeof mediaUse>;

const mediaItem = z.object({
  path: z.string(),
  name: z.string(),
  contentType: z.string(),
  altText: z.string(),
  /** Unknown for pictures that are drawn on request. */
  size: z.nullable(z.int()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  ventureId: z.nullable(z.string()),
  folderId: z.nullable(z.int()),
  /** Records it stands in. */
  uses: z.int(),
  /** Pictures that no product names need a text of their own. */
  needsAlt: z.boolean(),
  version,
});
export type MediaItem = z.output<typeof mediaItem>;

const share = z.number().check(z.gte(0), z.lte(1));
export const mediaEdit = z.object({
  name: requiredText(120, 'Vul een naam in'),
  altText: plainText(250),
  tags: z.array(requiredText(40, 'Vul een label in').check(z.overwrite((text) => text.toLowerCase()))).check(
    z.maxLength(20, { error: 'Hooguit twintig labels' }),
    z.refine((tags) => new Set(tags).size === tags.length, { error: 'Een label staat er twee keer' }),
  ),
  /** What stays in sight when the picture is cropped. */
  focalPoint: z.object({ x: share, y: share }),
  rights: plainText(200),
  folderId: z.nullable(rowId),
});
export type MediaEdit = z.output<typeof mediaEdit>;

const beheerMediaFile = z.extend(mediaItem, {
  edit: z.object({
    name: z.string(),
    altText: z.string(),
    tags: z.array(z.string()),
    focalPoint: z.object({ x: z.number(), y: z.number() }),
    rights: z.string(),
    folderId: z.nullable(z.int()),
  }),
  /** The first part of its address, which is its folder until staff put it into another. */
  place: z.string(),
  /** None for what came with the program or an import. */
  uploadedBy: z.nullable(z.string()),
  createdAt: moment,
  deletedAt: z.nullable(moment),
  /** The first of them; `uses` says how many there are. */
  usedIn: z.array(mediaUse),
  /** What stood at this address before, the newest first. */
  earlier: z.array(
    z.object({ contentType: z.string(), size: z.nullable(z.int()), replacedAt: moment, replacedBy: z.string() }),
  ),
});
export type BeheerMediaFile = z.output<typeof beheerMediaFile>;

const mediaFolder = z.object({
  folderId: z.int(),
  name: z.string(),
  parentId: z.nullable(z.int()),
  count: z.int(),
  version,
});
export type MediaFolder = z.output<typeof mediaFolder>;

const folderEdit = z.object({ name: requiredText(60, 'Vul een naam in'), parentId: z.nullable(rowId) });
export type MediaFolderEdit = z.output<typeof folderEdit>;
const ofFolder = z.object({ folderId: queryInteger(1, largestRowId) });

const ofFile = z.object({ path: mediaPath });
const ofVersion = z.extend(ofFile, { version: queryVersion });
const fileName = z.string().check(z.minLength(1), z.maxLength(300));

export const beheerMediaRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/media',
    summary: 'Files of the library, the newest first',
    permission: 'content.read',
    query: z.object({
      view: z._default(z.enum(mediaViews), 'all'),
      q: searchText,
      kind: z.optional(z.enum(['image', 'document'])),
      folderId: z.optional(queryInteger(1, largestRowId)),
      place: z.optional(z.string().check(z.regex(/^[\w.-]{1,60}$/))),
      /** Its own files, and those of the whole group. */
      ventureId: z.optional(ventureId),
      ...pageQuery,
    }),
    response: z.object({ files: z.array(mediaItem), ...pageAnswer }),
  }),
  overview: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/media/overview',
    summary: 'How many files there are, by view and by folder',
    permission: 'content.read',
    query: z.object({ ventureId: z.optional(ventureId) }),
    response: z.object({
      files: z.int(),
      /** Of all whose size is known. */
      bytes: z.number(),
      views: z.record(z.enum(mediaViews), z.int()),
      folders: z.array(mediaFolder),
      /** By the first part of their address: files that were not put into a folder. */
      places: z.array(z.object({ place: z.string(), count: z.int() })),
    }),
  }),
  file: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/media/file',
    summary: 'One file, with everything it stands in',
    permission: 'content.read',
    query: ofFile,
    response: beheerMediaFile,
  }),
  upload: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/media',
    summary: 'Bring a picture or a document; the same content is kept once',
    permission: 'content.edit',
    query: z.object({
      ventureId: z.optional(ventureId),
      folderId: z.optional(queryInteger(1, largestRowId)),
      fileName,
    }),
    bodyType: 'file',
    response: z.object({
      path: z.string(),
      contentType: z.string(),
      size: z.int(),
      /** The library had it already. */
      isKnown: z.boolean(),
    }),
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/media/file',
    summary: 'Save what the library knows of a file; refused when somebody else saved it first',
    permission: 'content.edit',
    query: ofFile,
    body: z.extend(mediaEdit, { version }),
    response: beheerMediaFile,
  }),
  replace: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/media/content',
    summary: 'Put another file at the address of this one, everywhere it stands',
    permission: 'content.edit',
    query: z.extend(ofVersion, { fileName }),
    bodyType: 'file',
    response: beheerMediaFile,
  }),
  putBack: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/media/put-back',
    summary: 'Put back what stood at this address before it was replaced',
    permission: 'content.edit',
    body: z.extend(ofFile, { version }),
    response: beheerMediaFile,
  }),
  remove: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/media/file',
    summary: 'Move a file that stands nowhere to the bin',
    permission: 'content.edit',
    query: ofVersion,
    response: done,
  }),
  restore: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/media/restore',
    summary: 'Take a file out of the bin',
    permission: 'content.edit',
    body: ofFile,
    response: beheerMediaFile,
  }),
  move: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/media/move',
    summary: 'Put files into a folder, or out of any',
    permission: 'content.edit',
    body: z.object({ paths: z.array(mediaPath).check(z.minLength(1), z.maxLength(200)), folderId: z.nullable(rowId) }),
    response: z.object({ moved: z.int() }),
  }),
  addFolder: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/media/folders',
    summary: 'Make a folder',
    permission: 'content.edit',
    body: folderEdit,
    response: mediaFolder,
  }),
  changeFolder: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/media/folders/{folderId}',
    summary: 'Rename or move a folder; refused when somebody else changed it first',
    permission: 'content.edit',
    params: ofFolder,
    body: z.extend(folderEdit, { version }),
    response: mediaFolder,
  }),
  removeFolder: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/media/folders/{folderId}',
    summary: 'Remove an empty folder',
    permission: 'content.edit',
    params: ofFolder,
    response: done,
  }),
};
