import { z } from 'zod/mini';
import { contentBlock } from './content-blocks.ts';
import {
  contentAddress,
  contentDay,
  contentFigure,
  contentHyperlink,
  contentIcon,
  contentImage,
  contentReference,
  contentSource,
} from './content-parts.ts';

/**
 * The properties of a page's own type, as stored beside its address, dates and pictures (content.ts). No name here may
 * be one of contentItem's, because both stand side by side on the wire; `contentType` is the one they share.
 */
const pageBase = z.object({
  title: z.string().check(z.minLength(1)),
  introduction: z.optional(z.string()),
  /** HTML. */
  mainBody: z.optional(z.string()),
  blocks: z.array(contentBlock).check(
    z.refine((blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length, {
      error: 'Elk id van een blok komt op een pagina één keer voor',
    }),
  ),
  seoTitle: z.optional(z.string().check(z.maxLength(70))),
  seoDescription: z.optional(z.string().check(z.maxLength(170))),
});

const iconItem = z.object({ icon: contentIcon, text: z.string().check(z.minLength(1)) });
const topic = z.object({
  icon: contentIcon,
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  href: contentAddress,
});

const author = z.object({
  name: z.string().check(z.minLength(1)),
  role: z.string().check(z.minLength(1)),
  image: z.optional(contentImage),
});

/** Legal texts and other plain pages. */
const simpleContentPage = z.extend(pageBase, {
  contentType: z.literal('SimpleContentPage'),
  updatedOn: z.optional(contentDay),
  /** A list of the mainBody's h2 headings, which carry ids, beside the text. */
  showContents: z.optional(z.boolean()),
});

/** Address, hours and services come from the branch itself (C 2.11). */
const locationDetailPage = z.extend(pageBase, {
  contentType: z.literal('LocationDetailPage'),
  branchId: z.string().check(z.minLength(1)),
  /** How to drive there, where to park and load. */
  directionsHtml: z.optional(z.string()),
  team: z.optional(
    z.array(z.object({ name: z.string().check(z.minLength(1)), role: z.string().check(z.minLength(1)) })),
  ),
});

/** The front page of customer service: topics and ways to contact the venture. */
const customerServiceLandingPage = z.extend(pageBase, {
  contentType: z.literal('CustomerServiceLandingPage'),
  topics: z.array(topic).check(z.minLength(1)),
  contactOptions: z.array(topic),
});

/** A list of questions or of detail pages. */
const customerServiceOverviewPage = z.extend(pageBase, {
  contentType: z.literal('CustomerServiceOverviewPage'),
  topics: z.array(topic),
});

const customerServiceDetailPage = z.extend(pageBase, {
  contentType: z.literal('CustomerServiceDetailPage'),
  updatedOn: z.optional(contentDay),
  relatedLinks: z.array(contentHyperlink),
});

const article = z.extend(pageBase, {
  /** The word overviews filter by. */
  category: z.optional(z.string()),
  related: z.optional(z.array(contentReference)),
});

const contentPageSchema = z.extend(article, {
  contentType: z.literal('ContentPage'),
  /** Short facts above the text: hours and pay of a vacancy, dates of a course. */
  facts: z.optional(
    z.array(z.object({ label: z.string().check(z.minLength(1)), value: z.string().check(z.minLength(1)) })),
  ),
  link: z.optional(contentHyperlink),
});

const newsPage = z.extend(article, { contentType: z.literal('NewsPage'), date: contentDay });

const blogPage = z.extend(article, {
  contentType: z.literal('BlogPage'),
  date: contentDay,
  author,
  readingMinutes: z.number().check(z.int(), z.positive()),
});

const dynamicContentOverviewPage = z.extend(pageBase, {
  contentType: z.literal('DynamicContentOverviewPage'),
  source: contentSource,
  layout: z.enum(['cards', 'list']),
  /** Offers the categories that occur among the pages as a filter. */
  showFilter: z.boolean(),
  pageSize: z.number().check(z.int(), z.positive()),
  emptyText: z.string().check(z.minLength(1)),
});

const storyTellingPage = z.extend(pageBase, {
  contentType: z.literal('StoryTellingPage'),
  chapters: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
        label: z.optional(z.string()),
        title: z.string().check(z.minLength(1)),
        textHtml: z.string().check(z.minLength(1)),
        image: contentImage,
        figure: z.optional(contentFigure),
      }),
    )
    .check(z.minLength(2)),
});

