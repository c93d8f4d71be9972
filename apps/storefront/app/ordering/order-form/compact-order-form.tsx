import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { CompactPriceShown } from '../../catalogue/prices/compact-price-shown.tsx';
import type { CompactProduct } from '../../catalogue/prices/compact-variant.ts';
import { CompactStock } from '../../catalogue/stock/compact-stock.tsx';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { AddToList } from '../lists/add-to-list.tsx';
import type { ListedArticles } from '../lists/listed-article.ts';
import { CompactOrderSkeleton } from './purchase-skeletons.tsx';
import { QuantityField } from './quantity-field.tsx';
import { type CompactOrderForm as Form, useCompactOrderForm } from './use-compact-order-form.ts';
import { VariantChoice } from './variant-choice.tsx';

interface CompactOrderFormProps extends CompactProduct {
  layout?: 'card' | 'row';
  onChosen?: ((guid: string | undefined) => void) | undefined;
}

/** Price, stock, quantity and button in a compact layout: in a card, or as the parts of a row. */
export function CompactOrderForm({ layout = 'card', onChosen, ...product }: CompactOrderFormProps) {
  const form = useCompactOrderForm(product);
  const chosenGuid = form.chosen?.guid;
  useEffect(() => onChosen?.(chosenGuid), [onChosen, chosenGuid]);
  const seesPrices = useSeesPrices();
  const { t } = useTranslation('purchase');
  const isRow = layout === 'row';
  const block = isRow ? 'product-row' : 'product-card';
  return (
    <>
      <div className={`${block}__stock compact-stock`}>
        <CompactStock product={product} chosen={form.chosen} quantity={form.quantity} short={isRow} />
      </div>
      {seesPrices && (
        <div className={`${block}__price`}>
          <CompactPriceShown
            price={form.price}
            variant={form.chosen ?? product.variants[0]}
            size={isRow ? 'small' : 'medium'}
          />
        </div>
      )}
      <CompactOrder className={`${block}__order compact-order`} product={product} form={form} />
      <AddToList
        className={`${block}__list`}
        look="icon"
        label={t('addToListOf', { name: product.name })}
        articles={() => articlesOf(product, form, t)}
      />
    </>
  );
}

/** The selected variant; without one, the list dialog asks for it. */
function articlesOf(
  { variants, variantDifferentiator }: CompactProduct,
  { chosen, quantity = 1 }: Form,
  t: Translate,
): ListedArticles {
  if (chosen) return [{ contentId: chosen.guid, quantity }];
  return {
    question: t('whichVariant', { differentiator: variantDifferentiator?.toLowerCase() || t('variant') }),
    options: variants.map(({ guid, uniqueProperty, code }) => ({ contentId: guid, label: uniqueProperty || code })),
    quantity,
  };
}

interface CompactOrderProps {
  className: string;
  product: CompactProduct;
  form: Form;
}

function CompactOrder({ className, product, form }: CompactOrderProps) {
  const { t } = useTranslation('purchase');
  const [isAsking, setIsAsking] = useState(false);
  const { name } = product;
  const hasChoice = product.variants.length > 1;
  if (form.price.status === 'loading') return <CompactOrderSkeleton className={className} hasChoice={hasChoice} />;
  if (!form.isOrderable) {
    return (
      <div className={`${className} compact-order--look`}>
        {product.url && <LinkButton href={product.url}>{t('look')}</LinkButton>}
      </div>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.submit() === 'chooseFirst') {
      setIsAsking(true);
      openSelect(choiceOf(form));
    }
  };
  const isAdding = form.phase === 'adding';
  const isAdded = form.phase === 'added';
  const isFailed = form.phase === 'failed';
  const label = t(isAdding ? 'adding' : isAdded ? 'added' : isFailed ? 'addAgain' : 'addShort');
  return (
    <form className={className} onSubmit={onSubmit} noValidate>
      {hasChoice && <VariantChoice id={choiceOf(form)} product={product} chosen={form.chosen} onChoose={form.choose} />}
      <QuantityField
        label={t('quantityOf', { name })}
        text={form.text}
        unit={form.unit}
        onText={form.change}
        mistakeId={form.mistake && `${form.id}-mistake`}
      />
      <Button
        type="submit"
        look="primary"
        className="add-button"
        icon={isAdded ? 'check' : isFailed ? 'warning' : 'cart-plus'}
        state={isAdding ? 'busy' : isAdded ? 'done' : 'idle'}
        aria-disabled={isAdding || form.waits}
        title={label}
      >
        <span className="compact-order__label">{label}</span>
        <span className="sr-only">{isAdded ? '' : t('addWhat', { name })}</span>
      </Button>
      <p className="compact-order__mistake" id={`${form.id}-mistake`} role="alert">
        {form.mistake && t(`mistake_${form.mistake}`, { unit: form.unitMany })}
        {!form.mistake && isAsking && !form.chosen && t('chooseFirst')}
        {isFailed && t('addFailed')}
      </p>
    </form>
  );
}

const choiceOf = ({ id }: Form) => `${id}-choice`;

/** Opens the select itself where the browser can, and focuses it in any case. */
function openSelect(choiceId: string): void {
  const choice = document.getElementById(choiceId);
  if (!(choice instanceof HTMLSelectElement)) return;
  choice.focus();
  try {
    choice.showPicker();
  } catch (error) {
    console.warn(error);
  }
}
