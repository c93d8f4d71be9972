import type { Site, SiteOrder } from '@bouwpoort/contract/ordering/jobsites';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { orderStatuses } from '@bouwpoort/trade/ordering/order-status';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { paths } from '../../frame/web/paths.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { defaultAddress, writeAddress } from '../orders/orders-address.ts';

/** The orders page shows the rest. */
const maxShown = 8;

interface JobsiteOrdersProps {
  site: Pick<Site, 'name'>;
  orders: readonly SiteOrder[];
  count: number;
}

export function JobsiteOrders({ site, orders, count }: JobsiteOrdersProps) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  // Absent for users who may not see prices: then there is no column either.
  const hasAmounts = orders.some(({ nettOrderAmount }) => nettOrderAmount !== undefined);
  const columns: TableColumn<SiteOrder>[] = [
    { id: 'number', header: t('orderHead'), kind: 'figures', cell: ({ orderId }) => orderId },
    {
      id: 'date',
      header: t('dateHead'),
      kind: 'figures',
      stacked: 'right',
      cell: ({ orderDate }) => shortDate(orderDate),
    },
    {
      id: 'reference',
      header: t('referenceHead'),
      stacked: 'full',
      cell: ({ reference, customerName }) => [reference, customerName].filter(Boolean).join(', '),
    },
    {
      id: 'status',
      header: t('statusHead'),
      cell: ({ statusDescr }) => (
        <OrderStatusMark status={orderStatuses.find((one) => one === statusDescr) ?? 'statusunknown'} />
      ),
    },
    ...(hasAmounts
      ? [
          {
            id: 'amount',
            header: t('amountHead'),
            kind: 'amount' as const,
            stacked: 'right' as const,
            cell: ({ nettOrderAmount }: SiteOrder) =>
              nettOrderAmount === undefined ? null : <b>{showEuros(nettOrderAmount)}</b>,
          },
        ]
      : []),
  ];
  return (
    <section className="sec" aria-labelledby="site-orders">
      <div className="sec__head">
        <h2 id="site-orders">{t('orders')}</h2>
        {count > 0 && (
          <TextLink
            href={`${paths.orders(venture)}?${writeAddress({ ...defaultAddress, query: site.name, period: 'all' })}`}
          >
            {t('allOrders', { count })}
          </TextLink>
        )}
      </div>
      {orders.length === 0 && <p className="muted">{t('noOrders')}</p>}
      {orders.length > 0 && (
        <Panel>
          <Table
            caption={t('orders')}
            columns={columns}
            rows={orders.slice(0, maxShown)}
            rowKey={({ orderId }) => orderId}
            rowHref={({ orderId }) => paths.order(venture, orderId)}
          />
        </Panel>
      )}
    </section>
  );
}
