import { deliveryPromise, handsOut } from '@bouwpoort/trade/delivery-days';
import { promiseWords } from '@bouwpoort/trade/delivery-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { latestChoices } from './day-choices.ts';
import { DayField } from './day-field.tsx';
import { DayRow } from './day-row.tsx';
import { LateLines } from './late-lines.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import { UnloadingFields } from './unloading-fields.tsx';
import type { CheckoutView } from './use-checkout.ts';
import { useErrorOf } from './use-error-of.ts';
import type { OrderingView } from './use-ordering.ts';

interface DateStepProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

/** Step 2: when, and what it is for. */
export function DateStep({ checkout, ordering }: DateStepProps) {
  const { t } = useTranslation('checkout');
  const { info, choose, days, calendar, isAllInStock, open } = checkout;
  const errorOf = useErrorOf(checkout);
  const isPickup = info.deliveryMethod === 'instorepickup';
  const promise =
    calendar.calendar &&
    isAllInStock &&
    (!isPickup || handsOut(calendar.calendar)) &&
    promiseWords(
      deliveryPromise(calendar.calendar, info.deliveryMethod, calendar.now),
      info.deliveryMethod,
      calendar.now,
    );
  return (
    <>
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
        {promise && <p className="muted">{promise.line}.</p>}
        {days && (
          <DayRow
            choices={days}
            chosen={info.preferredDeliveryDate}
            label={t(isPickup ? 'field_preferredPickup' : 'field_preferredDeliveryDate')}
            error={errorOf('preferredDeliveryDate')}
            onChoose={(preferredDeliveryDate) => choose({ preferredDeliveryDate })}
          />
        )}
        <LateLines checkout={checkout} />
        {days && (
          <div className="form-grid form-grid--2">
            <DayField
              name="latestDeliveryDate"
              label={t(isPickup ? 'field_latestPickup' : 'field_latestDeliveryDate')}
              hint={t(isPickup ? 'latestPickupHint' : 'latestHint')}
              error={errorOf('latestDeliveryDate')}
              days={latestChoices(days, info.preferredDeliveryDate, t('beforePreferred'))}
              value={info.latestDeliveryDate}
              onChoose={(latestDeliveryDate) => choose({ latestDeliveryDate })}
            />
          </div>
        )}
      </fieldset>
      {info.deliveryMethod === 'storedelivery' && <UnloadingFields checkout={checkout} />}
      <ReferenceFields checkout={checkout} ordering={ordering} />
      <div className="checkout__nav">
        <Button look="quiet" icon="arrow-left" onClick={() => open(1)}>
          {t('backToDelivery')}
        </Button>
        <Button look="primary" size="large" type="submit" state={ordering.busy ? 'busy' : 'idle'}>
          {t('toOverview')}
          <Icon name="arrow-right" size="control" />
        </Button>
      </div>
    </>
  );
}
