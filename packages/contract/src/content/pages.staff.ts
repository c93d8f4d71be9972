import { z } from 'zod/mini';
import { searchText } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import {
  moment,
  optionalLines,
  plainText,
  queryFlag,
  queryInteger,
  requiredText,
  ventureId,
  rowVersion as version,
} from '../foundation/scalars.ts';
import { contentId } from './content-document.ts';
import { contentPageTypes } from './content-types.ts';
import { framePreview, previewLinkRoutes, revision, withRevision } from './draft-previews.ts';
import { redirectTo } from './redirects.staff.ts';

const spec = 'back office: pages';
const staff = { spec, access: 'staff' as const };

const blockId = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));
const contentType = z.enum(contentPageTypes as [string, ...string[]]);

/**
 * Where a page is in its life. One that is on the site with a draft beside it is a draft, planned or under review, and
 * `isPublished` besides.
 */
const pageStates = ['published', 'draft', 'planned', 'review', 'archived'] as const;
const state = z.enum(pageStates);

const pageNode = z.object({
  pageId: z.string(),
  parentId: z.nullable(z.string()),
  /** As in its draft, where there is one. */
  name: z.string(),
  url: z.nullable(z.string()),
  contentType: z.string(),
  position: z.int(),
  state,
  /** Visitors see it now. */
  isPublished: z.boolean(),
  childCount: z.int(),
});
export type PageNode = z.output<typeof pageNode>;

/** No block is nested so deeply; deeper content is not shown. */
const maxDepth = 50;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** What an editor changes in the forms. Its place in the tree and its address are changed by `move` alone. */
export const pageEdit = z.object({
  name: plainText(200),
  disableIndexing: z.boolean(),
  disableFollowing: z.boolean(),
  pageImageUrl: z.nullable(z.string().check(z.maxLength(2000))),
  backgroundImageUrl: z.nullable(z.string().check(z.maxLength(2000))),
  /** Those of the page's type, blocks included. They need not be valid yet: what is wrong comes back as `issues`. */
  properties: z
    .record(z.string(), z.unknown())
    .check(z.refine((properties) => !isDeeper(properties, maxDepth), { error: 'Deze pagina is te diep genest' })),
});
export type PageEdit = z.output<typeof pageEdit>;

const pageDocument = z.extend(pageEdit, {
  name: z.string(),
  properties: z.record(z.string(), z.unknown()),
  id: z.string(),
  ventureId: z.string(),
  parentId: z.nullable(z.string()),
  contentType: z.string(),
  url: z.nullable(z.string()),
  position: z.int(),
});
export type PageDocument = z.output<typeof pageDocument>;

/** What publishing is refused for; the path is that of `validateDocument`: 'properties.blocks[2].textHtml'. */
const pageIssue = z.object({ path: z.string(), message: z.string() });

const review = z.object({
  state: z.enum(['asked', 'refused']),
  /** Who asked, or who refused. */
  by: z.string(),
  at: moment,
  note: z.nullable(z.string()),
  /** The draft it was about. */
  revision,
});

const plan = z.object({
  publishAt: z.nullable(moment),
  /** What goes on the site then: the draft as it was when it was planned. */
  version: z.nullable(version),
  withdrawAt: z.nullable(moment),
  by: z.string(),
  /** Why it did not happen when its moment came. */
  problem: z.nullable(z.string()),
});

const pageEditor = z.object({
  staffId: z.string(),
  name: z.string(),
  /** The same person may have it open twice. */
  isMe: z.boolean(),
  blockId: z.nullable(z.string()),
  seenAt: moment,
});
export type PageEditor = z.output<typeof pageEditor>;

/** A block that stands on several pages: publishing one of them changes it on all of them. */
const sharedOn = z.object({
  sharedId: z.string(),
  pages: z.array(z.object({ pageId: z.string(), name: z.string() })),
});

const beheerPage = z.object({
  pageId: z.string(),
  ventureId: z.string(),
  state,
  isPublished: z.boolean(),
  /** The draft, or the published page without one. */
  document: pageDocument,
  /** Whether `document` differs from the published page. */
  hasDraft: z.boolean(),
  revision,
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(moment),
  issues: z.array(pageIssue),
  published: z.nullable(z.object({ version, at: moment, by: z.string() })),
  review: z.nullable(review),
  plan: z.nullable(plan),
  openComments: z.int(),
  editors: z.array(pageEditor),
  /** From the top of the tree down to the page above it. */
  ancestors: z.array(z.object({ pageId: z.string(), name: z.string() })),
  shared: z.array(sharedOn),
  /** By what this member of staff may do with this page. */
  mayEdit: z.boolean(),
  mayPublish: z.boolean(),
});
export type BeheerPage = z.output<typeof beheerPage>;

