import { z } from 'zod';
import { formContainerBlock } from './content-form-block.ts';
import { contentGridBlock } from './content-grid-block.ts';
import {
  blockBase,
  contentAddress,
  contentConsent,
  contentFigure,
  contentHyperlink,
  contentIcon,
  contentImage,
} from './content-parts.ts';

const captionedImage = contentImage.extend({ caption: z.string().optional() });

const imageGalleryBlock = blockBase.extend({
  contentType: z.literal('ImageGalleryBlock'),
  title: z.string().optional(),
  images: z.array(captionedImage).min(2),
});
export type ImageGalleryBlock = z.infer<typeof imageGalleryBlock>;

const videoBlock = blockBase
  .extend({
    contentType: z.literal('VideoBlock'),
    title: z.string().min(1),
    provider: z.enum(['youtube', 'vimeo', 'file']),
    /** Of youtube and vimeo. */
    videoId: z.string().optional(),
    /** Of a file of our own. */
    url: contentAddress.optional(),
    poster: contentImage,
    transcriptHtml: z.string().optional(),
  })
  .refine((block) => (block.provider === 'file' ? block.url : block.videoId) !== undefined, {
    error: 'Kies een bestand uit de media, of geef bij YouTube en Vimeo het nummer van de film op',
  });
export type VideoBlock = z.infer<typeof videoBlock>;

const iframeBlock = blockBase.extend({
  contentType: z.literal('IFrameBlock'),
  /** Read aloud as the frame's name, so never empty. */
  title: z.string().min(1),
  src: contentAddress,
  height: z.number().int().min(100).max(2000),
  consent: contentConsent,
  /** Shown until the consent is given, and where the source is not allowed. */
  fallbackHtml: z.string().optional(),
});
export type IFrameBlock = z.infer<typeof iframeBlock>;

const imagesBlock = blockBase.extend({
  contentType: z.literal('ImagesBlock'),
  images: z.array(captionedImage).min(1).max(4),
});
export type ImagesBlock = z.infer<typeof imagesBlock>;

const imageTextBlock = blockBase.extend({
  contentType: z.literal('ImageTextBlock'),
  title: z.string().min(1),
  textHtml: z.string().min(1),
  image: contentImage,
  imagePosition: z.enum(['left', 'right']),
  link: contentHyperlink.optional(),
});
export type ImageTextBlock = z.infer<typeof imageTextBlock>;

const textContentBlock = blockBase.extend({
  contentType: z.literal('TextContentBlock'),
  title: z.string().optional(),
  textHtml: z.string().min(1),
  /** 'newsletter' puts the sign-up form beside the text; 'quote' shows `source` under it. */
  variant: z.enum(['plain', 'highlight', 'quote', 'newsletter']),
  source: z.string().optional(),
  link: contentHyperlink.optional(),
});
export type TextContentBlock = z.infer<typeof textContentBlock>;

const experienceBlock = blockBase.extend({
  contentType: z.literal('ExperienceBlock'),
  title: z.string().min(1),
  textHtml: z.string().min(1),
  image: contentImage,
  figures: z.array(contentFigure),
  link: contentHyperlink.optional(),
});
export type ExperienceBlock = z.infer<typeof experienceBlock>;

const manualCommerceBlock = blockBase.extend({
  contentType: z.literal('ManualCommerceBlock'),
  title: z.string().min(1),
  introduction: z.string().optional(),
  productIds: z.array(z.number().int().positive()),
  link: contentHyperlink.optional(),
});
export type ManualCommerceBlock = z.infer<typeof manualCommerceBlock>;

const uspBlock = blockBase.extend({
  contentType: z.literal('USPBlock'),
  title: z.string().min(1),
  introduction: z.string().optional(),
  items: z.array(z.object({ icon: contentIcon, text: z.string().min(1), detail: z.string().optional() })).min(1),
  link: contentHyperlink.optional(),
});
export type USPBlock = z.infer<typeof uspBlock>;

