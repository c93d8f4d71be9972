import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { erpOrders } from './erp.tables.ts';
import type { Erp } from './erp.ts';

/** An ERP in our own database, for who has none yet: it keeps what it is told, and counts how often. */
export function embeddedErp(db: Database, clock: () => Date): Erp {
  return {
    name: 'embedded',
    async receiveOrder(order) {
      await db
        .insert(erpOrders)
        .values({ orderId: order.order.orderId, payload: order, timesOffered: 1, receivedAt: clock() })
        .onConflictDoUpdate({
          target: erpOrders.orderId,
          set: { timesOffered: sql`${erpOrders.timesOffered} + 1` },
        });
    },
  };
}
