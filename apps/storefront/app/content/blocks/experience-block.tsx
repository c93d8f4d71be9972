import type { ExperienceBlock as Block } from '@bouwpoort/contract/content-blocks';
import { RichText } from '../../ui/molecules/rich-text.tsx';
import { Section } from '../../ui/organisms/section.tsx';
import { Story } from '../../ui/organisms/story.tsx';

export function ExperienceBlock({ block }: { block: Block }) {
  return (
    <Section>
      <Story
        title={block.title}
        text={<RichText html={block.textHtml} />}
        picture={{ src: block.image.url, alt: block.image.alt }}
        figures={block.figures.map(({ value, label }) => ({ figure: value, label }))}
        link={block.link && { label: block.link.text, href: block.link.href }}
      />
    </Section>
  );
}
