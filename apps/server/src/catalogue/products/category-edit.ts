import { slug } from '@bouwpoort/trade/foundation/slug';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import { categories, products, redirects } from './products.tables.ts';

export type CategoryRow = typeof categories.$inferSelect;

/**
 * The whole tree of a venture, locked for a change: a move changes the addresses of everything below. Row locks alone
 * would not show a category that a concurrent change adds.
 */
export async function readTree(db: Database, ventureId: string, { lock }: { lock: boolean }): Promise<CategoryRow[]> {
  if (lock) await takeAdvisoryLock(db, `categories of ${ventureId}`);
  const tree = db
    .select()
    .from(categories)
    .where(eq(categories.ventureId, ventureId))
    .orderBy(asc(categories.position), asc(categories.id));
  return lock ? tree.for('update') : tree;
}

export async function findCategoryRow(db: Database, categoryId: number): Promise<CategoryRow | undefined> {
  const [row] = await db.select().from(categories).where(eq(categories.id, categoryId));
  return row;
}

export type CategoryValues = Pick<
  CategoryRow,
  'name' | 'parentId' | 'routeSegment' | 'introductionText' | 'bodyText' | 'bodyIntroText' | 'position'
>;

/** Writes a category, and updates its address and those of everything below it. The tree must be locked. */
export async function placeCategory(
  tx: Database,
  venturePath: string,
  tree: readonly CategoryRow[],
  category: CategoryRow,
  values: CategoryValues,
): Promise<void> {
  const contentType = values.parentId === null ? ('CategoryNode' as const) : ('CategorySubNode' as const);
  const after = tree.map((row) => (row.id === category.id ? { ...row, ...values, contentType } : row));
  const urls = addressesOf(after, venturePath);
  const own = { ...values, contentType, url: urls.get(category.id) ?? category.url };
  await tx.update(categories).set(own).where(eq(categories.id, category.id));
  for (const { id, url } of tree) {
    const now = urls.get(id);
    if (id !== category.id && now !== undefined && now !== url)
      await tx.update(categories).set({ url: now }).where(eq(categories.id, id));
  }
}

function addressesOf(tree: readonly CategoryRow[], venturePath: string): Map<number, string> {
  const children = Map.groupBy(tree, ({ parentId }) => parentId);
  const urls = new Map<number, string>();
  const below = (parentId: number | null, above: string) => {
    for (const { id, routeSegment } of children.get(parentId) ?? []) {
      urls.set(id, `${above}/${routeSegment}`);
      below(id, `${above}/${routeSegment}`);
    }
  };
  below(null, `/${venturePath}/categorieen`);
  return urls;
}

export async function insertCategory(
  tx: Database,
  venturePath: string,
  tree: readonly CategoryRow[],
  { ventureId, parentId, name }: Pick<CategoryRow, 'ventureId' | 'parentId' | 'name'>,
): Promise<CategoryRow> {
  const siblings = tree.filter((row) => row.parentId === parentId);
  const wanted = slug(name) || 'categorie';
  const isTaken = siblings.some(({ routeSegment }) => routeSegment === wanted);
  const routeSegment = isTaken ? `${wanted}-${siblings.length + 1}` : wanted;
  const above = tree.find(({ id }) => id === parentId)?.url ?? `/${venturePath}/categorieen`;
  const [row] = await tx
    .insert(categories)
    .values({
      ...{ ventureId, parentId, name, routeSegment, url: `${above}/${routeSegment}` },
      contentType: parentId === null ? 'CategoryNode' : 'CategorySubNode',
      ...{ introductionText: '', bodyText: '', bodyIntroText: '' },
      position: Math.max(0, ...siblings.map(({ position }) => position + 1)),
    })
    .returning();
  if (!row) throw new Error('the category was not written');
  return row;
}

/** Sets this order; other categories of the parent are not touched. */
export async function orderCategories(tx: Database, categoryIds: readonly number[]): Promise<void> {
  await tx.execute(sql`update ${categories} set position = given.at - 1
    from unnest(${sql.param([...categoryIds])}::integer[]) with ordinality as given (id, at)
    where ${categories.id} = given.id and position is distinct from given.at - 1`);
}

/**
 * Moves the products, categories and old addresses of one category to another, which also gets its address as a
 * redirect.
 */
export async function mergeCategories(tx: Database, from: CategoryRow, into: CategoryRow): Promise<void> {
  await tx.update(products).set({ categoryId: into.id }).where(eq(products.categoryId, from.id));
  await tx.update(redirects).set({ categoryId: into.id }).where(eq(redirects.categoryId, from.id));
  const moved = { categoryId: into.id, productId: null, target: null, isPermanent: true, origin: 'moved' as const };
  await tx
    .insert(redirects)
    .values({ path: from.url.toLowerCase(), ...moved })
    .onConflictDoUpdate({ target: redirects.path, set: moved });
  await tx.delete(categories).where(eq(categories.id, from.id));
}

/** The number of products directly in each category. */
export async function countPerCategory(db: Database, ventureId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: products.categoryId, count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(eq(products.ventureId, ventureId), sql`category_id is not null`))
    .groupBy(products.categoryId);
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count] as const])));
}

export async function namesOfCategories(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
