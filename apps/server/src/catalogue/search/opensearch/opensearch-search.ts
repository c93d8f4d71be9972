import { z } from 'zod';
import type { Database } from '../../../foundation/database/database.ts';
import type { Changes } from '../../../foundation/invalidation/changes.ts';
import type { LeftOut } from '../index/search-document.ts';
import type { Completion, ExplainedQuery, OpenedEngine, ProductHits, ProductQuery } from '../query/search-engine.ts';
import { SearchError } from '../query/search-error.ts';
import type { Explanation } from '../query/search-explain.ts';
import { ShopTuning } from '../query/search-tuning.ts';
import { selectChanges, selectTuning } from '../search.queries.ts';
import { IndexNames } from './index-names.ts';
import { type LiveState, readState } from './index-state.ts';
import { IndexUpdater } from './index-updater.ts';
import { OpenSearchClient, OpenSearchError, OpenSearchUnavailable } from './opensearch-client.ts';
import { ShopQuery } from './shop-query.ts';
import { loadLaterWords, loadWords } from './stored-words.ts';

const tick = 1000;

interface OpenSearchOptions {
  db: Database;
  databaseUrl: string;
  replicaUrl?: string | undefined;
  /** Addresses of nodes, with commas between them. */
  url: string;
  /** What the names of its indexes begin with. */
  prefix: string;
  changes: Changes;
  clock: () => Date;
  onError(error: unknown): void;
  /** Once for each product that cannot be indexed as it is stored. */
  onLeftOut(product: LeftOut): void;
  /** Called after the index changed: earlier results may be stale. */
  onRenewed?(): void;
}

interface Reading {
  state: LiveState;
  later: number;
  shops: ReadonlyMap<string, ShopQuery>;
}

type Tuning = Awaited<ReturnType<typeof selectTuning>>;

/**
 * Finds products in an OpenSearch cluster. This process holds the words for analysing queries and the search tuning;
 * the products are in the cluster, where one of all processes keeps them up to date. While the
 * cluster does not answer only search is unavailable, and it is back when the cluster is.
 */
export class OpenSearchSearch implements OpenedEngine {
  readonly #options: OpenSearchOptions;
  readonly #client: OpenSearchClient;
  readonly #names: IndexNames;
  readonly #updater: IndexUpdater;
  readonly #timer: NodeJS.Timeout;
  #reading: Reading | undefined;
  #tuning: Tuning | undefined;
  #tuningUntil = Number.POSITIVE_INFINITY;
  #renewing: Promise<void> | undefined;
  #isRenewingAgain = false;
  #isFailing = false;
  #isClosed = false;
  readonly #becameReady = Promise.withResolvers<void>();
  /** When products can be found for the first time; rejects when the engine is closed before that. */
  readonly whenReady = this.#becameReady.promise;

