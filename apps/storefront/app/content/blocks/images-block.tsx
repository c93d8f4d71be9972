import type { ImagesBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';

export function ImagesBlock({ block }: { block: Block }) {
  const alone = block.images.length === 1;
  return (
    <BlockSection>
      <div className="images" data-count={block.images.length}>
        {block.images.map((image) => (
          <figure key={image.url} className="images__item">
            <Picture src={image.url} alt={image.alt} width={alone ? 1280 : 640} height={alone ? 640 : 480} />
            {image.caption && <figcaption className="small muted">{image.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </BlockSection>
  );
}
