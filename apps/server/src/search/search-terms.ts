import type { IndexFrame } from '../catalogue/catalogue.ts';
import type { SearchDocument } from './search-document.ts';
import { indexTerms, tokenize } from './search-lexer.ts';
import { brandWord, plainWord, type Vocabulary } from './search-vocabulary.ts';

/** How much it says about a product that a word stands there. */
const boosts = { name: 10, type: 9, brand: 7, category: 5, value: 4, line: 4, parent: 3, feature: 3, text: 1 } as const;
type Field = keyof typeof boosts;

/** A second mention adds a little: who repeats himself is not more of a plate. */
const repeated = 0.15;
const scale = 12;
/** Below this a word stands in the description only. */
export const strongImpact = 16;
/** From here on it stands in the name, or in what the product is called by its type or category. */
export const nameImpact = 60;

/** Reads which words a product is found by, and how well; the answer is in `terms` and `impacts` up to `count`. */
export class TermReader {
  readonly terms: number[] = [];
  readonly impacts: number[] = [];
  count = 0;
  readonly #vocabulary: Vocabulary;
  readonly #frame: IndexFrame;
  readonly #categoryNames: Map<number, string>;
  readonly #features: Map<string, IndexFrame['features'][number]>;
  /** Per term, while a document is read. */
  readonly #best: number[] = [];
  readonly #sum: number[] = [];
  /** Brands, types, categories and feature values come back thousands of times. */
  readonly #known = new Map<string, readonly number[]>();

  constructor(vocabulary: Vocabulary, frame: IndexFrame) {
    this.#vocabulary = vocabulary;
    this.#frame = frame;
    this.#categoryNames = new Map(frame.categories.map(({ id, name }) => [id, name]));
    this.#features = new Map(frame.features.map((feature) => [feature.key, feature]));
  }

  get frame(): IndexFrame {
    return this.#frame;
  }

  read({ product, variants }: SearchDocument): void {
    this.count = 0;
    this.#field('brand', product.brand);
    this.#field('line', product.line);
    this.#field('type', product.type);
    // Names begin with brand and line, which have a weight of their own.
    this.#field('name', withoutLine(product.name, product.line), false);
    for (const [at, id] of product.ancestors.entries()) {
      const name = this.#categoryNames.get(id);
      if (name) this.#field(at === product.ancestors.length - 1 ? 'category' : 'parent', name);
    }
    for (const variant of variants) {
      this.#field('value', variant.displayByValue);
      this.#featureFields('feature', variant.featureList);
      this.#featureFields('text', variant.ibFeatureList);
    }
    for (const usp of product.uspList) this.#field('text', usp);
    this.#field('text', withoutTags(product.commercialDescription), false);
    this.#weigh();
  }

  #featureFields(field: Field, list: Record<string, string>): void {
    for (const key in list) {
      const feature = this.#features.get(key);
      this.#field(field, `${list[key]} ${feature?.unit ?? ''}`);
      if (feature) this.#field('text', feature.name);
    }
  }

  #field(field: Field, text: string, comesBack = true): void {
    if (text === '') return;
    const boost = boosts[field];
    for (const term of comesBack ? this.#readKnown(field, text) : this.#readText(field, text)) {
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
    const key = `${field}\n${text}`;
    let terms = this.#known.get(key);
    if (!terms) {
      terms = this.#readText(field, text);
      this.#known.set(key, terms);
    }
    return terms;
  }

  #readText(field: Field, text: string): number[] {
    const flag = field === 'brand' ? brandWord : field === 'text' || field === 'line' ? 0 : plainWord;
    const ids: number[] = [];
    for (const token of tokenize(text)) {
      const surface = token.kind === 'word' ? token.text : undefined;
      for (const term of indexTerms(token)) ids.push(this.#vocabulary.intern(term, surface ?? term, flag));
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
