import { z } from 'zod/mini';
import { serviceKind, serviceKinds, uspIcons } from '../organisation/ventures.ts';
import { isSafeLink } from './content-address.ts';

/** Where a link, a picture or a frame may point. */
export const contentAddress = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(2000),
    z.refine(isSafeLink, { error: 'Een adres begint met http, https, mailto of tel, of is een pad van deze site' }),
  );

/** What the server says of a link that counts as a download (P 5.3): its type, and its bytes where they are known. */
const contentDownload = z.object({ type: z.string(), size: z.nullable(z.number()) });

export const contentImage = z.object({
  url: contentAddress,
  /** Empty for pictures that only decorate. */
  alt: z.string(),
  width: z.optional(z.number().check(z.int(), z.positive())),
  height: z.optional(z.number().check(z.int(), z.positive())),
});
export type ContentImage = z.infer<typeof contentImage>;

export const contentHyperlink = z.object({
  text: z.string().check(z.minLength(1)),
  href: contentAddress,
  target: z.optional(z.literal('_blank')),
  /** Never stored: added by the server to everything with such an `href`. */
  download: z.optional(contentDownload),
});
export type ContentHyperlink = z.infer<typeof contentHyperlink>;

const generalIcons = [
  'bolt',
  'book',
  'calendar',
  'camera',
  'card',
  'cart',
  'clock',
  'download',
  'euro',
  'file-text',
  'grid',
  'hard-hat',
  'help',
  'history',
  'image',
  'info',
  'invoice',
  'layers',
  'leaf',
  'lock',
  'mail',
  'orders',
  'package',
  'phone',
  'pin',
  'project',
  'refresh',
  'route',
  'ruler',
  'search',
  'store',
  'truck',
  'user',
  'users',
] as const;

/** Names in the icon set: general ones, and the families with the prefix 'usp-' (P 2.8) or 'service-' (P 1). */
export const contentIcon = z.union([
  z.enum(generalIcons),
  z.templateLiteral(['usp-', z.enum(uspIcons)]),
  z.templateLiteral(['service-', serviceKind]),
]);
export type ContentIcon = z.infer<typeof contentIcon>;

export const contentIcons: readonly ContentIcon[] = [
  ...generalIcons,
  ...uspIcons.map((name) => `usp-${name}` as const),
  ...serviceKinds.map((kind) => `service-${kind}` as const),
];

/** What a list shows of a page. */
const contentTeaser = z.object({
  id: z.string(),
  contentType: z.string(),
  title: z.string(),
  introduction: z.nullable(z.string()),
  category: z.nullable(z.string()),
  url: z.string(),
  pageImage: z.nullable(z.object({ url: z.string() })),
  publishedAt: z.string(),
});
export type ContentTeaser = z.infer<typeof contentTeaser>;

/** A reference to another page: stored as its id; `expanded` is what the server adds when `expand` asks for it. */
export const contentReference = z.object({ id: z.string().check(z.minLength(1)), expanded: z.optional(contentTeaser) });
export type ContentReference = z.infer<typeof contentReference>;

/** A list that fills itself: the children of a page, newest first. `expanded` as in contentReference. */
export const contentSource = z.object({
  parentId: z.string().check(z.minLength(1)),
  /** Absent: children of every type. */
  contentType: z.optional(z.string()),
  /** Absent: all of them. */
  take: z.optional(z.number().check(z.int(), z.positive())),
  expanded: z.optional(z.array(contentTeaser)),
});
export type ContentSource = z.infer<typeof contentSource>;

export const contentFigure = z.object({
  value: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1)),
});

export const contentDay = z.iso.date();

/** The consent a third party's content waits for: the categories of the consent cookie. */
export const contentConsent = z.enum(['necessary', 'preferences', 'statistics', 'marketing']);

/** What every block has. */
export const blockBase = z.object({
  /** Unique within the page: anchors and form submissions name it. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** The same on every page of the venture that has this block: publishing one of them changes it on all of them. */
  sharedId: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,100}$/))),
});