/** A venture's home. The branch panel beside the promo is data, not content. */
const ventureHomePage = z.extend(pageBase, {
  contentType: z.literal('VentureHomePage'),
  promo: z.object({
    badge: z.optional(z.string()),
    title: z.string().check(z.minLength(1)),
    text: z.string().check(z.minLength(1)),
    link: contentHyperlink,
    image: z.optional(contentImage),
  }),
  quickLinks: z.array(
    z.object({
      icon: contentIcon,
      text: z.string().check(z.minLength(1)),
      detail: z.optional(z.string()),
      href: contentAddress,
      /** Whom the link is for; absent: everybody. */
      audience: z.optional(z.enum(['anonymous', 'registered'])),
    }),
  ),
});

/** The portal's home: all of it is blocks, the first a CorporateHeroBlock. */
const homePage = z.extend(pageBase, { contentType: z.literal('HomePage') });

const brochurePage = z.extend(pageBase, {
  contentType: z.literal('BrochurePage'),
  brochures: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
        title: z.string().check(z.minLength(1)),
        text: z.string().check(z.minLength(1)),
        category: z.optional(z.string()),
        image: contentImage,
        file: z.object({
          url: contentAddress,
          format: z.literal('pdf'),
          pages: z.number().check(z.int(), z.positive()),
          /** In bytes; never stored, added by the server where it is known. */
          size: z.optional(z.number()),
        }),
      }),
    )
    .check(z.minLength(1)),
});

/** The categories themselves come from the catalogue (C 2.2). */
const catalogPage = z.extend(pageBase, { contentType: z.literal('CatalogPage') });

/** Texts of the login, password and registration screens; their picture is pageImage (P 2.13). */
const loginPage = z.extend(pageBase, {
  contentType: z.literal('LoginPage'),
  panelTitle: z.string().check(z.minLength(1)),
  panelItems: z.array(iconItem),
  registerTitle: z.string().check(z.minLength(1)),
  registerText: z.string().check(z.minLength(1)),
  /** Above the venture's registerUSPItems. */
  registerPanelTitle: z.string().check(z.minLength(1)),
  forgotPasswordText: z.string().check(z.minLength(1)),
});
export type LoginPage = z.infer<typeof loginPage>;

/** P 2.15: the page types. */
export const contentPage = z.discriminatedUnion('contentType', [
  simpleContentPage,
  locationDetailPage,
  customerServiceOverviewPage,
  customerServiceDetailPage,
  customerServiceLandingPage,
  contentPageSchema,
  newsPage,
  blogPage,
  dynamicContentOverviewPage,
  storyTellingPage,
  ventureHomePage,
  homePage,
  brochurePage,
  catalogPage,
  loginPage,
]);
/** Any page, by its contentType; the type called ContentPage is ContentPagePage. */
export type AnyContentPage = z.infer<typeof contentPage>;
export type ContentPageType = AnyContentPage['contentType'];

export const contentPageTypes: ContentPageType[] = contentPage.def.options.flatMap(
  (option) => option.shape.contentType.def.values,
);

type ContentValidation = { valid: true; page: AnyContentPage } | { valid: false; issues: z.core.$ZodIssue[] };

/** Properties as stored, without their contentType, which has a column of its own. */
export function validateContent(contentType: string, properties: unknown): ContentValidation {
  const stored = typeof properties === 'object' && properties !== null ? properties : {};
  const result = contentPage.safeParse({ ...stored, contentType });
  return result.success ? { valid: true, page: result.data } : { valid: false, issues: result.error.issues };
}
