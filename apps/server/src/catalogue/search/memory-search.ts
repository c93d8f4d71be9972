import type { Database } from '../../foundation/database/database.ts';
import { chooseReadSource } from '../../foundation/database/replica.ts';
import type { Changes } from '../../foundation/invalidation/changes.ts';
import { selectIndexVentures } from '../products/products.ts';
import { buildInWorkers, readInWorker } from './index/search-build-worker.ts';
import type { LeftOut } from './index/search-document.ts';
import type { PackedShard } from './index/search-shard-build.ts';
import { SearchSnapshot, type SharedIndexFiles, withBuildLock } from './index/search-snapshot.ts';
import type { Completion, ExplainedQuery, ProductHits, ProductQuery, SearchEngine } from './query/search-engine.ts';
import { SearchError } from './query/search-error.ts';
import type { Explanation } from './query/search-explain.ts';
import type { ShopTuning } from './query/search-tuning.ts';
import { deleteOldChanges, selectCursor } from './search.queries.ts';
import { SearchState } from './search-state.ts';

const tickMs = 1000;
/** So many products of one batch are logged one by one. */
const maxLogged = 100;
const cleanUpIntervalMs = 3_600_000;
/** The log goes back three days; a process that has not read it for two builds its index again. */
const maxLogGapMs = 48 * 3_600_000;

export interface MemorySearchOptions {
  db: Database;
  databaseUrl: string;
  /** The replica to read the whole catalogue from, when there is one that is not far behind. */
  replicaUrl?: string | undefined;
  changes: Changes;
  clock: () => Date;
  onError(error: unknown): void;
  /** Once for each product that cannot be indexed as it is stored. */
  onLeftOut(product: LeftOut): void;
  /** Called after the index changed: earlier results may be stale. */
  onRenewed?(): void;
  /** The folder for snapshots of the index; without it every process builds its own. */
  snapshotDir?: string;
  /** Where nodes have it from each other. */
  sharedFiles?: SharedIndexFiles | undefined;
  /** For tests, whose catalogue is small: how its indexes are made, without a thread. */
  buildHere?: (databaseUrl: string, now: number, ventureIds: readonly string[]) => Promise<PackedShard[]>;
}

/**
 * An index in this process, built at the start and updated with the changes of any process. The triggers of the tables
 * write down which products changed and send word; a lost line is made good by reading the log from where we were.
 */
export class MemorySearch implements SearchEngine {
  readonly #options: MemorySearchOptions;
  readonly #snapshot: SearchSnapshot | undefined;
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #state: SearchState | undefined;
  /** When the oldest change was notified that is not being applied yet, and the oldest that is being applied. */
  #wokenAt: Date | undefined;
  #takingInSince: Date | undefined;
  /** Reasons by product, as they were logged. */
  #loggedLeftOut = new Map<number, string>();
  #working: Promise<void> | undefined;
  #building: Promise<void> | undefined;
  #cleanedAt = 0;
  #heardAt = 0;
  /** When the first building is done; rejects when the engine is closed before that. */
  readonly whenReady: Promise<void>;