const faqCategoryListBlock = blockBase.extend({
  contentType: z.literal('FaqCategoryListBlock'),
  title: z.string().optional(),
  categories: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]+$/),
        title: z.string().min(1),
        questions: z
          .array(
            z.object({
              id: z.string().regex(/^[a-z0-9-]+$/),
              question: z.string().min(1),
              answerHtml: z.string().min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type FaqCategoryListBlock = z.infer<typeof faqCategoryListBlock>;

const categoryOverviewBlock = blockBase.extend({
  contentType: z.literal('CategoryOverviewBlock'),
  title: z.string().min(1),
  introduction: z.string().optional(),
  /** Absent: the venture's main categories. */
  categoryIds: z.array(z.number().int().positive()).optional(),
  link: contentHyperlink.optional(),
});
export type CategoryOverviewBlock = z.infer<typeof categoryOverviewBlock>;

/** Shows itself only to registered customers; `link` leads to the whole list. */
const previouslyOrderedBlock = blockBase.extend({
  contentType: z.literal('PreviouslyOrderedBlock'),
  title: z.string().min(1),
  take: z.number().int().positive(),
  link: contentHyperlink.optional(),
});
export type PreviouslyOrderedBlock = z.infer<typeof previouslyOrderedBlock>;

const corporateHeroBlock = blockBase.extend({
  contentType: z.literal('CorporateHeroBlock'),
  title: z.string().min(1),
  /** The end of the title, in the safety colour. */
  titleEmphasis: z.string().optional(),
  lead: z.string().min(1),
  /** The field that leads to /vestigingen with a place filled in. */
  finder: z
    .object({ label: z.string().min(1), placeholder: z.string().min(1), buttonText: z.string().min(1) })
    .optional(),
  /** The wall of bricks, one per venture, with this link as its last brick. */
  ventureWall: z.object({ title: z.string().min(1), link: contentHyperlink }).optional(),
  image: contentImage.optional(),
  links: z.array(contentHyperlink).optional(),
});
export type CorporateHeroBlock = z.infer<typeof corporateHeroBlock>;

const rteBlock = blockBase.extend({
  contentType: z.literal('RTEBlock'),
  bodyHtml: z.string().min(1),
});
export type RTEBlock = z.infer<typeof rteBlock>;

/** A script from the allow-list, given an element of its own to render in. */
const scriptBlock = blockBase.extend({
  contentType: z.literal('ScriptBlock'),
  title: z.string().optional(),
  src: contentAddress,
  consent: contentConsent,
  /** The data attributes of the element, without 'data-'; `widget` names what the script should render there. */
  settings: z.record(z.string().regex(/^[a-z][a-z-]*$/), z.string()),
  /** Stands in the element until the script replaces it. */
  fallbackHtml: z.string().min(1),
});
export type ScriptBlock = z.infer<typeof scriptBlock>;

const blogsShareBlock = blockBase.extend({
  contentType: z.literal('BlogsShareBlock'),
  title: z.string().min(1),
  platforms: z.array(z.enum(['linkedin', 'facebook', 'x', 'pinterest', 'whatsapp', 'mail', 'copy'])).min(1),
});
export type BlogsShareBlock = z.infer<typeof blogsShareBlock>;

const ctaBlockWithImage = blockBase.extend({
  contentType: z.literal('CTABlockWithImage'),
  title: z.string().min(1),
  text: z.string().min(1),
  image: contentImage,
  link: contentHyperlink,
  secondLink: contentHyperlink.optional(),
});
export type CTABlockWithImage = z.infer<typeof ctaBlockWithImage>;

/** P 2.15: the block types. */
export const contentBlock = z.discriminatedUnion('contentType', [
  imageGalleryBlock,
  videoBlock,
  iframeBlock,
  imagesBlock,
  contentGridBlock,
  imageTextBlock,
  textContentBlock,
  experienceBlock,
  manualCommerceBlock,
  uspBlock,
  faqCategoryListBlock,
  categoryOverviewBlock,
  previouslyOrderedBlock,
  corporateHeroBlock,
  formContainerBlock,
  rteBlock,
  scriptBlock,
  blogsShareBlock,
  ctaBlockWithImage,
]);
export type ContentBlock = z.infer<typeof contentBlock>;
export type ContentBlockType = ContentBlock['contentType'];

export const contentBlockTypes = contentBlock.options.map(
  (option) => option.shape.contentType.value,
) satisfies ContentBlockType[];
