import type { BeheerCustomer } from '@bouwpoort/contract/customers/customers.staff';
import { beheerOrderRoutes } from '@bouwpoort/contract/ordering/orders.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { OrderState } from './order-state.tsx';

/** The newest orders; the list of orders has the rest. */
export function CustomerOrders({ data: { row } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { link } = useScope();
  const may = useHasPermission('orders.read', { ventureId: row.ventureId });
  const { data, error, refetch } = useQuery({
    ...read(beheerOrderRoutes.list, { query: { customerId: row.customerId, limit: 25 } }),
    enabled: may,
  });
  if (!may) return <PermissionNote permission="orders.read" />;
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height="10rem" />;
  return (
    <Card
      title={t('part_orders')}
      tools={<Link to={link(`/orders?zoek=${row.customerId}`)}>{t('ordersAll')}</Link>}
      bare={data.orders.length > 0}
    >
      {data.orders.length === 0 && <p className="muted">{t('noOrders')}</p>}
      {data.orders.length > 0 && (
        <table className="dt dt--plain dt--stack">
          <tbody>
            {data.orders.map((order) => (
              <tr key={order.orderId}>
                <td className="n">
                  <Link className="b" to={link(`/orders/${order.orderId}`)}>
                    {order.orderId}
                  </Link>
                </td>
                <td className="n muted m-r">
                  <Moment at={order.orderDate} />
                </td>
                <td className="max m-full">{order.reference}</td>
                <td className="n">
                  <OrderState row={order} />
                </td>
                <td className="r b m-r">{showEuros(order.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
