import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { Product, Variant } from '../products/product.ts';
import { generalSpecifications } from '../products/product-specifications.ts';
import { ProductDocuments } from './product-documents.tsx';

export interface ProductDetailsProps {
  product: Product;
  variant: Variant | undefined;
  variants: readonly Variant[];
}

/** All information about a product, in the order of C 2.4; a section without content has no heading either. */
export function ProductDetails({ product, variant, variants }: ProductDetailsProps) {
  const { t } = useTranslation('product');
  const venture = useVenture();
  const usps = variant && variant.variantUspList.length > 0 ? variant.variantUspList : product.usps;
  const general = generalSpecifications(product, variant, venture.id);
  const technical = variant?.specifications ?? [];
  return (
    <>
      {product.description && (
        <section className="product-about">
          <h2>{t('about')}</h2>
          <RichText html={product.description} />
        </section>
      )}
      {usps.length > 0 && (
        <section>
          <h3>{t('advantages')}</h3>
          <ul className="ticks">
            {usps.map((usp) => (
              <li key={usp}>
                <Icon name="check" size="control" />
                <span>{usp}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {general.length + technical.length > 0 && (
        <div className="spec-columns">
          <Specifications title={t('generalSpecifications')}>
            {general.map(({ key, value }) => (
              <SpecificationRow key={key} name={t(`specification_${key}`)} value={value} />
            ))}
          </Specifications>
          <Specifications title={t('technicalSpecifications')}>
            {technical.map(({ key, value, unit }) => (
              <SpecificationRow key={key} name={key} value={`${value} ${unit}`.trim()} />
            ))}
          </Specifications>
        </div>
      )}
      <ProductDocuments product={product} variant={variant} variants={variants} />
    </>
  );
}

function Specifications({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl className="specs">{children}</dl>
    </section>
  );
}

function SpecificationRow({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
