import { isResizable, type PictureFormat, resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { preload } from 'react-dom';

/** From a small phone to a high-density desktop screen; the platform stores these sizes (P 9). */
const sizes = [
  [480, 320],
  [960, 640],
  [1440, 960],
  [1920, 1280],
] as const;

/** The width of the gallery: the whole phone, else the space beside the order column. */
const shownWidth = '(min-width: 80rem) 44rem, (min-width: 55rem) calc(100vw - 30rem), 100vw';

function srcSetIn(format: PictureFormat, src: string): string {
  return sizes.map(([width, height]) => `${resizedSource(src, width, height, 'max', format)} ${width}w`).join(', ');
}

interface ProductPictureProps {
  src: string;
  alt: string;
  /** Visible at once: it is fetched with high priority. */
  priority: boolean;
}

/** Its width varies from a phone to half a desktop, so the browser chooses among sizes. */
export function ProductPicture({ src, alt, priority }: ProductPictureProps) {
  const ours = isResizable(src);
  const picture = (
    <img
      src={resizedSource(src, 480, 320, 'max')}
      srcSet={ours ? srcSetIn('webp', src) : undefined}
      sizes={ours ? shownWidth : undefined}
      alt={alt}
      width={960}
      height={640}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!ours) return picture;
  const avif = srcSetIn('avif', src);
  if (priority) {
    const imageSrcSet = { imageSrcSet: avif, imageSizes: shownWidth };
    preload(src, { as: 'image', type: 'image/avif', fetchPriority: 'high', ...imageSrcSet });
  }
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={shownWidth} />
      {picture}
    </picture>
  );
}
