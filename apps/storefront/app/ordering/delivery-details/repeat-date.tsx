import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { PreferredDay } from './preferred-day.tsx';

/** The only missing value of a repeated order: its date. */
export function RepeatDate({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { choose, open } = checkout;
  return (
    <PreferredDay checkout={checkout} onChoose={(preferredDeliveryDate) => choose({ preferredDeliveryDate })}>
      <p>
        <button type="button" className="checkout-link small" onClick={() => open(2)}>
          {t('repeatMore')}
        </button>
      </p>
    </PreferredDay>
  );
}
