import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { contents } from './pages.tables.ts';

export type ContentRow = typeof contents.$inferSelect;

/** A venture that the settings exclude is not served, and neither are its pages. */
function ofServedVentures(ctx: Context): SQL {
  return ctx.config.excludedVentureId === undefined ? sql`true` : ne(contents.ventureId, ctx.config.excludedVentureId);
}

export function selectById(ctx: Context, id: string): Promise<ContentRow[]> {
  return ctx.db
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), ofServedVentures(ctx)));
}

export async function selectIdByUrl(ctx: Context, url: string): Promise<string | undefined> {
  const [row] = await ctx.db.select({ id: contents.id }).from(contents).where(eq(contents.url, url));
  return row?.id;
}

/** Which of these addresses a page has. */
export async function pagesAt(ctx: Context, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await ctx.db
    .select({ url: contents.url })
    .from(contents)
    .where(inArray(contents.url, [...urls]));
  return new Set(rows.flatMap(({ url }) => url ?? []));
}

export function selectChildren(ctx: Context, parentId: string): Promise<ContentRow[]> {
  return ctx.db
    .select()
    .from(contents)
    .where(and(eq(contents.parentId, parentId), ofServedVentures(ctx)))
    .orderBy(asc(contents.position), asc(contents.id));
}

export interface Link {
  id: string;
  guidValue: string;
  url: string | null;
}

export async function selectLinks(ctx: Context, ids: string[]): Promise<Map<string, Link>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: contents.id, guidValue: contents.guid, url: contents.url })
    .from(contents)
    .where(inArray(contents.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The columns of a teaser, without the blocks, so that a list of a hundred pages stays small. */
const teaserColumns = {
  id: contents.id,
  parentId: contents.parentId,
  contentType: contents.contentType,
  name: contents.name,
  url: contents.url,
  pageImageUrl: contents.pageImageUrl,
  publishedAt: contents.publishedAt,
  title: sql<string | null>`${contents.properties}->>'title'`,
  introduction: sql<string | null>`${contents.properties}->>'introduction'`,
  category: sql<string | null>`${contents.properties}->>'category'`,
};
export type TeaserRow = Awaited<ReturnType<typeof selectTeasers>>[number];

export function selectTeasers(ctx: Context, ids: string[]) {
  return ctx.db
    .select(teaserColumns)
    .from(contents)
    .where(and(inArray(contents.id, [...new Set(ids)]), isNotNull(contents.url), ofServedVentures(ctx)));
}

/** Newest first. */
export function selectTeasersUnder(ctx: Context, parentIds: string[]) {
  return ctx.db
    .select(teaserColumns)
    .from(contents)
    .where(and(inArray(contents.parentId, [...new Set(parentIds)]), isNotNull(contents.url), ofServedVentures(ctx)))
    .orderBy(desc(contents.publishedAt), asc(contents.id));
}
