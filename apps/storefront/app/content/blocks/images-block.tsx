import type { ImagesBlock as Block } from '@bouwpoort/contract/content-blocks';
import { Picture } from '../../ui/atoms/picture.tsx';

export function ImagesBlock({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <div className="images" data-count={block.images.length}>
        {block.images.map((image) => (
          <figure key={image.url} className="images__item">
            <Picture
              src={image.url}
              alt={image.alt}
              width={block.images.length === 1 ? 1280 : 640}
              height={block.images.length === 1 ? 720 : 480}
            />
            {image.caption && <figcaption className="small muted">{image.caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}
