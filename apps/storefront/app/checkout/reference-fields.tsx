import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { noProject } from './checkout-state.ts';
import type { CheckoutView } from './use-checkout.ts';
import { useErrorOf } from './use-error-of.ts';
import type { OrderingView } from './use-ordering.ts';

interface ReferenceFieldsProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

/** What it is for; what the customer asks of its own people is not optional. */
export function ReferenceFields({ checkout, ordering }: ReferenceFieldsProps) {
  const { t } = useTranslation('checkout');
  const { info, choose, customer } = checkout;
  const { mandatory, projects, isGuest } = customer;
  const errorOf = useErrorOf(checkout);
  const isPickup = info.deliveryMethod === 'instorepickup';
  return (
    <fieldset className="checkout-block">
      <legend className="sr-only">{t('whatForTitle')}</legend>
      <h2>{t('whatForTitle')}</h2>
      <div className="form-grid form-grid--2">
        <Field
          label={t('field_reference')}
          optional={!mandatory.referenceNumber}
          warning={ordering.referenceProbablyExists ? t('referenceExists') : undefined}
          error={errorOf('reference')}
        >
          {(control) => (
            <Input
              {...control}
              data-field="reference"
              maxLength={50}
              autoComplete="off"
              required={mandatory.referenceNumber}
              value={info.reference}
              onChange={(event) => choose({ reference: event.target.value })}
              onBlur={({ relatedTarget }) => {
                // Not on the way to a button: a warning that appears would move it away.
                if (!(relatedTarget instanceof HTMLButtonElement)) ordering.checkReference();
              }}
            />
          )}
        </Field>
        {(projects.length > 0 || mandatory.customerObject) && (
          <Field label={t('field_projectId')} optional={!mandatory.customerObject} error={errorOf('projectId')}>
            {(control) => (
              <Select
                {...control}
                data-field="projectId"
                required={mandatory.customerObject}
                value={String(info.projectId)}
                onChange={(event) => choose({ projectId: Number(event.target.value) })}
                options={[
                  { value: String(noProject), label: t(mandatory.customerObject ? 'chooseProject' : 'noProject') },
                  ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </Field>
        )}
        {!isGuest && (
          <Field
            label={t('field_customerName')}
            hint={t(mandatory.customerName ? 'customerNameHint' : 'customerNameHintOptional')}
            optional={!mandatory.customerName}
            error={errorOf('customerName')}
          >
            {(control) => (
              <Input
                {...control}
                data-field="customerName"
                maxLength={100}
                autoComplete="off"
                required={mandatory.customerName}
                value={info.customerName}
                onChange={(event) => choose({ customerName: event.target.value })}
              />
            )}
          </Field>
        )}
        {isPickup && !isGuest && (
          <Field
            label={t('field_requisitionForm')}
            hint={t('requisitionFormHint')}
            optional={!mandatory.counterTicket}
            error={errorOf('requisitionForm')}
          >
            {(control) => (
              <Input
                {...control}
                data-field="requisitionForm"
                maxLength={50}
                autoComplete="off"
                required={mandatory.counterTicket}
                value={info.requisitionForm}
                onChange={(event) => choose({ requisitionForm: event.target.value })}
              />
            )}
          </Field>
        )}
        <div className="span-2">
          <Field label={t(isPickup ? 'field_commentPickup' : 'field_comment')} optional error={errorOf('comment')}>
            {(control) => (
              <Textarea
                {...control}
                data-field="comment"
                maxLength={1000}
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
