import { randomUUID } from 'node:crypto';
import { contents } from '../src/content/pages/pages.tables.ts';
import type { Database } from '../src/foundation/database/database.ts';

type Row = typeof contents.$inferInsert;

/** A published page as any writer could have stored it, valid or not. */
export async function insertContent(db: Database, row: Partial<Row> & { id: string }): Promise<void> {
  await db.insert(contents).values({
    guid: randomUUID(),
    ventureId: '210',
    parentId: null,
    contentType: 'ContentPage',
    name: row.id,
    url: `/steenhof/${row.id}`,
    routeSegment: row.id,
    position: 0,
    disableIndexing: false,
    disableFollowing: false,
    publishedAt: new Date('2026-11-01T08:00:00Z'),
    properties: { title: row.id, blocks: [] },
    ...row,
  });
}
