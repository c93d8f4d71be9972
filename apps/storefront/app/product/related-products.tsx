import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { Section } from '@bouwpoort/ui/organisms/section.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Suspense } from 'react';
import { Await } from 'react-router';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { ProductCard } from '../catalogue/product-card.tsx';
import { type Packed, unpack } from '../loader-data/packed.ts';
import { relatedToShow } from './load-related-products.ts';
import { RelatedSkeleton } from './product-skeletons.tsx';
import { inSentence } from './product-text.ts';

interface RelatedProductsProps {
  related: Promise<Packed<ProductTile[]>>;
  categoryName: string | undefined;
  stockFilter: boolean;
}

/** Comes after the page itself; without any to show there is no section. */
export function RelatedProducts({ related, categoryName, stockFilter }: RelatedProductsProps) {
  const { t } = useTranslation('product');
  const title = categoryName ? t('related', { category: inSentence(categoryName) }) : t('relatedElse');
  return (
    <Suspense
      fallback={
        <div className="product-related product-related--waiting">
          <Section title={title}>
            <RelatedSkeleton />
          </Section>
        </div>
      }
    >
      <Await resolve={related}>
        {(all) => {
          const products = relatedToShow(unpack(all), stockFilter);
          if (products.length === 0) return null;
          return (
            <div className="product-related">
              <Section title={title}>
                <Carousel
                  size="narrow"
                  label={title}
                  previousLabel={t('relatedPrevious')}
                  nextLabel={t('relatedNext')}
                  slides={products.map((product) => ({
                    key: product.id,
                    content: <ProductCard product={product} />,
                  }))}
                />
              </Section>
            </div>
          );
        }}
      </Await>
    </Suspense>
  );
}
