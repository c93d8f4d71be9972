import type { IndexFrame } from '../../products/products.ts';
import { tokenize } from '../language/search-lexer.ts';
import { Column, Dictionary, ListColumn, type PackedLists } from './search-columns.ts';
import type { SearchDocument } from './search-document.ts';
import { withoutLine } from './search-terms.ts';

export interface PackedDocuments {
  ids: Uint32Array<ArrayBuffer>;
  brand: Uint32Array<ArrayBuffer>;
  line: Uint32Array<ArrayBuffer>;
  type: Uint32Array<ArrayBuffer>;
  stock: Uint8Array<ArrayBuffer>;
  orderCount: Uint32Array<ArrayBuffer>;
  nameWords: Uint8Array<ArrayBuffer>;
  startPublish: Float64Array<ArrayBuffer>;
  until: Float64Array<ArrayBuffer>;
  categories: PackedLists;
  features: PackedLists;
  brands: string[];
  lines: string[];
  types: string[];
  featureValues: string[];
}

/** The data for filtering, counting and sorting: a column per property, a row per product. */
export class DocumentColumns {
  readonly ids: Column<Uint32Array<ArrayBuffer>>;
  readonly brand: Column<Uint32Array<ArrayBuffer>>;
  readonly line: Column<Uint32Array<ArrayBuffer>>;
  readonly type: Column<Uint32Array<ArrayBuffer>>;
  readonly stock: Column<Uint8Array<ArrayBuffer>>;
  readonly orderCount: Column<Uint32Array<ArrayBuffer>>;
  /** How many words its name takes beside brand, line and sizes: the plainer the article, the fewer. */
  readonly nameWords: Column<Uint8Array<ArrayBuffer>>;
  readonly startPublish: Column<Float64Array<ArrayBuffer>>;
  readonly until: Column<Float64Array<ArrayBuffer>>;
  /** Numbers in `frame.categories`, root first. */
  readonly categories: ListColumn;
  /** Numbers in `featureValues`. */
  readonly features: ListColumn;
  readonly brands: Dictionary;
  readonly lines: Dictionary;
  readonly types: Dictionary;
  /** 'key:value', as filters name them; only of features that are filters. */
  readonly featureValues: Dictionary;
  readonly #categoryNumbers: Map<number, number>;
  readonly #filterKeys: Set<string>;

  constructor(frame: IndexFrame, packed?: PackedDocuments) {
    this.#categoryNumbers = new Map(frame.categories.map(({ id }, number) => [id, number]));
    this.#filterKeys = new Set(frame.features.filter(({ isFilter }) => isFilter).map(({ key }) => key));
    this.ids = new Column(Uint32Array, packed?.ids);
    this.brand = new Column(Uint32Array, packed?.brand);
    this.line = new Column(Uint32Array, packed?.line);
    this.type = new Column(Uint32Array, packed?.type);
    this.stock = new Column(Uint8Array, packed?.stock);
    this.orderCount = new Column(Uint32Array, packed?.orderCount);
    this.nameWords = new Column(Uint8Array, packed?.nameWords);
    this.startPublish = new Column(Float64Array, packed?.startPublish);
    this.until = new Column(Float64Array, packed?.until);
    this.categories = new ListColumn(packed?.categories);
    this.features = new ListColumn(packed?.features);
    this.brands = new Dictionary(packed?.brands);
    this.lines = new Dictionary(packed?.lines);
    this.types = new Dictionary(packed?.types);
    this.featureValues = new Dictionary(packed?.featureValues);
  }

  get length(): number {
    return this.ids.length;
  }

  add({ product, variants, stock, until }: SearchDocument): number {
    this.ids.push(product.id);
    this.brand.push(this.brands.intern(product.brand));
    this.line.push(this.lines.intern(product.line));
    this.type.push(this.types.intern(product.type));
    this.stock.push(stock);
    this.orderCount.push(Math.max(0, product.orderCount));
    this.nameWords.push(wordsInName(product));
    this.startPublish.push(product.startPublish);
    this.until.push(until);
    const categories = product.ancestors.map((id) => this.#categoryNumbers.get(id));
    this.categories.pushRow(categories.filter((number) => number !== undefined));
    this.features.pushRow(this.#featureValuesOf(variants));
    return this.ids.length - 1;
  }

  #featureValuesOf(variants: SearchDocument['variants']): Set<number> {
    const values = new Set<number>();
    let before: Record<string, string> = {};
    for (const { featureList } of variants) {
      for (const key in featureList) {
        // Variants have most in common with their neighbours.
        if (featureList[key] === before[key] || !this.#filterKeys.has(key)) continue;
        values.add(this.featureValues.intern(`${key}:${featureList[key]}`));
      }
      before = featureList;
    }
    return values;
  }

  categoryNumber(id: number): number | undefined {
    return this.#categoryNumbers.get(id);
  }

  packed(): PackedDocuments {
    return {
      ids: this.ids.trimmed(),
      brand: this.brand.trimmed(),
      line: this.line.trimmed(),
      type: this.type.trimmed(),
      stock: this.stock.trimmed(),
      orderCount: this.orderCount.trimmed(),
      nameWords: this.nameWords.trimmed(),
      startPublish: this.startPublish.trimmed(),
      until: this.until.trimmed(),
      categories: this.categories.packed(),
      features: this.features.packed(),
      brands: this.brands.values,
      lines: this.lines.values,
      types: this.types.values,
      featureValues: this.featureValues.values,
    };
  }
}

/** As many as a byte holds. */
const maxNameWords = 255;

/** A code of letters and digits, such as 4xAK, counts as two words. */
export function wordsInName({ name, line }: SearchDocument['product']): number {
  let words = 0;
  for (const { kind } of tokenize(withoutLine(name, line))) words += kind === 'word' ? 1 : kind === 'mixed' ? 2 : 0;
  return Math.min(words, maxNameWords);
}
