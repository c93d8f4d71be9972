import type { ManualCommerceBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Carousel } from '@bouwpoort/ui/organisms/carousel.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ProductCard } from '../../catalogue/tiles/product-card.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { ContentLink } from '../../frame/content-parts/content-link.tsx';
import { useBlockData } from '../pages/block-data.ts';

/** Products chosen by an editor. Without any, only the link to their category is left. */
export function ManualCommerceBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const products = useBlockData().products[block.id] ?? [];
  if (products.length > 0) {
    return (
      <BlockSection title={block.title} introduction={block.introduction} link={block.link}>
        <Carousel
          size="cards"
          label={block.title}
          previousLabel={t('productsPrevious')}
          nextLabel={t('productsNext')}
          slides={products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }))}
        />
      </BlockSection>
    );
  }
  if (!block.link) return null;
  return (
    <BlockSection>
      <div className="commerce-link">
        <h2>{block.title}</h2>
        <ContentLink strong link={block.link} />
      </div>
    </BlockSection>
  );
}
