import type { ImageTextBlock as Block } from '@bouwpoort/contract/content-blocks';
import { Picture } from '../../ui/atoms/picture.tsx';
import { TextLink } from '../../ui/atoms/text-link.tsx';
import { RichText } from '../../ui/molecules/rich-text.tsx';

export function ImageTextBlock({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <div className={`image-text image-text--${block.imagePosition}`}>
        <Picture className="image-text__pic" src={block.image.url} alt={block.image.alt} width={640} height={480} />
        <div className="image-text__body">
          <h2>{block.title}</h2>
          <RichText html={block.textHtml} />
          {block.link && (
            <TextLink strong href={block.link.href}>
              {block.link.text}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  );
}
