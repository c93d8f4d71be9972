import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Database } from '../../foundation/database/database.ts';
import type { IndexedProduct } from '../products/products.ts';
import { type LeftOut, reasonOf } from './index/search-document.ts';
import { readProducts } from './index/search-products.ts';
import { SearchShard } from './index/search-shard.ts';
import type { PackedShard } from './index/search-shard-build.ts';
import { runInTimeSlices } from './index/time-slices.ts';
import type { SynonymRow } from './language/search-synonyms.ts';
import { ShardQuery } from './query/search-shard-query.ts';
import { ShopTuning, type TuningRow } from './query/search-tuning.ts';
import { selectChanges, selectTuning } from './search.queries.ts';

const readAtOnce = 200;
/** Milliseconds of work between two moments at which requests are served. */
const sliceMs = 5;
/** So many documents put at the end of an index make it slow enough to be rebuilt. */
const laterShare = 0.1;
const laterAtLeast = 2000;

/** The indexes of all shops, as far as the log of changes has been read into them. */
export class SearchState {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #shards = new Map<string, SearchShard>();
  readonly #queries = new Map<string, ShardQuery>();
  #tuning: { synonyms: SynonymRow[]; tunings: TuningRow[] } = { synonyms: [], tunings: [] };
  /** When a campaign begins or ends next. */
  #tuningUntil = Number.POSITIVE_INFINITY;
  #cursor: string;
  /** It should be rebuilt. */
  outdated = false;
  /** Since when something is known to be missing that only building takes in. */
  missingSince: Date | undefined;
  /** Products that cannot be indexed as they are stored, by id. Each is tried again when it changes. */
  readonly leftOut = new Map<number, LeftOut>();

  constructor(db: Database, clock: () => Date, cursor: string) {
    this.#db = db;
    this.#clock = clock;
    this.#cursor = cursor;
  }

  async load(packed: readonly PackedShard[]): Promise<void> {
    this.#tuning = await selectTuning(this.#db);
    for (const one of packed) {
      this.#shards.set(one.ventureId, await runInTimeSlices(SearchShard.unpack(one)));
      for (const product of one.leftOut) this.leftOut.set(product.productId, product);
    }
    this.#renewQueries();
  }

  markMissedChanges(): void {
    this.outdated = true;
    this.missingSince ??= this.#clock();
  }

  queryOf(ventureId: string): ShardQuery | undefined {
    return this.#queries.get(ventureId);
  }

  #renewQueries(): void {
    const now = this.#clock().getTime();
    this.#tuningUntil = Number.POSITIVE_INFINITY;
    for (const [ventureId, shard] of this.#shards) {
      const tuning = new ShopTuning(ventureId, this.#tuning, now);
      this.#tuningUntil = Math.min(this.#tuningUntil, tuning.until);
      const query = this.#queries.get(ventureId);
      if (query) query.tuning = tuning;
      else this.#queries.set(ventureId, new ShardQuery(shard, tuning));
    }
  }

  /** Whether a campaign has begun or ended since. */
  renewTuning(): boolean {
    if (this.#clock().getTime() < this.#tuningUntil) return false;
    this.#renewQueries();
    return true;
  }

  /** Applies the next changes of the log. */
  async catchUp(): Promise<void> {
    const { cursor, changes, tookOver } = await selectChanges(this.#db, this.#cursor);
    // It may lack what its primary had, and so may this index have what never was.
    if (tookOver || changes.some(({ what }) => what === 'catalogue')) this.markMissedChanges();
    if (changes.some(({ what }) => what === 'synonym')) {
      this.#tuning = await selectTuning(this.#db);
      this.#renewQueries();
    }
    this.renewTuning();
    await this.renew(changes.flatMap(({ productIds }) => productIds));
    this.#cursor = cursor;
  }

  /** Products whose date has come; what ended is gone when this returns. */
  takeDue(ventureId?: string): number[] {
    const now = this.#clock().getTime();
    const shards = ventureId === undefined ? [...this.#shards.values()] : [this.#shards.get(ventureId)];
    return shards.flatMap((shard) => shard?.takeDue(now) ?? []);
  }

  async renew(productIds: readonly number[]): Promise<void> {
    const ids = [...new Set(productIds)];
    for (let at = 0; at < ids.length; at += readAtOnce) {
      const chunk = ids.slice(at, at + readAtOnce);
      const read = await readProducts(this.#db, chunk);
      const products = new Map(read.products.map((product) => [product.id, product]));
      let began = performance.now();
      for (const id of chunk) {
        const product = products.get(id);
        this.leftOut.delete(id);
        for (const [ventureId, shard] of this.#shards) if (ventureId !== product?.ventureId) shard.remove(id);
        if (product) this.#put(product);
        if (performance.now() - began < sliceMs) continue;
        this.#settle();
        await letOthersIn();
        began = performance.now();
      }
      for (const product of read.unreadable) this.leftOut.set(product.productId, product);
      this.#settle();
    }
  }

  /** Before anybody asks: names that came are put in their places. */
  #settle(): void {
    for (const shard of this.#shards.values()) shard.names.settle();
  }

  #put(product: IndexedProduct): void {
    const shard = this.#shards.get(product.ventureId);
    if (!shard) {
      // The first product of a shop.
      this.markMissedChanges();
      return;
    }
    try {
      shard.put(product, this.#clock().getTime());
    } catch (error) {
      this.leftOut.set(product.id, { productId: product.id, reason: reasonOf(error) });
    }
    if (shard.laterCount > Math.max(laterAtLeast, shard.shownCount * laterShare)) this.outdated = true;
  }
}
