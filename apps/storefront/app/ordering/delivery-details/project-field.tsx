import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { noProject } from '../checkout-state/checkout-state.ts';
import { otherAddressOfProject } from '../checkout-state/jobsite-choices.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';

/** The project of the order. An order to another address shows a notice: its driver gets no access card of the site. */
export function ProjectField({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose, customer, addresses } = checkout;
  const { mandatory, projects } = customer;
  const errorOf = useErrorOf(checkout);
  const other = otherAddressOfProject(info, addresses);
  if (projects.length === 0 && !mandatory.customerObject) return null;
  return (
    <div>
      <SelectField
        label={t('field_projectId')}
        optional={!mandatory.customerObject}
        error={errorOf('projectId')}
        warning={other && t('projectElsewhere')}
        data-field="projectId"
        required={mandatory.customerObject}
        value={String(info.projectId)}
        onChange={(event) => choose({ projectId: Number(event.target.value) })}
        options={[
          { value: String(noProject), label: t(mandatory.customerObject ? 'chooseProject' : 'noProject') },
          ...projects.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {other && (
        <button type="button" className="checkout-link small" onClick={() => choose({ addressId: other.addressId })}>
          {t('bringToProject', { address: other.address, city: other.city })}
        </button>
      )}
    </div>
  );
}
