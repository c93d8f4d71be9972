import { sql } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../../foundation/database/database.ts';
import { chooseReadSource } from '../../../foundation/database/replica.ts';
import type { LeftOut } from '../index/search-document.ts';
import { endOf, indexStamp } from '../index/search-snapshot.ts';
import { deleteOldChanges, selectCursor } from '../search.queries.ts';
import { buildGeneration } from './build-generation.ts';
import { Generation } from './generation.ts';
import type { IndexNames } from './index-names.ts';
import { ensureStateIndex, type LiveState, readState, writeState } from './index-state.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { loadWords } from './stored-words.ts';

const tickMs = 1000;
const cleanUpIntervalMs = 3_600_000;
/** The log goes back three days; an index that was not written to for two of them is built again. */
const maxLogGapMs = 48 * 3_600_000;
/** How long a replaced index stays, because other processes may still query it. */
const retiredFor = 30_000;
/** Products whose date comes in one second. */
const maxDue = 1000;
/** Processes of any machine agree by this lock of the database which of them writes. */
const writerLock = 2_100_112;

interface UpdaterOptions {
  db: Database;
  databaseUrl: string;
  replicaUrl?: string | undefined;
  client: OpenSearchClient;
  names: IndexNames;
  clock: () => Date;
  onError(error: unknown): void;
  onLeftOut(product: LeftOut): void;
}

const dueHits = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string() })) }) });
const indexList = z.record(z.string(), z.unknown());

/**
 * Keeps the indexes up to date with the catalogue. Every process has an updater, one of them writes: it builds a
 * generation when there is none that fits, follows the log of changes, and builds the next one beside it when the log
 * requires that.
 */
export class IndexUpdater {
  readonly #options: UpdaterOptions;
  readonly #stop = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #lock: pg.Client | undefined;
  #locking = false;
  #live: Generation | undefined;
  #stamp = '';
  #working: Promise<void> | undefined;
  #building: Promise<void> | undefined;
  /** When the oldest change was notified that is not being applied yet, and the oldest that is being applied. */
  #wokenAt: Date | undefined;
  #takingInSince: Date | undefined;
  /** The generation that another is being built for. */
  #replaced: Generation | undefined;
  #savedAt = 0;
  #cleanedAt = 0;
  #retired: { generation: number; at: number }[] = [];
  #loggedLeftOut = new Map<number, string>();
  #isFailing = false;

  constructor(options: UpdaterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#tick(), tickMs);
    this.#timer.unref();
    void this.#takeLock();
  }

  get isWriter(): boolean {
    return this.#lock !== undefined;
  }

