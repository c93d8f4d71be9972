import type { ContentBlock, ContentBlockType } from '@bouwpoort/contract/content/content-blocks';
import { type ComponentType, Suspense } from 'react';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { IFrameBlock } from '../embeds/iframe-block.tsx';
import { ScriptBlock } from '../embeds/script-block.tsx';
import { FormContainerBlock } from '../forms/form-container-block.tsx';
import type { BlockProps, ShownBlock } from '../pages/shown-block.ts';
import { VideoBlock } from '../videos/video-block.tsx';
import { BlockBoundary } from './block-boundary.tsx';
import { BlockNotice } from './block-notice.tsx';
import { BlogsShareBlock } from './blogs-share-block.tsx';
import { CategoryOverviewBlock } from './category-overview-block.tsx';
import { ContentGridBlock } from './content-grid-block.tsx';
import { CorporateHeroBlock } from './corporate-hero-block.tsx';
import { CTABlockWithImage } from './cta-block-with-image.tsx';
import { ExperienceBlock } from './experience-block.tsx';
import { FaqCategoryListBlock } from './faq-category-list-block.tsx';
import { ImageGalleryBlock } from './image-gallery-block.tsx';
import { ImageTextBlock } from './image-text-block.tsx';
import { ImagesBlock } from './images-block.tsx';
import { ManualCommerceBlock } from './manual-commerce-block.tsx';
import { PreviouslyOrderedBlock } from './previously-ordered-block.tsx';
import { RTEBlock } from './rte-block.tsx';
import { TextContentBlock } from './text-content-block.tsx';
import { USPBlock } from './usp-block.tsx';

type BlockOf<T extends ContentBlockType> = Extract<ContentBlock, { contentType: T }>;
type BlockComponents = { [T in ContentBlockType]: ComponentType<BlockProps<BlockOf<T>>> };

/** P 2.15: the component of each block type. */
const components: BlockComponents = {
  ImageGalleryBlock,
  VideoBlock,
  IFrameBlock,
  ImagesBlock,
  ContentGridBlock,
  ImageTextBlock,
  TextContentBlock,
  ExperienceBlock,
  ManualCommerceBlock,
  USPBlock,
  FaqCategoryListBlock,
  CategoryOverviewBlock,
  PreviouslyOrderedBlock,
  CorporateHeroBlock,
  FormContainerBlock,
  RTEBlock,
  ScriptBlock,
  BlogsShareBlock,
  CTABlockWithImage,
};

/**
 * The blocks of a page in order. One that fails shows a notice in its own place; the page stays. In the browser an
 * error boundary catches it; on the server React has no boundaries, but leaves a failed Suspense to the browser and
 * writes its fallback. So the fallback is the notice: a block that waits for data needs a Suspense of its own.
 */
export function BlockList({
  page,
}: {
  page: { contentLink: { id: string }; blocks: readonly ShownBlock[]; isPreview?: boolean };
}) {
  return page.blocks.map((block) => (
    <HydrateWhenNear as="div" key={block.id} id={block.id} className="block" data-block={block.contentType}>
      <BlockBoundary>
        <Suspense fallback={<BlockNotice />}>
          <OneBlock block={block} pageId={page.contentLink.id} isDraft={page.isPreview} />
        </Suspense>
      </BlockBoundary>
    </HydrateWhenNear>
  ));
}

function OneBlock({ block, pageId, isDraft }: BlockProps<ShownBlock> & { isDraft: boolean | undefined }) {
  if (block.contentType === 'BrokenBlock') return <BlockNotice isDraft={isDraft} />;
  // The table pairs each type with its own component; TypeScript cannot infer that pairing from a lookup.
  const Block = components[block.contentType] as ComponentType<BlockProps<ContentBlock>>;
  return <Block block={block} pageId={pageId} />;
}
