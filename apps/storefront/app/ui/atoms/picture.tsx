import { type PictureFit, pictureSrcSet, resizedSource } from './picture-source.ts';

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

export function Picture({ src, alt, width, height, fit, priority, className }: PictureProps) {
  return (
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
}
