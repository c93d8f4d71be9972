import type { Database } from '../../foundation/database/database.ts';
import { statement } from '../../foundation/database/prepared.ts';
import type { Erp } from './erp.ts';

const received = statement(
  'erp_receive_order',
  `insert into erp_order (order_id, payload, times_offered, received_at) values ($1, $2::jsonb, 1, $3)
   on conflict (order_id) do update set times_offered = erp_order.times_offered + 1, payload = excluded.payload`,
);

const canceled = statement(
  'erp_cancel_order',
  'update erp_order set canceled_at = $2 where order_id = $1 and canceled_at is null',
);

/** An ERP in our own database, for shops without one: it stores orders, and counts the deliveries. */
export function embeddedErp(db: Database, clock: () => Date): Erp {
  return {
    name: 'embedded',
    async receiveOrder(order) {
      await received(db, [order.order.orderId, JSON.stringify(order), clock()]);
    },
    async cancelOrder({ orderId }) {
      await canceled(db, [orderId, clock()]);
    },
  };
}
