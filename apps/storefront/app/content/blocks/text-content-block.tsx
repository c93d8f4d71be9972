import type { TextContentBlock as Block } from '@bouwpoort/contract/content-blocks';
import { TextLink } from '../../ui/atoms/text-link.tsx';
import { RichText } from '../../ui/molecules/rich-text.tsx';

export function TextContentBlock({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <div className={`text-block text-block--${block.variant}`}>
        {block.title && <h2>{block.title}</h2>}
        <RichText html={block.textHtml} />
        {block.variant === 'quote' && block.source && <p className="text-block__source small muted">{block.source}</p>}
        {block.link && (
          <TextLink strong href={block.link.href}>
            {block.link.text}
          </TextLink>
        )}
      </div>
    </section>
  );
}
