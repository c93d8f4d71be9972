import type { ApprovalSummary } from '@bouwpoort/contract/ordering/approvals';
import type { SiteOrder } from '@bouwpoort/contract/ordering/jobsites';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';

type Coming = SiteOrder & { deliveryDateAfter: string; deliveryDateBefore: string };
export type JobsiteRequest = Pick<ApprovalSummary, 'approvalId' | 'wantedDay' | 'waitsFor' | 'amount' | 'title'>;

interface Delivery {
  key: string;
  href: string;
  after: string;
  title: string;
  sub: string;
  mark: 'today' | 'uncertain' | null;
}

interface JobsiteDeliveriesProps {
  orders: readonly SiteOrder[];
  /** Requests awaiting approval are delivered only if approved. */
  requests: readonly JobsiteRequest[];
  today: string;
}

/** Upcoming deliveries in order; pickups are left out. */
export function JobsiteDeliveries({ orders, requests, today }: JobsiteDeliveriesProps) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const ordered = orders
    .filter((order): order is Coming => order.isOpen && !order.isPickup && order.deliveryDateBefore !== null)
    .map(
      ({ orderId, reference, deliveryDateAfter: after, deliveryDateBefore: before }): Delivery => ({
        key: orderId,
        href: paths.order(venture, orderId),
        after,
        title: windowWords({ after, before }),
        sub: [t('orderNumber', { id: orderId }), reference].filter(Boolean).join(' · '),
        mark: after <= today && today <= before ? 'today' : null,
      }),
    );
  const asked = requests.map(
    ({ approvalId, wantedDay, waitsFor, amount, title }): Delivery => ({
      key: approvalId,
      href: paths.approval(venture, approvalId),
      after: wantedDay,
      title: windowWords({ after: wantedDay, before: wantedDay }),
      sub: [
        waitsFor.length > 0 ? t('waitsFor', { names: waitsFor.join(', ') }) : t('waits'),
        amount === undefined ? title : showEuros(amount),
      ].join(' · '),
      mark: 'uncertain',
    }),
  );
  const coming = [...ordered, ...asked].sort((a, b) => (a.after < b.after ? -1 : 1));
  return (
    <section className="sec" aria-labelledby="site-deliveries">
      <h2 id="site-deliveries">{t('deliveries')}</h2>
      {coming.length === 0 && <p className="muted">{t('noDeliveries')}</p>}
      {coming.length > 0 && (
        <div className="panel">
          {coming.map(({ key, href, after, title, sub, mark }) => (
            <Anchor key={key} className="dv" href={href}>
              <span className="dv__day" aria-hidden="true">
                <b>{Number(after.slice(8))}</b>
                {monthOf(after)}
              </span>
              <span className="dv__main">
                <b>{title}</b>
                <small>{sub}</small>
              </span>
              {mark && <Badge look={mark === 'today' ? 'accent' : 'attention'}>{t(`delivery_${mark}`)}</Badge>}
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
