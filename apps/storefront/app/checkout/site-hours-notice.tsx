import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { outsideHours } from './site-hours.ts';
import type { CheckoutView } from './use-checkout.ts';
import { useSiteAccess } from './use-site-access.ts';

interface SiteHoursNoticeProps {
  checkout: CheckoutView;
  /** The choice that the notice belongs to. */
  about: 'day' | 'time';
}

/**
 * The building site receives no goods at this day or time: only a warning, because a call to the site may settle it.
 */
export function SiteHoursNotice({ checkout, about }: SiteHoursNoticeProps) {
  const { t } = useTranslation('checkout');
  const site = useSiteAccess(checkout);
  const { preferredDeliveryDate: day, deliveryTime } = checkout.info;
  const outside = site && day !== null ? outsideHours(site.access, day, deliveryTime) : null;
  if (!site || outside !== about) return null;
  return (
    <Notice kind="attention" title={t(`siteOutside_${about}`, { site: site.name, day: shortDay(day ?? '') })}>
      <p>{t('siteOutsideText')}</p>
    </Notice>
  );
}
