import { isDeepStrictEqual } from 'node:util';
import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { addVersion, documentOf, lockContent, publishVersion } from './content-publish.ts';
import { writeDraft } from './page-work.ts';
import { contentDrafts, contents } from './pages.tables.ts';

type Block = Record<string, unknown> & { sharedId: string };

/** A block that is on several pages, and those pages. */
interface SharedBlock {
  sharedId: string;
  block: Block;
  pages: { id: string; name: string }[];
}

/** The shared blocks of a document; in an invalid one, those that can be recognised. */
export function sharedIn({ properties }: Pick<ContentDocument, 'properties'>): Block[] {
  return Array.isArray(properties.blocks) ? properties.blocks.filter(isShared) : [];
}

function isShared(block: unknown): block is Block {
  return typeof block === 'object' && block !== null && 'sharedId' in block && typeof block.sharedId === 'string';
}

const holds = (properties: SQL, sharedId: string) =>
  sql`jsonb_typeof(${properties}->'blocks') = 'array' and ${properties}->'blocks' @> ${JSON.stringify([{ sharedId }])}::jsonb`;
const draftProperties = sql`${contentDrafts.document}->'properties'`;

/** The shared blocks of a venture, or only those named: each with the pages that have it, on the site or in a draft. */
export async function findSharedBlocks(
  db: Database,
  ventureId: string,
  sharedIds?: readonly string[],
): Promise<SharedBlock[]> {
  if (sharedIds?.length === 0) return [];
  const hasAny = sql`jsonb_path_exists(${contents.properties}, '$.blocks[*].sharedId')`;
  const hasAnyDraft = sql`jsonb_path_exists(${draftProperties}, '$.blocks[*].sharedId')`;
  const rows = await db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.ventureId, ventureId),
        sharedIds ? or(...sharedIds.map((id) => holds(sql`${contents.properties}`, id))) : hasAny,
      ),
    );
  const drafts = await db
    .select()
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.ventureId, ventureId),
        isNull(contentDrafts.archivedAt),
        sharedIds ? or(...sharedIds.map((id) => holds(draftProperties, id))) : hasAnyDraft,
      ),
    );
  const documents = [...rows.map(documentOf), ...drafts.flatMap(({ document }) => document ?? [])];
  const found = new Map<string, SharedBlock>();
  for (const document of documents) {
    for (const block of sharedIn(document)) {
      if (sharedIds && !sharedIds.includes(block.sharedId)) continue;
      const one = found.get(block.sharedId) ?? { sharedId: block.sharedId, block, pages: [] };
      found.set(block.sharedId, one);
      if (!one.pages.some(({ id }) => id === document.id)) one.pages.push({ id: document.id, name: document.name });
    }
  }
  return [...found.values()];
}

/**
 * Copies the shared blocks of a page that was just published to every other page of the venture, published and drafted.
 * The caller holds the lock of the venture's pages. Returns the ids of the published pages that changed.
 */
export async function spreadSharedBlocks(
  tx: Database,
  document: ContentDocument,
  by: { name: string; at: Date },
): Promise<string[]> {
  const shared = new Map(sharedIn(document).map((block) => [block.sharedId, block]));
  const found = await findSharedBlocks(tx, document.ventureId, [...shared.keys()]);
  const ids = [...new Set(found.flatMap(({ pages }) => pages.map(({ id }) => id)))].filter((id) => id !== document.id);
  const changed: string[] = [];
  for (const id of ids.sort()) {
    await lockContent(tx, id);
    const [row] = await tx.select().from(contents).where(eq(contents.id, id));
    const published = row && withShared(documentOf(row), shared);
    if (published) {
      const version = await addVersion(tx, published, by.name, by.at);
      await publishVersion(tx, published, version, by.at);
      changed.push(id);
    }
    const [draft] = await tx.select().from(contentDrafts).where(eq(contentDrafts.contentId, id));
    const drafted = draft?.document ? withShared(draft.document, shared) : undefined;
    if (drafted) await writeDraft(tx, { id, ventureId: document.ventureId }, { document: drafted }, by);
  }
  return changed;
}

/** Undefined if nothing differs. A block keeps its id on each page, because anchors and comments refer to it. */
function withShared(document: ContentDocument, shared: ReadonlyMap<string, Block>): ContentDocument | undefined {
  const blocks = Array.isArray(document.properties.blocks) ? document.properties.blocks : [];
  const after = blocks.map((block) => {
    const source = isShared(block) ? shared.get(block.sharedId) : undefined;
    return source ? { ...source, id: block.id } : block;
  });
  if (isDeepStrictEqual(after, blocks)) return undefined;
  return { ...document, properties: { ...document.properties, blocks: after } };
}

/** Pages of another venture share no blocks with these. */
export function withoutSharing(document: ContentDocument): ContentDocument {
  if (!Array.isArray(document.properties.blocks)) return document;
  const blocks = document.properties.blocks.map((block: unknown) => {
    if (!isShared(block)) return block;
    const { sharedId: _, ...own } = block;
    return own;
  });
  return { ...document, properties: { ...document.properties, blocks } };
}
