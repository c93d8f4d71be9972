import { setImmediate as letOthersIn } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../../../foundation/database/database.ts';
import { isRowUnreadable } from '../../../foundation/database/unreadable-row.ts';
import {
  type IndexedProduct,
  type IndexFrame,
  selectIndexFrame,
  selectIndexIds,
  selectIndexVentures,
  streamIndexProducts,
} from '../../products/products.ts';
import { type LeftOut, reasonOf } from '../index/search-document.ts';
import { PhraseCollector } from '../index/search-phrases.ts';
import { readProducts } from '../index/search-products.ts';
import { endOf } from '../index/search-snapshot.ts';
import { Vocabulary } from '../index/search-vocabulary.ts';
import { selectCursor } from '../search.queries.ts';
import { Generation } from './generation.ts';
import type { IndexNames } from './index-names.ts';
import { productIndex, wordsIndex } from './index-settings.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { DocumentMaker } from './product-document.ts';
import { packWords, WordCounts } from './shop-words.ts';
import { storeWords } from './stored-words.ts';

const readAtOnce = 200;
/** Documents of one request; each is a few kilobytes. */
const sentAtOnce = 500;
/** Milliseconds of work between two moments at which requests are served. */
const sliceMs = 5;
/** So many products of each shop must be found by their own article number before customers are sent to an index. */
const sampleSize = 20;

interface BuildParts {
  db: Database;
  client: OpenSearchClient;
  names: IndexNames;
  clock: () => Date;
  /** The database to read the catalogue from: a replica, when there is one that is not far behind. */
  source: string;
  stop: AbortSignal;
}

/** Builds the indexes of all shops beside the live ones and checks them; the aliases do not change yet. */
export async function buildGeneration(parts: BuildParts, number: number): Promise<Generation> {
  const { db, client, names, clock, stop } = parts;
  const cursor = await selectCursor(db);
  const now = clock().getTime();
  const ventureIds = (await selectIndexVentures(db)).map(({ ventureId }) => ventureId);
  const frame = await selectIndexFrame(db);
  const stale = [names.words(number), ...ventureIds.map((id) => names.products(id, number))];
  await client.deleteIndexes(stale);
  await client.put(`/${names.words(number)}`, wordsIndex);
  const builders = new Map<string, ShopBuilder>();
  for (const ventureId of ventureIds) {
    builders.set(ventureId, new ShopBuilder(client, names.products(ventureId, number), ventureId, frame, cursor));
  }
  await Promise.all([...builders.values()].map((builder) => builder.open()));
  const add = async (products: readonly IndexedProduct[]) => {
    let began = performance.now();
    for (const product of products) {
      builders.get(product.ventureId)?.add(product, now);
      if (performance.now() - began < sliceMs) continue;
      await letOthersIn();
      began = performance.now();
    }
    stop.throwIfAborted();
    for (const builder of builders.values()) await builder.sendIfMany();
  };
  if (ventureIds.length > 0) {
    await streamCatalogue(parts.source, ventureIds, add).catch(async (error) => {
      // A stream ends at a row that the database cannot read; in pieces the others can be read around it.
      if (!isRowUnreadable(error)) throw error;
      await readPiecemeal(db, builders, add);
    });
  }
  const generation = new Generation(parts, { generation: number, cursor, later: 0 });
  const finish = async ([ventureId, builder]: [string, ShopBuilder]) => {
    const { vocabulary, packed, leftOut } = await builder.finish();
    await storeWords(client, names.words(number), ventureId, packed);
    for (const product of leftOut) generation.leftOut.set(product.productId, product);
    generation.addShop(ventureId, vocabulary, builder.frame);
  };
  await Promise.all([...builders].map(finish));
  const built = [...builders.values()].map(({ index }) => index).join(',');
  // A node may be lost right after the swap: every shard has its copy before it, where there is room for one.
  const health = z.object({ status: z.string() });
  if (built !== '') await client.read(`/_cluster/health/${built}?wait_for_status=yellow&timeout=3s`, health);
  return generation;
}

async function streamCatalogue(
  databaseUrl: string,
  ventureIds: readonly string[],
  add: (products: readonly IndexedProduct[]) => Promise<void>,
): Promise<void> {
  const lines = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl })) as [pg.Client, pg.Client];
  // Reading from it fails with the error, too.
  for (const line of lines) line.on('error', () => undefined);
  try {
    await Promise.all(lines.map((line) => line.connect()));
    for await (const page of streamIndexProducts(...lines, ventureIds)) await add(page);
  } finally {
    // A reader that stops half-way leaves an unread stream on the connection: closing the connection ends it.
    await Promise.all(lines.map((line) => line.end()));
  }
}

