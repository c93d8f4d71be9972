import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { categories, products } from './products.tables.ts';

/* The database maintains the ancestors of categories and products for every writer. */

const tested = await createTestApp();
const { app, db } = tested;

const text = {
  introductionText: '',
  bodyText: '',
  bodyIntroText: '',
  position: 0,
  contentType: 'CategorySubNode' as const,
};

async function add(name: string, parentId: number | null): Promise<number> {
  const row = { ...text, ventureId: '210', parentId, name, routeSegment: name, url: `/steenhof/producten/${name}` };
  const [added] = await db.insert(categories).values(row).returning({ id: categories.id });
  return added?.id ?? expect.fail('not added');
}

async function ancestorsOf(id: number): Promise<number[]> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id));
  return row?.ancestors ?? expect.fail(`there is no category ${id}`);
}

async function ancestorsOfProduct(id: number): Promise<number[]> {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row?.ancestors ?? expect.fail(`there is no product ${id}`);
}

const move = (id: number, parentId: number | null) =>
  db.update(categories).set({ parentId }).where(eq(categories.id, id));

/** The error of the database, without the query around it. */
async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: Error) => error.cause,
  );
}

const root = await add('boom', null);
const branch = await add('tak', root);
const twig = await add('twijg', branch);
const other = await add('struik', null);
const [product] = await db.select().from(products).where(eq(products.ventureId, '210')).limit(1);
const productId = product?.id ?? expect.fail('no product');

test('a new category is placed below its parent', async () => {
  expect([await ancestorsOf(root), await ancestorsOf(branch), await ancestorsOf(twig)]).toEqual([
    [root],
    [root, branch],
    [root, branch, twig],
  ]);
});

test('ancestors that a writer provides are ignored', async () => {
  await db
    .update(categories)
    .set({ ancestors: [1, 2, 3] })
    .where(eq(categories.id, twig));
  await db.update(products).set({ ancestors: [] }).where(eq(products.id, productId));
  expect(await ancestorsOf(twig)).toEqual([root, branch, twig]);
  expect(await ancestorsOfProduct(productId)).toEqual(await ancestorsOf(product?.categoryId ?? 0));
});

test('a product moves with its category, and a category with everything below it', async () => {
  await db.update(products).set({ categoryId: twig }).where(eq(products.id, productId));
  expect(await ancestorsOfProduct(productId)).toEqual([root, branch, twig]);
  await move(branch, other);
  expect(await ancestorsOf(twig)).toEqual([other, branch, twig]);
  expect(await ancestorsOfProduct(productId)).toEqual([other, branch, twig]);
  await move(branch, null);
  expect(await ancestorsOfProduct(productId)).toEqual([branch, twig]);
  await tested.caughtUp();
  const found = await app.inject({
    method: 'POST',
    url: '/api/content/search/products/210',
    payload: { filter: `contains(allAncestors, '${branch}')` },
  });
  expect(found.json().totalMatching).toBe(1);
});

test('a move changes the version of the moved category, and of nothing below it', async () => {
  const versions = async () =>
    (
      await db
        .select({ id: categories.id, version: categories.version })
        .from(categories)
        .where(inArray(categories.id, [branch, twig]))
        .orderBy(categories.id)
    ).map(({ version }) => version);
  const [ofBranch = 0, ofTwig = 0] = await versions();
  await move(branch, root);
  expect(await versions()).toEqual([ofBranch + 1, ofTwig]);
});

test('a category cannot move below itself', async () => {
  const refused = { code: '23514', constraint: 'category_not_below_itself' };
  expect(await refusalOf(move(branch, twig))).toMatchObject(refused);
  expect(await refusalOf(move(branch, branch))).toMatchObject(refused);
  expect(await ancestorsOf(twig)).toEqual([root, branch, twig]);
});

test('two moves at once do not create a cycle', async () => {
  const left = await add('links', null);
  const right = await add('rechts', null);
  const ends = await Promise.allSettled([move(left, right), move(right, left)]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await db.execute<{ lost: number }>(sql`select count(*)::integer as lost from category c
    left join category p on p.id = c.parent_id where c.ancestors <> coalesce(p.ancestors, '{}') || c.id`);
  expect(rows).toEqual([{ lost: 0 }]);
});

test('a category with contents cannot be deleted', async () => {
  expect(await refusalOf(db.delete(categories).where(eq(categories.id, root)))).toMatchObject({ code: '23503' });
  expect(await refusalOf(db.delete(categories).where(eq(categories.id, twig)))).toMatchObject({ code: '23503' });
});
