import type { ImageTextBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { ContentLink } from '../../frame/content-parts/content-link.tsx';

export function ImageTextBlock({ block }: { block: Block }) {
  return (
    <BlockSection>
      <div className={`image-text image-text--${block.imagePosition}`}>
        <Picture className="image-text__pic" src={block.image.url} alt={block.image.alt} width={640} height={400} />
        <div className="image-text__body">
          <h2>{block.title}</h2>
          <RichText html={block.textHtml} />
          {block.link && (
            <p className="block__link">
              <ContentLink strong link={block.link} />
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  );
}
