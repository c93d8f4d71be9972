import type { Order } from '@bouwpoort/contract/ordering/orders';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccessCard } from './access-card.tsx';

interface OrderAccessCardProps extends Pick<Order, 'siteAccess' | 'deliveryWishes'> {
  deliveryModeId: string;
}

/** The access card of an order; nothing when the order is not for a building site. */
export function OrderAccessCard({ siteAccess, deliveryWishes, deliveryModeId }: OrderAccessCardProps) {
  const { t } = useTranslation('site-access');
  if (!siteAccess) return null;
  return (
    <AccessCard
      access={siteAccess.access}
      order={{
        hasCrane: deliveryModeId === 'KRAAN',
        floor: deliveryWishes?.floor ?? '',
        phone: deliveryWishes?.phone ?? '',
      }}
      sub={t('ofOrder', { site: siteAccess.siteName })}
    />
  );
}
