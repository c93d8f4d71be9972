import type { Database } from '../../foundation/database/database.ts';
import { query } from '../../foundation/database/prepared.ts';

interface OrderAudit {
  orders: number;
  lastOrder: Date | undefined;
  /** Whose lines are not together what the order says. */
  unbalanced: number;
}

/** Holds all orders against their lines, a rule that no table can hold by itself. */
export async function auditOrders(db: Database): Promise<OrderAudit> {
  const [found] = await query<{ orders: number; lastOrder: string | null; unbalanced: number }>(
    db,
    `select count(*)::int as orders, max(order_date) as "lastOrder",
       (count(*) filter (where item_totals_amount is distinct from lines.amount))::int as unbalanced
     from sales_order left join (
       select order_id, sum(nett_amount) as amount from sales_order_line group by order_id
     ) lines using (order_id)`,
  );
  return {
    orders: found?.orders ?? 0,
    lastOrder: found?.lastOrder ? new Date(found.lastOrder) : undefined,
    unbalanced: found?.unbalanced ?? 0,
  };
}
