import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { shortDate } from '../../frame/texts/dates.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import type { OrderSummary } from '../orders/order.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { type OrdersAddress, type SortField, sortedBy, writeAddress } from '../orders/orders-address.ts';
import type { ReorderFromList } from '../reorder/use-reorder-from-list.ts';

interface OrdersTableProps {
  orders: readonly OrderSummary[];
  address: OrdersAddress;
  /** The user points at or focuses an order. */
  onPoint: (orderId: string) => void;
  /** Null when the user cannot order. */
  again: ReorderFromList | null;
  /** If one person places all orders, that column is left out. */
  showsOrderer: boolean;
}

/** C 2.9: a table, and on a phone a card per order. */
export function OrdersTable({ orders, address, onPoint, again, showsOrderer }: OrdersTableProps) {
  const { t } = useTranslation('orders');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const container = useRef<HTMLDivElement>(null);
  usePointedOrder(container, onPoint);
  const list = paths.orders(venture);
  const sort = (field: SortField) => {
    const params = writeAddress(sortedBy(address, field));
    const isSorted = address.sort.field === field;
    const direction = address.sort.descending ? ('descending' as const) : ('ascending' as const);
    return { href: params.size > 0 ? `${list}?${params}` : list, ...(isSorted && { direction }) };
  };
  const orderer: TableColumn<OrderSummary> = {
    id: 'customer',
    header: t('customerName'),
    stacked: 'hidden',
    sort: sort('klantnaam'),
    cell: ({ customerName }) => <span className="orders-words">{customerName}</span>,
  };
  const reorder: TableColumn<OrderSummary> = {
    id: 'again',
    header: t('reorderColumn'),
    // Beside the total, if it is shown.
    stacked: seesPrices ? 'right' : 'full',
    cell: (order) => again && <Again order={order} again={again} />,
  };
  const total: TableColumn<OrderSummary> = {
    id: 'total',
    header: t('totalInclVat'),
    kind: 'amount',
    stacked: again ? 'left' : 'full',
    sort: sort('totaal'),
    cell: ({ totalPrice }) => <b className="orders-total">{showEuros(totalPrice)}</b>,
  };
  const columns: TableColumn<OrderSummary>[] = [
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
    ...(showsOrderer ? [orderer] : []),
    { id: 'reference', header: t('reference'), sort: sort('referentie'), cell: (order) => <References {...order} /> },
    {
      id: 'status',
      header: t('status'),
      stacked: 'right',
      sort: sort('status'),
      cell: ({ status }) => <OrderStatusMark status={status} />,
    },
    ...(seesPrices ? [total] : []),
    ...(again ? [reorder] : []),
  ];
  return (
    <div ref={container} className={classNames('orders-table', again && 'orders-table--again')}>
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

/** Above the link of the row. Returns are not ordered again. */
function Again({ order: { id, status }, again }: { order: OrderSummary; again: ReorderFromList }) {
  const { t } = useTranslation('orders');
  if (status === 'returned') return null;
  return (
    <Button
      look="quiet"
      icon="refresh"
      className="orders-again-button order-script"
      state={again.busyOrderId === id ? 'busy' : 'idle'}
      aria-label={t('reorderOrder', { id })}
      onClick={() => void again.reorder(id)}
    >
      <span className="orders-again-button__word">{t('reorderColumn')}</span>
    </Button>
  );
}

/** The references known to the customer; a dash when there are none. */
function References({ reference, customerObjectName }: OrderSummary) {
  if (!reference && !customerObjectName) return <span className="muted">–</span>;
  return (
    <span className="orders-words">
      {reference}
      {customerObjectName && <span className="orders-project">{customerObjectName}</span>}
    </span>
  );
}

/** The rows belong to the table; their events are handled on the element around it. */
function usePointedOrder(container: React.RefObject<HTMLElement | null>, onPoint: (orderId: string) => void): void {
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
