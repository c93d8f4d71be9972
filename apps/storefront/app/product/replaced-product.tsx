import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { PageHead } from '../pages/page-head.tsx';
import { ProductRow } from './product-row.tsx';

/** The page of a product that is no longer sold, for who comes with an old link. */
export function ReplacedProduct({ name, products }: { name: string; products: readonly ProductTile[] }) {
  const { t } = useTranslation('product');
  return (
    <>
      <PageHead title={name} />
      <div className="wrap section section--first">
        <h1>{name}</h1>
        <p>{t('endedText')}</p>
      </div>
      <ProductRow title={t('replacedBy')} products={products} />
    </>
  );
}
