import type { IndexedProduct, IndexFrame } from '../../products/products.ts';
import { CodeCollector, type PackedCodes } from './search-codes.ts';
import { ListColumn, type PackedLists } from './search-columns.ts';
import { type LeftOut, reasonOf, type SearchDocument, toDocument } from './search-document.ts';
import { DocumentColumns, type PackedDocuments } from './search-documents.ts';
import { type PackedNames, packNames } from './search-names.ts';
import { type PackedPhrases, PhraseCollector } from './search-phrases.ts';
import { type PackedPostings, PostingsCollector } from './search-postings.ts';
import { TermReader } from './search-terms.ts';
import { type PackedVocabulary, Vocabulary } from './search-vocabulary.ts';

/** One shop's index in a form that a thread can hand to another: numbers in buffers, strings by the megabyte. */
export interface PackedShard {
  ventureId: string;
  frame: IndexFrame;
  documents: PackedDocuments;
  vocabulary: PackedVocabulary;
  postings: PackedPostings;
  codes: PackedCodes;
  names: PackedNames;
  phrases: PackedPhrases;
  /** Per category the documents below it. */
  byCategory: PackedLists;
  /** Products that a date will change. */
  due: { productId: number; at: number }[];
  leftOut: LeftOut[];
}

export class ShardBuilder {
  readonly #ventureId: string;
  readonly #frame: IndexFrame;
  readonly #documents: DocumentColumns;
  readonly #vocabulary = new Vocabulary();
  readonly #reader: TermReader;
  readonly #postings = new PostingsCollector();
  readonly #codes = new CodeCollector();
  readonly #phrases = new PhraseCollector();
  readonly #names: string[] = [];
  readonly #due: PackedShard['due'] = [];
  readonly #leftOut: LeftOut[] = [];

  constructor(ventureId: string, frame: IndexFrame) {
    this.#ventureId = ventureId;
    this.#frame = { ...frame, categories: frame.categories.filter((category) => category.ventureId === ventureId) };
    this.#documents = new DocumentColumns(this.#frame);
    this.#reader = new TermReader(this.#vocabulary, this.#frame);
  }

  /** A product that cannot be read is left out whole; the others go on. */
  add(product: IndexedProduct, now: number): void {
    try {
      this.#add(product, now);
    } catch (error) {
      this.leaveOut({ productId: product.id, reason: reasonOf(error) });
    }
  }

  leaveOut(product: LeftOut): void {
    this.#leftOut.push(product);
  }

  #add(product: IndexedProduct, now: number): void {
    const { document, dueAt } = toDocument(product, now);
    // Reading comes first, because only that can fail.
    if (document) this.#reader.read(document);
    if (dueAt !== Number.POSITIVE_INFINITY) this.#due.push({ productId: product.id, at: dueAt });
    if (!document) return;
    const doc = this.#documents.add(document);
    this.#postings.add(this.#reader.terms, this.#reader.impacts, this.#reader.count);
    forEachCode(document, (code) => this.#codes.add(code, doc));
    this.#phrases.add(document);
    this.#names.push(product.name);
  }

  finish(): PackedShard {
    for (let term = 0; term < this.#vocabulary.size; term++) this.#vocabulary.relate(term);
    return {
      ventureId: this.#ventureId,
      frame: this.#frame,
      documents: this.#documents.packed(),
      vocabulary: this.#vocabulary.packed(),
      postings: this.#postings.byTerm(this.#vocabulary.size),
      codes: this.#codes.sorted(),
      names: packNames(this.#names),
      phrases: this.#phrases.packed(),
      byCategory: this.#byCategory(),
      due: this.#due,
      leftOut: this.#leftOut,
    };
  }

  #byCategory(): PackedLists {
    const { starts, values } = this.#documents.categories;
    const lists: number[][] = this.#frame.categories.map(() => []);
    for (let doc = 0; doc < this.#documents.length; doc++) {
      for (let at = starts.array[doc]!; at < starts.array[doc + 1]!; at++) lists[values.array[at]!]!.push(doc);
    }
    const column = new ListColumn();
    for (const list of lists) column.pushRow(list);
    return column.packed();
  }
}

export function forEachCode({ variants }: SearchDocument, visit: (code: string) => void): void {
  for (const { code, supplierCode, variationSku, gtins } of variants) {
    visit(code);
    visit(supplierCode);
    visit(variationSku);
    if (gtins) for (const gtin of gtins.split(' ')) visit(gtin);
  }
}
