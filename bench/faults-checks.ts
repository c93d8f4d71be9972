import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { CheckoutOutcomes } from './faults-shopper.ts';
import type { Erp } from './faults-world.ts';

export interface Figure {
  what: string;
  /** The number of rows that were checked. */
  of: number;
  right: number;
  wrong: string[];
}

const kinds = ['send-order-to-erp', 'mail', 'sandbox-callback'];

/** Waits until no job is left, or a time limit; returns how many are left. */
export async function untilQuiet(database: pg.Client, seconds: number): Promise<string[]> {
  // The payment of a customer who never returned is checked after two minutes: wait for that.
  await database.query(`update payment set created_at = created_at - interval '3 minutes' where settled_at is null`);
  let left: string[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(1000)) {
    const { rows } = await database.query<{ what: string }>(
      `select name || ' ' || state || ' ' || data as what from pgboss.job
       where name = any($1) and state in ('created', 'retry', 'active')
       union all
       select 'payment ' || p.order_id || ' ' || p.status || ' ' || s.status_code from payment p
       join sandbox_payment s on s.provider_id = p.provider_id
       where p.settled_at is null and s.status_code not in (20, 50)`,
      [kinds],
    );
    left = rows.map(({ what }) => what);
    if (left.length === 0) return left;
  }
  return left;
}

async function listed(database: pg.Client, query: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function counted(database: pg.Client, query: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(query);
  return Number(rows[0]?.count);
}

const webOrders = 'from sales_order where cart_id is not null';

/** The four figures of the fault run, and what makes them worth something. */
export async function figuresOf(database: pg.Client, erp: Erp, told: CheckoutOutcomes): Promise<Figure[]> {
  const figure = (what: string, of: number, wrong: string[]): Figure => ({ what, of, right: of - wrong.length, wrong });
  const orderIds = await listed(database, `select order_id as id ${webOrders} order by order_id`);
  const known = new Set(orderIds);
  const mails = await listed(
    database,
    `select o.order_id || ': ' || count(m.id) || ' mails' as id from sales_order o
     left join mail_message m on m.kind = 'order-confirmation' and m.subject like '%' || o.order_id || '%'
     where o.cart_id is not null group by o.order_id having count(m.id) <> 1`,
  );
  return [
    figure(
      'payments that were successful have one order',
      await counted(database, "select count(*) from payment where confirmation is not null or status = 'successful'"),
      await listed(
        database,
        `select p.order_id || ': ' || count(o.order_id) || ' orders' as id from payment p
         left join sales_order o on o.cart_id = p.cart_id and o.payment_terms_id = 'ONLINE'
           and p.confirmation -> 'orderIds' ? o.order_id
         where p.confirmation is not null or p.status = 'successful'
         group by p.order_id having count(o.order_id) <> 1`,
      ),
    ),
    figure(
      'carts that were ordered have one order',
      await counted(database, `select count(distinct cart_id) ${webOrders}`),
      await listed(
        database,
        `select cart_id || ': ' || count(*) as id ${webOrders} group by cart_id having count(*) > 1`,
      ),
    ),
    figure('orders are at the ERP once', orderIds.length, [
      ...orderIds.filter((id) => !erp.orders.has(id)),
      ...[...erp.orders.keys()].filter((id) => !known.has(id)).map((id) => `${id} is not ours`),
      ...erp.contradictions.map((id) => `${id} was told twice and differently`),
    ]),
    figure('orders have one confirmation in the queue', orderIds.length, mails),
    figure(
      'money the bank took is ordered for, or flagged to be paid back',
      await counted(database, 'select count(*) from sandbox_payment where status_code = 100'),
      await listed(
        database,
        `select s.order_id as id from sandbox_payment s left join payment p on p.provider_id = s.provider_id
         where s.status_code = 100 and p.confirmation is null and p.refund_flagged_at is null`,
      ),
    ),
    figure(
      'orders that were acknowledged to a customer exist',
      told.orderIds.size,
      [...told.orderIds].filter((id) => !known.has(id)),
    ),
    figure(
      'customers whose credit is what they ordered on account',
      await counted(database, `select count(*) from customer where customer_id like 'bench-%'`),
      await listed(
        database,
        `select c.customer_id || ': ' || c.credit_used as id from customer c
         left join sales_order o on o.customer_id = c.customer_id and o.payment_terms_id = '30D' and o.cart_id is not null
         where c.customer_id like 'bench-%' group by c.customer_id
         having c.credit_used <> coalesce(sum(o.nett_order_amount_incl_vat), 0)`,
      ),
    ),
    figure(
      'jobs were done in the end',
      await counted(
        database,
        `select count(*) from pgboss.job where name in ('send-order-to-erp', 'mail', 'sandbox-callback', 'dead-letter')`,
      ),
      await listed(database, `select source_name || ' ' || data as id from pgboss.job where name = 'dead-letter'`),
    ),
  ];
}
