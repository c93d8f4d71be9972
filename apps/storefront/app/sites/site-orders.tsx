import type { SiteOrder } from '@bouwpoort/contract/sites';
import { showDate } from '@bouwpoort/trade/dutch-dates';
import { orderStatuses } from '@bouwpoort/trade/order-status';
import { showEuros } from '@bouwpoort/trade/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { OrderStatusMark } from '../orders/order-status-mark.tsx';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';

/** More stand on the page with orders. */
const maxShown = 8;

export function SiteOrders({ orders, count }: { orders: readonly SiteOrder[]; count: number }) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  // Absent for who may not see prices: then there is no column either.
  const hasAmounts = orders.some(({ nettOrderAmount }) => nettOrderAmount !== undefined);
  return (
    <section className="sec" aria-labelledby="site-orders">
      <div className="sec__head">
        <h2 id="site-orders">{t('orders')}</h2>
        {count > 0 && <TextLink href={paths.orders(venture)}>{t('allOrders')}</TextLink>}
      </div>
      {orders.length === 0 && <p className="muted">{t('noOrders')}</p>}
      {orders.length > 0 && (
        <div className="panel">
          <table className="table table--stack">
            <thead className="sr-only">
              <tr>
                <th>{t('orderHead')}</th>
                <th>{t('dateHead')}</th>
                <th>{t('referenceHead')}</th>
                <th>{t('statusHead')}</th>
                {hasAmounts && <th>{t('amountHead')}</th>}
              </tr>
            </thead>
            <tbody>
              {orders.slice(0, maxShown).map((order) => (
                <tr key={order.orderId}>
                  <td className="num">
                    <Anchor href={paths.order(venture, order.orderId)}>{order.orderId}</Anchor>
                  </td>
                  <td className="num">{showDate(order.orderDate)}</td>
                  <td>{[order.reference, order.customerName].filter(Boolean).join(', ')}</td>
                  <td>
                    <OrderStatusMark
                      status={orderStatuses.find((one) => one === order.statusDescr) ?? 'statusunknown'}
                    />
                  </td>
                  {hasAmounts && (
                    <td className="num">
                      <b>{order.nettOrderAmount !== undefined && showEuros(order.nettOrderAmount)}</b>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
