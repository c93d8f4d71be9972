import { randomUUID } from 'node:crypto';
import { Dice } from '@bouwpoort/demo-world/dice';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { siteUsers } from '../identity/identity.tables.ts';
import { createTestApp } from '../testing/test-app.ts';
import { Shopper } from '../testing/test-shopper.ts';

/*
 * Random sequences of everything that can happen to requests and budgets, with what must hold after each step. The seed
 * is in the name of the test; MODEL_SEED repeats one.
 */

const here = await createTestApp();
const { app, db } = here;
const customerId = '510001';
const code = '1589792';
const seed = Number(process.env.MODEL_SEED ?? Math.floor(Math.random() * 1_000_000));
const steps = 60;
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };

const [model] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'inkoper@steenhof.test'));
if (!model) throw new Error('no buyer');

async function colleague(firstName: string, more: Partial<typeof siteUsers.$inferInsert>): Promise<Shopper> {
  const id = randomUUID();
  const email = `${firstName}-${id}@terveldhuis.example`;
  await db.insert(siteUsers).values({ ...model, id, email, firstName, ...more } as typeof siteUsers.$inferInsert);
  return Shopper.logIn(app, email);
}

await db.execute(sql`delete from approval_rule where customer_id = ${customerId}`);
await db.execute(sql`delete from budget where customer_id = ${customerId}`);
const requesters = [
  await colleague('Bram', { memberRole: 'requester' }),
  await colleague('Anna', { memberRole: 'requester' }),
];
const buyer = await colleague('Samira', {});
const managers = [await Shopper.logIn(app, 'aannemer@steenhof.test'), await colleague('Eva', { isManager: true })];
const { rows: projects } = await db.execute<{ id: number }>(
  sql`select id from project where customer_id = ${customerId} order by id limit 1`,
);
const projectId = projects[0]?.id ?? 0;
const budget = { projectId, amount: 1_000_000, period: 'year', isHard: true };
const { id: budgetId, amounts } = (await managers[0]?.post('/api/budgets', budget))?.json() ?? {};
await db.execute(sql`update budget set amount = ${(amounts.spent + 400).toFixed(2)} where id = ${budgetId}`);

async function order(who: Shopper, quantity: number): Promise<void> {
  const filled = await who.fill([[code, quantity]]);
  const prepared = await who.prepare(filled.id, { ...dates, projectId });
  expect(prepared.statusCode, prepared.payload).toBe(200);
  const answer = await who.convert(filled.id);
  expect([200, 409], answer.payload).toContain(answer.statusCode);
}

