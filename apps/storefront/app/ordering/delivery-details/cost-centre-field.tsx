import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';

/** Shown only where the company has budgets per cost centre. */
export function CostCentreField({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { userId, ventureId } = usePurchaseOwner();
  const { info, choose, customer } = checkout;
  const errorOf = useErrorOf(checkout);
  const { data } = useQuery(
    {
      queryKey: ['cost centres', userId, ventureId],
      queryFn: customer.isGuest
        ? skipToken
        : async () => (await browserApi(ventureId).call('budgets.forOrder', { query: {} })).costCentres,
    },
    browserQueries(),
  );
  if (!data || data.length === 0) return null;
  return (
    <SelectField
      label={t('field_costCentre')}
      optional
      error={errorOf('costCentre')}
      data-field="costCentre"
      value={info.costCentre}
      options={[
        { value: '', label: t('noCostCentre') },
        ...data.map(({ costCentre, name }) => ({
          value: costCentre,
          label: name ? `${costCentre} ${name}` : costCentre,
        })),
      ]}
      onChange={(event) => choose({ costCentre: event.target.value })}
    />
  );
}
