import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { DayRow } from './day-row.tsx';
import { LateLines } from './late-lines.tsx';
import type { CheckoutView } from './use-checkout.ts';
import { useErrorOf } from './use-error-of.ts';

/** The one thing an order that is repeated does not know: when. */
export function RepeatDate({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose, days, calendar, open } = checkout;
  const isPickup = info.deliveryMethod === 'instorepickup';
  const errorOf = useErrorOf(checkout);
  return (
    <fieldset className="checkout-block">
      <legend className="sr-only">{t('dateLegend')}</legend>
      <h2 tabIndex={-1} data-step-heading>
        {t(isPickup ? 'whenFetched' : 'whenBrought')}
      </h2>
      {calendar.state === 'failed' && (
        <Notice kind="attention" title={t('daysFailed')}>
          <p>{t('daysFailedText')}</p>
          <Button onClick={calendar.retry}>{t('tryAgain')}</Button>
        </Notice>
      )}
      {calendar.state !== 'failed' && !days && <Skeleton height="5.25rem" />}
      {days?.possible.size === 0 && <Notice kind="attention" title={t('noDays')} />}
      {days && (
        <DayRow
          choices={days}
          chosen={info.preferredDeliveryDate}
          label={t(isPickup ? 'field_preferredPickup' : 'field_preferredDeliveryDate')}
          error={errorOf('preferredDeliveryDate')}
          onChoose={(preferredDeliveryDate) =>
            choose({ preferredDeliveryDate, latestDeliveryDate: preferredDeliveryDate })
          }
        />
      )}
      <LateLines checkout={checkout} />
      <p>
        <button type="button" className="checkout-link small" onClick={() => open(2)}>
          {t('repeatMore')}
        </button>
      </p>
    </fieldset>
  );
}
