import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import type { SynonymRow } from '../language/search-synonyms.ts';
import { Synonyms } from '../language/search-synonyms.ts';

/** The tuning of one product in one result. */
export interface TunedItem {
  productId: number;
  action: 'pin' | 'boost' | 'hide';
  /** From 1; of a pin only. */
  place: number | null;
  /** Per cent that is added to its score; of a boost only. */
  boost: number | null;
  /** Days in Amsterdam, both included; an end that is left out is open. */
  from: string | null;
  until: string | null;
}

/** The tuning of one query of a shop, or of the list of one category. */
export interface TuningRow {
  ventureId: string;
  /** Empty where it is about a category. */
  query: string;
  categoryId: number | null;
  items: readonly TunedItem[];
}

/** The same, at one moment. */
export interface TunedResult {
  pins: readonly { productId: number; place: number }[];
  /** The factor of a score. */
  boosts: ReadonlyMap<number, number>;
  hidden: ReadonlySet<number>;
}

/** The search tuning of one shop, compiled for queries. */
export class ShopTuning {
  readonly synonyms: Synonyms;
  /** When a campaign begins or ends next: from then on this is out of date. */
  readonly until: number;
  readonly #byQuery = new Map<string, TunedResult>();
  readonly #byCategory = new Map<number, TunedResult>();

  constructor(
    ventureId: string,
    { synonyms, tunings }: { synonyms: readonly SynonymRow[]; tunings: readonly TuningRow[] },
    now: number,
  ) {
    this.synonyms = new Synonyms(synonyms, ventureId);
    let until = Number.POSITIVE_INFINITY;
    for (const { query, categoryId, items, ventureId: shop } of tunings) {
      if (shop !== ventureId) continue;
      const active: TunedItem[] = [];
      for (const item of items) {
        const { starts, ends } = periodOf(item);
        if (starts > now) until = Math.min(until, starts);
        else if (ends > now) {
          active.push(item);
          until = Math.min(until, ends);
        }
      }
      if (active.length === 0) continue;
      if (categoryId === null) this.#byQuery.set(this.synonyms.queryKey(query), toResult(active));
      else this.#byCategory.set(categoryId, toResult(active));
    }
    this.until = until;
  }

  /** A query is tuned by its words wherever it is asked, a category where nothing was typed. */
  of(text: string, categoryId: number | undefined): TunedResult | undefined {
    if (text.trim() === '') return categoryId === undefined ? undefined : this.#byCategory.get(categoryId);
    return this.#byQuery.size === 0 ? undefined : this.#byQuery.get(this.synonyms.queryKey(text));
  }
}

function periodOf({ from, until }: TunedItem): { starts: number; ends: number } {
  return {
    starts: from === null ? Number.NEGATIVE_INFINITY : startOfDay(from).getTime(),
    ends: until === null ? Number.POSITIVE_INFINITY : startOfDay(addDays(until, 1)).getTime(),
  };
}

function toResult(items: readonly TunedItem[]): TunedResult {
  return {
    pins: items.flatMap(({ productId, action, place }) => (action === 'pin' ? [{ productId, place: place ?? 1 }] : [])),
    boosts: new Map(
      items.flatMap(({ productId, action, boost }) =>
        action === 'boost' ? [[productId, 1 + (boost ?? 0) / 100] as const] : [],
      ),
    ),
    hidden: new Set(items.flatMap(({ productId, action }) => (action === 'hide' ? [productId] : []))),
  };
}
