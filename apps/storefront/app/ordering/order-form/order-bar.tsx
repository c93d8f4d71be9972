import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import { AddButton } from './add-button.tsx';
import { useOrderForm } from './use-order-form.ts';

/** Total and button of the order form, at the bottom of the screen on phones. */
export function OrderBar(props: ProductSlotProps) {
  const { t } = useTranslation('purchase');
  const { state, entry, refusal, waits, submit } = useOrderForm(props);
  if (state.kind !== 'priced' || refusal) return null;
  const { line, price } = state;
  return (
    <div className="order-bar">
      <p className="order-bar__sum">
        <small>{line ? line.short : t('checkQuantity')}</small>
        {!price.isHidden && <b>{line ? showEuros(line.subtotal) : '–'}</b>}
      </p>
      <AddButton phase={entry.phase} waits={waits} onAdd={submit} />
    </div>
  );
}
