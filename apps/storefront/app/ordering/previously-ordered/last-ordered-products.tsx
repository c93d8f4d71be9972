import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ProductCard } from '../../catalogue/tiles/product-card.tsx';
import { BlockNotice } from '../../content/blocks/block-notice.tsx';
import type { LastOrderedProps } from '../../content/blocks/last-ordered-slot.ts';
import { OrderedProductsSkeleton } from '../../content/blocks/ordered-products-skeleton.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { useLastOrdered } from './use-last-ordered.ts';

/** Loaded on demand, because it depends on the query library. */
export function LastOrderedProducts({ block, owner }: LastOrderedProps) {
  const { t } = useTranslation('content');
  const last = useLastOrdered(owner);
  if (last.status === 'failed') return <BlockNotice />;
  if (last.status === 'loading') return <OrderedProductsSkeleton block={block} />;
  if (last.products.length === 0) return null;
  return (
    <BlockSection title={block.title} link={block.link}>
      <Carousel
        size="cards"
        label={block.title}
        previousLabel={t('productsPrevious')}
        nextLabel={t('productsNext')}
        slides={last.products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
      />
    </BlockSection>
  );
}
