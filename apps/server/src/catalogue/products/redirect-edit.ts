import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { and, asc, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { countUpTo } from '../../foundation/database/bounded-count.ts';
import type { Database } from '../../foundation/database/database.ts';
import { decodeRowCursor, type Page, type PageAsked, toPage } from '../../foundation/database/keyset.ts';
import { categories, products, redirectHits, redirects } from './products.tables.ts';

export interface RedirectRow {
  path: string;
  to: string;
  isPermanent: boolean;
  origin: 'hand' | 'import' | 'moved';
  /** The kind of record whose move caused the redirect; null for one that was entered. */
  moved: 'category' | 'product' | 'page' | null;
  hits: number;
  lastHitAt: Date | null;
  since: Date;
  version: number;
}

export interface RedirectFilter {
  /** Only addresses of these ventures, by the first segment of their path. */
  venturePaths: 'all' | readonly string[];
  text?: string | undefined;
  origin?: RedirectRow['origin'] | undefined;
}

const target = sql<string>`coalesce(${redirects.target}, ${categories.url}, ${products.url})`;
const hits = sql<number>`coalesce(${redirectHits.hits}, 0)`;

function selectRedirects(db: Database, where: SQL | undefined) {
  return db
    .select({
      path: redirects.path,
      to: target,
      isPermanent: redirects.isPermanent,
      origin: redirects.origin,
      categoryId: redirects.categoryId,
      productId: redirects.productId,
      hits,
      lastHitAt: redirectHits.lastHitAt,
      since: redirects.since,
      version: redirects.version,
    })
    .from(redirects)
    .leftJoin(categories, eq(categories.id, redirects.categoryId))
    .leftJoin(products, eq(products.id, redirects.productId))
    .leftJoin(redirectHits, eq(redirectHits.path, redirects.path))
    .where(where);
}

type Selected = Awaited<ReturnType<typeof selectRedirects>>[number];

function toRow({ categoryId, productId, ...row }: Selected): RedirectRow {
  const moved = categoryId !== null ? 'category' : productId !== null ? 'product' : 'page';
  return { ...row, moved: row.origin === 'moved' ? moved : null };
}

/** Sorted by address, or the most followed first. */
export async function searchRedirects(
  db: Database,
  filter: RedirectFilter,
  { sort, cursor, limit }: { sort: 'path' | 'hits' } & PageAsked,
): Promise<Page<RedirectRow>> {
  const after = decodeRowCursor(cursor, { type: 'int', idType: 'text' });
  const beyond =
    after &&
    (sort === 'path'
      ? sql`${redirects.path} > ${after[1]}`
      : sql`(-${hits}, ${redirects.path}) > (-${Number(after[0])}::integer, ${after[1]})`);
  const rows = await selectRedirects(db, and(matching(filter), beyond))
    .orderBy(...(sort === 'path' ? [] : [desc(hits)]), asc(redirects.path))
    .limit(limit + 1);
  return toPage(rows.map(toRow), limit, ({ hits: followed, path }) => [String(followed), path]);
}

function matching({ venturePaths, text, origin }: RedirectFilter): SQL | undefined {
  const ofVenture = (path: string) =>
    or(eq(redirects.path, `/${path}`), sql`starts_with(${redirects.path}, ${`/${path}/`})`);
  return and(
    venturePaths === 'all' ? undefined : (or(...venturePaths.map(ofVenture)) ?? sql`false`),
    origin === undefined ? undefined : eq(redirects.origin, origin),
    text === undefined
      ? undefined
      : sql`position(lower(${text}) in ${redirects.path} || ' ' || lower(coalesce(${redirects.target}, ''))) > 0`,
  );
}

export function countRedirects(db: Database, filter: RedirectFilter): Promise<ListCount> {
  return countUpTo(db, redirects, matching(filter));
}

export async function lockRedirect(tx: Database, path: string): Promise<RedirectRow | undefined> {
  await tx.select({ path: redirects.path }).from(redirects).where(eq(redirects.path, path)).for('update');
  const [row] = await selectRedirects(tx, eq(redirects.path, path));
  return row && toRow(row);
}

/**
 * The current targets of addresses. Automatic redirects are only read for the given addresses: after a large import
 * there are as many as products.
 */
export async function redirectTargets(tx: Database, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRedirects(tx, or(isNotNull(redirects.target), inArray(redirects.path, [...paths])));
  return new Map(rows.map(({ path, to }) => [path, to]));
}

export interface RedirectValues {
  path: string;
  to: string;
  isPermanent: boolean;
  origin: 'hand' | 'import';
}

/** Serialises changes of redirects: two at once could create a loop that neither sees. */
export async function lockRedirects(tx: Database): Promise<void> {
  await takeAdvisoryLock(tx, 'redirect');
}

/**
 * Replaces an existing redirect of the same address; redirects that lead to the address are changed to lead to its
 * target.
 */
export async function writeRedirects(tx: Database, values: readonly RedirectValues[]): Promise<void> {
  for (const { path, to, isPermanent, origin } of values) {
    const set = { target: to, categoryId: null, productId: null, isPermanent, origin };
    await tx
      .update(redirects)
      .set({ target: to })
      .where(and(sql`lower(${redirects.target}) = ${path}`, sql`${redirects.path} <> ${to.toLowerCase()}`));
    await tx
      .insert(redirects)
      .values({ path, ...set })
      .onConflictDoUpdate({ target: redirects.path, set });
  }
}

export async function removeRedirect(tx: Database, path: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.path, path));
}

/** The addresses among these that a category or a product has. */
export async function catalogueAddresses(db: Database, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const ofCategories = await db
    .select({ url: categories.url })
    .from(categories)
    .where(inArray(categories.url, [...paths]));
  const ofProducts = await db
    .select({ url: products.url })
    .from(products)
    .where(inArray(products.url, [...paths]));
  return new Set([...ofCategories, ...ofProducts].map(({ url }) => url));
}