/**
 * The 409 of every write that names a revision: `current` is the page as it is now, to merge with or to show beside.
 */
const pageConflict = z.looseObject({ detail: z.optional(z.string()), code: z.string(), current: beheerPage });

const versionStates = ['draft', 'published', 'archived'] as const;
const pageVersion = z.object({
  version,
  state: z.enum(versionStates),
  author: z.string(),
  createdAt: moment,
  publishedAt: z.nullable(moment),
  name: z.string(),
});
export type PageVersion = z.output<typeof pageVersion>;

/** `mistake`: it cannot be published so. `warning`: it can, and an editor would not want it. */
const checkLevels = ['mistake', 'warning'] as const;
const checkKinds = ['schema', 'alt', 'link', 'heading', 'seo', 'image', 'address'] as const;
const pageCheck = z.object({
  level: z.enum(checkLevels),
  kind: z.enum(checkKinds),
  /** As in `issues`. */
  path: z.string(),
  /** The block it is in; none for the page itself. */
  blockId: z.nullable(z.string()),
  message: z.string(),
});
export type PageCheck = z.output<typeof pageCheck>;

const pageComment = z.object({
  commentId: z.guid(),
  /** None: about the page as a whole. The block may be gone by now. */
  blockId: z.nullable(z.string()),
  text: z.string(),
  staffId: z.nullable(z.string()),
  author: z.string(),
  at: moment,
  resolvedBy: z.nullable(z.string()),
  resolvedAt: z.nullable(moment),
});
export type PageComment = z.output<typeof pageComment>;

const pageTarget = z.object({
  kind: z.enum(['page', 'category', 'product', 'branch']),
  /** Of a page and a branch its id; of a category and a product the number that blocks name them by. */
  id: z.string(),
  name: z.string(),
  /** Empty for a branch: links lead to its page. */
  url: z.string(),
  /** The number of an article, where a page stands, the address of a branch. */
  detail: z.nullable(z.string()),
});
export type PageTarget = z.output<typeof pageTarget>;

const segment = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(200, { error: 'Dit adres is te lang' }),
    z.regex(/^[a-z0-9][a-z0-9._,~-]*$/, { error: 'Gebruik kleine letters, cijfers en streepjes' }),
  );

const ofPage = z.object({ pageId: contentId });
const ofVersion = z.extend(ofPage, { version: queryInteger(1, 2_147_483_647) });
const conflict = { 409: pageConflict };
const base = '/api/beheer/pages/{pageId}';

