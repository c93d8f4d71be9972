import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { Choice } from '../checkout-state/choice.tsx';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';

/** The way of unloading, where the venture offers more than one; the default is preselected. */
export function DeliveryModeChoice({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { deliveryModes } = useVenture();
  const { info, choose } = checkout;
  const error = useErrorOf(checkout)('deliveryModeId');
  if (deliveryModes.length < 2) return null;
  const [first] = deliveryModes;
  const chosen = info.deliveryModeId ?? (deliveryModes.includes('GEWOON') ? 'GEWOON' : first);
  return (
    <fieldset className="checkout-block" data-field="deliveryModeId">
      <legend className="sr-only">{t('modeTitle')}</legend>
      <h2>{t('modeTitle')}</h2>
      <div className="choices">
        {deliveryModes.map((mode) => (
          <Choice
            key={mode}
            name="deliveryMode"
            checked={mode === chosen}
            onChange={() => choose({ deliveryModeId: mode })}
            title={t(`mode_${mode}`)}
            text={t(`mode_${mode}Text`)}
          />
        ))}
      </div>
      {error && <p className="field__error">{error}</p>}
    </fieldset>
  );
}
