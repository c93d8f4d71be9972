import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import type { Product, Variant } from '../products/product.ts';

interface ProductHeadingProps {
  product: Product;
  variant: Variant | undefined;
  /** The stock, for phones. */
  stock?: ReactNode;
}

export function ProductHeading({ product, variant, stock }: ProductHeadingProps) {
  const { t } = useTranslation('product');
  return (
    <div className="product-page__head">
      <h1>{product.name}</h1>
      {variant?.uniqueProperty && (
        <p className="product-page__sub" aria-live="polite">
          {t('subtitle', { differentiator: product.variantDifferentiator, property: variant.uniqueProperty }).trim()}
        </p>
      )}
      <p className="product-page__meta">
        {product.brand && (
          <span>
            {t('brandMeta')} <b>{product.brand}</b>
          </span>
        )}
        {variant?.code && (
          <span>
            {t('articleNumber')} <b className="num">{variant.code}</b>
          </span>
        )}
      </p>
      {stock && <div className="product-page__stock">{stock}</div>}
    </div>
  );
}