  constructor(options: MemorySearchOptions) {
    this.#options = options;
    const { snapshotDir, db, sharedFiles } = options;
    if (snapshotDir !== undefined) this.#snapshot = new SearchSnapshot(snapshotDir, db, sharedFiles);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.whenReady = promise;
    promise.catch(() => undefined);
    this.#stop.signal.addEventListener('abort', () => reject(new Error('the search engine was closed')));
    options.changes.onChange('catalogue', () => this.#wake());
    options.changes.onConnection((live) => {
      if (live) this.#wake();
    });
    this.#timer = setInterval(() => this.#tick(), tickMs);
    this.#timer.unref();
    this.#build(resolve);
  }

  get ready(): boolean {
    return this.#state !== undefined;
  }

  get behindSeconds(): number {
    const waiting = [this.#takingInSince, this.#wokenAt, this.#state?.missingSince].filter((at) => at !== undefined);
    const now = this.#options.clock().getTime();
    return Math.max(0, ...waiting.map((since) => (now - since.getTime()) / 1000));
  }

  get leftOutCount(): number {
    return this.#state?.leftOut.size ?? 0;
  }

  search(query: ProductQuery, tuning?: ShopTuning): ProductHits {
    const empty = { totalMatching: 0, productIds: [], filters: [], didYouMean: undefined };
    return this.#stateFor(query.ventureId).queryOf(query.ventureId)?.search(query, tuning) ?? empty;
  }

  explain({ ventureId, text, productIds }: ExplainedQuery, tuning?: ShopTuning): Explanation {
    const query = this.#stateFor(ventureId).queryOf(ventureId);
    return query?.explain(text, productIds, tuning) ?? { reading: [], strictness: 'all', hits: [] };
  }

  propose(ventureId: string, text: string): string | undefined {
    return this.#stateFor(ventureId).queryOf(ventureId)?.propose(text);
  }

  complete(ventureId: string, text: string, includeOrderItems = true): Completion {
    const query = this.#stateFor(ventureId).queryOf(ventureId);
    return query?.complete(text, includeOrderItems) ?? { terms: [], productIds: [], categories: [] };
  }

  /** For tests: everything committed before this call is in the index afterwards. */
  async caughtUp(): Promise<void> {
    await this.whenReady;
    await this.#options.changes.caughtUp();
    this.#wake();
    while (this.#working || this.#building) await Promise.all([this.#working, this.#building]);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await Promise.allSettled([this.#working, this.#building]);
  }

  #stateFor(ventureId: string): SearchState {
    if (!this.#state) throw new SearchError({ kind: 'notReady' });
    this.#renewDue(this.#state.takeDue(ventureId));
    return this.#state;
  }

  #renewDue(productIds: readonly number[]): void {
    if (productIds.length === 0) return;
    this.#work(async (state) => {
      try {
        await state.renew(productIds);
      } catch (error) {
        // They have been taken from the list of dates; only a new index has them again.
        state.markMissedChanges();
        throw error;
      }
    });
  }

