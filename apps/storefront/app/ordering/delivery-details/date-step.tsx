import { deliveryPromise, handsOut } from '@bouwpoort/trade/catalogue/delivery-days';
import { promiseWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import { latestChoices } from '../delivery-days/day-choices.ts';
import { DayField } from '../delivery-days/day-field.tsx';
import type { OrderingView } from '../order-placement/use-ordering.ts';
import { PreferredDay } from './preferred-day.tsx';
import { ReferenceFields } from './reference-fields.tsx';
import { UnloadingFields } from './unloading-fields.tsx';

interface DateStepProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

/** Step 2: the date and the reference. */
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
      <PreferredDay
        checkout={checkout}
        promise={promise ? `${promise.line}.` : undefined}
        onChoose={(preferredDeliveryDate) => choose({ preferredDeliveryDate })}
      >
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
      </PreferredDay>
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
