import { z } from 'zod';
import { contentItem } from '../foundation/content-item.ts';
import { route } from '../foundation/route.ts';
import { previewHeader } from './preview-token.ts';

/** Not a published page but a draft, shown to users with a link to it. */
const contentPreview = contentItem.extend({ isPreview: z.literal(true) });
export type ContentPreview = z.infer<typeof contentPreview>;

const selectAndExpand = z.object({
  /** Comma-separated names of the type's own properties; absent means all. */
  select: z.string().max(2000).optional(),
  /** Comma-separated names of references to send along in full, or `*`. */
  expand: z.string().max(2000).optional(),
  /** Catalogue items are seen through a venture's eyes (C 7.3); the header Venture-Id does as well. */
  ventureId: z.string().max(20).optional(),
});

const contentId = z.string().regex(/^[A-Za-z0-9_.~-]{1,100}$/);
/** A zero byte is no text to a database. */
const contentUrl = z
  .string()
  .startsWith('/')
  // Any address a browser may request: an unknown one is not found, however long it is.
  .max(16_384)
  .refine((text) => !text.includes('\0'));

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
    query: selectAndExpand.extend({ contentUrl }),
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
    headers: z.looseObject({ [previewHeader]: z.string().max(100).optional() }),
    query: z.object({ contentUrl: contentUrl.optional(), contentId: contentId.optional() }),
    response: contentPreview,
  }),
};
