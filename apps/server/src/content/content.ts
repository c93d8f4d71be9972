import type { ContentItem } from '@bouwpoort/contract/content';
import type { ContentReference, ContentSource, ContentTeaser } from '@bouwpoort/contract/content-parts';
import { contentReference, contentSource } from '@bouwpoort/contract/content-parts';
import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../request-context.ts';
import { contents } from './content.tables.ts';

type Row = typeof contents.$inferSelect;

const properties = z.record(z.string(), z.unknown());

/** What a caller wants to see of an item (P 7.5): which of its own properties, and which references in full. */
export interface View {
  select?: string | undefined;
  expand?: string | undefined;
}

export async function findContent(ctx: Context, contentId: string, view: View): Promise<ContentItem | undefined> {
  return findOne(ctx, eq(contents.id, contentId), view);
}

/** Addresses are matched without regard to case or a slash at the end. */
export async function findContentByUrl(ctx: Context, url: string, view: View): Promise<ContentItem | undefined> {
  const path = url.split(/[?#]/)[0]?.toLowerCase().replace(/\/+$/, '') || '/';
  return findOne(ctx, eq(contents.url, path), view);
}

export async function listChildren(ctx: Context, parentId: string, view: View): Promise<ContentItem[]> {
  const rows = await ctx.db
    .select()
    .from(contents)
    .where(eq(contents.parentId, parentId))
    .orderBy(asc(contents.position));
  return toItems(ctx, rows, view);
}

async function findOne(ctx: Context, condition: SQL, view: View): Promise<ContentItem | undefined> {
  const rows = await ctx.db.select().from(contents).where(condition);
  const [item] = await toItems(ctx, rows, view);
  return item;
}

async function toItems(ctx: Context, rows: Row[], view: View): Promise<ContentItem[]> {
  const parents = await linksOf(
    ctx,
    rows.flatMap((row) => row.parentId ?? []),
  );
  const wanted = namesIn(view.select);
  const items = rows.map((row) => toItem(row, parents.get(row.parentId ?? ''), wanted));
  const expanded = namesIn(view.expand);
  if (expanded) await expandReferences(ctx, items, expanded);
  return items;
}

function toItem(row: Row, parent: ContentItem['parentLink'] | undefined, wanted: Set<string> | undefined): ContentItem {
  const own = Object.entries(properties.parse(row.properties));
  return {
    ...Object.fromEntries(wanted ? own.filter(([name]) => wanted.has(name.toLowerCase())) : own),
    contentLink: { id: row.id, guidValue: row.guid, url: row.url },
    parentLink: parent ?? null,
    contentType: row.contentType,
    name: row.name,
    language: 'nl',
    routeSegment: row.routeSegment,
    url: row.url,
    ventureId: row.ventureId,
    publishedAt: row.publishedAt.toISOString(),
    disableIndexing: row.disableIndexing,
    disableFollowing: row.disableFollowing,
    pageImage: row.pageImageUrl ? { url: row.pageImageUrl } : null,
    backgroundImage: row.backgroundImageUrl ? { url: row.backgroundImageUrl } : null,
  };
}

async function linksOf(ctx: Context, ids: string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<ContentItem['parentLink']>>();
  const rows = await ctx.db
    .select({ id: contents.id, guidValue: contents.guid, url: contents.url })
    .from(contents)
    .where(inArray(contents.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * References are stored as ids (contract: contentReference under `related`, contentSource under `source`). `expand`
 * names the properties whose references come along as teasers; two queries fetch them all, however many there are.
 */
async function expandReferences(ctx: Context, items: ContentItem[], names: Set<string>): Promise<void> {
  const found: Found = { references: [], sources: [] };
  for (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (names.has('*') || names.has(name.toLowerCase())) collect(name, value, found);
    }
  }
  await Promise.all([expandRelated(ctx, found.references), expandSources(ctx, found.sources)]);
}

interface Found {
  references: ContentReference[];
  sources: ContentSource[];
}

function collect(name: string, value: unknown, found: Found): void {
  if (name === 'source') {
    const source = contentSource.safeParse(value);
    // The parsed copy proves the shape; the original is what the answer holds and gets its teasers.
    if (source.success) found.sources.push(value as ContentSource);
  } else if (Array.isArray(value)) {
    if (name === 'related') found.references.push(...value.filter((one) => contentReference.safeParse(one).success));
    else for (const one of value) collect('', one, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(key, inner, found);
  }
}

async function expandRelated(ctx: Context, references: ContentReference[]): Promise<void> {
  if (references.length === 0) return;
  const ids = references.map((reference) => reference.id);
  const rows = await ctx.db.select().from(contents).where(inArray(contents.id, ids));
  const teasers = new Map(rows.map((row) => [row.id, toTeaser(row)]));
  for (const reference of references) {
    const teaser = teasers.get(reference.id);
    if (teaser) reference.expanded = teaser;
  }
}

async function expandSources(ctx: Context, sources: ContentSource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = await ctx.db
    .select()
    .from(contents)
    .where(
      and(
        inArray(
          contents.parentId,
          sources.map((source) => source.parentId),
        ),
        isNotNull(contents.url),
      ),
    )
    .orderBy(desc(contents.publishedAt));
  for (const source of sources) {
    source.expanded = rows
      .filter(
        (row) => row.parentId === source.parentId && (!source.contentType || row.contentType === source.contentType),
      )
      .slice(0, source.take)
      .map(toTeaser);
  }
}

const teaserTexts = z.object({
  title: z.string(),
  introduction: z.string().optional(),
  category: z.string().optional(),
});

function toTeaser(row: Row): ContentTeaser {
  const { title, introduction, category } = teaserTexts.parse(row.properties);
  return {
    id: row.id,
    contentType: row.contentType,
    title,
    introduction: introduction ?? null,
    category: category ?? null,
    url: row.url ?? '/',
    pageImage: row.pageImageUrl ? { url: row.pageImageUrl } : null,
    publishedAt: row.publishedAt.toISOString(),
  };
}

function namesIn(list: string | undefined): Set<string> | undefined {
  if (list === undefined) return undefined;
  return new Set(list.split(',').map((name) => name.trim().toLowerCase()));
}