async function waiting(dice: Dice): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from approval where customer_id = ${customerId} and state = 'waiting' order by asked_at, id`,
  );
  return rows.length === 0 ? undefined : dice.pick(rows).id;
}

async function approve(who: Shopper, id: string): Promise<void> {
  const details = (await who.get(`/api/approvals/${id}`)).json();
  const seen = details.totals && { total: details.totals.total, lastArrival: details.lastArrival };
  const answer = await who.post(`/api/approvals/${id}/approve`, { seen });
  expect([200, 403, 404, 409], answer.payload).toContain(answer.statusCode);
}

const events: Record<string, (dice: Dice) => Promise<unknown>> = {
  ask: (dice) => order(dice.pick(requesters), dice.int(1, 12)),
  'plain order': (dice) => order(dice.pick([buyer, ...managers]), dice.int(1, 12)),
  'two plain orders at once': (dice) => Promise.all([order(buyer, dice.int(1, 12)), order(managers[0] as Shopper, 3)]),
  approve: async (dice) => {
    const id = await waiting(dice);
    if (id) await approve(dice.pick([...managers, buyer, ...requesters]), id);
  },
  'two approvers at once': async (dice) => {
    const id = await waiting(dice);
    if (id) await Promise.all(managers.map((who) => approve(who, id)));
  },
  change: async (dice) => {
    const id = await waiting(dice);
    if (!id) return;
    const who = dice.pick(managers);
    const { version, lines } = (await who.get(`/api/approvals/${id}`)).json();
    const [line] = lines;
    const change = { version, lines: [{ contentId: line.contentId, quantity: Math.max(1, line.askedQuantity - 1) }] };
    expect([200, 403, 409]).toContain((await who.post(`/api/approvals/${id}/change`, change)).statusCode);
  },
  deny: async (dice) => {
    const id = await waiting(dice);
    if (id) await dice.pick(managers).post(`/api/approvals/${id}/deny`, { reason: 'Later' });
  },
  withdraw: async (dice) => {
    const id = await waiting(dice);
    if (id) await dice.pick(requesters).post(`/api/approvals/${id}/withdraw`);
  },
  'cancel an order': async () => {
    const { rows } = await db.execute<{ id: string }>(sql`select order_id as id from sales_order
      where customer_id = ${customerId} and release_status = 'Open' and cart_id is not null limit 1`);
    if (rows[0]) await managers[0]?.post(`/api/orders/${rows[0].id}/cancel`);
  },
  'price change': async (dice) => {
    const factor = dice.pick(['1.1', '0.9']);
    for (const table of ['price_agreement', 'list_price'])
      await db.execute(
        sql`update ${sql.identifier(table)} set price_delivery = round(price_delivery * ${factor}::numeric, 4)`,
      );
    await here.caughtUp();
  },
  'role change': async (dice) => {
    const role = dice.pick(['requester', 'viewer', 'buyer']);
    await db.execute(
      sql`update site_user set member_role = ${role} where customer_id = ${customerId} and first_name = 'Anna'`,
    );
    if (role === 'viewer')
      await db.execute(sql`update site_user set member_role = 'requester' where first_name = 'Anna'`);
  },
};

async function expectSound(after: string): Promise<void> {
  const { rows: wrong } = await db.execute(sql`
    select 'an order for a request nobody agreed to' as what, approval.id::text from approval join sales_order using (cart_id)
      where state <> 'ordered'
    union all select 'more orders than a request names', approval.id::text from approval
      where state = 'ordered' and cardinality(order_ids) <> (select count(*) from sales_order where cart_id = approval.cart_id)
    union all select 'an order of a requester without approval', order_id from sales_order join site_user on id = site_user_id
      where member_role = 'requester' and first_name = 'Bram' and approved_by is null
    union all select 'approved by who asked', approval.id::text from approval where requester_id = any(approver_ids)`);
  expect(wrong, after).toEqual([]);
  const [standing] = (await managers[0]?.get('/api/budgets'))?.json().results ?? [];
  const { rows } = await db.execute<{ spent: number; reserved: number; free: number }>(sql`select
    (select coalesce(sum(nett_order_amount), 0)::float from sales_order where customer_id = ${customerId}
      and customer_object_id = ${String(projectId)} and status_code <> '90' and order_date >= '2026-01-01') as spent,
    (select coalesce(sum(amount), 0)::float from approval where customer_id = ${customerId} and state = 'waiting'
      and project_id = ${projectId}) as reserved,
    (select coalesce(sum(nett_order_amount), 0)::float from sales_order where customer_id = ${customerId}
      and customer_object_id = ${String(projectId)} and status_code <> '90' and cart_id is not null
      and approved_by is null) as free`);
  expect(standing.amounts.spent, after).toBeCloseTo(rows[0]?.spent ?? -1, 2);
  expect(standing.amounts.reserved, after).toBeCloseTo(rows[0]?.reserved ?? -1, 2);
  // What went over the budget went over it with somebody's approval.
  expect(rows[0]?.free ?? 0, `${after}: ordered without approval`).toBeLessThanOrEqual(400.005);
}

test(`requests and budgets stay sound in any order of events: seed ${seed}`, { timeout: 120_000 }, async () => {
  const dice = new Dice(`approvals ${seed}`);
  const log: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = dice.pick(Object.keys(events));
    log.push(name);
    await events[name]?.(dice);
    await expectSound(`seed ${seed}, step ${step}: ${log.slice(-5).join(', ')}`);
  }
});
