import type { SiteOrder } from '@bouwpoort/contract/sites';
import { windowWords } from '@bouwpoort/trade/delivery-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';

type Coming = SiteOrder & { deliveryDateAfter: string; deliveryDateBefore: string };

/** What is still to come, the first day first; what is picked up comes to nobody. */
export function SiteDeliveries({ orders }: { orders: readonly SiteOrder[] }) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const coming = orders
    .filter((order): order is Coming => order.isOpen && !order.isPickup && order.deliveryDateBefore !== null)
    .sort((a, b) => (a.deliveryDateAfter < b.deliveryDateAfter ? -1 : 1));
  return (
    <section className="sec" aria-labelledby="site-deliveries">
      <h2 id="site-deliveries">{t('deliveries')}</h2>
      {coming.length === 0 && <p className="muted">{t('noDeliveries')}</p>}
      {coming.length > 0 && (
        <div className="panel">
          {coming.map(({ orderId, reference, deliveryDateAfter: after, deliveryDateBefore: before }) => (
            <Anchor key={orderId} className="dv" href={paths.order(venture, orderId)}>
              <span className="dv__day" aria-hidden="true">
                <b>{Number(after.slice(8))}</b>
                {monthOf(after)}
              </span>
              <span className="dv__main">
                <b>{windowWords({ after, before })}</b>
                <small>{[t('orderNumber', { id: orderId }), reference].filter(Boolean).join(' · ')}</small>
              </span>
              <Icon name="chevron-right" size="control" />
            </Anchor>
          ))}
        </div>
      )}
    </section>
  );
}

/** 'nov' */
function monthOf(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('nl-NL', { month: 'short', timeZone: 'UTC' }).replace('.', '');
}
