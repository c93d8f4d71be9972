import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { correctProductGaps } from './product-gaps.ts';

const { db, context } = await createTestApp();

/** Computed by another query than the database function, as a check. */
const lacking = sql`
  select v.product_id as "productId", 'price' as part from variant v left join list_price l on l.variant_id = v.id
  group by 1 having bool_or(coalesce(l.price_delivery, 0) <= 0)
  union all
  select p.id, 'stock' from product p left join variant v on v.product_id = p.id left join stock s on s.variant_id = v.id
  group by 1 having coalesce(max(s.purchase_available_quantity), 0) <= 0
  order by 1, 2`;

async function expectRight(): Promise<void> {
  const kept = await db.execute(sql`select product_id as "productId", part from product_gap order by 1, 2`);
  expect(kept.rows).toEqual((await db.execute(lacking)).rows);
}

/** A product of two variants with a price, stock in more than one place, and no gap. */
const { rows } = await db.execute<{ id: number; one: number; two: number }>(sql`
  select p.id, min(v.id) as one, max(v.id) as two from product p join variant v on v.product_id = p.id
  where not exists (select from product_gap g where g.product_id = p.id)
    and (select count(*) from stock s where s.variant_id = v.id and purchase_available_quantity > 0) > 1
  group by p.id having count(*) = 2 order by p.id limit 1`);
const product = rows[0] ?? { id: 0, one: 0, two: 0 };

const gapsOfIt = async () => {
  const found = await db.execute<{ part: string }>(
    sql`select part from product_gap where product_id = ${product.id} order by part`,
  );
  return found.rows.map(({ part }) => part);
};

afterEach(expectRight);

test('the filled shop', async () => {
  expect(product.id).toBeGreaterThan(0);
  const { rows: counts } = await db.execute(sql`select distinct part from product_gap order by part`);
  expect(counts).toEqual([{ part: 'price' }, { part: 'stock' }]);
});

describe('a product', () => {
  test('with a variant without a price', async () => {
    await db.execute(sql`update list_price set price_delivery = 0 where variant_id = ${product.two}`);
    expect(await gapsOfIt()).toEqual(['price']);
    await db.execute(sql`update list_price set price_delivery = 12.5 where variant_id = ${product.two}`);
    expect(await gapsOfIt()).toEqual([]);
    await db.execute(sql`delete from list_price where variant_id = ${product.one}`);
    expect(await gapsOfIt()).toEqual(['price']);
    await db.execute(sql`
      insert into list_price (variant_id, price_delivery, price_pickup, sales_price_per) values (${product.one}, 12.5, 12.5, 1)`);
    expect(await gapsOfIt()).toEqual([]);
  });

  test('whose stock runs out, and is replenished', async () => {
    const both = sql`(${product.one}, ${product.two})`;
    await db.execute(sql`update stock set purchase_available_quantity = 0 where variant_id = ${product.one}`);
    expect(await gapsOfIt()).toEqual([]);
    await db.execute(sql`update stock set purchase_available_quantity = 0 where variant_id in ${both}`);
    expect(await gapsOfIt()).toEqual(['stock']);
    await db.execute(sql`update stock set purchase_available_quantity = 3 where (variant_id, warehouse_code) in
      (select variant_id, min(warehouse_code) from stock where variant_id = ${product.two} group by 1)`);
    expect(await gapsOfIt()).toEqual([]);
    await db.execute(sql`delete from stock where variant_id in ${both}`);
    expect(await gapsOfIt()).toEqual(['stock']);
    await db.execute(sql`insert into stock (variant_id, warehouse_code, purchase_available_quantity)
      select ${product.one}, min(code), 5 from warehouse`);
    expect(await gapsOfIt()).toEqual([]);
  });

  test('whose variant moves to another product', async () => {
    const { rows: others } = await db.execute<{ id: number }>(sql`
      select product_id as id from product_gap where part = 'stock' order by 1 limit 1`);
    const other = others[0]?.id ?? 0;
    await db.execute(sql`update variant set product_id = ${other} where id = ${product.one}`);
    await expectRight();
    await db.execute(sql`update variant set product_id = ${product.id} where id = ${product.one}`);
  });
});

test('is corrected at night after changes in bulk', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local bouwpoort.bulk = on`);
    await tx.execute(sql`update stock set purchase_available_quantity = 0 where variant_id < ${product.two}`);
    await tx.execute(sql`delete from list_price where variant_id % 7 = 0`);
  });
  await correctProductGaps(context);
});
