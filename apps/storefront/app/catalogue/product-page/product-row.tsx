import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { Section } from '@bouwpoort/ui/organisms/section.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { ProductCard } from '../tiles/product-card.tsx';

/** A row of products, with price and stock as in any list. */
export function ProductRow({ title, products }: { title: string; products: readonly ProductTile[] }) {
  const { t } = useTranslation('product');
  return (
    <div className="product-related laid-out-later">
      <Section title={title}>
        <Carousel
          size="cards"
          label={title}
          previousLabel={t('relatedPrevious')}
          nextLabel={t('relatedNext')}
          slides={products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
        />
      </Section>
    </div>
  );
}
