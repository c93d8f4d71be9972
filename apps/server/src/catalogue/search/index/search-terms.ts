import type { IndexFrame } from '../../products/products.ts';
import { stopWords } from '../language/dutch-fold.ts';
import { stemDutch } from '../language/dutch-stem.ts';
import { forEachWord, indexTerms, tokenize } from '../language/search-lexer.ts';
import type { SearchDocument } from './search-document.ts';
import { brandWord, plainWord, type Vocabulary } from './search-vocabulary.ts';

/** The weight of a word in each place of a product. */
const boosts = {
  type: 14,
  name: 10,
  brand: 7,
  category: 5,
  value: 4,
  line: 4,
  parent: 3,
  feature: 3,
  text: 1,
} as const;
type Field = keyof typeof boosts;

const none = -1;
const mixed = /\d/;

/** A second mention adds a little: repeating the word does not make a better match. */
const repeated = 0.15;
const scale = 12;
/** Below this weight a word is in the description only. */
export const strongImpact = 16;
/** From this weight on it is in the name, type or category of the product. */
export const nameImpact = 60;

/** Reads which words a product is found by, and how well; the answer is in `terms` and `impacts` up to `count`. */
export class TermReader {
  readonly terms: number[] = [];
  readonly impacts: number[] = [];
  count = 0;
  readonly #vocabulary: Vocabulary;
  readonly #categoryNames: Map<number, string>;
  readonly #featureOf: Map<string, IndexFrame['features'][number]>;
  /** Per term, while a document is read. */
  readonly #best: number[] = [];
  readonly #sum: number[] = [];
  /** By field: brands, types, categories and texts come back thousands of times. */
  readonly #known = new Map<Field, Map<string, readonly number[]>>();
  readonly #termOfWord = new Map<string, number>();
  readonly #one = [0];
  /** By feature and value. */
  readonly #knownValues = new Map<string, Map<string, readonly number[]>>();

  constructor(vocabulary: Vocabulary, frame: IndexFrame) {
    this.#vocabulary = vocabulary;
    this.#categoryNames = new Map(frame.categories.map(({ id, name }) => [id, name]));
    this.#featureOf = new Map(frame.features.map((feature) => [feature.key, feature]));
  }

  read(document: SearchDocument): void {
    this.count = 0;
    try {
      this.#readFields(document);
    } catch (error) {
      // What was read of this one must not count for the next.
      for (const term of this.terms.slice(0, this.count)) this.#best[term] = 0;
      throw error;
    }
    this.#weigh();
  }

  #readFields({ product, variants }: SearchDocument): void {
    this.#field('brand', product.brand);
    this.#field('line', product.line);
    this.#field('type', product.type);
    // Names begin with brand and line, which have a weight of their own.
    this.#field('name', withoutLine(product.name, product.line), false);
    for (const [at, id] of product.ancestors.entries()) {
      const name = this.#categoryNames.get(id);
      if (name) this.#field(at === product.ancestors.length - 1 ? 'category' : 'parent', name);
    }
    this.#readVariants(variants);
    for (const usp of product.uspList) this.#field('text', usp);
    forEachWord(withoutTags(product.commercialDescription), this.#mentionWord);
  }

  /** Terms that the variants share count once. */
  #readVariants(variants: SearchDocument['variants']): void {
    let [before, ibBefore]: Record<string, string>[] = [{}, {}];
    for (const { displayByValue, featureList, ibFeatureList } of variants) {
      this.#field('value', displayByValue);
      this.#features('feature', featureList, before);
      this.#features('text', ibFeatureList, ibBefore);
      [before, ibBefore] = [featureList, ibFeatureList];
    }
  }

  #features(field: Field, list: Record<string, string>, before: Record<string, string> | undefined): void {
    for (const key in list) {
      const value = list[key]!;
      if (value === before?.[key]) continue;
      this.#mention(boosts[field], this.#readValue(field, key, value));
      const feature = this.#featureOf.get(key);
      if (feature) this.#field('text', feature.name);
    }
  }

  #readValue(field: Field, key: string, value: string): readonly number[] {
    let values = this.#knownValues.get(key);
    if (!values) {
      values = new Map();
      this.#knownValues.set(key, values);
    }
    let terms = values.get(value);
    if (!terms) {
      terms = this.#readText(field, `${value} ${this.#featureOf.get(key)?.unit ?? ''}`);
      values.set(value, terms);
    }
    return terms;
  }

  #field(field: Field, text: string, comesBack = true): void {
    if (text !== '')
      this.#mention(boosts[field], comesBack ? this.#readKnown(field, text) : this.#readText(field, text));
  }

  #mentionWord = (word: string): void => {
    let term = this.#termOfWord.get(word);
    if (term === undefined) {
      const stem = stemDutch(word);
      term = stopWords.has(word) || mixed.test(word) ? none : this.#vocabulary.intern(stem, word);
      this.#termOfWord.set(word, term);
    }
    if (term === none) return;
    this.#one[0] = term;
    this.#mention(boosts.text, this.#one);
  };

  #mention(boost: number, terms: readonly number[]): void {
    for (const term of terms) {
      if (!this.#best[term]) {
        this.#best[term] = boost;
        this.#sum[term] = boost;
        this.terms[this.count++] = term;
      } else {
        if (boost > this.#best[term]) this.#best[term] = boost;
        this.#sum[term]! += boost;
      }
    }
  }

  #readKnown(field: Field, text: string): readonly number[] {
    let known = this.#known.get(field);
    if (!known) {
      known = new Map();
      this.#known.set(field, known);
    }
    let terms = known.get(text);
    if (!terms) {
      terms = this.#readText(field, text);
      known.set(text, terms);
    }
    return terms;
  }

  #readText(field: Field, text: string): number[] {
    const flag = field === 'brand' ? brandWord : field === 'text' || field === 'line' ? 0 : plainWord;
    const ids: number[] = [];
    for (const token of tokenize(text)) {
      if (token.kind === 'word') {
        if (!stopWords.has(token.text)) ids.push(this.#vocabulary.intern(token.stem, token.text, flag));
      } else {
        for (const term of indexTerms(token)) ids.push(this.#vocabulary.intern(term, term, flag));
      }
    }
    return ids;
  }

  #weigh(): void {
    for (let i = 0; i < this.count; i++) {
      const term = this.terms[i]!;
      const [best, sum] = [this.#best[term]!, this.#sum[term]!];
      this.#best[term] = 0;
      const impact = Math.round((best + Math.min(repeated * (sum - best), best / 2)) * scale);
      this.impacts[i] = best === boosts.text ? Math.min(impact, strongImpact - 1) : Math.min(impact, 255);
    }
  }
}

export function withoutLine(name: string, line: string): string {
  return line !== '' && name.startsWith(`${line} `) ? name.slice(line.length + 1) : name;
}

/** Tags only: what they enclose is text. */
function withoutTags(html: string): string {
  return html.includes('<') ? html.replace(/<[^<>]*>/g, ' ') : html;
}
