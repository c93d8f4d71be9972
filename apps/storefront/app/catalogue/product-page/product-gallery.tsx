import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { LazyLightbox, loadLightbox } from '@bouwpoort/ui/lazy-lightbox.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { ProductPicture } from './product-picture.tsx';

interface ProductGalleryProps {
  productName: string;
  images: readonly string[];
  /** Texts by the address of a picture; a picture without one is described by the name of the product. */
  texts: Readonly<Record<string, string>>;
  orderingAvailable: boolean;
}

/**
 * A scroll-snap row of pictures, with thumbnails. Each links to the picture itself, which replaces the lightbox when
 * there is no script.
 */
export function ProductGallery({ productName, images, texts, orderingAvailable }: ProductGalleryProps) {
  const { t } = useTranslation('product');
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isEnlarged, setEnlarged] = useState<number>();
  const count = images.length;
  const alt = (index: number) =>
    texts[images[index] ?? ''] ?? (count > 1 ? `${productName}, ${index + 1}` : productName);

  const show = (index: number) => {
    const element = track.current;
    if (!element || !images[index]) return;
    setCurrent(index);
    element.scrollTo({ left: index * element.clientWidth });
  };
  const followScroll = () => {
    const element = track.current;
    if (element) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  /** With the focus on the thumbnails, the arrow keys move along them. */
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !images[current + step]) return;
    event.preventDefault();
    show(current + step);
    const thumbs = event.currentTarget.querySelectorAll('button');
    thumbs[current + step]?.focus();
  };
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setEnlarged(index);
  };
  /** Returns to the last viewed picture, which need not be the one that was opened. */
  const leave = () => {
    setEnlarged(undefined);
    track.current?.querySelectorAll('a')[current]?.focus({ preventScroll: true });
  };

  return (
    <section
      className={classNames('product-gallery', count === 1 && 'product-gallery--single')}
      aria-label={t('gallery', { name: productName })}
    >
      <div className="product-gallery__main">
        <ul className="product-gallery__track" ref={track} onScroll={followScroll}>
          {images.map((src, index) => (
            <li key={src} className="product-gallery__slide">
              <a
                href={src}
                tabIndex={index === current ? undefined : -1}
                aria-label={t('galleryZoom', { position: index + 1, count })}
                onPointerOver={loadLightbox}
                onFocus={loadLightbox}
                onClick={(event) => enlarge(event, index)}
              >
                <ProductPicture src={src} alt={alt(index)} priority={index === 0} />
              </a>
            </li>
          ))}
        </ul>
        {!orderingAvailable && (
          <Badge look="ink" className="product-gallery__badge">
            {t('orderingUnavailable')}
          </Badge>
        )}
        <span className="product-gallery__zoom">
          <Icon name="zoom" size="control" />
        </span>
      </div>
      {count > 1 && (
        <ul className="product-gallery__thumbs" onKeyDown={moveByKey}>
          {images.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('galleryThumb', { position: index + 1, count })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <Picture src={src} alt="" width={64} height={64} fit="max" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LazyLightbox
        title={t('gallery', { name: productName })}
        pictures={images.map((src, index) => ({ src, alt: alt(index) }))}
        index={isEnlarged}
        onIndex={(index) => {
          setEnlarged(index);
          show(index);
        }}
        onClose={leave}
        labels={{
          close: t('galleryClose'),
          previous: t('galleryPrevious'),
          next: t('galleryNext'),
          position: (index) => t('galleryPosition', { position: index + 1, count }),
        }}
      />
    </section>
  );
}
