import type { ImageGalleryBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { LazyLightbox, loadLightbox } from '@bouwpoort/ui/lazy-lightbox.tsx';
import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';

export function ImageGalleryBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const [shown, setShown] = useState<number>();
  const title = block.title ?? t('gallery');
  return (
    <BlockSection title={block.title}>
      <Carousel
        label={title}
        previousLabel={t('galleryPrevious')}
        nextLabel={t('galleryNext')}
        slides={block.images.map((image, index) => ({
          key: image.url,
          content: (
            <figure className="gallery__item">
              <button
                type="button"
                className="gallery__open"
                aria-label={t('galleryOpen', { picture: image.alt || index + 1 })}
                onPointerOver={loadLightbox}
                onFocus={loadLightbox}
                onClick={() => setShown(index)}
              >
                <Picture src={image.url} alt={image.alt} width={736} height={414} />
                <Icon name="zoom" size="control" />
              </button>
              {image.caption && <figcaption>{image.caption}</figcaption>}
            </figure>
          ),
        }))}
      />
      <LazyLightbox
        title={title}
        pictures={block.images.map(({ url, alt, caption }) => ({ src: url, alt, caption }))}
        index={shown}
        onIndex={setShown}
        onClose={() => setShown(undefined)}
        labels={{
          close: t('galleryClose'),
          previous: t('galleryPrevious'),
          next: t('galleryNext'),
          position: (index) => t('galleryPosition', { position: index + 1, count: block.images.length }),
        }}
      />
    </BlockSection>
  );
}
