import { setImmediate as othersFirst } from 'node:timers/promises';
import { unitName } from '@bouwpoort/trade/order-units';
import { showAmount } from '@bouwpoort/trade/quantity-words';
import {
  type CatalogueCategory,
  categoriesOf,
  countListed,
  type ListedVariant,
  type ListingPlace,
  listVariants,
} from '../catalogue/catalogue.ts';
import { type PricedFor, type PriceSheet, priceSheetsOf } from '../pricing/pricing.ts';
import type { Context } from '../request-context.ts';

/** One article. Prices are decimals in text, without VAT, for `per` price units; null where there is none. */
export interface PriceListRow {
  code: string;
  name: string;
  brand: string;
  /** From the main category down, with slashes between. */
  category: string;
  salesUnit: string;
  listPrice: string | null;
  price: string | null;
  pickupPrice: string | null;
  per: number;
  priceUnit: string;
  /** The customer's own, lowest quantity first: 'vanaf 10 pakken'. */
  tiers: readonly { from: string; price: string; isDirect: boolean }[];
  vatRate: number;
  ean: string;
}

export interface PriceListRows {
  total: number;
  /** A page at a time; the next one is read while somebody writes this one, and no further ahead. */
  pages(): AsyncGenerator<PriceListRow[]>;
}

/** Small enough that no page holds up other requests while it is written. */
const pageSize = 100;
/** Finding where a page begins costs more the larger its category is: so several pages are found at once. */
const foundAtOnce = 4 * pageSize;

export async function openRows(ctx: Context, priced: PricedFor): Promise<PriceListRows> {
  const ventureId = priced.venture.id;
  const counts = await countListed(ctx, ventureId);
  const categories = inOrder(await categoriesOf(ctx, ventureId)).filter(({ id }) => counts.has(id));
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const groups = grouped(
    categories.map(({ id }) => id),
    counts,
  );
  return {
    total: categories.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0),
    async *pages() {
      const found = findVariants(ctx, ventureId, groups);
      const read = async () => {
        const { value, done } = await found.next();
        return done ? undefined : rowsOf(ctx, priced, value, names);
      };
      let reading = read();
      try {
        for (let rows = await reading; rows; rows = await reading) {
          reading = read();
          // Making the rows was one piece of work, writing them is the next: others go in between.
          await othersFirst();
          yield rows;
        }
      } finally {
        // Whoever stops in the middle leaves one page on its way; what becomes of it is nobody's concern any more.
        await Promise.allSettled([reading]);
      }
    },
  };
}

async function* findVariants(
  ctx: Context,
  ventureId: string,
  groups: readonly (readonly number[])[],
): AsyncGenerator<ListedVariant[]> {
  for (const categoryIds of groups) {
    let after: ListingPlace | undefined;
    do {
      const { variants, next } = await listVariants(ctx, { ventureId, categoryIds, limit: foundAtOnce }, after);
      for (let at = 0; at < variants.length; at += pageSize) yield variants.slice(at, at + pageSize);
      after = next;
    } while (after);
  }
}

async function rowsOf(
  ctx: Context,
  priced: PricedFor,
  variants: readonly ListedVariant[],
  categories: ReadonlyMap<number, string>,
): Promise<PriceListRow[]> {
  const prices = await priceSheetsOf(
    ctx,
    priced,
    variants.map(({ id }) => id),
  );
  return variants.map((variant) => rowOf(variant, categories.get(variant.categoryId) ?? '', prices.get(variant.id)));
}

/** The shop's own order, each with the names of those above it. */
function inOrder(categories: readonly CatalogueCategory[], above = ''): { id: number; name: string }[] {
  return categories.flatMap(({ id, name, subCategories }) => {
    const path = above === '' ? name : `${above} / ${name}`;
    return [{ id, name: path }, ...inOrder(subCategories, path)];
  });
}

/** Small categories together, so that no question brings only a handful; a large one by itself takes several. */
function grouped(ids: readonly number[], counts: ReadonlyMap<number, number>): number[][] {
  const groups: number[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const count = counts.get(id) ?? 0;
    if (size + count > foundAtOnce) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(id);
    size += count;
  }
  return groups;
}

function rowOf(variant: ListedVariant, category: string, sheet: PriceSheet | undefined): PriceListRow {
  const per = sheet?.own.salesPricePer ?? 1;
  return {
    code: variant.code,
    name: variant.name,
    brand: variant.brand,
    category,
    salesUnit: unitName(variant.salesUnit, 1),
    listPrice: sheet?.listPrice ?? null,
    price: sheet?.own.priceDelivery ?? null,
    pickupPrice: sheet?.own.pricePickup ?? null,
    per,
    priceUnit: unitName(variant.priceUnit, per),
    tiers: (sheet?.tiers ?? []).map(({ kind, ladderQuantity, ladderUnitId, priceDelivery }) => ({
      from: `vanaf ${showAmount(ladderQuantity, ladderUnitId)}`,
      price: priceDelivery,
      isDirect: kind === 'direct',
    })),
    vatRate: variant.vatRate,
    ean: variant.gtin ?? '',
  };
}
