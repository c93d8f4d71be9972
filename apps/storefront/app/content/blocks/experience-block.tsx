import type { ExperienceBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { Story } from '../../frame/organisms/story.tsx';

export function ExperienceBlock({ block }: { block: Block }) {
  return (
    <BlockSection>
      <Story
        title={block.title}
        text={<RichText html={block.textHtml} />}
        picture={{ src: block.image.url, alt: block.image.alt }}
        figures={
          block.figures.length > 0 ? block.figures.map(({ value, label }) => ({ figure: value, label })) : undefined
        }
        link={block.link && { label: block.link.text, href: block.link.href }}
      />
    </BlockSection>
  );
}
