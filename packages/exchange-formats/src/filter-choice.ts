/*
 * Which features of a category are worth a filter. A filter helps if most articles have the feature and its values part
 * them into groups: one value for all says nothing, a value of its own for each is a list of articles. Numbers may have
 * many values, because they are offered as a range.
 */

type FeatureKind = 'number' | 'text' | 'boolean';

export interface FilterChoice {
  feature: string;
  kind: FeatureKind;
  /** The part of the articles that have it, 0 to 1. */
  coverage: number;
  /** How evenly its values part the articles, 0 to 1. */
  spread: number;
  /** Different values; at most `maxValues` and one are counted. */
  values: number;
  score: number;
  isFilter: boolean;
}

interface FilterRules {
  maxFilters: number;
  minCoverage: number;
  minScore: number;
  /** Of text; more cannot be looked through. */
  maxValues: number;
}

export const filterRules: FilterRules = { maxFilters: 12, minCoverage: 0.3, minScore: 0.15, maxValues: 60 };

interface ArticleFeatures {
  category: string;
  features: Readonly<Record<string, unknown>>;
}

/** Past this many different values the rest are counted together, so that memory is bounded. */
const countedValues = 1_000;

interface FeatureCount {
  articles: number;
  values: Map<string, number>;
  others: number;
  kinds: Set<FeatureKind>;
}

interface CategoryCount {
  articles: number;
  features: Map<string, FeatureCount>;
}

/** Counts articles in a stream, and returns for each category the features that distinguish them, best first. */
export class FilterChooser {
  readonly #categories = new Map<string, CategoryCount>();
  readonly #rules: FilterRules;

  constructor(rules: FilterRules = filterRules) {
    this.#rules = rules;
  }

  add({ category, features }: ArticleFeatures): void {
    const count = this.#categories.get(category) ?? { articles: 0, features: new Map() };
    this.#categories.set(category, count);
    count.articles++;
    for (const [feature, value] of Object.entries(features)) {
      const values = [value].flat().filter((one) => one !== '' && one !== null && one !== undefined);
      if (values.length > 0) countValues(featureIn(count, feature), values);
    }
  }

  choices(): Map<string, FilterChoice[]> {
    return new Map(Array.from(this.#categories, ([category, count]) => [category, this.#choicesOf(count)]));
  }

  #choicesOf({ articles, features }: CategoryCount): FilterChoice[] {
    const choices = Array.from(features, ([feature, count]) => this.#judge(feature, count, articles)).toSorted(
      (a, b) => b.score - a.score || a.feature.localeCompare(b.feature),
    );
    const worth = choices.filter(({ score }) => score > 0).slice(0, this.#rules.maxFilters);
    return choices.map((choice) => ({ ...choice, isFilter: worth.includes(choice) }));
  }

  #judge(feature: string, count: FeatureCount, articles: number): FilterChoice {
    const { minCoverage, minScore, maxValues } = this.#rules;
    const coverage = count.articles / articles;
    const spread = spreadOf(count);
    const kind = kindOf(count.kinds);
    const values = Math.min(count.values.size + (count.others > 0 ? 1 : 0), maxValues + 1);
    const score = coverage * spread;
    const isUseful = coverage >= minCoverage && score >= minScore && values > 1;
    const isReadable = kind === 'number' || (values <= maxValues && partsArticles(count));
    return { feature, kind, coverage, spread, values, score: isUseful && isReadable ? score : 0, isFilter: false };
  }
}

function featureIn(count: CategoryCount, feature: string): FeatureCount {
  const known = count.features.get(feature);
  if (known) return known;
  const fresh: FeatureCount = { articles: 0, values: new Map(), others: 0, kinds: new Set() };
  count.features.set(feature, fresh);
  return fresh;
}

function countValues(count: FeatureCount, values: readonly unknown[]): void {
  count.articles++;
  for (const value of values) {
    count.kinds.add(typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text');
    const key = String(value);
    const known = count.values.get(key);
    if (known !== undefined) count.values.set(key, known + 1);
    else if (count.values.size < countedValues) count.values.set(key, 1);
    else count.others++;
  }
}

function kindOf(kinds: ReadonlySet<FeatureKind>): FeatureKind {
  const [kind = 'text', ...others] = kinds;
  return others.length === 0 ? kind : 'text';
}

/** The entropy of the values, as a part of what as many values could have at most. */
function spreadOf({ values, others }: FeatureCount): number {
  const counts = others > 0 ? [...values.values(), others] : [...values.values()];
  if (counts.length < 2) return 0;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const entropy = counts.reduce((sum, count) => sum - (count / total) * Math.log2(count / total), 0);
  return entropy / Math.log2(counts.length);
}

/** A text that is different for nearly every article is a name and no filter. */
function partsArticles({ articles, values }: FeatureCount): boolean {
  return articles < 8 || values.size <= articles / 2;
}
