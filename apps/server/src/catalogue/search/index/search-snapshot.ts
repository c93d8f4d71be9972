import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../../foundation/database/database.ts';
import { databaseTimeline } from '../../../foundation/database/timeline.ts';

const listFile = 'index.json';

const list = z.object({
  /** Of the code that built it and the database it was read from. */
  stamp: z.string(),
  /** Where to read on in the log of changes. */
  cursor: z.string(),
  builtAt: z.number(),
  folder: z.string(),
  shops: z.array(z.string()),
});

type SnapshotList = z.infer<typeof list>;

/** Files that nodes share, each by a name; those of the object store, where there is one. */
export interface SharedIndexFiles {
  readShared(name: string): Promise<Buffer | undefined>;
  writeShared(name: string, bytes: Buffer): Promise<void>;
  removeShared(name: string): Promise<void>;
  writeSharedFile(name: string, file: string): Promise<void>;
  readSharedFile(name: string, file: string): Promise<boolean>;
}

interface KeptIndex {
  cursor: string;
  files: string[];
}

/** One process builds, the others wait for its snapshot, on one machine or on several. */
const buildLock = 2_100_111;

export async function withBuildLock<T>(databaseUrl: string, stop: AbortSignal, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks gives the lock back: then the work is only done twice.
  client.on('error', () => undefined);
  const end = () => client.end();
  stop.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [buildLock]);
    return await work();
  } finally {
    stop.removeEventListener('abort', end);
    await end();
  }
}

/**
 * The index as it was built last, on disk: the next process reads it and then the log of changes, which takes a
 * fraction of building. Nodes that share files have it from each other. It is never more than a shortcut: whatever is
 * odd about it, the index is built.
 */
export class SearchSnapshot {
  readonly #home: string;
  readonly #db: Database;
  readonly #shared: SharedIndexFiles | undefined;

  constructor(home: string, db: Database, shared?: SharedIndexFiles) {
    this.#home = home;
    this.#db = db;
    this.#shared = shared;
  }

  /**
   * The index of the snapshot, if it is ours, not built before `notBefore` and has at least what `atLeast` stands for.
   */
  async find(notBefore: number, atLeast: string | undefined): Promise<KeptIndex | undefined> {
    const { stamp, cursor } = await indexStamp(this.#db);
    const isGood = (kept: SnapshotList) =>
      kept.stamp === stamp &&
      kept.builtAt >= notBefore &&
      // Later than the database knows of: then it is not the one we read.
      endOf(kept.cursor) <= endOf(cursor) &&
      (atLeast === undefined || endOf(kept.cursor) >= endOf(atLeast));
    const own = this.#readOwn();
    const kept = own && isGood(own) ? own : await this.#fetchShared(stamp, isGood);
    return kept && { cursor: kept.cursor, files: kept.shops.map((shop) => join(this.#home, kept.folder, shop)) };
  }

  #readOwn(): SnapshotList | undefined {
    try {
      return list.parse(JSON.parse(readFileSync(join(this.#home, listFile), 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Copies the snapshot of another node. */
  async #fetchShared(stamp: string, isGood: (kept: SnapshotList) => boolean): Promise<SnapshotList | undefined> {
    const kept = await this.#sharedList(stamp);
    if (!this.#shared || !kept || !isGood(kept)) return undefined;
    const folder = this.makeFolder();
    for (const shop of kept.shops) {
      if (!(await this.#shared.readSharedFile(sharedName(stamp, kept.folder, shop), join(folder, shop))))
        return undefined;
    }
    const here = { ...kept, folder: basename(folder) };
    this.#writeOwn(here);
    return here;
  }

  async #sharedList(stamp: string): Promise<SnapshotList | undefined> {
    const content = await this.#shared?.readShared(sharedName(stamp, listFile));
    return content && list.parse(JSON.parse(content.toString()));
  }

  /** A folder for one building. */
  makeFolder(): string {
    const folder = join(this.#home, randomUUID());
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** Makes the folder's files the index and removes the files before them. */
  async keep(folder: string, cursor: string, builtAt: number): Promise<void> {
    const { stamp } = await indexStamp(this.#db);
    const content: SnapshotList = { stamp, cursor, builtAt, folder: basename(folder), shops: readdirSync(folder) };
    this.#writeOwn(content);
    await this.#share(content);
  }

  #writeOwn(content: SnapshotList): void {
    const file = join(this.#home, listFile);
    writeFileSync(`${file}.new`, JSON.stringify(content));
    renameSync(`${file}.new`, file);
    for (const other of readdirSync(this.#home)) {
      if (other !== listFile && other !== content.folder)
        rmSync(join(this.#home, other), { recursive: true, force: true });
    }
  }

  /**
   * Writes the list last, so that a reader of it finds all its files. Files of the previous list are deleted after
   * that.
   */
  async #share(content: SnapshotList): Promise<void> {
    if (!this.#shared) return;
    const { stamp, folder, shops } = content;
    const before = await this.#sharedList(stamp);
    for (const shop of shops) {
      await this.#shared.writeSharedFile(sharedName(stamp, folder, shop), join(this.#home, folder, shop));
    }
    await this.#shared.writeShared(sharedName(stamp, listFile), Buffer.from(JSON.stringify(content)));
    for (const shop of before?.shops ?? [])
      await this.#shared.removeShared(sharedName(stamp, before?.folder ?? '', shop));
  }
}

/** Nodes of another release, or on another database, have one of their own. */
function sharedName(stamp: string, ...parts: string[]): string {
  return ['index', createHash('sha256').update(stamp).digest('hex').slice(0, 16), ...parts].join('/');
}

/** Of which code and which database an index is, and where the log of changes is now. */
export async function indexStamp(db: Database): Promise<{ stamp: string; cursor: string }> {
  // A database restored to an earlier moment has another timeline; a copied one has another identifier or oid.
  const { rows } = await db.execute<{ database: string; cursor: string }>(sql`
    select concat_ws(' ', (select system_identifier from pg_control_system()),
        ${databaseTimeline},
        (select oid from pg_database where datname = current_database())) as database,
      pg_current_snapshot()::text as cursor`);
  const [row] = rows;
  if (!row) throw new Error('the database does not say which it is');
  return { stamp: `${codeStamp()} ${row.database}`, cursor: row.cursor };
}

/** The first transaction that had not begun yet, of a cursor: timeline xmin:xmax:list. */
export const endOf = (cursor: string): bigint => BigInt(cursor.split(':')[1] ?? '');

let knownCodeStamp: string | undefined;

/** The code that reads products and indexes them: with other code the index may differ. */
function codeStamp(): string {
  if (knownCodeStamp === undefined) {
    const hash = createHash('sha256').update(process.version);
    const sources = join(import.meta.dirname, '../../..');
    for (const file of globSync('{search,catalogue}/**/*.ts', { cwd: sources }).sort()) {
      hash.update(file).update(readFileSync(join(sources, file)));
    }
    knownCodeStamp = hash.digest('hex');
  }
  return knownCodeStamp;
}
