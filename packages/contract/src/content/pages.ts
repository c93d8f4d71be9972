import { z } from 'zod/mini';
import { contentItem } from '../foundation/content-item.ts';
import { route } from '../foundation/route.ts';
import { previewHeader } from './preview-token.ts';

/** Not a published page but a draft, shown to users with a link to it. */
const contentPreview = z.extend(contentItem, { isPreview: z.literal(true) });
export type ContentPreview = z.infer<typeof contentPreview>;

const selectAndExpand = z.object({
  /** Comma-separated names of the type's own properties; absent means all. */
  select: z.optional(z.string().check(z.maxLength(2000))),
  /** Comma-separated names of references to send along in full, or `*`. */
  expand: z.optional(z.string().check(z.maxLength(2000))),
  /** Catalogue items are seen through a venture's eyes (C 7.3); the header Venture-Id does as well. */
  ventureId: z.optional(z.string().check(z.maxLength(20))),
});

const contentId = z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,100}$/));
/** A zero byte is no text to a database. */
const contentUrl = z.string().check(
  z.startsWith('/'), // Any address a browser may request: an unknown one is not found, however long it is.
  z.maxLength(16_384),
  z.refine((text) => !text.includes('\0')),
);

export const contentRoutes = {
  byId: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/content/{contentId}',
    summary: 'A content item by its id',
    spec: 'P 7.5',
    access: 'public',
    params: z.object({ contentId }),
    query: selectAndExpand,
    response: contentItem,
  }),
  byPath: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/content',
    summary: 'A content item by its address on the site',
    spec: 'our addition to P 2.1',
    access: 'public',
    query: z.extend(selectAndExpand, { contentUrl }),
    response: contentItem,
  }),
  children: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/content/{contentId}/children',
    summary: 'The children of a content item, in their own order',
    spec: 'P 7.5',
    access: 'public',
    params: z.object({ contentId }),
    query: selectAndExpand,
    response: z.array(contentItem),
  }),
  preview: route({
    method: 'GET',
    path: '/api/{cms}/v3.0/preview',
    summary: 'A page as its draft has it, for who has a token of that page',
    spec: 'back office: pages',
    access: 'public',
    headers: z.looseObject({ [previewHeader]: z.optional(z.string().check(z.maxLength(100))) }),
    query: z.object({ contentUrl: z.optional(contentUrl), contentId: z.optional(contentId) }),
    response: contentPreview,
  }),
};
