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
  /** Empty for a picture that adds nothing to the words beside it. */
  alt: string;
  /** The box it fills, in CSS pixels, at its widest. */
  width: number;
  height: number;
  /** How wide it is shown, where that differs much from screen to screen; a `sizes` attribute. */
  shownWidth?: string | undefined;
  fit?: PictureFit;
  /** For the one picture that is in view at once. */
  priority?: boolean;
  className?: string;
}

/** Avif for browsers that have it, webp for the rest; the element around them takes no part in the layout. */
export function Picture({ src: given, alt, width, height, shownWidth, fit, priority, className }: PictureProps) {
  const src = imageUrlOf(given);
  if (src === '') return null;
  const srcSetOf = shownWidth ? pictureWidthSet : pictureSrcSet;
  // Few browsers look at it, and a page has dozens: of several widths they get the one in the middle.
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
