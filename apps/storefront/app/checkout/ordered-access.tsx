import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { usePurchaseOwner } from '../purchase/purchase-access.ts';
import { OrderAccessCard } from '../site-access/order-access-card.tsx';

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
