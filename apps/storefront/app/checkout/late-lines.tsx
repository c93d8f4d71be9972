import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { windowsIn } from './delivery-estimate.ts';
import { unloadingDays } from './site-hours.ts';
import type { CheckoutView } from './use-checkout.ts';
import { useErrorOf } from './use-error-of.ts';
import { useSiteAccess } from './use-site-access.ts';

/**
 * Lines that arrive after the wanted day, with the required confirmation when they arrive after the latest day (C 5).
 */
export function LateLines({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { late, tooLate, asksConfirmation, info, choose } = checkout;
  const error = useErrorOf(checkout)('hasConfirmedLatestDeliveryDateExceeded');
  if (late.length === 0 && !asksConfirmation) return <WithoutFixedDay checkout={checkout} />;
  const day = shortDay(info.preferredDeliveryDate ?? '');
  const isPickup = info.deliveryMethod === 'instorepickup';
  return (
    <>
      <WithoutFixedDay checkout={checkout} />
      <Notice
        kind="attention"
        title={late.length > 0 ? t('lateTitle', { count: late.length, day }) : t('lateUnknownTitle')}
      >
        {windowsIn(late).map((window) => {
          const together = late.filter(
            ({ deliveryFrom, deliveryUntil }) => deliveryFrom === window.after && deliveryUntil === window.before,
          );
          return (
            <p key={window.after + window.before}>
              {t(isPickup ? 'lateTextPickup' : 'lateText', {
                names: namesOf(together, t),
                days: windowWords(window),
                count: together.length,
              })}
              <UnloadingNote checkout={checkout} window={window} />
            </p>
          );
        })}
        {late.length === 0 && <p>{t('lateUnknownText')}</p>}
      </Notice>
      {asksConfirmation && (
        <div>
          <Checkbox
            data-field="hasConfirmedLatestDeliveryDateExceeded"
            checked={info.hasConfirmedLatestDeliveryDateExceeded}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'late-error' : undefined}
            onChange={(event) => choose({ hasConfirmedLatestDeliveryDateExceeded: event.target.checked })}
          >
            {tooLate.length > 0
              ? t(isPickup ? 'acceptLatePickup' : 'acceptLate', { count: tooLate.length })
              : t('acceptLateUnknown')}
          </Checkbox>
          {error && (
            <p className="field__error" id="late-error">
              <Icon name="error" size="small" />
              {error}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** A supplier delivers within days it chooses itself, even when the wanted day is the first of them. */
function WithoutFixedDay({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { withoutFixedDay: lines, info } = checkout;
  const [window] = windowsIn(lines);
  if (!window) return null;
  const from = { ...window, after: info.preferredDeliveryDate ?? window.after };
  const count = lines.length;
  return (
    <Notice kind="info" title={t('noFixedDayTitle', { count })}>
      <p>
        {t('noFixedDayText', { names: namesOf(lines, t), days: windowWords(from), count })}
        <UnloadingNote checkout={checkout} window={from} />
      </p>
    </Notice>
  );
}

/** The days of a delivery on which the building site unloads, where that is not all of them. */
function UnloadingNote({ checkout, window }: { checkout: CheckoutView; window: DeliveryWindow }) {
  const { t } = useTranslation('checkout');
  const site = useSiteAccess(checkout);
  const found = site && checkout.days && unloadingDays(site.access, window, checkout.days.possible);
  if (!found) return null;
  const { inWindow, next } = found;
  const name = site.name;
  if (inWindow.length > 0) {
    return ` ${t('siteUnloadsOn', { site: name, days: new Intl.ListFormat('nl-NL').format(inWindow.map(shortDay)) })}`;
  }
  return ` ${next ? t('siteUnloadsNext', { site: name, day: shortDay(next) }) : t('siteUnloadsNot', { site: name })}`;
}

/** Nobody reads more names than this. */
const maxNames = 3;

function namesOf(lines: readonly { name: string }[], t: (key: string, more: { count: number }) => string): string {
  const names = lines.slice(0, maxNames).map(({ name }) => name);
  const rest = lines.length - names.length;
  const all = rest > 0 ? [...names, t('moreArticles', { count: rest })] : names;
  return new Intl.ListFormat('nl-NL').format(all);
}
