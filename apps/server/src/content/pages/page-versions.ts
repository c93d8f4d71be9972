import type { ContentDocument } from '@bouwpoort/contract/content/content-document';
import { and, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { firstVersionOf } from './content-publish.ts';
import type { PageWork } from './page-work.ts';
import { contentVersions } from './pages.tables.ts';

export interface VersionHead {
  version: number;
  state: 'draft' | 'published' | 'archived';
  author: string;
  createdAt: Date;
  publishedAt: Date | null;
  name: string;
}

const head = {
  version: contentVersions.version,
  state: contentVersions.state,
  author: contentVersions.author,
  createdAt: contentVersions.createdAt,
  publishedAt: contentVersions.publishedAt,
  name: sql<string>`coalesce(${contentVersions.document}->>'name', '')`,
};

/** Newest first. A page that was published without versions has one: the published content. */
export async function listVersions(
  db: Database,
  { id, ventureId, row }: PageWork,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionHead[]> {
  const rows = await db
    .select(head)
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, id),
        eq(contentVersions.ventureId, ventureId),
        before === undefined ? undefined : lt(contentVersions.version, before),
      ),
    )
    .orderBy(desc(contentVersions.version))
    .limit(limit);
  return rows.length > 0 || before !== undefined || !row ? rows : [withName(firstVersionOf(row))];
}

function withName(version: typeof contentVersions.$inferSelect): VersionHead {
  const { state, author, createdAt, publishedAt, document } = version;
  return { version: version.version, state, author, createdAt, publishedAt, name: document.name };
}

export async function readVersion(
  db: Database,
  { id, ventureId, row }: PageWork,
  version: number,
): Promise<(VersionHead & { document: ContentDocument }) | undefined> {
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, id),
        eq(contentVersions.ventureId, ventureId),
        eq(contentVersions.version, version),
      ),
    );
  const first = found ?? (row && version === 1 && (await isUnversioned(db, id)) ? firstVersionOf(row) : undefined);
  return first && { ...withName(first), document: first.document };
}

async function isUnversioned(db: Database, id: string): Promise<boolean> {
  const [any] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.contentId, id))
    .limit(1);
  return any === undefined;
}

/** The published version before this one. */
export async function publishedBefore(db: Database, id: string, version: number): Promise<number | undefined> {
  const [found] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, id),
        ne(contentVersions.version, version),
        isNotNull(contentVersions.publishedAt),
      ),
    )
    .orderBy(desc(contentVersions.publishedAt), desc(contentVersions.version))
    .limit(1);
  return found?.version;
}
