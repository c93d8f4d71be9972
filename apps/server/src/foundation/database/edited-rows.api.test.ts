import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { products } from '../../catalogue/products/products.tables.ts';
import { customers } from '../../customers/customers/customers.tables.ts';

const { db } = await createTestApp();

/** Every table with these columns has the trigger: one that is forgotten never moves its version. */
test('every writer of a row that people edit updates its version and updated_at', async () => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('version', 'updated_at') and table_name <> 'cart'
    group by 1 having count(*) = 2 order by 1`);
  expect(tables.map(({ name }) => name)).toEqual([
    'approval',
    'approval_rule',
    'branch',
    'budget',
    'building_site',
    'calendar_closure',
    'category',
    'client_quote',
    'customer',
    'customer_address',
    'cut_off_time',
    'feature',
    'list_price',
    'media_file',
    'media_folder',
    'navigation',
    'opening_deviation',
    'opening_hours',
    'order_list',
    'price_agreement',
    'product',
    'project',
    'quote',
    'redirect',
    'search_synonym',
    'search_tuning',
    'site_message',
    'site_user',
    'variant',
    'venture',
  ]);
  await db.execute(sql`insert into order_list (customer_id, venture_id, owner_name, name, sharing)
    values ('510001', '210', 'A', 'Afbouw', 'company')`);
  await db.execute(sql`insert into budget (customer_id, cost_centre, name, period, amount, is_hard)
    values ('510001', 'T1', '', 'year', 1, true)`);
  await db.execute(sql`insert into approval_rule (customer_id, position, is_on, kind, first_kind)
    values ('510001', 90, false, 'direct', 'manager')`);
  await db.execute(sql`with cart as (
      insert into cart (venture_id, customer_id, name, status, version, created_at, updated_at)
      values ('210', '510001', 't', 'ordered', 0, now(), now()) returning id
    ) insert into approval (id, venture_id, customer_id, cart_id, requester_name, state, reason, first_kind, step,
      approver_ids, approved_by, payment_method_name, project_name, amount, details, concept, note, asked_at, expires_at)
    select gen_random_uuid(), '210', '510001', id, 'A', 'waiting', '{}', 'manager', 1, '{}', '{}', 'invoice', '', 1, '{}',
      '{}', '', now(), now() from cart`);
  await db.execute(sql`insert into media_folder (name) values ('Nieuws')`);
  await db.execute(sql`insert into redirect (path, target) values ('/oud', '/nieuw')`);
  await db.execute(sql`insert into search_tuning (venture_id, query, draft) values ('210', 'gips', '[]')`);
  await db.execute(sql`insert into quote (number, venture_id, customer_id, asked_by, state)
    values ('OF-T1', '210', '510001', 'Daan', 'draft')`);
  for (const { name } of tables) {
    const table = sql.identifier(name);
    const one = sql`ctid = (select ctid from ${table} limit 1)`;
    await db.transaction(async (tx) => {
      // A value that the writer sets itself is ignored.
      const { rows } = await tx.execute(sql`update ${table} set updated_at = '2020-01-01', version = 41 where ${one}
        returning version, updated_at = now() as touched`);
      expect(rows, name).toEqual([{ version: 2, touched: true }]);
    });
  }
});

/** A column that a migration adds to such a table has to be named in its triggers. */
async function columnsWithout(trigger: string): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select c.relname || '.' || a.attname as column
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
    where t.tgname = c.relname || ${trigger}::text and a.attnum > 0 and not a.attisdropped
      and not a.attnum = any(t.tgattr::int2[]) and cardinality(t.tgattr::int2[]) > 0 order by 1`);
  return rows.map(({ column }) => column);
}

test('a change of any column is an edit, except counters of the shop and columns the database maintains', async () => {
  expect(await columnsWithout('_stamped')).toEqual(['product.changed_in', 'product.order_count']);
  expect(await columnsWithout('_touched')).toEqual([
    'category.ancestors',
    'category.changed_in',
    'customer.credit_used',
    'product.ancestors',
    'product.changed_in',
    'product.order_count',
  ]);
});

test('a change of a counter is not an edit', async () => {
  const [product] = await db.select().from(products).limit(1);
  if (!product) throw new Error('no product');
  const versionOf = async () =>
    (await db.select().from(customers).where(eq(customers.customerId, '510001')))[0]?.version;
  const before = await versionOf();
  await db.update(products).set({ orderCount: 99 }).where(eq(products.id, product.id));
  await db.update(customers).set({ creditUsed: '12.34' }).where(eq(customers.customerId, '510001'));
  const [counted] = await db.select().from(products).where(eq(products.id, product.id));
  expect([counted?.version, await versionOf()]).toEqual([product.version, before]);
});
