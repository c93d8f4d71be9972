import { showEuros } from '@bouwpoort/trade/quantity-words';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import type { OrderSummary } from './order.ts';
import { OrderStatusMark } from './order-status-mark.tsx';
import { shortDate } from './order-words.ts';
import { type OrdersAddress, type SortField, sortedBy, writeAddress } from './orders-address.ts';

interface OrdersTableProps {
  orders: readonly OrderSummary[];
  address: OrdersAddress;
  /** The user points at it, with mouse or keyboard. */
  onPoint: (orderId: string) => void;
}

/** C 2.9: a table, and on a phone a card per order. */
export function OrdersTable({ orders, address, onPoint }: OrdersTableProps) {
  const { t } = useTranslation('orders');
  const venture = useVenture();
  const container = useRef<HTMLDivElement>(null);
  usePointing(container, onPoint);
  const columns = useMemo((): TableColumn<OrderSummary>[] => {
    const list = paths.orders(venture);
    const sort = (field: SortField) => {
      const params = writeAddress(sortedBy(address, field));
      const isSorted = address.sort.field === field;
      const direction = address.sort.descending ? ('descending' as const) : ('ascending' as const);
      return { href: params.size > 0 ? `${list}?${params}` : list, ...(isSorted && { direction }) };
    };
    return [
      {
        id: 'number',
        header: t('orderNumber'),
        kind: 'figures',
        sort: sort('nummer'),
        cell: ({ id }) => <span data-order={id}>{id}</span>,
      },
      {
        id: 'date',
        header: t('orderDate'),
        kind: 'figures',
        stacked: 'right',
        sort: sort('datum'),
        cell: ({ date }) => <time dateTime={date}>{shortDate(date)}</time>,
      },
      {
        id: 'customer',
        header: t('customerName'),
        stacked: 'hidden',
        sort: sort('klantnaam'),
        cell: ({ customerName }) => <span className="orders-words">{customerName}</span>,
      },
      { id: 'reference', header: t('reference'), sort: sort('referentie'), cell: (order) => <References {...order} /> },
      {
        id: 'status',
        header: t('status'),
        stacked: 'right',
        sort: sort('status'),
        cell: ({ status }) => <OrderStatusMark status={status} />,
      },
      {
        id: 'total',
        header: t('totalInclVat'),
        kind: 'amount',
        stacked: 'full',
        sort: sort('totaal'),
        cell: ({ totalPrice }) => <b className="orders-total">{showEuros(totalPrice)}</b>,
      },
    ];
  }, [t, venture, address]);
  return (
    <div ref={container} className="orders-table">
      <Panel>
        <Table
          caption={t('title')}
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.order(venture, id)}
        />
      </Panel>
    </div>
  );
}

/** What the customer knows it by; without either, a dash says that nothing is missing from the page. */
function References({ reference, customerObjectName }: OrderSummary) {
  if (!reference && !customerObjectName) return <span className="muted">–</span>;
  return (
    <span className="orders-words">
      {reference}
      {customerObjectName && <span className="orders-project">{customerObjectName}</span>}
    </span>
  );
}

/** The rows are the table's own; events in them are handled on the element around it. */
function usePointing(container: React.RefObject<HTMLElement | null>, onPoint: (orderId: string) => void): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const point = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const orderId = row?.querySelector<HTMLElement>('[data-order]')?.dataset.order;
      if (orderId) onPoint(orderId);
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin'];
    for (const kind of kinds) element.addEventListener(kind, point, { passive: true });
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, point);
    };
  }, [container, onPoint]);
}
