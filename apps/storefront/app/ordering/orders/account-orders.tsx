import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { SectionHead } from '@bouwpoort/ui/molecules/section-head.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import type { AccountOrders as Orders } from './open-or-latest.ts';
import type { OrderSummary } from './order.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import { OrdersProblemNotice } from './orders-problem-notice.tsx';

/** The orders still to be delivered, or else the most recent ones. */
export function AccountOrders({ orders }: { orders: Orders }) {
  const { t } = useTranslation('account');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const title = t(orders.kind === 'open' ? 'openOrders' : 'latestOrders');
  const total: TableColumn<OrderSummary> = {
    id: 'total',
    header: t('orders:totalInclVat'),
    kind: 'amount',
    stacked: 'hidden',
    cell: ({ totalPrice }) => <b className="orders-total">{showEuros(totalPrice)}</b>,
  };
  const columns: TableColumn<OrderSummary>[] = [
    { id: 'number', header: t('orders:orderNumber'), kind: 'figures', cell: ({ id }) => id },
    {
      id: 'date',
      header: t('orders:orderDate'),
      kind: 'figures',
      stacked: 'right',
      cell: ({ date }) => <time dateTime={date}>{shortDate(date)}</time>,
    },
    {
      id: 'reference',
      header: t('orders:reference'),
      cell: ({ reference, customerObjectName }) => (
        <span className="orders-words">{reference || customerObjectName || '–'}</span>
      ),
    },
    {
      id: 'status',
      header: t('orders:status'),
      stacked: 'right',
      cell: ({ status }) => <OrderStatusMark status={status} />,
    },
    ...(seesPrices ? [total] : []),
  ];
  return (
    <section>
      <SectionHead title={title} link={{ label: t('allOrders'), href: paths.orders(venture) }} />
      {orders.open === null && <OrdersProblemNotice problem="failed" />}
      {orders.open !== null && orders.shown.length === 0 && <p className="muted">{t('noOrders')}</p>}
      {orders.shown.length > 0 && (
        <Panel>
          <Table
            caption={title}
            columns={columns}
            rows={orders.shown}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.order(venture, id)}
          />
        </Panel>
      )}
    </section>
  );
}
