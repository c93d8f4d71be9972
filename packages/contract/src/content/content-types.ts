import { z } from 'zod';
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
  title: z.string().min(1),
  introduction: z.string().optional(),
  /** HTML. */
  mainBody: z.string().optional(),
  blocks: z.array(contentBlock).refine((blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length, {
    error: 'Elk id van een blok komt op een pagina één keer voor',
  }),
  seoTitle: z.string().max(70).optional(),
  seoDescription: z.string().max(170).optional(),
});

const iconItem = z.object({ icon: contentIcon, text: z.string().min(1) });
const topic = z.object({
  icon: contentIcon,
  title: z.string().min(1),
  text: z.string().min(1),
  href: contentAddress,
});

const author = z.object({ name: z.string().min(1), role: z.string().min(1), image: contentImage.optional() });

/** Legal texts and other plain pages. */
const simpleContentPage = pageBase.extend({
  contentType: z.literal('SimpleContentPage'),
  updatedOn: contentDay.optional(),
  /** A list of the mainBody's h2 headings, which carry ids, beside the text. */
  showContents: z.boolean().optional(),
});

/** Address, hours and services come from the branch itself (C 2.11). */
const locationDetailPage = pageBase.extend({
  contentType: z.literal('LocationDetailPage'),
  branchId: z.string().min(1),
  /** How to drive there, where to park and load. */
  directionsHtml: z.string().optional(),
  team: z.array(z.object({ name: z.string().min(1), role: z.string().min(1) })).optional(),
});

/** The front page of customer service: topics and ways to contact the venture. */
const customerServiceLandingPage = pageBase.extend({
  contentType: z.literal('CustomerServiceLandingPage'),
  topics: z.array(topic).min(1),
  contactOptions: z.array(topic),
});

/** A list of questions or of detail pages. */
const customerServiceOverviewPage = pageBase.extend({
  contentType: z.literal('CustomerServiceOverviewPage'),
  topics: z.array(topic),
});

const customerServiceDetailPage = pageBase.extend({
  contentType: z.literal('CustomerServiceDetailPage'),
  updatedOn: contentDay.optional(),
  relatedLinks: z.array(contentHyperlink),
});

const article = pageBase.extend({
  /** The word overviews filter by. */
  category: z.string().optional(),
  related: z.array(contentReference).optional(),
});

const contentPageSchema = article.extend({
  contentType: z.literal('ContentPage'),
  /** Short facts above the text: hours and pay of a vacancy, dates of a course. */
  facts: z.array(z.object({ label: z.string().min(1), value: z.string().min(1) })).optional(),
  link: contentHyperlink.optional(),
});

const newsPage = article.extend({ contentType: z.literal('NewsPage'), date: contentDay });

const blogPage = article.extend({
  contentType: z.literal('BlogPage'),
  date: contentDay,
  author,
  readingMinutes: z.number().int().positive(),
});

const dynamicContentOverviewPage = pageBase.extend({
  contentType: z.literal('DynamicContentOverviewPage'),
  source: contentSource,
  layout: z.enum(['cards', 'list']),
  /** Offers the categories that occur among the pages as a filter. */
  showFilter: z.boolean(),
  pageSize: z.number().int().positive(),
  emptyText: z.string().min(1),
});

const storyTellingPage = pageBase.extend({
  contentType: z.literal('StoryTellingPage'),
  chapters: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/),
        label: z.string().optional(),
        title: z.string().min(1),
        textHtml: z.string().min(1),
        image: contentImage,
        figure: contentFigure.optional(),
      }),
    )
    .min(2),
});

/** A venture's home. The branch panel beside the promo is data, not content. */
const ventureHomePage = pageBase.extend({
  contentType: z.literal('VentureHomePage'),
  promo: z.object({
    badge: z.string().optional(),
    title: z.string().min(1),
    text: z.string().min(1),
    link: contentHyperlink,
    image: contentImage.optional(),
  }),
  quickLinks: z.array(
    z.object({
      icon: contentIcon,
      text: z.string().min(1),
      detail: z.string().optional(),
      href: contentAddress,
      /** Whom the link is for; absent: everybody. */
      audience: z.enum(['anonymous', 'registered']).optional(),
    }),
  ),
});

/** The portal's home: all of it is blocks, the first a CorporateHeroBlock. */
const homePage = pageBase.extend({ contentType: z.literal('HomePage') });

const brochurePage = pageBase.extend({
  contentType: z.literal('BrochurePage'),
  brochures: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: z.string().min(1),
        text: z.string().min(1),
        category: z.string().optional(),
        image: contentImage,
        file: z.object({
          url: contentAddress,
          format: z.literal('pdf'),
          pages: z.number().int().positive(),
          /** In bytes; never stored, added by the server where it is known. */
          size: z.number().optional(),
        }),
      }),
    )
    .min(1),
});

/** The categories themselves come from the catalogue (C 2.2). */
const catalogPage = pageBase.extend({ contentType: z.literal('CatalogPage') });

/** Texts of the login, password and registration screens; their picture is pageImage (P 2.13). */
const loginPage = pageBase.extend({
  contentType: z.literal('LoginPage'),
  panelTitle: z.string().min(1),
  panelItems: z.array(iconItem),
  registerTitle: z.string().min(1),
  registerText: z.string().min(1),
  /** Above the venture's registerUSPItems. */
  registerPanelTitle: z.string().min(1),
  forgotPasswordText: z.string().min(1),
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

export const contentPageTypes: ContentPageType[] = contentPage.options.map((option) => option.shape.contentType.value);

type ContentValidation = { valid: true; page: AnyContentPage } | { valid: false; issues: z.core.$ZodIssue[] };

/** Properties as stored, without their contentType, which has a column of its own. */
export function validateContent(contentType: string, properties: unknown): ContentValidation {
  const stored = typeof properties === 'object' && properties !== null ? properties : {};
  const result = contentPage.safeParse({ ...stored, contentType });
  return result.success ? { valid: true, page: result.data } : { valid: false, issues: result.error.issues };
}
