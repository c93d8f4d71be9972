import type { Site } from './site.ts';

/** The categories of the catalogue that content refers to. */
export interface DemoCategory {
  id: number;
  ventureId: string;
  parentId: number | null;
  name: string;
  url: string;
  imageUrl: string;
  routeSegment: string;
}

/** A product of the catalogue that content shows on a page. */
export interface DemoProductReference {
  id: number;
  ventureId: string;
  name: string;
}

export interface ContentParts {
  categories: readonly DemoCategory[];
  products: readonly DemoProductReference[];
}

const amsterdamDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * The rest of the demo world, as far as pages lean on it. Pages ask by name, so that a catalogue may grow or shrink.
 */
export class ContentWorld {
  readonly #today: string;
  readonly #parts: ContentParts;

  constructor(today: string, parts: ContentParts) {
    this.#today = today;
    this.#parts = parts;
  }

  /** 'YYYY-MM-DD' so many days before today; after it when negative. */
  day(daysAgo: number): string {
    const date = new Date(`${this.#today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() - daysAgo);
    return date.toISOString().slice(0, 10);
  }

  /** '30 november'. */
  dayInWords(daysAgo: number): string {
    return amsterdamDay.format(new Date(`${this.day(daysAgo)}T12:00:00Z`));
  }

  year(daysAgo = 0): string {
    return this.day(daysAgo).slice(0, 4);
  }

  /** The venture's categories, as the catalogue orders them. */
  categories(site: Site, parentId?: number): DemoCategory[] {
    const own = this.#parts.categories.filter((category) => category.ventureId === site.ventureId);
    if (parentId !== undefined) return own.filter((category) => category.parentId === parentId);
    const ids = new Set(own.map((category) => category.id));
    return own.filter((category) => category.parentId === null || !ids.has(category.parentId));
  }

  /** For each word the first product whose name holds it, filled up with others of the venture. */
  productIds(ventureId: string, words: readonly string[], take: number): number[] {
    const own = this.#parts.products.filter((product) => product.ventureId === ventureId);
    const chosen = new Set<number>();
    for (const word of words) {
      const match = own.find((product) => product.name.toLowerCase().includes(word) && !chosen.has(product.id));
      if (match) chosen.add(match.id);
    }
    for (const product of own) chosen.add(product.id);
    return [...chosen].slice(0, take);
  }
}
