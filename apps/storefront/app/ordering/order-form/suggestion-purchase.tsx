import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { compactPrice } from '../../catalogue/prices/compact-price.ts';
import { CompactPriceShown } from '../../catalogue/prices/compact-price-shown.tsx';
import { usePrices } from '../../catalogue/prices/use-prices.ts';
import { CompactStock } from '../../catalogue/stock/compact-stock.tsx';
import { SuggestionCell } from '../../catalogue/suggestions/suggestion-option.tsx';
import type { SuggestionPurchaseProps } from '../../catalogue/suggestions/suggestion-purchase-slot.tsx';
import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import { useCompactOrderForm } from './use-compact-order-form.ts';

/* Order controls of a suggested article, each in its place of the row. They request the same prices in one call. */

const onlyVariant = ({ variants }: ProductTile) => (variants.length === 1 ? variants[0] : undefined);

export function SuggestionStock({ product }: SuggestionPurchaseProps) {
  return <CompactStock product={product} chosen={onlyVariant(product)} />;
}

export function SuggestionPrice({ product }: SuggestionPurchaseProps) {
  const price = compactPrice(usePrices(product.variants.map(({ guid }) => guid)));
  return <CompactPriceShown price={price} variant={product.variants[0]} size="small" />;
}

/** Adds one sales unit; where there are variants, links to the choice. */
export function SuggestionAdd({ product, url }: SuggestionPurchaseProps) {
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
