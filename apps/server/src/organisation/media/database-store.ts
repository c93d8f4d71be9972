import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import type { ByteRange } from '../../foundation/files/byte-range.ts';
import type { ContentStore } from '../../foundation/files/content-store.ts';
import { mediaContents } from './media.tables.ts';

/** Stores the bytes in `media_content`, which has a row for every content in any store. */
export class DatabaseStore implements ContentStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async write(hash: string, bytes: Buffer): Promise<void> {
    await this.#db.insert(mediaContents).values({ hash, bytes }).onConflictDoNothing();
  }

  async read(hash: string, range?: ByteRange): Promise<Buffer | undefined> {
    const bytes = range
      ? sql<Buffer | null>`substring(${mediaContents.bytes} from ${range.start + 1} for ${range.end - range.start + 1})`
      : mediaContents.bytes;
    const [row] = await this.#db.select({ bytes }).from(mediaContents).where(eq(mediaContents.hash, hash));
    return row?.bytes ?? undefined;
  }

  async remove(hash: string): Promise<void> {
    await this.#db.delete(mediaContents).where(eq(mediaContents.hash, hash));
  }
}