  constructor(options: OpenSearchOptions) {
    this.#options = options;
    this.#client = new OpenSearchClient(options.url);
    this.#names = new IndexNames(options.prefix);
    this.whenReady.catch(() => undefined);
    this.#updater = new IndexUpdater({ ...options, client: this.#client, names: this.#names });
    options.changes.onChange('catalogue', () => {
      this.#updater.wake();
      this.#tuning = undefined;
      void this.#renew();
    });
    options.changes.onChange('search', () => void this.#renew());
    options.changes.onConnection((live) => {
      if (!live) return;
      this.#updater.wake();
      this.#tuning = undefined;
      void this.#renew();
    });
    // Without a connection there are no notifications; the live generation can still be read.
    this.#timer = setInterval(() => void this.#renew(), tick);
    this.#timer.unref();
    void this.#renew();
  }

  get ready(): boolean {
    return this.#reading !== undefined;
  }

  get isAway(): boolean {
    return this.#isFailing;
  }

  get behindSeconds(): number {
    // While the cluster is gone this process is as good as any other.
    return this.#isFailing ? 0 : this.#updater.behindSeconds;
  }

  get leftOutCount(): number {
    return this.#reading?.state.leftOut ?? 0;
  }

  async search(query: ProductQuery, tuning?: ShopTuning): Promise<ProductHits> {
    const empty = { totalMatching: 0, productIds: [], filters: [], didYouMean: undefined };
    return this.#ask(query.ventureId, empty, (shop) => shop.search(query, tuning));
  }

  async explain({ ventureId, text, productIds }: ExplainedQuery, tuning?: ShopTuning): Promise<Explanation> {
    const empty: Explanation = { reading: [], strictness: 'all', hits: [] };
    return this.#ask(ventureId, empty, (shop) => shop.explain(text, productIds, tuning));
  }

  async propose(ventureId: string, text: string): Promise<string | undefined> {
    return this.#ask(ventureId, undefined, (shop) => shop.propose(text));
  }

  async complete(ventureId: string, text: string, includeOrderItems = true): Promise<Completion> {
    const empty = { terms: [], productIds: [], categories: [] };
    return this.#ask(ventureId, empty, (shop) => shop.complete(text, includeOrderItems));
  }

  /** For tests: everything committed before this call is in the index afterwards. */
  async caughtUp(): Promise<void> {
    const { db, changes } = this.#options;
    await this.whenReady;
    await changes.caughtUp();
    this.#tuning = undefined;
    for (;;) {
      this.#updater.wake();
      const state = await readState(this.#client, this.#names);
      if (!state || state.pending) continue;
      const { changes: missing } = await selectChanges(db, state.cursor);
      if (missing.some(({ what }) => what !== 'synonym')) continue;
      await this.#renew();
      // What the cluster could not answer for a moment is read again.
      if (this.#reading?.state.generation === state.generation && !this.#isFailing) break;
    }
    // Replicas of an index show a change a moment after its primary does.
    await this.#client.read(`/${this.#names.everything}/_refresh`, z.unknown());
  }

  /** For tests: what it wrote is gone with it. */
  async closeAndForget(): Promise<void> {
    const { isWriter } = this.#updater;
    await this.close();
    if (isWriter) await this.#client.deleteIndexes([this.#names.everything]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#becameReady.reject(new Error('the search engine was closed'));
    await this.#updater.close();
    await this.#renewing;
  }

  async #ask<T>(ventureId: string, empty: T, ask: (shop: ShopQuery) => Promise<T>): Promise<T> {
    if (!this.#reading) throw new SearchError({ kind: 'notReady' });
    this.#renewTuning();
    const { state } = this.#reading;
    try {
      const shop = this.#reading.shops.get(ventureId);
      return shop ? await ask(shop) : empty;
    } catch (error) {
      if (error instanceof OpenSearchUnavailable) throw new SearchError({ kind: 'unreachable' });
      if (!(error instanceof OpenSearchError && error.status === 404)) throw error;
      // Its index was removed before this process was notified of the next one.
      await this.#renew();
      const shop = this.#reading.shops.get(ventureId);
      if (!shop || this.#reading.state.generation === state.generation) throw new SearchError({ kind: 'unreachable' });
      return ask(shop);
    }
  }

  /** A campaign begins or ends without anybody changing anything. */
  #renewTuning(): void {
    const { clock } = this.#options;
    if (!this.#reading || !this.#tuning || clock().getTime() < this.#tuningUntil) return;
    this.#tuningUntil = Number.POSITIVE_INFINITY;
    for (const [ventureId, shop] of this.#reading.shops) {
      shop.tuning = new ShopTuning(ventureId, this.#tuning, clock().getTime());
      this.#tuningUntil = Math.min(this.#tuningUntil, shop.tuning.until);
    }
    this.#options.onRenewed?.();
  }

  /**
   * Reads what the writer wrote down; of several calls at once the last is sure to see all that was there before it.
   */
  async #renew(): Promise<void> {
    if (this.#renewing) {
      this.#isRenewingAgain = true;
      return this.#renewing;
    }
    this.#renewing = (async () => {
      do {
        this.#isRenewingAgain = false;
        if (!this.#isClosed) await this.#readState();
      } while (this.#isRenewingAgain);
    })().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #readState(): Promise<void> {
    try {
      const isTuned = this.#tuning !== undefined;
      this.#tuning ??= await selectTuning(this.#options.db);
      const state = await readState(this.#client, this.#names);
      const before = this.#reading;
      if (!state) {
        this.#isFailing = false;
        return;
      }
      const isSame = before?.state.generation === state.generation;
      const reading = isSame && before ? await this.#readOn(before, state) : await this.#readWhole(state);
      const isNews = !isSame || before?.state.cursor !== state.cursor || !isTuned || this.#isFailing;
      this.#reading = reading;
      if (isNews) {
        this.#tuningUntil = Number.NEGATIVE_INFINITY;
        this.#renewTuning();
        this.#options.onRenewed?.();
      }
      this.#isFailing = false;
      this.#becameReady.resolve();
    } catch (error) {
      // It is asked for again every second; what went wrong is logged once.
      if (!this.#isFailing && !this.#isClosed) this.#options.onError(error);
      this.#isFailing = true;
    }
  }

  async #readOn({ shops, later }: Reading, state: LiveState): Promise<Reading> {
    let last = later;
    if (state.later > later) {
      for (const list of await loadLaterWords(this.#client, this.#names.words(state.generation), later)) {
        shops.get(list.ventureId)?.words.learn(list.words);
        last = list.at;
      }
    }
    return { state, later: last, shops };
  }

  async #readWhole(state: LiveState): Promise<Reading> {
    const { clock } = this.#options;
    const shops = new Map<string, ShopQuery>();
    for (const ventureId of state.ventures) {
      const words = await loadWords(this.#client, this.#names.words(state.generation), ventureId);
      const index = this.#names.products(ventureId, state.generation);
      const tuning = new ShopTuning(ventureId, this.#tuning ?? { synonyms: [], tunings: [] }, clock().getTime());
      shops.set(ventureId, new ShopQuery({ client: this.#client, index, words, clock }, tuning));
    }
    return this.#readOn({ state, later: 0, shops }, state);
  }
}