  get behindSeconds(): number {
    const since = this.#takingInSince ?? this.#wokenAt;
    return since ? Math.max(0, (this.#options.clock().getTime() - since.getTime()) / 1000) : 0;
  }

  /** The catalogue changed. */
  wake(): void {
    if (!this.#lock) return;
    this.#wokenAt ??= this.#options.clock();
    this.#work(async (live) => {
      if (this.#wokenAt === undefined) return;
      this.#takingInSince = this.#wokenAt;
      this.#wokenAt = undefined;
      try {
        await this.#save(live, await live.catchUp());
      } catch (error) {
        this.#wokenAt = this.#takingInSince;
        throw error;
      } finally {
        this.#takingInSince = undefined;
      }
      if (live.outdated) this.#build();
    });
  }

  async close(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await Promise.allSettled([this.#working, this.#building]);
    await this.#lock?.end().catch(() => undefined);
  }

  /** Polls: a session that waits for a lock would hold up the database's vacuum. */
  async #takeLock(): Promise<void> {
    if (this.#locking || this.#lock || this.#stop.signal.aborted) return;
    this.#locking = true;
    const client = new pg.Client({ connectionString: this.#options.databaseUrl, keepAlive: true });
    const lose = () => {
      if (this.#lock !== client) return;
      this.#lock = undefined;
      this.#live = undefined;
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [writerLock]);
      if (rows[0]?.taken === true && !this.#stop.signal.aborted) {
        this.#lock = client;
        this.#open();
      } else await client.end();
    } catch (error) {
      this.#report(error);
      await client.end().catch(() => undefined);
    } finally {
      this.#locking = false;
    }
  }

  #tick(): void {
    if (!this.#lock) void this.#takeLock();
    else if (!this.#live) this.#open();
    if (!this.#lock || !this.#live) return;
    if (this.#working) return;
    this.#work((live) => this.#renewDue(live));
    this.wake();
    const now = performance.now();
    if (now - this.#cleanedAt > cleanUpIntervalMs) {
      this.#cleanedAt = now;
      this.#work(() => deleteOldChanges(this.#options.db));
    }
    const [oldest] = this.#retired;
    if (oldest && now - oldest.at > retiredFor) {
      this.#retired.shift();
      this.#work(() => this.#deleteUpTo(oldest.generation));
    }
  }

  /** Goes on with the generation that is live, or builds one. */
  #open(): void {
    if (this.#building || this.#stop.signal.aborted) return;
    this.#building = this.#openGeneration()
      .catch((error) => this.#report(error))
      .finally(() => {
        this.#building = undefined;
      });
  }

  async #openGeneration(): Promise<void> {
    const { db, client, names, clock } = this.#options;
    await ensureStateIndex(client, names);
    const { stamp, cursor } = await indexStamp(db);
    this.#stamp = stamp;
    const state = await readState(client, names);
    const isOurs = state?.stamp === stamp && endOf(state.cursor) <= endOf(cursor);
    if (!state || !isOurs || state.savedAt < clock().getTime() - maxLogGapMs) {
      return this.#buildNext((state?.generation ?? 0) + 1, undefined);
    }
    const live = new Generation(this.#options, state);
    for (const ventureId of state.ventures) {
      const { vocabulary, frame } = await loadWords(client, names.words(state.generation), ventureId);
      live.addShop(ventureId, vocabulary, frame);
    }
    live.outdated = state.pending;
    this.#take(live);
  }

  #take(live: Generation): void {
    this.#live = live;
    this.wake();
  }

  /** Meanwhile the live generation answers and applies changes. */
  #build(): void {
    const live = this.#live;
    if (!live || this.#building || this.#stop.signal.aborted) return;
    // A change from here on is included in the build, or causes another build after it.
    live.outdated = false;
    this.#replaced = live;
    this.#building = this.#buildNext(live.number + 1, live)
      .catch((error) => {
        live.outdated = true;
        this.#report(error);
      })
      .finally(() => {
        this.#building = undefined;
        this.#replaced = undefined;
      });
  }

  async #buildNext(number: number, before: Generation | undefined): Promise<void> {
    const { db, databaseUrl, replicaUrl } = this.#options;
    const source = await chooseReadSource(db, databaseUrl, replicaUrl, (error) => this.#report(error));
    const next = await buildGeneration({ ...this.#options, source, stop: this.#stop.signal }, number);
    const swap = () => this.#swap(next, before);
    if (before) await this.#inTurn(swap);
    else await swap();
  }

  /** Queued among the changes, so that none of them is written to the old generation only. */
  async #swap(next: Generation, before: Generation | undefined): Promise<void> {
    const { client, names } = this.#options;
    await next.catchUp();
    // The changes that the old generation applied during the build may be in the new one, or not.
    next.outdated ||= before?.outdated === true;
    const actions = next.ventures.flatMap((ventureId) => [
      { remove: { index: names.everything, alias: names.alias(ventureId), must_exist: false } },
      { add: { index: names.products(ventureId, next.number), alias: names.alias(ventureId) } },
    ]);
    if (actions.length > 0) await client.post('/_aliases', { actions }, z.unknown());
    this.#live = next;
    await this.#save(next, true);
    this.#retired.push({ generation: next.number - 1, at: performance.now() });
    this.wake();
  }

  async #save(live: Generation, isNews: boolean): Promise<void> {
    const { client, names, clock, db } = this.#options;
    this.#logLeftOut(live);
    const now = clock().getTime();
    if (!isNews && now - this.#savedAt < cleanUpIntervalMs) return;
    const state: LiveState = {
      generation: live.number,
      ventures: live.ventures,
      later: live.later,
      cursor: live.cursor,
      savedAt: now,
      stamp: this.#stamp,
      pending: live.outdated || live === this.#replaced,
      leftOut: live.leftOut.size,
    };
    await writeState(client, names, state);
    this.#savedAt = now;
    // Now that it is live, every process drops its cached results.
    await db.execute(sql`select pg_notify('bouwpoort_changes', 'search')`);
  }

  async #renewDue(live: Generation): Promise<void> {
    const { client, names, clock, db } = this.#options;
    const now = clock().getTime();
    const body = { size: maxDue, _source: false, query: { range: { dueAt: { lte: now } } } };
    const searches = live.ventures.map((ventureId) => ({ index: names.products(ventureId, live.number), body }));
    if (searches.length === 0) return;
    const answers = await client.searchAll(searches, dueHits);
    const due = answers.flatMap(({ hits }) => hits.hits.map(({ _id }) => Number(_id)));
    if (due.length === 0) return;
    await live.renew(due, await selectCursor(db));
    await this.#save(live, true);
  }

  async #deleteUpTo(generation: number): Promise<void> {
    const { client, names } = this.#options;
    const existing = await client.read(`/${names.everything}/_settings?filter_path=*.settings.index.uuid`, indexList);
    const gone = Object.keys(existing).filter((index) => (names.generationOf(index) ?? generation + 1) <= generation);
    await client.deleteIndexes(gone);
  }

  /** Runs tasks one by one, so that two of them cannot read and write a product in the wrong order. */
  #work(task: (live: Generation) => Promise<void>): void {
    this.#inTurn(async () => {
      if (this.#live && this.#lock) await task(this.#live);
      this.#isFailing = false;
    }).catch((error) => this.#report(error));
  }

  #inTurn(task: () => Promise<void>): Promise<void> {
    const before = this.#working;
    const working = (async () => {
      await before?.catch(() => undefined);
      if (!this.#stop.signal.aborted) await task();
    })();
    this.#working = working;
    working
      .catch(() => undefined)
      .finally(() => {
        if (this.#working === working) this.#working = undefined;
      });
    return working;
  }

  #logLeftOut({ leftOut }: Generation): void {
    for (const product of leftOut.values()) {
      if (this.#loggedLeftOut.get(product.productId) !== product.reason) this.#options.onLeftOut(product);
    }
    this.#loggedLeftOut = new Map([...leftOut.values()].map(({ productId, reason }) => [productId, reason]));
  }

  /** Throttled log: a cluster that is gone fails every second, and is logged once until it is back. */
  #report(error: unknown): void {
    if (this.#stop.signal.aborted || this.#isFailing) return;
    this.#isFailing = true;
    this.#options.onError(error);
  }
}
