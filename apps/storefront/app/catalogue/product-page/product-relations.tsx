import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { memo, Suspense } from 'react';
import { Await } from 'react-router';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import { type Packed, unpack } from '../../frame/loader-data/packed.ts';
import type { RelationTiles } from '../products/load-product-relations.ts';
import { relatedToShow } from '../products/load-related-products.ts';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { LazyProductRow } from './lazy-product-row.tsx';

/** The successors of a product. */
export function ReplacedBy({ products }: { products: readonly ProductTile[] }) {
  const { t } = useTranslation('product');
  if (products.length === 0) return null;
  return (
    <Notice kind="attention" title={t('replacedTitle')}>
      {t('replacedBy')}{' '}
      {products.map(({ id, name, url }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Anchor href={url}>{name}</Anchor>
        </span>
      ))}
    </Notice>
  );
}

interface RelationRowsProps {
  relations: Promise<Packed<RelationTiles>>;
  stockFilter: boolean;
}

/** Accessories and alternatives of the product; nothing without any. Memoised, as in RelatedProducts. */
export const RelationRows = memo(({ relations, stockFilter }: RelationRowsProps) => {
  const { t } = useTranslation('product');
  return (
    <HydrateWhenNear as="div" code={LazyProductRow}>
      <Suspense fallback={null}>
        <Await resolve={relations}>
          {(packed) => {
            const tiles = unpack(packed);
            return (['accessories', 'alternatives'] as const).map((kind) => {
              const shown = relatedToShow(tiles[kind], stockFilter);
              return shown.length > 0 && <LazyProductRow key={kind} title={t(kind)} products={shown} />;
            });
          }}
        </Await>
      </Suspense>
    </HydrateWhenNear>
  );
});
