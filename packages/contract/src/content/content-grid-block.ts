import { z } from 'zod';
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
  title: z.string().min(1),
  text: z.string().optional(),
  href: contentAddress,
  target: z.literal('_blank').optional(),
});

const pictureCard = z.object({
  kind: z.literal('picture'),
  image: contentImage,
  /** The small line above the title: a date, a venture, 'Advies'. */
  label: z.string().optional(),
  title: z.string().min(1),
  text: z.string().optional(),
  href: contentAddress,
  target: z.literal('_blank').optional(),
});

const contentGridItem = z.discriminatedUnion('kind', [iconTile, pictureCard]);

/** Tiles and cards side by side: those chosen by hand first, then those of `source`, shown as picture cards. */
export const contentGridBlock = blockBase
  .extend({
    contentType: z.literal('ContentGridBlock'),
    title: z.string().optional(),
    introduction: z.string().optional(),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    items: z.array(contentGridItem),
    source: contentSource.optional(),
    /** Beside the title: 'Alle nieuws'. */
    link: contentHyperlink.optional(),
  })
  .refine((block) => block.items.length > 0 || block.source !== undefined, {
    error: 'Voeg een tegel toe, of laat het blok zichzelf vullen',
  });
export type ContentGridBlock = z.infer<typeof contentGridBlock>;
