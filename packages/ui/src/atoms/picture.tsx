import {
  imageUrlOf,
  isResizable,
  type PictureFit,
  pictureSrcSet,
  pictureWidthSet,
  resizedSource,
} from './picture-source.ts';

interface PictureProps {
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The box it fills, in CSS pixels, at its widest. */
  width: number;
  height: number;
  /** The `sizes` attribute, for a width that varies between screens. */
  shownWidth?: string | undefined;
  fit?: PictureFit;
  /** For the main picture in the initial viewport. */
  priority?: boolean;
  className?: string;
}

/** AVIF where supported, else WebP; the picture element itself has no layout box. */
export function Picture({ src: given, alt, width, height, shownWidth, fit, priority, className }: PictureProps) {
  const src = imageUrlOf(given);
  if (src === '') return null;
  const srcSetOf = shownWidth ? pictureWidthSet : pictureSrcSet;
  // The fallback for old browsers: a single middle width, to keep the markup small.
  const fallback = shownWidth
    ? { src: resizedSource(src, width * 1.5, height * 1.5, fit) }
    : { src: resizedSource(src, width, height, fit), srcSet: pictureSrcSet(src, width, height, fit) };
  const picture = (
    <img
      {...fallback}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (!isResizable(src)) return picture;
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={srcSetOf(src, width, height, fit, 'avif')} sizes={shownWidth} />
      {picture}
    </picture>
  );
}
