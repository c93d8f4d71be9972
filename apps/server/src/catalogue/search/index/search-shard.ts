import type { IndexedProduct, IndexFrame } from '../../products/products.ts';
import { CodeIndex } from './search-codes.ts';
import { Column, type PackedLists } from './search-columns.ts';
import { toDocument } from './search-document.ts';
import { DocumentColumns } from './search-documents.ts';
import { NameOrder } from './search-names.ts';
import { Phrases } from './search-phrases.ts';
import { Postings } from './search-postings.ts';
import { forEachCode, type PackedShard } from './search-shard-build.ts';
import { TermReader } from './search-terms.ts';
import { Vocabulary } from './search-vocabulary.ts';

/**
 * One shop's index. A changed product is a new document at the end while the old one is hidden, so that
 * everything that was sorted once stays sorted; when many have changed the whole is rebuilt.
 */
export class SearchShard {
  readonly frame: IndexFrame;
  readonly documents: DocumentColumns;
  readonly vocabulary = new Vocabulary();
  readonly postings: Postings;
  readonly codes: CodeIndex;
  readonly names: NameOrder;
  readonly phrases: Phrases;
  /** 1 for documents that may be shown. */
  readonly shown: Column<Uint8Array<ArrayBuffer>>;
  /** Documents that are shown. */
  shownCount: number;
  /** Documents that came after the building. */
  laterCount = 0;
  readonly #byCategory: PackedLists;
  readonly #laterByCategory = new Map<number, number[]>();
  readonly #docOf = new Map<number, number>();
  readonly #reader: TermReader;
  readonly #due = new Map<number, number>();
  #nextDue: number;
  /** Terms from here on are known, but not found yet. */
  #findable: number;

  private constructor(packed: PackedShard) {
    this.frame = packed.frame;
    this.documents = new DocumentColumns(packed.frame, packed.documents);
    this.postings = new Postings(packed.postings);
    this.codes = new CodeIndex(packed.codes);
    this.names = new NameOrder(packed.names);
    this.phrases = new Phrases(packed.phrases);
    this.shown = new Column(Uint8Array, new Uint8Array(this.documents.length).fill(1));
    this.shownCount = this.documents.length;
    this.#byCategory = packed.byCategory;
    this.#reader = new TermReader(this.vocabulary, packed.frame);
    for (const { productId, at } of packed.due) this.#due.set(productId, at);
    this.#nextDue = earliest(this.#due.values());
    this.#findable = 0;
  }

  /** In slices, as long as each takes; the caller lets others in between. */
  static *unpack(packed: PackedShard): Generator<void, SearchShard> {
    const shard = new SearchShard(packed);
    yield;
    yield* shard.vocabulary.unpack(packed.vocabulary);
    shard.#findable = shard.vocabulary.size;
    const { ids } = shard.documents;
    for (let doc = 0; doc < ids.length; doc++) {
      shard.#docOf.set(ids.array[doc]!, doc);
      if (doc % 10_000 === 9999) yield;
    }
    return shard;
  }

  docOf(productId: number): number | undefined {
    return this.#docOf.get(productId);
  }

  /** Documents below a category, in no order that means anything. */
  *inCategory(number: number): Generator<Uint32Array | readonly number[]> {
    const { starts, values } = this.#byCategory;
    if (number + 1 < starts.length) yield values.subarray(starts[number], starts[number + 1]);
    yield this.#laterByCategory.get(number) ?? [];
  }

  /** Throws when the product cannot be read; then it is not in the index, and nothing else is different. */
  put(product: IndexedProduct, now: number): void {
    this.remove(product.id);
    const { document, dueAt } = toDocument(product, now);
    if (document) this.#reader.read(document);
    if (dueAt !== Number.POSITIVE_INFINITY) {
      this.#due.set(product.id, dueAt);
      this.#nextDue = Math.min(this.#nextDue, dueAt);
    }
    if (!document) return;
    const doc = this.documents.add(document);
    this.#docOf.set(product.id, doc);
    this.shown.push(1);
    this.shownCount++;
    this.laterCount++;
    this.#putTerms(doc);
    forEachCode(document, (code) => this.codes.add(code, doc));
    this.names.add(product.name, doc);
    for (const id of product.ancestors) {
      const number = this.documents.categoryNumber(id);
      if (number === undefined) continue;
      const docs = this.#laterByCategory.get(number);
      if (docs) docs.push(doc);
      else this.#laterByCategory.set(number, [doc]);
    }
  }

  #putTerms(doc: number): void {
    for (; this.#findable < this.vocabulary.size; this.#findable++) {
      this.vocabulary.makeFindable(this.#findable);
      this.vocabulary.relate(this.#findable);
    }
    const { terms, impacts, count } = this.#reader;
    for (let i = 0; i < count; i++) this.postings.add(terms[i]!, doc, impacts[i]!);
  }

  remove(productId: number): void {
    this.#due.delete(productId);
    const doc = this.#docOf.get(productId);
    if (doc === undefined) return;
    this.#docOf.delete(productId);
    this.#hide(doc);
  }

  #hide(doc: number): void {
    if (this.shown.array[doc] === 0) return;
    this.shown.array[doc] = 0;
    this.shownCount--;
  }

  /** Products whose date has come. What ended is gone at once; what begins, the caller reads again and puts. */
  takeDue(now: number): number[] {
    if (now < this.#nextDue) return [];
    const taken = [...this.#due].filter(([, at]) => at <= now).map(([productId]) => productId);
    for (const productId of taken) {
      this.#due.delete(productId);
      const doc = this.#docOf.get(productId);
      if (doc !== undefined && this.documents.until.array[doc]! <= now) this.#hide(doc);
    }
    this.#nextDue = earliest(this.#due.values());
    return taken;
  }
}

function earliest(moments: Iterable<number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const moment of moments) if (moment < first) first = moment;
  return first;
}
