import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { HydrateWhenNear } from '../document/hydrate-when-near.tsx';
import { PageHead } from '../pages/page-head.tsx';
import { LazyProductRow } from './lazy-product-row.tsx';

/** The page of a product that is not sold any more, for visitors with an old link. */
export function ReplacedProduct({ name, products }: { name: string; products: readonly ProductTile[] }) {
  const { t } = useTranslation('product');
  return (
    <>
      <PageHead title={name} />
      <div className="wrap section section--first">
        <h1>{name}</h1>
        <p>{t('endedText')}</p>
      </div>
      <HydrateWhenNear as="div" code={LazyProductRow}>
        <LazyProductRow title={t('replacedBy')} products={products} />
      </HydrateWhenNear>
    </>
  );
}
