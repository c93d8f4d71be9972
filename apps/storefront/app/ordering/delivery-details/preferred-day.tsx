import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import { DayRow } from '../delivery-days/day-row.tsx';
import { JobsiteHoursNotice } from './jobsite-hours-notice.tsx';
import { LateLines } from './late-lines.tsx';
import { useJobsiteAccess } from './use-jobsite-access.ts';

interface PreferredDayProps {
  checkout: CheckoutView;
  /** Shown above the days. */
  promise?: string | undefined;
  onChoose: (day: string) => void;
  /** Shown below the days. */
  children: ReactNode;
}

/** The wanted day, among the possible ones. */
export function PreferredDay({ checkout, promise, onChoose, children }: PreferredDayProps) {
  const { t } = useTranslation('checkout');
  const { info, days, calendar } = checkout;
  const isPickup = info.deliveryMethod === 'instorepickup';
  const errorOf = useErrorOf(checkout);
  const site = useJobsiteAccess(checkout);
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
      {promise && <p className="muted">{promise}</p>}
      {days && (
        <DayRow
          choices={days}
          chosen={info.preferredDeliveryDate}
          label={t(isPickup ? 'field_preferredPickup' : 'field_preferredDeliveryDate')}
          site={site}
          error={errorOf('preferredDeliveryDate')}
          onChoose={onChoose}
        />
      )}
      <JobsiteHoursNotice checkout={checkout} about="day" />
      <LateLines checkout={checkout} />
      {children}
    </fieldset>
  );
}
