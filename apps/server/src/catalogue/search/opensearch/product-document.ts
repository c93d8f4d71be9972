import type { IndexedProduct, IndexFrame } from '../../products/products.ts';
import { codeText } from '../index/search-codes.ts';
import { orderBit, type SearchDocument, stockBit, toDocument } from '../index/search-document.ts';
import { wordsInName } from '../index/search-documents.ts';
import { forEachCode } from '../index/search-shard-build.ts';
import { nameImpact, strongImpact, TermReader } from '../index/search-terms.ts';
import type { Vocabulary } from '../index/search-vocabulary.ts';
import { tokenize } from '../language/search-lexer.ts';
import { standingOf } from '../query/search-order.ts';
import { nameKey } from './name-key.ts';

/**
 * As `productIndex` maps it. A product that appears at a later date is stored without terms, so it cannot be found yet.
 */
type ProductDocument = { id: number; until: number; dueAt?: number } & Partial<FoundBy>;

interface FoundBy {
  impact: Record<string, number>;
  words: string[];
  strong: string[];
  named: string[];
  codes: string[];
  typeWord: string;
  typeStem: string;
  brand: string;
  line: string;
  type: string;
  stock: string[];
  features: string[];
  featureValues: string[];
  categories: number[];
  category: number | undefined;
  standing: number;
  orderCount: number;
  startPublish: number;
  nameKey: string;
}

/** Names of features hold no dots in the index, and terms hold no commas. */
export function impactField(term: string): string {
  return `impact.${impactName(term)}`;
}

function impactName(term: string): string {
  return term.replaceAll('.', ',');
}

/** How much each term says in a document as it is stored. */
export function impactsIn(impact: Readonly<Record<string, number>>): (term: string) => number {
  const impacts = new Map(Object.entries(impact));
  return (term) => impacts.get(impactName(term)) ?? 0;
}

/** Largest that a field of 32 bits holds. */
const maxCount = 2 ** 31 - 1;

/** Makes documents of the products of one shop, and meets its words on the way. */
export class DocumentMaker {
  readonly #vocabulary: Vocabulary;
  readonly #reader: TermReader;
  readonly #filterKeys: ReadonlySet<string>;
  readonly #categories: ReadonlySet<number>;
  readonly #onTerm: (term: number) => void;

  constructor(vocabulary: Vocabulary, frame: IndexFrame, onTerm: (term: number) => void) {
    this.#vocabulary = vocabulary;
    this.#reader = new TermReader(vocabulary, frame);
    this.#filterKeys = new Set(frame.features.filter(({ isFilter }) => isFilter).map(({ key }) => key));
    this.#categories = new Set(frame.categories.map(({ id }) => id));
    this.#onTerm = onTerm;
  }

  /**
   * Nothing when there is nothing to find, now or later. Throws when the product is not as the tables should hold it.
   */
  make(product: IndexedProduct, now: number, onDocument?: (document: SearchDocument) => void) {
    const { document, dueAt } = toDocument(product, now);
    const due = Number.isFinite(dueAt) ? { dueAt } : {};
    if (!document) return 'dueAt' in due ? ({ id: product.id, until: 0, ...due } satisfies ProductDocument) : undefined;
    this.#reader.read(document);
    onDocument?.(document);
    const until = Math.min(document.until, Number.MAX_SAFE_INTEGER);
    return { id: product.id, until, ...due, ...this.#foundBy(document) } satisfies ProductDocument;
  }

  #foundBy(document: SearchDocument): FoundBy {
    const { product, variants, stock } = document;
    const { terms, impacts, count } = this.#reader;
    const impact = new Map<string, number>();
    const [words, strong, named]: [string[], string[], string[]] = [[], [], []];
    for (let i = 0; i < count; i++) {
      const term = this.#vocabulary.terms[terms[i]!]!;
      this.#onTerm(terms[i]!);
      impact.set(impactName(term), impacts[i]!);
      words.push(term);
      if (impacts[i]! >= strongImpact) strong.push(term);
      if (impacts[i]! >= nameImpact) named.push(term);
    }
    const codes = new Set<string>();
    forEachCode(document, (code) => codes.add(codeText(code)));
    codes.delete('');
    const features = this.#featuresOf(variants);
    const first = tokenize(product.type)[0];
    const orderCount = Math.min(Math.max(0, product.orderCount), maxCount);
    const categories = product.ancestors.filter((id) => this.#categories.has(id));
    return {
      impact: Object.fromEntries(impact),
      ...{ words, strong, named },
      codes: [...codes],
      typeWord: first?.text ?? '',
      typeStem: first?.kind === 'word' ? first.stem : (first?.text ?? ''),
      brand: product.brand,
      line: product.line,
      type: product.type,
      stock: [...(stock & stockBit ? ['stockItem'] : []), ...(stock & orderBit ? ['orderItem'] : [])],
      features: [...features.keys()],
      featureValues: [...new Set(features.values())],
      categories,
      category: categories.at(-1),
      standing: standingOf(orderCount, stock, wordsInName(product)),
      orderCount,
      startPublish: product.startPublish,
      nameKey: nameKey(product.name),
    };
  }

  #featuresOf(variants: SearchDocument['variants']): Map<string, string> {
    const values = new Map<string, string>();
    for (const { featureList } of variants) {
      for (const [key, value] of Object.entries(featureList)) {
        if (this.#filterKeys.has(key)) values.set(`${key}:${value}`, value);
      }
    }
    return values;
  }
}
