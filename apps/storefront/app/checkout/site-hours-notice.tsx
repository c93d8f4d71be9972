import { shortDay } from '@bouwpoort/trade/delivery-words';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { outsideHours } from './site-hours.ts';
import type { CheckoutView } from './use-checkout.ts';

interface SiteHoursNoticeProps {
  checkout: CheckoutView;
  /** The choice that the notice belongs to. */
  about: 'day' | 'time';
}

/**
 * The building site receives no goods at this day or time: only a warning, because a call to the site may settle it.
 */
export function SiteHoursNotice({ checkout: { info, addresses, customer }, about }: SiteHoursNoticeProps) {
  const { t } = useTranslation('checkout');
  const { userId, ventureId } = usePurchaseOwner();
  const address = addresses.find(({ addressId }) => addressId === info.addressId);
  const siteId = info.deliveryMethod === 'storedelivery' && !customer.isGuest ? (address?.projectId ?? null) : null;
  const { data: site } = useQuery(
    {
      queryKey: ['site access', userId, ventureId, siteId],
      queryFn: siteId === null ? skipToken : () => browserApi(ventureId).call('sites.details', { params: { siteId } }),
    },
    browserQueries(),
  );
  const { preferredDeliveryDate: day, deliveryTime } = info;
  const outside = site && day !== null ? outsideHours(site.access, day, deliveryTime) : null;
  if (!site || outside !== about) return null;
  return (
    <Notice kind="attention" title={t(`siteOutside_${about}`, { site: site.name, day: shortDay(day ?? '') })}>
      <p>{t('siteOutsideText')}</p>
    </Notice>
  );
}
