import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';

const listFile = 'index.json';

const list = z.object({
  /** Of the code that built it and the database it was read from. */
  stamp: z.string(),
  /** Where to read on in the log of changes: a snapshot of the database. */
  cursor: z.string(),
  builtAt: z.number(),
  folder: z.string(),
  shops: z.array(z.string()),
});

interface KeptIndex {
  cursor: string;
  files: string[];
}

/** One builds, the others wait for what it writes down: the processes of one machine, or those of several. */
const buildLock = 2_100_111;

export async function oneAtATime<T>(databaseUrl: string, stop: AbortSignal, work: () => Promise<T>): Promise<T> {
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
 * fraction of building. It is never more than a shortcut: whatever is odd about it, the index is built.
 */
export class SearchSnapshot {
  readonly #home: string;
  readonly #db: Database;

  constructor(home: string, db: Database) {
    this.#home = home;
    this.#db = db;
  }

  /** The index that was kept, if it is ours, not built before `notBefore` and has at least what `atLeast` stands for. */
  async find(notBefore: number, atLeast: string | undefined): Promise<KeptIndex | undefined> {
    let kept: z.infer<typeof list>;
    try {
      kept = list.parse(JSON.parse(readFileSync(join(this.#home, listFile), 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const { stamp, cursor } = await this.#mark();
    if (kept.stamp !== stamp || kept.builtAt < notBefore) return undefined;
    // Later than the database knows of: then it is not the one we read.
    if (endOf(kept.cursor) > endOf(cursor)) return undefined;
    if (atLeast !== undefined && endOf(kept.cursor) < endOf(atLeast)) return undefined;
    return { cursor: kept.cursor, files: kept.shops.map((shop) => join(this.#home, kept.folder, shop)) };
  }

  /** A folder for one building. */
  makeFolder(): string {
    const folder = join(this.#home, randomUUID());
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /** From here on the folder's files are the index; what was there before goes. */
  async keep(folder: string, cursor: string, builtAt: number): Promise<void> {
    const { stamp } = await this.#mark();
    const name = folder.slice(this.#home.length + 1);
    const content: z.infer<typeof list> = { stamp, cursor, builtAt, folder: name, shops: readdirSync(folder) };
    const file = join(this.#home, listFile);
    writeFileSync(`${file}.new`, JSON.stringify(content));
    renameSync(`${file}.new`, file);
    for (const other of readdirSync(this.#home)) {
      if (other !== listFile && other !== name) rmSync(join(this.#home, other), { recursive: true, force: true });
    }
  }

  async #mark(): Promise<{ stamp: string; cursor: string }> {
    // A database restored to an earlier moment goes on in a timeline of its own; a copied one keeps neither.
    const { rows } = await this.#db.execute<{ database: string; cursor: string }>(sql`
      select concat_ws(' ', (select system_identifier from pg_control_system()),
          (select timeline_id from pg_control_checkpoint()),
          (select oid from pg_database where datname = current_database())) as database,
        pg_current_snapshot()::text as cursor`);
    const [row] = rows;
    if (!row) throw new Error('the database does not say which it is');
    return { stamp: `${codeStamp()} ${row.database}`, cursor: row.cursor };
  }
}

/** The first transaction that had not begun yet, of a snapshot as the database writes it: xmin:xmax:list. */
const endOf = (cursor: string): bigint => BigInt(cursor.split(':')[1] ?? '');

let knownCodeStamp: string | undefined;

/** What reads products and what makes an index of them: other code may make another. */
function codeStamp(): string {
  if (knownCodeStamp === undefined) {
    const hash = createHash('sha256').update(process.version);
    const sources = join(import.meta.dirname, '../..');
    for (const file of globSync('{search,catalogue}/**/*.ts', { cwd: sources }).sort()) {
      hash.update(file).update(readFileSync(join(sources, file)));
    }
    knownCodeStamp = hash.digest('hex');
  }
  return knownCodeStamp;
}
