import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { Variant } from '../products/product.ts';
import { firstVariants, variantSearch } from '../products/variant-selection.ts';

interface VariantSelectorProps {
  /** The difference between the variants. */
  title: string;
  selectable: readonly Variant[];
  /** The number of variants without the stock filter. */
  total: number;
  selected: Variant | undefined;
  onChoose: (variant: Variant) => void;
}

/** Each choice is a link to this page, so that it can be shared, restored, and made without script. */
export function VariantSelector({ title, selectable, total, selected, onChoose }: VariantSelectorProps) {
  const { t } = useTranslation('product');
  const { search } = useLocation();
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const first = firstVariants(selectable, selected);
  const count = selectable.length;
  return (
    <section className="variants" aria-labelledby={id}>
      <div className="variants__head">
        <h2 id={id}>{title || t('variants')}</h2>
        <span className="muted">
          {count === total ? t('variantCount', { count }) : t('variantCountOf', { count, total })}
        </span>
      </div>
      <ul className="variants__list">
        {selectable.map((variant) => (
          <li key={variant.id} className={classNames(!showsAll && !first.includes(variant) && 'variants__later')}>
            <Link
              className="variant"
              to={{ search: variantSearch(search, variant) }}
              preventScrollReset
              aria-current={variant === selected ? 'true' : undefined}
              onClick={() => onChoose(variant)}
            >
              {variant.label}
            </Link>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Button
          look="quiet"
          block
          className="variants__more"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('variantsLess') : t('variantsMore', { count })}
          <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} size="control" />
        </Button>
      )}
    </section>
  );
}
