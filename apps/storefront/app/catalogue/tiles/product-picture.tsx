import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { ProductTile } from './catalogue-mapping.ts';

interface PictureLook {
  size: number;
  shownWidth?: string | undefined;
  priority?: boolean;
  className?: string;
}

/** Decorative (no alt text): the name stands beside it. */
export function ProductPicture({ product, ...look }: PictureLook & { product: ProductTile }) {
  return <ImageOrIcon src={useProductImage(product)} {...look} />;
}

/** Falls back to the venture's default image. */
export function useProductImage(product: ProductTile): string | null {
  const { defaultProductImageUrl } = useVenture();
  return product.imageUrl ?? defaultProductImageUrl;
}

export function ImageOrIcon({
  src,
  size,
  shownWidth,
  priority = false,
  className = '',
}: PictureLook & { src: string | null }) {
  if (!src) return <Icon name="image" className={className} />;
  const picture = { src, alt: '', width: size, height: size, shownWidth };
  return <Picture {...picture} fit="max" priority={priority} className={className} />;
}
