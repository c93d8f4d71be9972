import { z } from 'zod';

export const contentLink = z.object({
  id: z.string(),
  guidValue: z.string(),
  url: z.string().nullable(),
  /** 'CatalogContent' for what comes from the catalogue. */
  providerName: z.string().nullish(),
});

const image = z.object({ url: z.string() });

/**
 * A content item as the content system serves it (P 3.6). The properties of its own type stand beside these fields,
 * under the names of the schemas in content-types.ts; which of them are present depends on `select`.
 */
export const contentItem = z.looseObject({
  contentLink,
  parentLink: contentLink.nullable(),
  contentType: z.string(),
  name: z.string(),
  language: z.literal('nl'),
  routeSegment: z.string(),
  url: z.string().nullable(),
  ventureId: z.string(),
  publishedAt: z.string(),
  disableIndexing: z.boolean(),
  disableFollowing: z.boolean(),
  pageImage: image.nullable(),
  backgroundImage: image.nullable(),
});
export type ContentItem = z.infer<typeof contentItem>;
