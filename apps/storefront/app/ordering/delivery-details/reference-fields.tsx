import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FocusEventHandler } from 'react';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import { referenceWarning } from '../order-placement/reference-warning.ts';
import type { OrderingView } from '../order-placement/use-ordering.ts';
import { CostCentreField } from './cost-centre-field.tsx';
import { ProjectField } from './project-field.tsx';

interface ReferenceFieldsProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

interface TextOptions {
  required: boolean;
  hint?: string;
  warning?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

const maxComment = 1000;

/** The references of the order; those that the customer's company requires are mandatory. */
export function ReferenceFields({ checkout, ordering }: ReferenceFieldsProps) {
  const { t } = useTranslation('checkout');
  const { info, choose, customer } = checkout;
  const { mandatory, isGuest } = customer;
  const errorOf = useErrorOf(checkout);
  const isPickup = info.deliveryMethod === 'instorepickup';
  // Browsers silently cut off text beyond maxLength.
  const full = (value: string, maxLength: number) =>
    value.length >= maxLength ? t('chrome:fieldFull', { count: maxLength }) : undefined;
  const text = (
    name: 'reference' | 'customerName' | 'requisitionForm',
    maxLength: number,
    { required, hint, warning, onBlur }: TextOptions,
  ) => (
    <TextField
      label={t(`field_${name}`)}
      hint={hint}
      warning={warning ?? full(info[name], maxLength)}
      optional={!required}
      error={errorOf(name)}
      data-field={name}
      maxLength={maxLength}
      autoComplete="off"
      required={required}
      value={info[name]}
      onChange={(event) => choose({ [name]: event.target.value })}
      onBlur={onBlur}
    />
  );
  return (
    <fieldset className="checkout-block">
      <legend className="sr-only">{t('whatForTitle')}</legend>
      <h2>{t('whatForTitle')}</h2>
      <div className="form-grid form-grid--2">
        <CostCentreField checkout={checkout} />
        {text('reference', 50, {
          required: mandatory.referenceNumber,
          warning: referenceWarning(t, ordering),
          onBlur: ({ relatedTarget }) => {
            // Not when the focus moves to a button: a warning that appears would shift it away.
            if (!(relatedTarget instanceof HTMLButtonElement)) ordering.checkReference();
          },
        })}
        <ProjectField checkout={checkout} />
        {!isGuest &&
          text('customerName', 100, {
            required: mandatory.customerName,
            hint: t(mandatory.customerName ? 'customerNameHint' : 'customerNameHintOptional'),
          })}
        {isPickup &&
          !isGuest &&
          text('requisitionForm', 50, { required: mandatory.counterTicket, hint: t('requisitionFormHint') })}
        <div className="span-2">
          <Field
            label={t(isPickup ? 'field_commentPickup' : 'field_comment')}
            optional
            warning={full(info.comment, maxComment)}
            error={errorOf('comment')}
          >
            {(control) => (
              <Textarea
                {...control}
                data-field="comment"
                maxLength={maxComment}
                value={info.comment}
                onChange={(event) => choose({ comment: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </fieldset>
  );
}
