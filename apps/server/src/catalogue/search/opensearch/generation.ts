import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Database } from '../../../foundation/database/database.ts';
import type { IndexedProduct, IndexFrame } from '../../products/products.ts';
import { type LeftOut, reasonOf } from '../index/search-document.ts';
import { readProducts } from '../index/search-products.ts';
import { endOf } from '../index/search-snapshot.ts';
import type { Vocabulary } from '../index/search-vocabulary.ts';
import { selectChanges } from '../search.queries.ts';
import type { IndexNames } from './index-names.ts';
import type { LiveState } from './index-state.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { DocumentMaker } from './product-document.ts';
import type { LaterWord } from './shop-words.ts';
import { storeLaterWords } from './stored-words.ts';

const readAtOnce = 200;
/** Milliseconds of work between two moments at which requests are served. */
const sliceMs = 5;

interface WrittenShop {
  vocabulary: Vocabulary;
  maker: DocumentMaker;
  /** Terms from here on have not been published to other processes yet. */
  told: number;
}

interface GenerationParts {
  db: Database;
  client: OpenSearchClient;
  names: IndexNames;
  clock: () => Date;
}

/** The indexes of all shops that were built together, for the process that writes to them. */
export class Generation {
  readonly number: number;
  readonly #parts: GenerationParts;
  readonly #shops = new Map<string, WrittenShop>();
  readonly leftOut = new Map<number, LeftOut>();
  cursor: string;
  later: number;
  /** Something changed that only building takes in. */
  outdated = false;

  constructor(
    parts: GenerationParts,
    { generation, cursor, later }: Pick<LiveState, 'generation' | 'cursor' | 'later'>,
  ) {
    this.#parts = parts;
    this.number = generation;
    this.cursor = cursor;
    this.later = later;
  }

  addShop(ventureId: string, vocabulary: Vocabulary, frame: IndexFrame): void {
    const maker = new DocumentMaker(vocabulary, frame, () => undefined);
    this.#shops.set(ventureId, { vocabulary, maker, told: vocabulary.size });
  }

  get ventures(): string[] {
    return [...this.#shops.keys()];
  }

  /** Applies the next changes of the log; returns whether there were any. */
  async catchUp(): Promise<boolean> {
    const { cursor, changes, tookOver } = await selectChanges(this.#parts.db, this.cursor);
    if (tookOver || changes.some(({ what }) => what === 'catalogue')) this.outdated = true;
    await this.renew(
      changes.flatMap(({ productIds }) => productIds),
      cursor,
    );
    this.cursor = cursor;
    return changes.length > 0;
  }

  /** `cursor` was taken before the products are read: of two writers the one that saw less gives way. */
  async renew(productIds: readonly number[], cursor: string): Promise<void> {
    const ids = [...new Set(productIds)];
    const version = Number(endOf(cursor));
    for (let at = 0; at < ids.length; at += readAtOnce) {
      const chunk = ids.slice(at, at + readAtOnce);
      const { products, unreadable } = await readProducts(this.#parts.db, chunk);
      const lines = await this.#linesOf(chunk, products, version);
      for (const product of unreadable) this.leftOut.set(product.productId, product);
      await this.#tellWords();
      await this.#parts.client.bulk(lines, { refresh: true });
    }
  }

  async #linesOf(ids: readonly number[], products: readonly IndexedProduct[], version: number): Promise<object[]> {
    const productOf = new Map(products.map((product) => [product.id, product]));
    const lines: object[] = [];
    let began = performance.now();
    for (const id of ids) {
      const product = productOf.get(id);
      this.leftOut.delete(id);
      const document = product && this.#documentOf(product);
      for (const ventureId of this.#shops.keys()) {
        const action = {
          ...{ _index: this.#parts.names.products(ventureId, this.number), _id: String(id) },
          ...{ version, version_type: 'external_gte' },
        };
        if (document && ventureId === product.ventureId) lines.push({ index: action }, document);
        else lines.push({ delete: action });
      }
      if (performance.now() - began < sliceMs) continue;
      await letOthersIn();
      began = performance.now();
    }
    return lines;
  }

  #documentOf(product: IndexedProduct) {
    const shop = this.#shops.get(product.ventureId);
    if (!shop) {
      // The first product of a shop.
      this.outdated = true;
      return undefined;
    }
    try {
      return shop.maker.make(product, this.#parts.clock().getTime());
    } catch (error) {
      this.leftOut.set(product.id, { productId: product.id, reason: reasonOf(error) });
      return undefined;
    }
  }

  /** Before the products that have them can be found. */
  async #tellWords(): Promise<void> {
    const lists: { ventureId: string; at: number; words: LaterWord[] }[] = [];
    for (const [ventureId, { vocabulary, told }] of this.#shops) {
      const words: LaterWord[] = [];
      for (let term = told; term < vocabulary.size; term++) {
        words.push([vocabulary.terms[term]!, vocabulary.surfaces[term]!, vocabulary.flags.array[term]!]);
      }
      if (words.length > 0) lists.push({ ventureId, at: this.later + lists.length + 1, words });
    }
    if (lists.length === 0) return;
    await storeLaterWords(this.#parts.client, this.#parts.names, this.number, lists);
    this.later += lists.length;
    for (const shop of this.#shops.values()) shop.told = shop.vocabulary.size;
  }
}
