import type { USPBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { ServiceIcons } from '../../frame/organisms/service-icons.tsx';
import { Story } from '../../frame/organisms/story.tsx';

/** Points with an explanation get a sheet of their own; short ones stand in two columns beside the text. */
export function USPBlock({ block }: { block: Block }) {
  if (block.items.some((item) => item.detail)) {
    return (
      <BlockSection title={block.title} introduction={block.introduction} link={block.link}>
        <ul className="usps" data-count={Math.min(block.items.length, 4)}>
          {block.items.map((item) => (
            <li key={item.text} className="usps__item">
              <Icon name={item.icon} size="extra-large" />
              <div>
                <h3>{item.text}</h3>
                {item.detail && <p className="small muted">{item.detail}</p>}
              </div>
            </li>
          ))}
        </ul>
      </BlockSection>
    );
  }
  return (
    <BlockSection>
      <Story
        title={block.title}
        text={block.introduction && <p>{block.introduction}</p>}
        link={block.link && { label: block.link.text, href: block.link.href }}
      >
        <ServiceIcons narrow services={block.items.map(({ icon, text }) => ({ icon, label: text }))} />
      </Story>
    </BlockSection>
  );
}
