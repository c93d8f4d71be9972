import { useQuery } from '@tanstack/react-query';
import { usePurchaseOwner } from '../../catalogue/prices/purchase-access.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { OrderAccessCard } from '../jobsite-access/order-access-card.tsx';

/** The access card of the order; nothing when the order is not for a building site. */
export function OrderedAccess({ orderId }: { orderId: string }) {
  const { ventureId } = usePurchaseOwner();
  const { data } = useQuery(
    {
      queryKey: ['access card of order', orderId],
      queryFn: () => browserApi(ventureId).call('orders.details', { params: { orderId } }),
    },
    browserQueries(),
  );
  if (!data?.siteAccess) return null;
  return (
    <div className="processed__access">
      <OrderAccessCard {...data} deliveryModeId={data.salesOrderLines[0]?.deliveryModeId ?? ''} />
    </div>
  );
}
