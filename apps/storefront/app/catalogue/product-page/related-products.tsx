import { Section } from '@bouwpoort/ui/organisms/section.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { memo, Suspense } from 'react';
import { Await } from 'react-router';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { type Packed, unpack } from '../../frame/loader-data/packed.ts';
import { relatedToShow } from '../products/load-related-products.ts';
import { midSentence } from '../products/product-text.ts';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { LazyProductRow } from './lazy-product-row.tsx';
import { RelatedSkeleton } from './product-skeletons.tsx';

interface RelatedProductsProps {
  related: Promise<Packed<ProductTile[]>>;
  categoryName: string | undefined;
  stockFilter: boolean;
}

/**
 * Loaded after the page itself; hidden without products. Rendering it again before hydration would discard the server's
 * HTML: hence memo.
 */
export const RelatedProducts = memo(({ related, categoryName, stockFilter }: RelatedProductsProps) => {
  const { t } = useTranslation('product');
  const title = categoryName ? t('related', { category: midSentence(categoryName) }) : t('relatedElse');
  return (
    <HydrateWhenNear as="div" code={LazyProductRow}>
      <Suspense
        fallback={
          <div className="product-related product-related--waiting laid-out-later">
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
            return <LazyProductRow title={title} products={products} />;
          }}
        </Await>
      </Suspense>
    </HydrateWhenNear>
  );
});
