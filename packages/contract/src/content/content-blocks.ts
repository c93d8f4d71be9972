import { z } from 'zod/mini';
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

const captionedImage = z.extend(contentImage, { caption: z.optional(z.string()) });

const imageGalleryBlock = z.extend(blockBase, {
  contentType: z.literal('ImageGalleryBlock'),
  title: z.optional(z.string()),
  images: z.array(captionedImage).check(z.minLength(2)),
});
export type ImageGalleryBlock = z.infer<typeof imageGalleryBlock>;

const videoBlock = z
  .extend(blockBase, {
    contentType: z.literal('VideoBlock'),
    title: z.string().check(z.minLength(1)),
    provider: z.enum(['youtube', 'vimeo', 'file']),
    /** Of youtube and vimeo. */
    videoId: z.optional(z.string()),
    /** Of a file of our own. */
    url: z.optional(contentAddress),
    poster: contentImage,
    transcriptHtml: z.optional(z.string()),
  })
  .check(
    z.refine((block) => (block.provider === 'file' ? block.url : block.videoId) !== undefined, {
      error: 'Kies een bestand uit de media, of geef bij YouTube en Vimeo het nummer van de film op',
    }),
  );
export type VideoBlock = z.infer<typeof videoBlock>;

const iframeBlock = z.extend(blockBase, {
  contentType: z.literal('IFrameBlock'),
  /** Read aloud as the frame's name, so never empty. */
  title: z.string().check(z.minLength(1)),
  src: contentAddress,
  height: z.number().check(z.int(), z.gte(100), z.lte(2000)),
  consent: contentConsent,
  /** Shown until the consent is given, and where the source is not allowed. */
  fallbackHtml: z.optional(z.string()),
});
export type IFrameBlock = z.infer<typeof iframeBlock>;

const imagesBlock = z.extend(blockBase, {
  contentType: z.literal('ImagesBlock'),
  images: z.array(captionedImage).check(z.minLength(1), z.maxLength(4)),
});
export type ImagesBlock = z.infer<typeof imagesBlock>;

const imageTextBlock = z.extend(blockBase, {
  contentType: z.literal('ImageTextBlock'),
  title: z.string().check(z.minLength(1)),
  textHtml: z.string().check(z.minLength(1)),
  image: contentImage,
  imagePosition: z.enum(['left', 'right']),
  link: z.optional(contentHyperlink),
});
export type ImageTextBlock = z.infer<typeof imageTextBlock>;

const textContentBlock = z.extend(blockBase, {
  contentType: z.literal('TextContentBlock'),
  title: z.optional(z.string()),
  textHtml: z.string().check(z.minLength(1)),
  /** 'newsletter' puts the sign-up form beside the text; 'quote' shows `source` under it. */
  variant: z.enum(['plain', 'highlight', 'quote', 'newsletter']),
  source: z.optional(z.string()),
  link: z.optional(contentHyperlink),
});
export type TextContentBlock = z.infer<typeof textContentBlock>;

const experienceBlock = z.extend(blockBase, {
  contentType: z.literal('ExperienceBlock'),
  title: z.string().check(z.minLength(1)),
  textHtml: z.string().check(z.minLength(1)),
  image: contentImage,
  figures: z.array(contentFigure),
  link: z.optional(contentHyperlink),
});
export type ExperienceBlock = z.infer<typeof experienceBlock>;

const manualCommerceBlock = z.extend(blockBase, {
  contentType: z.literal('ManualCommerceBlock'),
  title: z.string().check(z.minLength(1)),
  introduction: z.optional(z.string()),
  productIds: z.array(z.number().check(z.int(), z.positive())),
  link: z.optional(contentHyperlink),
});
export type ManualCommerceBlock = z.infer<typeof manualCommerceBlock>;

const uspBlock = z.extend(blockBase, {
  contentType: z.literal('USPBlock'),
  title: z.string().check(z.minLength(1)),
  introduction: z.optional(z.string()),
  items: z
    .array(z.object({ icon: contentIcon, text: z.string().check(z.minLength(1)), detail: z.optional(z.string()) }))
    .check(z.minLength(1)),
  link: z.optional(contentHyperlink),
});
export type USPBlock = z.infer<typeof uspBlock>;

