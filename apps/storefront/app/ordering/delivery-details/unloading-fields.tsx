import { deliveryTimes } from '@bouwpoort/trade/ordering/delivery-wishes';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import { DeliveryModeChoice } from './delivery-mode-choice.tsx';
import { JobsiteHoursNotice } from './jobsite-hours-notice.tsx';
import { useRememberedUnloading } from './use-remembered-unloading.ts';

/** Instructions for the driver; prefilled with those of the last delivery to this address. */
export function UnloadingFields({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose } = checkout;
  const errorOf = useErrorOf(checkout);
  useRememberedUnloading(checkout);
  const text = (name: 'unloadingFloor' | 'contactPhone', maxLength: number, type: 'text' | 'tel') => (
    <TextField
      label={t(`field_${name}`)}
      hint={t(`${name}Hint`)}
      optional
      error={errorOf(name)}
      data-field={name}
      type={type}
      maxLength={maxLength}
      autoComplete={type === 'tel' ? 'tel' : 'off'}
      value={info[name]}
      onChange={(event) => choose({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <fieldset className="checkout-block" data-field="deliveryTime">
        <legend className="sr-only">{t('timeTitle')}</legend>
        <h2>{t('timeTitle')}</h2>
        <div className="times">
          {deliveryTimes.map((time) => (
            <label key={time} className="pay-option">
              <input
                type="radio"
                name="deliveryTime"
                checked={info.deliveryTime === time}
                onChange={() => choose({ deliveryTime: time })}
              />
              <span>{t(`time_${time}`)}</span>
            </label>
          ))}
        </div>
        <p className="small muted">{t('timeHint')}</p>
        <JobsiteHoursNotice checkout={checkout} about="time" />
      </fieldset>
      <DeliveryModeChoice checkout={checkout} />
      <div className="checkout-block">
        <div className="form-grid form-grid--2">
          {text('unloadingFloor', 40, 'text')}
          {text('contactPhone', 25, 'tel')}
        </div>
      </div>
    </>
  );
}
