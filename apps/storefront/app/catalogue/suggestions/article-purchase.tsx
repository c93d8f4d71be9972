import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCompactOrderForm } from '../../ordering/order-form/use-compact-order-form.ts';
import { compactPrice } from '../prices/compact-price.ts';
import { CompactPriceShown } from '../prices/compact-price-shown.tsx';
import { usePrices } from '../prices/use-prices.ts';
import { CompactStock } from '../stock/compact-stock.tsx';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { SuggestionCell } from './suggestion-option.tsx';

/* Order controls of a suggested article, each in its place of the row. They request the same prices in one call. */

interface ArticleProps {
  product: ProductTile;
  url: string;
}

const onlyVariant = ({ variants }: ProductTile) => (variants.length === 1 ? variants[0] : undefined);

export function ArticleStock({ product }: ArticleProps) {
  return <CompactStock product={product} chosen={onlyVariant(product)} />;
}

export function ArticlePrice({ product }: ArticleProps) {
  const price = compactPrice(usePrices(product.variants.map(({ guid }) => guid)));
  return <CompactPriceShown price={price} variant={product.variants[0]} size="small" />;
}

/** Adds one sales unit; where there are variants, links to the choice. */
export function ArticleAdd({ product, url }: ArticleProps) {
  const { t } = useTranslation('search');
  const form = useCompactOrderForm(product);
  const { name } = product;
  const variant = onlyVariant(product);
  if (!form.isOrderable) return <span className="suggest__add" />;
  if (!variant) {
    return (
      <SuggestionCell className="suggest__add">
        <LinkButton className="btn--icon" href={url} icon="arrow-right" aria-label={t('chooseOf', { name })} />
      </SuggestionCell>
    );
  }
  const isAdding = form.phase === 'adding';
  const isAdded = form.phase === 'added';
  const label = t(isAdded ? 'addedOne' : form.phase === 'failed' ? 'addOneAgain' : 'addOne', {
    unit: unitName(variant.salesUnit, 1),
    name,
  });
  return (
    <SuggestionCell className="suggest__add">
      <Button
        look="primary"
        className="btn--icon add-button"
        icon={isAdded ? 'check' : form.phase === 'failed' ? 'warning' : 'cart-plus'}
        state={isAdding ? 'busy' : isAdded ? 'done' : 'idle'}
        aria-disabled={isAdding || form.waits}
        aria-label={label}
        title={label}
        onClick={form.submit}
      />
    </SuggestionCell>
  );
}
