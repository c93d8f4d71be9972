import type { BeheerProduct, ProductEdit } from '@bouwpoort/contract/catalogue/products.staff';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { query } from '../../foundation/database/prepared.ts';

const testApp = await createTestApp();
const { db, runJobs, caughtUp } = testApp;
const pim = await addSource(testApp);
await applyAll(pim, smallShop);
const staff = await staffOf(testApp.app, 'assortment');

const idOf = async (table: string, name: string) =>
  (await query<{ id: number }>(db, `select id from ${table} where name = $1`, [name]))[0]?.id ?? 0;
const productId = await idOf('product', 'Vlokplaat Zwaluw');
const variantId = await idOf('variant', 'Vlokplaat Zwaluw 12,5 mm');
const categoryId = await idOf('category', 'Gipsplaten nieuw');
const url = `/api/beheer/products/${productId}`;
const read = async (): Promise<BeheerProduct> => (await staff.get(url)).json();

async function save(change: (edit: ProductEdit) => Partial<ProductEdit>) {
  const { edit, version } = await read();
  return staff.ask('PUT', url, { edit: { ...edit, ...change(edit) }, version });
}

describe('a field that an import sends', () => {
  test('belongs to the import until it is overridden; a field it never sent is ours', async () => {
    const { sources } = await read();
    expect(sources.name).toEqual({ from: 'pim', override: null });
    expect(sources[`variants.${variantId}.features.pim-dikte`]).toEqual({ from: 'pim', override: null });
    expect(sources.usps).toBeUndefined();
    const refused = await save(() => ({ name: 'Onze naam' }));
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { name: ['Dit komt uit de import. Kies eerst Overschrijf.'] },
    ]);
    expect((await save(() => ({ usps: ['Van ons'] }))).statusCode).toBe(200);
  });

  test('is not changed by later imports once it is overridden, and their value is stored', async () => {
    const saved = await save(() => ({ name: 'Onze naam', overridden: ['name'] }));
    expect(saved.statusCode, saved.payload).toBe(200);
    expect(saved.json().sources.name).toMatchObject({
      from: 'pim',
      override: { imported: 'Vlokplaat Zwaluw', by: expect.any(String) },
    });
    await pim.apply('product', [{ externalId: 'p-1', name: 'Nieuwe naam van de bron', brand: 'Zwaluw bv' }]);
    const { edit, sources } = await read();
    expect(edit).toMatchObject({ name: 'Onze naam', brand: 'Zwaluw bv', usps: ['Van ons'], overridden: ['name'] });
    expect(sources.name?.override).toMatchObject({ imported: 'Nieuwe naam van de bron' });
    const one = await pim.call('PUT', '/product/p-1', { name: 'Nog een naam' });
    expect(one.statusCode, one.payload).toBe(200);
    expect((await read()).sources.name?.override).toMatchObject({ imported: 'Nog een naam' });
    expect((await read()).edit.name).toBe('Onze naam');
  });

  test('has its previous imported value after the batch is undone', async () => {
    const { id } = await pim.apply('product', [{ externalId: 'p-1', name: 'Vergissing' }]);
    expect((await read()).sources.name?.override).toMatchObject({ imported: 'Vergissing' });
    await pim.call('POST', `/product/batches/${id}/undo`);
    await runJobs();
    await caughtUp();
    expect((await read()).sources.name?.override).toMatchObject({ imported: 'Nog een naam' });
  });

  test('returns to the import, with its latest value', async () => {
    expect((await save(() => ({ overridden: [] }))).statusCode).toBe(200);
    const { edit, sources } = await read();
    expect([edit.name, sources.name?.override]).toEqual(['Nog een naam', null]);
    await pim.apply('product', [{ externalId: 'p-1', name: 'Vlokplaat Zwaluw' }]);
    expect((await read()).edit.name).toBe('Vlokplaat Zwaluw');
  });

  test('can be a category, pictures, or a single feature and the units of a variant', async () => {
    const elsewhere = await idOf('category', 'Plaatmateriaal nieuw');
    const field = (name: string) => `variants.${variantId}.${name}`;
    const saved = await save((edit) => ({
      categoryId: elsewhere,
      variants: edit.variants.map((variant) => ({
        ...variant,
        features: { 'pim-dikte': '13' },
        units: variant.units.map((unit) => (unit.code === 'PG' ? { ...unit, ratio: '3' } : unit)),
      })),
      overridden: ['categoryId', field('features.pim-dikte'), field('units')],
    }));
    expect(saved.statusCode, saved.payload).toBe(200);
    await pim.apply('product', [{ externalId: 'p-1', name: 'Vlokplaat Zwaluw', category: 'c-onbekend' }]);
    await pim.apply('feature', [{ externalId: 'pim-kleur', name: 'Kleur (PIM)' }]);
    await pim.apply('variant', [
      {
        ...smallShop.variant[0],
        features: { 'pim-dikte': 14, 'pim-kleur': 'wit' },
        units: [{ code: 'MTK', name: '', ratio: '1' }],
        salesUnit: 'MTK',
      },
    ]);
    const { edit, sources, state } = await read();
    expect([edit.categoryId, state]).toEqual([elsewhere, 'online']);
    expect(edit.variants[0]).toMatchObject({ salesUnit: 'PG', features: { 'pim-dikte': '13', 'pim-kleur': 'wit' } });
    expect(edit.variants[0]?.units.map(({ code, ratio }) => [code, ratio])).toEqual([
      ['MTK', '1'],
      ['PG', '3'],
    ]);
    expect(sources.categoryId?.override).toMatchObject({ imported: null });
    expect(sources[field('features.pim-dikte')]?.override).toMatchObject({ imported: '14' });
    expect(sources[field('units')]?.override?.imported).toMatchObject([{ code: 'MTK', ratio: '1' }]);
    expect(sources[field('salesUnit')]?.override).toMatchObject({ imported: 'MTK' });
    const back = await save(({ overridden }) => ({ overridden: overridden.filter((one) => one === 'categoryId') }));
    expect(back.statusCode, back.payload).toBe(200);
    expect(back.json().edit.variants[0]).toMatchObject({
      salesUnit: 'MTK',
      units: [{ code: 'MTK' }],
      features: { 'pim-dikte': '14' },
    });
  });

  test('of a category keeps the name and place of staff', async () => {
    const at = `/api/beheer/categories/${categoryId}`;
    const { edit, version } = (await staff.get(at)).json();
    const refused = await staff.ask('PUT', at, { edit: { ...edit, name: 'Gips' }, version });
    expect(refused.statusCode).toBe(400);
    const overridden = { ...edit, name: 'Gips', parentId: null, overridden: ['name', 'parentId'] };
    const saved = await staff.ask('PUT', at, { edit: overridden, version });
    expect(saved.statusCode, saved.payload).toBe(200);
    await pim.apply('category', [{ externalId: 'c-gips', name: 'Gipskarton', parent: 'c-plaat', position: 9 }]);
    const now = (await staff.get(at)).json();
    expect(now.edit).toMatchObject({ name: 'Gips', parentId: null, position: 9 });
    expect(now.sources.name.override).toMatchObject({ imported: 'Gipskarton' });
    expect(now.sources.parentId.override).toMatchObject({ imported: edit.parentId });
    const back = await staff.ask('PUT', at, { edit: { ...now.edit, overridden: [] }, version: now.version });
    expect(back.json().edit).toMatchObject({ name: 'Gipskarton', parentId: edit.parentId });
  });

  test('keeps the order of categories that staff chose', async () => {
    await pim.apply('category', [
      { externalId: 'c-een', name: 'Een', parent: 'c-plaat', position: 10 },
      { externalId: 'c-twee', name: 'Twee', parent: 'c-plaat', position: 20 },
      { externalId: 'c-drie', name: 'Drie', parent: 'c-plaat', position: 30 },
    ]);
    const parent = await idOf('category', 'Plaatmateriaal nieuw');
    const order = async () =>
      (
        await query<{ name: string }>(
          db,
          `select name from category where parent_id = $1 and name in ('Een', 'Twee', 'Drie') order by position, id`,
          [parent],
        )
      ).map(({ name }) => name);
    expect(await order()).toEqual(['Een', 'Twee', 'Drie']);
    const moved = await staff.ask('PUT', `/api/beheer/categories/${await idOf('category', 'Drie')}/order`, { by: -1 });
    expect(moved.statusCode, moved.payload).toBeLessThan(300);
    expect(await order()).toEqual(['Een', 'Drie', 'Twee']);
    await pim.apply('category', [
      { externalId: 'c-een', name: 'Een', parent: 'c-plaat', position: 11 },
      { externalId: 'c-twee', name: 'Twee', parent: 'c-plaat', position: 12 },
      { externalId: 'c-drie', name: 'Drie', parent: 'c-plaat', position: 13 },
    ]);
    expect(await order()).toEqual(['Een', 'Drie', 'Twee']);
    const read = (await staff.get(`/api/beheer/categories/${await idOf('category', 'Drie')}`)).json();
    expect(read.sources.position.override).toMatchObject({ imported: 13 });
  });

  test('for the end of publication survives a deletion by the source, with its articles', async () => {
    await pim.apply('product', [{ externalId: 'p-2', name: 'Kierplaat Zwaluw', publishUntil: null }]);
    const at = `/api/beheer/products/${await idOf('product', 'Kierplaat Zwaluw')}`;
    const now = async (): Promise<BeheerProduct> => (await staff.get(at)).json();
    const put = async (fields: Partial<ProductEdit>): Promise<BeheerProduct> => {
      const { edit, version } = await now();
      const saved = await staff.ask('PUT', at, { edit: { ...edit, ...fields }, version });
      expect(saved.statusCode, saved.payload).toBe(200);
      return saved.json();
    };
    const until = '2031-01-01T00:00:00.000Z';
    await put({ publishUntil: until, overridden: ['publishUntil'] });
    await pim.apply('variant', [{ externalId: 'v-2', delete: true }]);
    await pim.apply('product', [{ externalId: 'p-2', delete: true }]);
    const kept = await now();
    expect([kept.state, kept.edit.publishUntil]).toEqual(['online', until]);
    const articles = await query<{ stop: string }>(
      db,
      `select stop_publish as stop from variant where code = 'ZW-002'`,
    );
    expect(articles.map(({ stop }) => new Date(stop).toISOString())).toEqual([until]);

    await pim.apply('product', [{ externalId: 'p-2', name: 'Kierplaat Zwaluw', category: 'c-gips' }]);
    const back = await now();
    expect([back.state, back.edit.publishUntil]).toEqual(['online', until]);
    expect(back.sources.publishUntil?.override).toMatchObject({ imported: null });
    await pim.apply('product', [{ externalId: 'p-2', delete: true }]);
    expect(await put({ overridden: [] })).toMatchObject({ state: 'ended' });
  });

  test('is recognised in records from before fields were recorded, once the source sends them again', async () => {
    // A name may be written in escapes.
    const lines = ['{"externalId":"p-oud","name":"Oude plaat","category" : "c-gips","br\\u0061nd":"Zwaluw"}'];
    await pim.apply('product', lines);
    const id = await idOf('product', 'Oude plaat');
    await query(db, 'delete from exchange_field', []);
    const sourcesOf = async () => (await staff.get(`/api/beheer/products/${id}`)).json().sources;
    expect(await sourcesOf()).toEqual({});
    const again = await pim.apply('product', lines);
    expect(again.counts).toMatchObject({ unchanged: 1, changed: 0 });
    expect(Object.keys(await sourcesOf()).sort()).toEqual(['brand', 'categoryId', 'name']);
    await query(db, "delete from exchange_field where field <> 'name'", []);
    await pim.apply('product', lines);
    expect(Object.keys(await sourcesOf()).sort()).toEqual(['brand', 'categoryId', 'name']);
  });

  test('of a waiting product is set by hand, and stays', async () => {
    await pim.apply('product', [{ externalId: 'p-wacht', name: 'Wachtende plaat', category: 'c-bestaat-niet' }]);
    const id = await idOf('product', 'Wachtende plaat');
    const waiting = (await staff.get('/api/beheer/products?state=unplaced&ventureId=210')).json();
    expect(waiting.products).toMatchObject([{ productId: id, state: 'unplaced' }]);
    const { edit, version } = (await staff.get(`/api/beheer/products/${id}`)).json();
    const saved = await staff.ask('PUT', `/api/beheer/products/${id}`, {
      edit: { ...edit, categoryId, overridden: ['categoryId'] },
      version,
    });
    expect(saved.json(), saved.payload).toMatchObject({ state: 'online' });
    await pim.apply('product', [{ externalId: 'p-wacht', name: 'Wachtende plaat 2', category: 'c-bestaat-niet' }]);
    expect((await staff.get(`/api/beheer/products/${id}`)).json()).toMatchObject({
      state: 'online',
      edit: { name: 'Wachtende plaat 2', categoryId },
    });
  });
});
