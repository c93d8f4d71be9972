import { readQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { OrderFormState } from '../../catalogue/prices/order-form-state.ts';
import { OwnPriceShown } from '../../catalogue/prices/own-price-shown.tsx';
import { PriceConditions } from '../../catalogue/prices/price-conditions.tsx';
import { UnlinkedAccountNotice } from '../../catalogue/prices/unlinked-account-notice.tsx';
import type { ProductSlotProps } from '../../catalogue/product-page/product-slots.ts';
import { AddToList } from '../lists/add-to-list.tsx';
import { AddButton } from './add-button.tsx';
import { NextTier } from './next-tier.tsx';
import type { NoPrice } from './no-price.tsx';
import { OrderTotal } from './order-total.tsx';
import { QuantityField } from './quantity-field.tsx';
import { UnitField } from './unit-field.tsx';
import { type OrderForm as Form, useOrderForm } from './use-order-form.ts';

interface OrderFormProps extends ProductSlotProps {
  /** The server renders these too, so the page has their code already. */
  Waiting: ComponentType;
  WithoutPrice: typeof NoPrice;
}

/** Price, quantity, unit, total, and the order button (C 2.4, 4.9). */
export function OrderForm({ Waiting, WithoutPrice, ...props }: OrderFormProps) {
  const form = useOrderForm(props);
  const { state } = form;
  const failed = state.kind === 'noPrice' && state.reason === 'failed';
  const { onPriceError } = props;
  const reportError = useRef(onPriceError);
  reportError.current = onPriceError;
  useEffect(() => {
    if (failed) reportError.current();
  }, [failed]);
  switch (state.kind) {
    case 'noLink':
      return <UnlinkedAccountNotice />;
    case 'loading':
      return <Waiting />;
    case 'noPrice':
      return (
        <>
          <WithoutPrice reason={state.reason} />
          <ListButton variant={props.variant} form={form} />
        </>
      );
    case 'priced':
      return (
        <>
          <PricedForm form={form} state={state} slot={props} />
          <ListButton variant={props.variant} form={form} />
        </>
      );
  }
}

/** Beside the form, not inside: its dialog contains a form too. */
function ListButton({ variant, form }: { variant: ProductSlotProps['variant']; form: Form }) {
  const { t } = useTranslation('purchase');
  const { entry, unit } = form;
  const articles = () => {
    const quantity = unit === undefined ? undefined : readQuantity(entry.text, unit, variant.salesUnit).quantity;
    return [{ contentId: variant.guid, ...(quantity === undefined ? { quantity: 1 } : { quantity, unit }) }];
  };
  return <AddToList label={t('addToList')} articles={articles} />;
}

interface PricedFormProps {
  form: Form;
  state: Extract<OrderFormState, { kind: 'priced' }>;
  slot: ProductSlotProps;
}

function PricedForm({ form, state, slot }: PricedFormProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { entry, unit, refusal } = form;
  const quantity = useFocusAfterFailure(entry.tried);
  const { price, mistake } = state;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className="order-form" onSubmit={onSubmit} noValidate>
      {!price.isHidden && (
        <div className="order-form__price">
          <OwnPriceShown size="extra-large" price={price} />
          <div className="order-form__conditions">
            <span className="price__note">{t(price.isOwn ? 'vatOwn' : 'vat', { count: price.vatRate })}</span>
            <button type="button" className="link small" onClick={() => setIsOpen(true)}>
              <Icon name="tiers" size="control" />
              {t('priceConditions')}
            </button>
          </div>
        </div>
      )}
      <div className="order-form__qty">
        <div className="field">
          <label className="field__label" htmlFor={`${id}-quantity`}>
            {t('quantity')}
          </label>
          <QuantityField
            id={`${id}-quantity`}
            ref={quantity}
            large
            label={t('quantity')}
            text={entry.text}
            unit={unit ?? ''}
            onText={(text) => form.change({ text })}
            mistakeId={mistake && `${id}-mistake`}
          />
        </div>
        <UnitField
          units={form.units}
          offered={form.offered}
          unit={unit}
          onUnit={(next) => form.change({ unit: next })}
        />
      </div>
      <OrderTotal
        line={state.line}
        mistake={mistake}
        unit={unit}
        mistakeId={`${id}-mistake`}
        isHidden={price.isHidden}
      />
      {state.line && !price.isHidden && (
        <NextTier
          variant={slot.variant}
          price={price}
          quantity={state.line.quantity}
          onChoose={(chosen) => form.change({ text: chosen.text, unit: chosen.unit })}
        />
      )}
      {refusal ? (
        <p className="order-form__refusal">{t(refusal)}</p>
      ) : (
        <AddButton phase={entry.phase} waits={form.waits} />
      )}
      <p className="order-form__failure" role="alert">
        {entry.phase === 'failed' && t('addFailed')}
      </p>
      {!price.isHidden && (
        <PriceConditions
          open={isOpen}
          onClose={() => setIsOpen(false)}
          variant={slot.variant}
          price={price}
          onPriceError={slot.onPriceError}
          onChoose={(chosen) => {
            form.change({ text: chosen.text, unit: chosen.unit });
            setIsOpen(false);
          }}
        />
      )}
    </form>
  );
}

function useFocusAfterFailure(tried: number) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (tried > 0) input.current?.focus();
  }, [tried]);
  return input;
}
