import { isResizable, type PictureFit, pictureSrcSet, resizedSource } from './picture-source.ts';

interface PictureProps {
  src: string;
  /** Empty for a picture that adds nothing to the words beside it. */
  alt: string;
  /** The box it fills, in CSS pixels, at its widest. */
  width: number;
  height: number;
  fit?: PictureFit;
  /** For the one picture that is in view at once. */
  priority?: boolean;
  className?: string;
}

/** Avif for browsers that have it, webp for the rest; the element around them takes no part in the layout. */
export function Picture({ src, alt, width, height, fit, priority, className }: PictureProps) {
  const picture = (
    <img
      src={resizedSource(src, width, height, fit)}
      srcSet={pictureSrcSet(src, width, height, fit)}
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
      <source type="image/avif" srcSet={pictureSrcSet(src, width, height, fit, 'avif')} />
      {picture}
    </picture>
  );
}
