import type { ContentBlock, ContentBlockType } from '@bouwpoort/contract/content-blocks';
import type { ComponentType } from 'react';
import { CategoryOverviewBlock } from './blocks/category-overview-block.tsx';
import { ContentGridBlock } from './blocks/content-grid-block.tsx';
import { CorporateHeroBlock } from './blocks/corporate-hero-block.tsx';
import { CTABlockWithImage } from './blocks/cta-block-with-image.tsx';
import { ExperienceBlock } from './blocks/experience-block.tsx';
import { ImageTextBlock } from './blocks/image-text-block.tsx';
import { ImagesBlock } from './blocks/images-block.tsx';
import { RTEBlock } from './blocks/rte-block.tsx';
import { TextContentBlock } from './blocks/text-content-block.tsx';
import { USPBlock } from './blocks/usp-block.tsx';

type BlockOf<T extends ContentBlockType> = Extract<ContentBlock, { contentType: T }>;
type BlockComponents = { [T in ContentBlockType]?: ComponentType<{ block: BlockOf<T> }> };

/** P 2.15: which component shows which block. */
const components: BlockComponents = {
  CTABlockWithImage,
  CategoryOverviewBlock,
  ContentGridBlock,
  CorporateHeroBlock,
  ExperienceBlock,
  ImageTextBlock,
  ImagesBlock,
  RTEBlock,
  TextContentBlock,
  USPBlock,
};

export function BlockList({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block) => {
    // The table pairs each type with its own component; TypeScript cannot see that pairing through a look-up.
    const Block = components[block.contentType] as ComponentType<{ block: ContentBlock }> | undefined;
    return Block ? <Block key={block.id} block={block} /> : null;
  });
}
