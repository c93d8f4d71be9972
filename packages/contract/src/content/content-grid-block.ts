import { z } from 'zod/mini';
import {
  blockBase,
  contentAddress,
  contentHyperlink,
  contentIcon,
  contentImage,
  contentSource,
} from './content-parts.ts';

const iconTile = z.object({
  kind: z.literal('icon'),
  icon: contentIcon,
  title: z.string().check(z.minLength(1)),
  text: z.optional(z.string()),
  href: contentAddress,
  target: z.optional(z.literal('_blank')),
});

const pictureCard = z.object({
  kind: z.literal('picture'),
  image: contentImage,
  /** The small line above the title: a date, a venture, 'Advies'. */
  label: z.optional(z.string()),
  title: z.string().check(z.minLength(1)),
  text: z.optional(z.string()),
  href: contentAddress,
  target: z.optional(z.literal('_blank')),
});

const contentGridItem = z.discriminatedUnion('kind', [iconTile, pictureCard]);

/** Tiles and cards side by side: those chosen by hand first, then those of `source`, shown as picture cards. */
export const contentGridBlock = z
  .extend(blockBase, {
    contentType: z.literal('ContentGridBlock'),
    title: z.optional(z.string()),
    introduction: z.optional(z.string()),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    items: z.array(contentGridItem),
    source: z.optional(contentSource),
    /** Beside the title: 'Alle nieuws'. */
    link: z.optional(contentHyperlink),
  })
  .check(
    z.refine((block) => block.items.length > 0 || block.source !== undefined, {
      error: 'Voeg een tegel toe, of laat het blok zichzelf vullen',
    }),
  );
export type ContentGridBlock = z.infer<typeof contentGridBlock>;