export const beheerPageRoutes = {
  tree: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/pages',
    summary: 'The pages of a venture, those above before those below; or what a search found in them',
    permission: 'content.read',
    query: z.object({
      ventureId,
      /** In names and addresses. */
      q: searchText,
      state: z.optional(state),
      /** Archived pages are left out unless asked for. */
      archived: z.optional(queryFlag),
    }),
    response: z.object({ pages: z.array(pageNode), isComplete: z.boolean() }),
  }),
  targets: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/page-targets',
    summary: 'Pages, categories, articles and branches to refer to, by their words or by their ids',
    permission: 'content.read',
    query: z.object({
      ventureId,
      q: searchText,
      kind: z.optional(pageTarget.shape.kind),
      /** 'page:steenhof-home,product:1017,category:12' */
      ids: z.optional(z.string().check(z.maxLength(4000))),
    }),
    response: z.object({ targets: z.array(pageTarget) }),
  }),
  sharedBlocks: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/shared-blocks',
    summary: 'Blocks of a venture that stand on several pages',
    permission: 'content.read',
    query: z.object({ ventureId }),
    response: z.object({ blocks: z.array(z.extend(sharedOn, { block: z.record(z.string(), z.unknown()) })) }),
  }),
  create: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/pages',
    summary: 'A new page from a template, as a draft',
    permission: 'content.edit',
    body: z.object({
      ventureId,
      contentType,
      name: requiredText(200, 'Vul een naam in'),
      parentId: z.nullable(contentId),
      /** The last part of its address; made of the name where it is not given. */
      segment: z.optional(segment),
    }),
    response: beheerPage,
  }),
  page: route({
    ...staff,
    method: 'GET',
    path: base,
    summary: 'A page to edit',
    permission: 'content.read',
    params: ofPage,
    response: beheerPage,
  }),
  save: route({
    ...staff,
    method: 'PUT',
    path: `${base}/draft`,
    summary: 'Save the draft, valid or not; refused with the current one when somebody else saved it first',
    permission: 'content.edit',
    params: ofPage,
    body: z.extend(withRevision, { edit: pageEdit }),
    response: beheerPage,
    failures: conflict,
  }),
  discard: route({
    ...staff,
    method: 'DELETE',
    path: `${base}/draft`,
    summary: 'Go back to what is on the site; the draft stays in the history',
    permission: 'content.edit',
    params: ofPage,
    query: z.object({ revision: queryInteger(0, 2_147_483_647) }),
    response: beheerPage,
    failures: conflict,
  }),
  copy: route({
    ...staff,
    method: 'POST',
    path: `${base}/copy`,
    summary: 'A copy as a new draft, also to another venture that one may edit',
    permission: 'content.edit',
    params: ofPage,
    body: z.object({
      ventureId,
      parentId: z.nullable(contentId),
      name: z.optional(requiredText(200, 'Vul een naam in')),
      segment: z.optional(segment),
    }),
    response: beheerPage,
  }),
  move: route({
    ...staff,
    method: 'POST',
    path: `${base}/move`,
    summary: 'Another place in the tree or another address; pages below follow, and old addresses lead to the new',
    permission: 'content.edit',
    params: ofPage,
    body: z.extend(withRevision, {
      parentId: z.nullable(contentId),
      /** The page of that parent it stands before; null: the last. Absent: its order stays. */
      before: z.optional(z.nullable(contentId)),
      /** Absent: the last part of the address stays. */
      segment: z.optional(segment),
    }),
    response: beheerPage,
    failures: conflict,
  }),
  archive: route({
    ...staff,
    method: 'POST',
    path: `${base}/archive`,
    summary: 'Take a page off the site, or a draft out of the tree; its address leads elsewhere where one is given',
    permission: 'content.edit',
    params: ofPage,
    body: z.extend(withRevision, { redirectTo: z.nullable(redirectTo) }),
    response: beheerPage,
    failures: conflict,
  }),
  restore: route({
    ...staff,
    method: 'POST',
    path: `${base}/restore`,
    summary: 'Take a page out of the archive as a draft, or put it on the site at once',
    permission: 'content.edit',
    params: ofPage,
    body: z.extend(withRevision, { publish: z.boolean() }),
    response: beheerPage,
    failures: conflict,
  }),
  checks: route({
    ...staff,
    method: 'GET',
    path: `${base}/checks`,
    summary: 'What to look at before publishing: mistakes first',
    permission: 'content.read',
    params: ofPage,
    response: z.object({ revision, checks: z.array(pageCheck) }),
  }),
  askReview: route({
    ...staff,
    method: 'POST',
    path: `${base}/review`,
    summary: 'Ask somebody who may publish to look at the draft',
    permission: 'content.edit',
    params: ofPage,
    body: z.extend(withRevision, { note: optionalLines(1000) }),
    response: beheerPage,
    failures: conflict,
  }),
  endReview: route({
    ...staff,
    method: 'DELETE',
    path: `${base}/review`,
    summary: 'Take the question back, or the refusal off the page',
    permission: 'content.edit',
    params: ofPage,
    response: beheerPage,
  }),
  refuse: route({
    ...staff,
    method: 'POST',
    path: `${base}/review/refuse`,
    summary: 'Say what has to be different before it can be published',
    permission: 'content.publish',
    params: ofPage,
    body: z.extend(withRevision, { note: requiredText(1000, 'Schrijf wat er anders moet') }),
    response: beheerPage,
    failures: conflict,
  }),
  publish: route({
    ...staff,
    method: 'POST',
    path: `${base}/publish`,
    summary: 'Put the draft on the site; this is also how a review is approved',
    permission: 'content.publish',
    params: ofPage,
    body: withRevision,
    response: beheerPage,
    failures: conflict,
  }),
  undoPublish: route({
    ...staff,
    method: 'POST',
    path: `${base}/undo-publish`,
    summary: 'As it was before this version was published, with that version as the draft again',
    permission: 'content.publish',
    params: ofPage,
    body: z.object({ version }),
    response: beheerPage,
    failures: conflict,
  }),
  plan: route({
    ...staff,
    method: 'PUT',
    path: `${base}/plan`,
    summary: 'Publish the draft at a moment, withdraw the page at a moment, or both',
    permission: 'content.publish',
    params: ofPage,
    body: z.extend(withRevision, { publishAt: z.nullable(moment), withdrawAt: z.nullable(moment) }).check(
      z.refine(({ publishAt, withdrawAt }) => publishAt !== null || withdrawAt !== null, {
        error: 'Kies een moment',
        path: ['publishAt'],
      }),
      z.refine(
        ({ publishAt, withdrawAt }) =>
          publishAt === null || withdrawAt === null || Date.parse(publishAt) < Date.parse(withdrawAt),
        { error: 'De pagina gaat eraf voordat hij erop staat', path: ['withdrawAt'] },
      ),
    ),
    response: beheerPage,
    failures: conflict,
  }),
  cancelPlan: route({
    ...staff,
    method: 'DELETE',
    path: `${base}/plan`,
    summary: 'Let nothing happen by itself',
    permission: 'content.publish',
    params: ofPage,
    response: beheerPage,
  }),
  versions: route({
    ...staff,
    method: 'GET',
    path: `${base}/versions`,
    summary: 'The versions of a page, newest first',
    permission: 'content.read',
    params: ofPage,
    query: z.object({
      before: z.optional(queryInteger(1, 2_147_483_647)),
      limit: z._default(queryInteger(1, 200), 50),
    }),
    response: z.object({ versions: z.array(pageVersion), nextBefore: z.nullable(z.int()) }),
  }),
  version: route({
    ...staff,
    method: 'GET',
    path: `${base}/versions/{version}`,
    summary: 'A version whole, to compare',
    permission: 'content.read',
    params: ofVersion,
    response: z.extend(pageVersion, { document: pageDocument }),
  }),
  putBack: route({
    ...staff,
    method: 'POST',
    path: `${base}/versions/{version}/put-back`,
    summary: 'An earlier version as the draft, or on the site at once; what was the draft stays in the history',
    permission: 'content.edit',
    params: ofVersion,
    body: z.extend(withRevision, { publish: z.boolean() }),
    response: beheerPage,
    failures: conflict,
  }),
  preview: route({
    ...staff,
    method: 'POST',
    path: `${base}/preview`,
    summary: 'The address of the draft, or of a version, for the frame of the studio; good for an hour',
    permission: 'content.read',
    params: ofPage,
    body: z.object({ version: z.optional(version) }),
    response: framePreview,
  }),
  ...previewLinkRoutes({ spec, base, params: ofPage, shown: 'the draft' }),
  comments: route({
    ...staff,
    method: 'GET',
    path: `${base}/comments`,
    summary: 'What colleagues say about the page and its blocks, oldest first',
    permission: 'content.read',
    params: ofPage,
    response: z.object({ comments: z.array(pageComment) }),
  }),
  addComment: route({
    ...staff,
    method: 'POST',
    path: `${base}/comments`,
    summary: 'Say something about the page or one of its blocks',
    permission: 'content.edit',
    params: ofPage,
    body: z.object({
      blockId: z.nullable(blockId),
      text: z.string().check(z.trim(), z.minLength(1, { error: 'Schrijf iets' }), z.maxLength(2000)),
    }),
    response: pageComment,
  }),
  resolveComment: route({
    ...staff,
    method: 'PUT',
    path: `${base}/comments/{commentId}`,
    summary: 'Mark a comment as dealt with, or as open again',
    permission: 'content.edit',
    params: z.extend(ofPage, { commentId: z.guid() }),
    body: z.object({ isResolved: z.boolean() }),
    response: pageComment,
  }),
  presence: route({
    ...staff,
    method: 'POST',
    path: `${base}/presence`,
    summary: 'Say every ten seconds that this window has the page open; who else has, and whether it changed',
    permission: 'content.read',
    params: ofPage,
    body: z.object({
      /** Made by the window itself, so that two windows of one person are two. */
      windowId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
      blockId: z.nullable(blockId),
      /** The window is being closed. */
      isLeaving: z.optional(z.boolean()),
    }),
    response: z.object({
      editors: z.array(pageEditor),
      revision,
      publishedVersion: z.nullable(version),
      openComments: z.int(),
    }),
  }),
};
