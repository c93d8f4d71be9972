import { z } from 'zod/mini';

export const contentLink = z.object({
  id: z.string(),
  guidValue: z.string(),
  url: z.nullable(z.string()),
  /** 'CatalogContent' for what comes from the catalogue. */
  providerName: z.nullish(z.string()),
});

const image = z.object({ url: z.string() });

/**
 * A content item as the content system serves it (P 3.6). The properties of its own type stand beside these fields,
 * under the names of the schemas in content-types.ts; which of them are present depends on `select`.
 */
export const contentItem = z.looseObject({
  contentLink,
  parentLink: z.nullable(contentLink),
  contentType: z.string(),
  name: z.string(),
  language: z.literal('nl'),
  routeSegment: z.string(),
  url: z.nullable(z.string()),
  ventureId: z.string(),
  publishedAt: z.string(),
  disableIndexing: z.boolean(),
  disableFollowing: z.boolean(),
  pageImage: z.nullable(image),
  backgroundImage: z.nullable(image),
});
export type ContentItem = z.infer<typeof contentItem>;
