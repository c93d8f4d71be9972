import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { PageHead } from '../../frame/pages/page-head.tsx';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
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
