import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';

const testApp = await createTestApp();
const { db, runJobs, setClock, caughtUp } = testApp;
const pim = await addSource(testApp);
await applyAll(pim, smallShop);

const names = async () =>
  (
    await query<{ name: string }>(
      db,
      `select name from product where name like '%Zwaluw%' or name like '%Uil%' order by name`,
    )
  ).map(({ name }) => name);

async function undo(entity: string, id: number) {
  const answer = await pim.call('POST', `/${entity}/batches/${id}/undo`);
  expect([answer.statusCode, answer.json().state]).toEqual([202, 'undoing']);
  await runJobs();
  await caughtUp();
  return pim.batch(entity as 'product', id);
}

test('a batch is undone: changed, created and retired rows are as before', async () => {
  const before = await query(db, 'select id, name, brand, stop_publish, status, url from product order by id');
  const { id } = await pim.apply('product', [
    { externalId: 'p-1', name: 'Bosuil', brand: 'Uil' },
    { externalId: 'p-2', delete: true },
    { externalId: 'p-3', name: 'Uil nieuw', category: 'c-gips' },
  ]);
  expect(await undo('product', id)).toMatchObject({ state: 'undone', undone: { restored: 3, kept: 0 } });
  expect(await query(db, 'select id, name, brand, stop_publish, status, url from product order by id')).toEqual(before);
  expect((await pim.get('/product/p-3')).statusCode).toBe(404);
  expect((await pim.get('/product/p-2')).statusCode).toBe(200);
  // The same content can be sent again.
  const again = await pim.apply('product', [{ externalId: 'p-1', name: 'Bosuil', brand: 'Uil' }]);
  expect(again.counts).toMatchObject({ changed: 1 });
  await undo('product', again.id);
});

test('later changes by staff stay', async () => {
  const { id } = await pim.apply('product', [
    { externalId: 'p-1', name: 'Ransuil' },
    { externalId: 'p-2', name: 'Steenuil' },
    { externalId: 'p-4', name: 'Dwerguil', category: 'c-gips' },
  ]);
  await query(db, `update product set brand = 'Door Beheer' where name in ('Ransuil', 'Dwerguil')`);
  expect(await undo('product', id)).toMatchObject({ undone: { restored: 1, kept: 2 } });
  expect(await names()).toEqual(['Kierplaat Zwaluw']);
  const [row] = await query<object>(db, `select count(*)::int as count from product where brand = 'Door Beheer'`);
  expect(row).toEqual({ count: 2 });
  await pim.apply('product', [{ externalId: 'p-1', name: 'Vlokplaat Zwaluw', brand: 'Zwaluw' }]);
});

test('articles with their units, deleted prices and moved categories are restored', async () => {
  const picture = () =>
    query(
      db,
      `select v.code, v.name, l.price_delivery, c.url, p.ancestors = c.ancestors as placed,
         (select json_agg(json_build_array(b.id, b.bundle_code, b.unit_ratio) order by b.position) from bundle b where b.variant_id = v.id) as units
       from variant v join product p on p.id = v.product_id join category c on c.id = p.category_id
       left join list_price l on l.variant_id = v.id where v.code like 'ZW-%' order by v.code`,
    );
  const before = await picture();
  const variants = await pim.apply('variant', [
    {
      externalId: 'v-1',
      name: 'Andere',
      salesUnit: 'PCE',
      priceUnit: 'PCE',
      stockUnit: 'PCE',
      units: [{ code: 'PCE', name: '', ratio: 1 }],
    },
  ]);
  const prices = await pim.apply('list-price', [
    { externalId: 'l-1', delete: true },
    { externalId: 'l-2', priceDelivery: '1' },
  ]);
  const categories = await pim.apply('category', [
    { externalId: 'c-gips', parent: null, name: 'Hoofd' },
    { externalId: 'c-plaat', parent: 'c-gips' },
  ]);
  expect(await picture()).not.toEqual(before);
  for (const { entity, id } of [categories, prices, variants]) {
    expect(await undo(entity, id)).toMatchObject({ state: 'undone', undone: { kept: 0 } });
  }
  expect(await picture()).toEqual(before);
});

test('a cost price is sent with the list price, is not readable, and is undone with it', async () => {
  const cost = async () =>
    (
      await query<{ price: string }>(
        db,
        `select c.price::text, c.sales_price_per as per, c.price_unit as unit from cost_price c
       join variant v on v.id = c.variant_id where v.code = 'ZW-002'`,
      )
    )[0];
  expect(await cost()).toBeUndefined();
  await pim.apply('list-price', [{ externalId: 'l-2', costPrice: '3.4567', per: 10 }]);
  expect(await cost()).toMatchObject({ price: '3.4567', per: 10 });
  expect((await pim.get('/list-price/l-2')).payload).not.toMatch(/cost|3\.4567/);
  // Fields that a later line omits stay.
  await pim.apply('list-price', [{ externalId: 'l-2', priceDelivery: '8' }]);
  expect(await cost()).toMatchObject({ price: '3.4567' });
  const second = await pim.apply('list-price', [{ externalId: 'l-2', costPrice: '4' }]);
  expect(await cost()).toMatchObject({ price: '4.0000' });
  expect(await undo('list-price', second.id)).toMatchObject({ state: 'undone' });
  expect(await cost()).toMatchObject({ price: '3.4567' });
  await pim.apply('list-price', [{ externalId: 'l-2', costPrice: null }]);
  expect(await cost()).toBeUndefined();
});

test('after thirty days, and for a dry run, there is nothing to undo', async () => {
  const { id } = await pim.apply('product', [{ externalId: 'p-2', name: 'Te laat' }]);
  const dry = await pim.apply('product', [{ externalId: 'p-2', name: 'Droog' }], '?dryRun=true');
  expect((await pim.call('POST', `/product/batches/${dry.id}/undo`)).statusCode).toBe(409);
  setClock(new Date('2026-12-20T10:00:00+01:00'));
  const answer = await pim.call('POST', `/product/batches/${id}/undo`);
  expect([answer.statusCode, answer.json().detail]).toEqual([409, expect.stringContaining('30 dagen')]);
});
