import type { ContentReference, ContentSource, ContentTeaser } from '@bouwpoort/contract/content/content-parts';
import { contentReference, contentSource } from '@bouwpoort/contract/content/content-parts';
import type { Context } from '../../foundation/context/context.ts';
import { usableRows } from '../../foundation/database/broken-rows.ts';
import { selectTeasers, selectTeasersUnder, type TeaserRow } from './pages.queries.ts';

interface Found {
  references: ContentReference[];
  sources: ContentSource[];
}

/**
 * References are stored as ids (contract: contentReference under `related`, contentSource under `source`) and become
 * teasers, with two queries for all of them. A teaser has no references, which ends cycles; a reference to a deleted
 * page stays as it is.
 */
export async function expandReferences(ctx: Context, values: unknown[]): Promise<void> {
  const found: Found = { references: [], sources: [] };
  for (const value of values) collect('', value, found);
  await Promise.all([expandRelated(ctx, found.references), expandSources(ctx, found.sources)]);
}

function collect(name: string, value: unknown, found: Found): void {
  if (name === 'source') {
    const source = contentSource.safeParse(value);
    // The parsed copy only validates; the original is in the answer and gets its teasers.
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
  const rows = await selectTeasers(
    ctx,
    references.map((reference) => reference.id),
  );
  const teasers = new Map(toTeasers(ctx, rows).map((teaser) => [teaser.id, teaser]));
  for (const reference of references) {
    const teaser = teasers.get(reference.id);
    if (teaser) reference.expanded = teaser;
  }
}

async function expandSources(ctx: Context, sources: ContentSource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = await selectTeasersUnder(
    ctx,
    sources.map((source) => source.parentId),
  );
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  for (const source of sources) {
    const wanted = (byParent.get(source.parentId) ?? []).filter(
      (row) => !source.contentType || row.contentType === source.contentType,
    );
    source.expanded = toTeasers(ctx, wanted).slice(0, source.take);
  }
}

function toTeasers(ctx: Context, rows: readonly TeaserRow[]): ContentTeaser[] {
  return usableRows(ctx, 'content', rows, ({ id }) => id, toTeaser);
}

function toTeaser(row: TeaserRow): ContentTeaser {
  return {
    id: row.id,
    contentType: row.contentType,
    title: row.title ?? row.name,
    introduction: row.introduction,
    category: row.category,
    url: row.url ?? '/',
    pageImage: row.pageImageUrl ? { url: row.pageImageUrl } : null,
    publishedAt: row.publishedAt.toISOString(),
  };
}
