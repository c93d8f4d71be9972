import { demoAccounts } from '@bouwpoort/demo-world/people/demo-accounts';
import type pg from 'pg';
import type { LoadClient, LoadRequest, LoadResponse } from './bench-load.ts';

/* People who buy, and carts for them, written straight into the database: what is measured comes after. */

export const benchVenture = '210';
const model = { customerId: '510001', email: 'aannemer@steenhof.test' };

export interface Buyer {
  customer: number;
  customerId: string;
  userId: string;
  email: string;
  headers: Record<string, string>;
}

export interface Article {
  id: number;
  guid: string;
  code: string;
}

/** Customers like the contractor of the demo world, with credit without end, each with some people of its own. */
export async function makeBuyers(
  database: pg.Client | pg.Pool,
  client: Pick<LoadClient, 'ask'>,
  { customers, peoplePerCustomer }: { customers: number; peoplePerCustomer: number },
): Promise<Buyer[]> {
  await database.query(
    `insert into customer
     select (jsonb_populate_record(c, jsonb_build_object(
       'customer_id', 'bench-' || n, 'customer_name', 'Bench ' || n, 'credit_limit', 1e11, 'credit_used', 0))).*
     from customer c, generate_series(0, $2::int - 1) n where c.customer_id = $1`,
    [model.customerId, customers],
  );
  await database.query(
    `insert into customer_address
     select (jsonb_populate_record(a, jsonb_build_object(
       'customer_id', 'bench-' || n, 'address_id', 'bench-' || n || '-' || a.address_id))).*
     from customer_address a, generate_series(0, $2::int - 1) n where a.customer_id = $1 and a.project_id is null`,
    [model.customerId, customers],
  );
  const { rows } = await database.query<{ id: string; email: string; customer: number }>(
    `insert into site_user
     select (jsonb_populate_record(u, jsonb_build_object(
       'id', gen_random_uuid(), 'customer_id', 'bench-' || n, 'email', 'koper-' || n || '-' || m || '@bench.test'))).*
     from site_user u, generate_series(0, $2::int - 1) n, generate_series(1, $3::int) m where u.email = $1
     returning id, email, split_part(email, '-', 2)::int as customer`,
    [model.email, customers, peoplePerCustomer],
  );
  const buyers: Buyer[] = [];
  for (const { id: userId, email, customer } of rows) {
    const headers = { authorization: `Bearer ${await logIn(client, email)}` };
    buyers.push({ customer, customerId: `bench-${customer}`, userId, email, headers });
  }
  return buyers;
}

async function logIn(client: Pick<LoadClient, 'ask'>, username: string): Promise<string> {
  const { password } = demoAccounts;
  const answer = await client.ask({
    method: 'POST',
    path: '/api/cms/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'password', client_id: 'Default', username, password }).toString(),
  });
  if (answer.status !== 200) throw new Error(`${username} cannot log in: ${answer.text}`);
  return (JSON.parse(answer.text) as { access_token: string }).access_token;
}

/** Articles that can be ordered, have a price and lie in stock: they come together, as one order. */
export async function articlesToOrder(database: pg.Client | pg.Pool, count: number): Promise<Article[]> {
  const { rows } = await database.query<Article>(
    `select v.id, v.guid, v.code from variant v
     join list_price p on p.variant_id = v.id
     where v.venture_id = $1 and v.market_filter = '{}' and exists (select from bundle b where b.variant_id = v.id)
       and exists (select from stock s where s.variant_id = v.id and s.purchase_available_quantity > 0)
     order by md5(v.code) limit $2`,
    [benchVenture, count],
  );
  return rows;
}

/** A new open cart with these in it; its id. */
export async function fillCart(
  database: pg.Client | pg.Pool,
  buyer: Buyer,
  articles: readonly Article[],
): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `with made as (
       insert into cart (site_user_id, venture_id, customer_id, name, status, version, shipping_method_id, created_at, updated_at)
       values ($1, $2, $3, 'main', 'open', 1, 'storedelivery', now(), now()) returning id)
     , lines as (
       insert into cart_line (cart_id, content_id, code, display_name, quantity, product_reference_id, variant_reference_id, position)
       select made.id, line.guid, line.code, line.code, 2, '', '', line.position
       from made, unnest($4::uuid[], $5::text[]) with ordinality as line (guid, code, position))
     select id from made`,
    [buyer.userId, benchVenture, buyer.customerId, articles.map(({ guid }) => guid), articles.map(({ code }) => code)],
  );
  if (!rows[0]) throw new Error('no cart');
  return rows[0].id;
}

/** The first day on which all of a cart can be brought. */
export function firstDay({ text }: LoadResponse): string {
  const cart = JSON.parse(text) as { shipments: { lineItems: { deliveryDateAfter: string | null }[] }[] };
  const days = cart.shipments[0]?.lineItems.map(({ deliveryDateAfter }) => deliveryDateAfter ?? '') ?? [];
  return days.toSorted().at(-1) ?? '';
}

export function prepareRequest({ headers }: Pick<Buyer, 'headers'>, cartId: number, day: string): LoadRequest {
  const body = { preferredDeliveryDate: day, latestDeliveryDate: day, hasConfirmedLatestDeliveryDateExceeded: true };
  return { method: 'POST', path: `/api/carts/${cartId}/preparecheckout`, headers, body };
}

/** The concept that preparing answered with, on account. */
export function orderRequest(
  { headers }: Pick<Buyer, 'headers'>,
  cartId: number,
  { status, text }: LoadResponse,
  key: string,
): LoadRequest {
  const prepared = JSON.parse(text) as { cart?: { shipments: { salesOrderId: string }[] } };
  const salesOrderId = status === 200 ? prepared.cart?.shipments[0]?.salesOrderId : undefined;
  return {
    method: 'POST',
    path: `/api/carts/${cartId}/converttoorder`,
    headers: { ...headers, 'idempotency-key': key },
    body: { paymentMethodName: 'invoice', salesOrderId },
  };
}