  #tick(): void {
    this.#renewDue(this.#state?.takeDue() ?? []);
    // A campaign begins or ends without anybody changing anything.
    if (this.#state?.renewTuning()) this.#options.onRenewed?.();
    // Without a connection there are no notifications; the log of changes can still be read.
    if (this.#wokenAt !== undefined || !this.#options.changes.live) this.#wake();
    if (this.#state?.outdated && !this.#building) this.#build();
    const now = performance.now();
    if (this.#state && now - this.#cleanedAt > cleanUpIntervalMs) {
      this.#cleanedAt = now;
      this.#work(() => deleteOldChanges(this.#options.db));
    }
  }

  #wake(): void {
    this.#wokenAt ??= this.#options.clock();
    this.#work(async (state) => {
      if (this.#wokenAt === undefined) return;
      this.#takingInSince = this.#wokenAt;
      this.#wokenAt = undefined;
      if (performance.now() - this.#heardAt > maxLogGapMs) state.markMissedChanges();
      try {
        await state.catchUp();
        this.#heardAt = performance.now();
      } catch (error) {
        this.#wokenAt = this.#takingInSince;
        throw error;
      } finally {
        this.#takingInSince = undefined;
      }
    });
  }

  /** One thing after the other: a product must not be read by one and put by another in the wrong order. */
  #work(task: (state: SearchState) => Promise<void>): void {
    const before = this.#working;
    const working = (async () => {
      await before;
      if (this.#state && !this.#stop.signal.aborted) await task(this.#state);
    })()
      .catch((error) => this.#report(error))
      .finally(() => {
        this.#logLeftOut();
        this.#options.onRenewed?.();
        if (this.#working === working) this.#working = undefined;
        if (this.#state?.outdated && !this.#building) this.#build();
      });
    this.#working = working;
  }

  /** Meanwhile the old index answers and applies changes. */
  #build(onReady?: () => void): void {
    if (this.#stop.signal.aborted) return;
    this.#building = this.#makeState()
      .then((state) => {
        this.#state = state;
        this.#heardAt = performance.now();
        this.#logLeftOut();
        this.#options.onRenewed?.();
        onReady?.();
        // Changes between its last read of the log and now were applied to the old index only.
        this.#wake();
      })
      .catch((error) => {
        this.#report(error);
        if (!this.#stop.signal.aborted) setTimeout(() => this.#build(onReady), tickMs).unref();
      })
      .finally(() => {
        this.#building = undefined;
      });
    if (this.#state) this.#state.outdated = false;
  }

  async #makeState(): Promise<SearchState> {
    const { db, databaseUrl, buildHere } = this.#options;
    if (buildHere) return this.#stateBuiltBy(buildHere);
    // To take the place of an index it must have all that has happened until now; for the first any recent one will do.
    const atLeast = this.#state && (await selectCursor(db));
    return withBuildLock(databaseUrl, this.#stop.signal, async () => {
      const kept = await this.#keptState(atLeast).catch((error) => this.#report(error));
      return kept ?? this.#builtState();
    });
  }

  async #keptState(atLeast: string | undefined): Promise<SearchState | undefined> {
    const { clock } = this.#options;
    const kept = await this.#snapshot?.find(clock().getTime() - maxLogGapMs, atLeast);
    if (!kept) return undefined;
    const state = await this.#stateOf(await readInWorker(kept.files, this.#stop.signal), kept.cursor);
    return state.outdated ? undefined : state;
  }

  async #builtState(): Promise<SearchState> {
    const { db, clock } = this.#options;
    const cursor = await selectCursor(db);
    const databaseUrl = await this.#sourceForLongReads();
    const now = clock().getTime();
    const keepIn = this.#folderToKeepIn();
    const task = { databaseUrl, now, shops: await selectIndexVentures(db), keepIn };
    const { shards, notKept } = await buildInWorkers(task, this.#stop.signal);
    if (notKept) this.#report(notKept);
    // The index is built even if its snapshot cannot be written.
    else if (keepIn !== undefined)
      await this.#snapshot?.keep(keepIn, cursor, now).catch((error) => this.#report(error));
    return this.#stateOf(shards, cursor);
  }

  /** A disk that is full or may not be written costs the next process time, and nothing else. */
  #folderToKeepIn(): string | undefined {
    try {
      return this.#snapshot?.makeFolder();
    } catch (error) {
      this.#report(error);
      return undefined;
    }
  }

  async #stateBuiltBy(build: NonNullable<MemorySearchOptions['buildHere']>): Promise<SearchState> {
    const { db, clock } = this.#options;
    const cursor = await selectCursor(db);
    const databaseUrl = await this.#sourceForLongReads();
    const ventureIds = (await selectIndexVentures(db)).map(({ ventureId }) => ventureId);
    return this.#stateOf(await build(databaseUrl, clock().getTime(), ventureIds), cursor);
  }

  async #stateOf(shards: readonly PackedShard[], cursor: string): Promise<SearchState> {
    const { db, clock } = this.#options;
    const state = new SearchState(db, clock, cursor);
    await state.load(shards);
    await state.catchUp();
    return state;
  }

  #sourceForLongReads(): Promise<string> {
    const { db, databaseUrl, replicaUrl } = this.#options;
    return chooseReadSource(db, databaseUrl, replicaUrl, (error) => this.#report(error));
  }

  #logLeftOut(): void {
    const leftOut = this.#state?.leftOut;
    if (!leftOut) return;
    const news = [...leftOut.values()].filter(({ productId, reason }) => this.#loggedLeftOut.get(productId) !== reason);
    this.#loggedLeftOut = new Map([...leftOut.values()].map(({ productId, reason }) => [productId, reason]));
    for (const product of news.slice(0, maxLogged)) this.#options.onLeftOut(product);
    if (news.length > maxLogged) {
      this.#report(new Error(`${news.length - maxLogged} more products cannot be indexed`));
    }
  }

  #report(error: unknown): void {
    if (!this.#stop.signal.aborted) this.#options.onError(error);
  }
}