const faqCategoryListBlock = z.extend(blockBase, {
  contentType: z.literal('FaqCategoryListBlock'),
  title: z.optional(z.string()),
  categories: z
    .array(
      z.object({
        id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
        title: z.string().check(z.minLength(1)),
        questions: z
          .array(
            z.object({
              id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
              question: z.string().check(z.minLength(1)),
              answerHtml: z.string().check(z.minLength(1)),
            }),
          )
          .check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
});
export type FaqCategoryListBlock = z.infer<typeof faqCategoryListBlock>;

const categoryOverviewBlock = z.extend(blockBase, {
  contentType: z.literal('CategoryOverviewBlock'),
  title: z.string().check(z.minLength(1)),
  introduction: z.optional(z.string()),
  /** Absent: the venture's main categories. */
  categoryIds: z.optional(z.array(z.number().check(z.int(), z.positive()))),
  link: z.optional(contentHyperlink),
});
export type CategoryOverviewBlock = z.infer<typeof categoryOverviewBlock>;

/** Shows itself only to registered customers; `link` leads to the whole list. */
const previouslyOrderedBlock = z.extend(blockBase, {
  contentType: z.literal('PreviouslyOrderedBlock'),
  title: z.string().check(z.minLength(1)),
  take: z.number().check(z.int(), z.positive()),
  link: z.optional(contentHyperlink),
});
export type PreviouslyOrderedBlock = z.infer<typeof previouslyOrderedBlock>;

const corporateHeroBlock = z.extend(blockBase, {
  contentType: z.literal('CorporateHeroBlock'),
  title: z.string().check(z.minLength(1)),
  /** The end of the title, in the safety colour. */
  titleEmphasis: z.optional(z.string()),
  lead: z.string().check(z.minLength(1)),
  /** The field that leads to /vestigingen with a place filled in. */
  finder: z.optional(
    z.object({
      label: z.string().check(z.minLength(1)),
      placeholder: z.string().check(z.minLength(1)),
      buttonText: z.string().check(z.minLength(1)),
    }),
  ),
  /** The wall of bricks, one per venture, with this link as its last brick. */
  ventureWall: z.optional(z.object({ title: z.string().check(z.minLength(1)), link: contentHyperlink })),
  image: z.optional(contentImage),
  links: z.optional(z.array(contentHyperlink)),
});
export type CorporateHeroBlock = z.infer<typeof corporateHeroBlock>;

const rteBlock = z.extend(blockBase, {
  contentType: z.literal('RTEBlock'),
  bodyHtml: z.string().check(z.minLength(1)),
});
export type RTEBlock = z.infer<typeof rteBlock>;

/** A script from the allow-list, given an element of its own to render in. */
const scriptBlock = z.extend(blockBase, {
  contentType: z.literal('ScriptBlock'),
  title: z.optional(z.string()),
  src: contentAddress,
  consent: contentConsent,
  /** The data attributes of the element, without 'data-'; `widget` names what the script should render there. */
  settings: z.record(z.string().check(z.regex(/^[a-z][a-z-]*$/)), z.string()),
  /** Stands in the element until the script replaces it. */
  fallbackHtml: z.string().check(z.minLength(1)),
});
export type ScriptBlock = z.infer<typeof scriptBlock>;

const blogsShareBlock = z.extend(blockBase, {
  contentType: z.literal('BlogsShareBlock'),
  title: z.string().check(z.minLength(1)),
  platforms: z
    .array(z.enum(['linkedin', 'facebook', 'x', 'pinterest', 'whatsapp', 'mail', 'copy']))
    .check(z.minLength(1)),
});
export type BlogsShareBlock = z.infer<typeof blogsShareBlock>;

const ctaBlockWithImage = z.extend(blockBase, {
  contentType: z.literal('CTABlockWithImage'),
  title: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1)),
  image: contentImage,
  link: contentHyperlink,
  secondLink: z.optional(contentHyperlink),
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

export const contentBlockTypes = contentBlock.def.options.flatMap(
  (option) => option.shape.contentType.def.values,
) satisfies ContentBlockType[];