async function readPiecemeal(
  db: Database,
  builders: ReadonlyMap<string, ShopBuilder>,
  add: (products: readonly IndexedProduct[]) => Promise<void>,
): Promise<void> {
  for (const [ventureId, builder] of builders) {
    builder.startAgain();
    const ids = await selectIndexIds(db, ventureId);
    for (let at = 0; at < ids.length; at += readAtOnce) {
      const { products, unreadable } = await readProducts(db, ids.slice(at, at + readAtOnce));
      builder.leftOut.push(...unreadable);
      await add(products);
    }
  }
}

const counted = z.object({ count: z.number() });
const found = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string() })) }) });

class ShopBuilder {
  readonly index: string;
  readonly frame: IndexFrame;
  readonly #client: OpenSearchClient;
  readonly #version: number;
  readonly leftOut: LeftOut[] = [];
  #vocabulary = new Vocabulary();
  #counts = new WordCounts();
  #phrases = new PhraseCollector();
  #maker: DocumentMaker;
  #lines: object[] = [];
  #ids = new Set<number>();
  #sample: { id: number; code: string }[] = [];

  constructor(client: OpenSearchClient, index: string, ventureId: string, frame: IndexFrame, cursor: string) {
    this.#client = client;
    this.index = index;
    this.frame = { ...frame, categories: frame.categories.filter((category) => category.ventureId === ventureId) };
    this.#version = Number(endOf(cursor));
    this.#maker = this.#newMaker();
  }

  async open(): Promise<void> {
    const { settings, mappings } = productIndex;
    // Copies and visibility come when all is there: until then they would only cost.
    const building = { ...settings, auto_expand_replicas: 'false', number_of_replicas: 0, refresh_interval: '-1' };
    await this.#client.put(`/${this.index}`, { settings: building, mappings });
  }

  startAgain(): void {
    this.#vocabulary = new Vocabulary();
    this.#counts = new WordCounts();
    this.#phrases = new PhraseCollector();
    this.#maker = this.#newMaker();
    this.leftOut.length = 0;
  }

  #newMaker(): DocumentMaker {
    return new DocumentMaker(this.#vocabulary, this.frame, (term) => this.#counts.add(term));
  }

  /** A product that cannot be read is left out whole; the others go on. */
  add(product: IndexedProduct, now: number): void {
    try {
      const document = this.#maker.make(product, now, (read) => this.#phrases.add(read));
      if (!document) return;
      const versioned = { version: this.#version, version_type: 'external_gte' };
      this.#lines.push({ index: { _index: this.index, _id: String(product.id), ...versioned } }, document);
      this.#ids.add(product.id);
      const [code] = 'codes' in document ? document.codes : [];
      if (code !== undefined && this.#sample.length < sampleSize) this.#sample.push({ id: product.id, code });
    } catch (error) {
      this.leftOut.push({ productId: product.id, reason: reasonOf(error) });
    }
  }

  async sendIfMany(): Promise<void> {
    if (this.#lines.length >= 2 * sentAtOnce) await this.#send();
  }

  async #send(): Promise<void> {
    const lines = this.#lines;
    this.#lines = [];
    await this.#client.bulk(lines, { refresh: false });
  }

  async finish(): Promise<{ vocabulary: Vocabulary; packed: Buffer; leftOut: readonly LeftOut[] }> {
    await this.#send();
    const { auto_expand_replicas, refresh_interval } = productIndex.settings;
    await this.#client.put(`/${this.index}/_settings`, { index: { auto_expand_replicas, refresh_interval } });
    await this.#client.post(`/${this.index}/_refresh`, {}, z.unknown());
    await this.#check();
    const packed = packWords(this.frame, this.#vocabulary, this.#counts, this.#phrases.packed());
    return { vocabulary: this.#vocabulary, packed, leftOut: this.leftOut };
  }

  /** What was sent must be there, and be found. */
  async #check(): Promise<void> {
    const { count } = await this.#client.read(`/${this.index}/_count`, counted);
    if (count !== this.#ids.size) throw new Error(`${this.index} has ${count} products instead of ${this.#ids.size}`);
    if (this.#sample.length === 0) return;
    const searches = this.#sample.map(({ id, code }) => ({
      index: this.index,
      body: { _source: false, query: { bool: { filter: [{ term: { codes: code } }, { term: { id } }] } } },
    }));
    const answers = await this.#client.searchAll(searches, found);
    const missing = this.#sample.find((_, at) => answers[at]?.hits.hits.length !== 1);
    if (missing) throw new Error(`${this.index} does not find ${missing.code}`);
  }
}
