import { canceledOrderCode } from '@bouwpoort/trade/ordering/order-status';
import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';

export interface SpendingTarget {
  id: number;
  projectId: number | null;
  costCentre: string | null;
  /** The first day that counts; null for all there are. */
  since: string | null;
}

const spent = statement<{ id: number; spent: string }>(
  'spent_on_targets',
  `select target.id, coalesce(sum(nett_order_amount), 0)::text as spent
   from jsonb_to_recordset($2::jsonb) as target (id int, project text, cost_centre text, since date)
   left join sales_order on sales_order.customer_id = $1 and status_code <> '${canceledOrderCode}'
     and (target.project is null or customer_object_id = target.project)
     and (target.cost_centre is null or sales_order.cost_centre = target.cost_centre)
     and (since is null or order_date >= (since::timestamp at time zone 'Europe/Amsterdam'))
   group by target.id`,
);

/** What the customer ordered for each target, excluding VAT; what was cancelled does not count. */
export async function readSpendingByTarget(
  ctx: Context,
  customerId: string,
  targets: readonly SpendingTarget[],
): Promise<Map<number, string>> {
  if (targets.length === 0) return new Map();
  const asked = targets.map(({ id, projectId, costCentre, since }) => ({
    id,
    project: projectId === null ? null : String(projectId),
    cost_centre: costCentre,
    since,
  }));
  const rows = await spent(ctx.db, [customerId, JSON.stringify(asked)]);
  return new Map(rows.map((row) => [row.id, row.spent]));
}

const spentOfUsers = statement<{ site_user_id: string; spent: string }>(
  'spent_by_users',
  `select site_user_id, sum(nett_order_amount)::text as spent from sales_order
   where site_user_id = any($1::uuid[]) and status_code <> '${canceledOrderCode}'
     and order_date >= ($2::date::timestamp at time zone 'Europe/Amsterdam')
   group by site_user_id`,
);

/** What each of the users ordered since that day, excluding VAT; nothing for a user who ordered nothing. */
export async function readSpendingByUser(
  ctx: Context,
  userIds: readonly string[],
  since: string,
): Promise<Map<string, string>> {
  const rows = await spentOfUsers(ctx.db, [[...userIds], since]);
  return new Map(rows.map((row) => [row.site_user_id, row.spent]));
}
