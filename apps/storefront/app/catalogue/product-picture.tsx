import { useVenture } from '../chrome/use-chrome.ts';
import { Icon } from '../ui/atoms/icon.tsx';
import { Picture } from '../ui/atoms/picture.tsx';
import type { ProductTile } from './catalogue-mapping.ts';

interface ProductPictureProps {
  product: ProductTile;
  size: number;
  shownWidth?: string | undefined;
  priority?: boolean;
  className?: string;
}

/** Its name stands beside it, so it says nothing itself. Without one the venture's own stands in. */
export function ProductPicture({ product, size, shownWidth, priority = false, className = '' }: ProductPictureProps) {
  const { defaultProductImageUrl } = useVenture();
  const src = product.imageUrl ?? defaultProductImageUrl;
  if (!src) return <Icon name="image" className={className} />;
  const picture = { src, alt: '', width: size, height: size, shownWidth };
  return <Picture {...picture} of={product} fit="max" priority={priority} className={className} />;
}
