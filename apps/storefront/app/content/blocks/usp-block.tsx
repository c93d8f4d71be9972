import type { USPBlock as Block } from '@bouwpoort/contract/content-blocks';
import { Section } from '../../ui/organisms/section.tsx';
import { ServiceIcons } from '../../ui/organisms/service-icons.tsx';
import { Story } from '../../ui/organisms/story.tsx';

export function USPBlock({ block }: { block: Block }) {
  return (
    <Section>
      <Story
        title={block.title}
        text={block.introduction && <p>{block.introduction}</p>}
        link={block.link && { label: block.link.text, href: block.link.href }}
      >
        <ServiceIcons narrow services={block.items.map(({ icon, text }) => ({ icon, label: text }))} />
      </Story>
    </Section>
  );
}
