import { setImmediate as othersFirst } from 'node:timers/promises';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { inWholeCents, perOfWholeCents, perWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { heldIn, ratioOf } from '@bouwpoort/trade/catalogue/unit-conversion';
import { divideHalfUp } from '@bouwpoort/trade/foundation/money';
import type { Context } from '../../foundation/context/context.ts';
import { type PricedFor, type PriceSheet, priceSheetsOf, type ShownTier } from '../prices/prices.ts';
import {
  type CatalogueCategory,
  categoriesOf,
  countListed,
  type ListedVariant,
  type ListingPlace,
  listVariants,
} from '../products/products.ts';

/** One article. Prices are in whole cents, as text, without VAT, for `per` price units; null where there is none. */
export interface PriceListRow {
  code: string;
  name: string;
  brand: string;
  /** From the main category down, with slashes between. */
  category: string;
  salesUnit: string;
  /** How many price units one sales unit holds: price × contents ÷ per is what it costs. */
  contents: string;
  /** The unit of the contents, as it is called for so many. */
  contentsUnit: string;
  listPrice: string | null;
  price: string | null;
  pickupPrice: string | null;
  per: number;
  priceUnit: string;
  /** The customer's own, lowest quantity first: 'vanaf 10 pakken'. */
  tiers: readonly PriceListTier[];
  pickupTiers: readonly PriceListTier[];
  vatRate: number;
  ean: string;
}

export interface PriceListTier {
  from: string;
  price: string;
  /** What the price is for, where that is not what the article's own price is for. */
  unit: string | null;
  isDirect: boolean;
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
        // Stopping in the middle leaves one page under way, whose result is ignored.
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
  const prices = await priceSheetsOf(ctx, priced, variants);
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
  const { own, tiers = [], pickupTiers = [] } = sheet ?? {};
  const priceUnit = own?.priceUnit ?? variant.priceUnit;
  const listPrice = sheet ? listPriceAs(variant, sheet) : null;
  const isAlike = (tier: ShownTier) => tier.priceUnit === priceUnit && tier.salesPricePer === own?.salesPricePer;
  const alike = [...tiers, ...pickupTiers].filter(isAlike).map(({ price }) => price);
  const shown = [listPrice, own?.priceDelivery, own?.pricePickup, ...alike];
  const ownPer = own?.salesPricePer ?? 1;
  // All that stands in a row is for the same number of units, so many that each price is in whole cents.
  const per = perOfWholeCents(
    shown.filter((price) => price !== null && price !== undefined),
    ownPer,
  );
  const cents = (price: string | null | undefined) =>
    price === null || price === undefined ? null : inWholeCents({ price, per: ownPer }, per).price.toFixed(2);
  const shownTier = (tier: ShownTier): PriceListTier => ({
    from: `vanaf ${showAmount(tier.ladderQuantity, tier.ladderUnitId)}`,
    ...(isAlike(tier) ? { price: cents(tier.price) ?? '', unit: null } : priceByItself(tier)),
    isDirect: tier.kind === 'direct',
  });
  const contents = heldIn(variant, 1, variant.salesUnit, priceUnit).toFixed();
  return {
    code: variant.code,
    name: variant.name,
    brand: variant.brand,
    category,
    salesUnit: unitName(variant.salesUnit, 1),
    contents,
    contentsUnit: unitName(priceUnit, contents),
    listPrice: cents(listPrice),
    price: cents(own?.priceDelivery),
    pickupPrice: cents(own?.pricePickup),
    per,
    priceUnit: unitName(priceUnit, per),
    tiers: tiers.map(shownTier),
    pickupTiers: pickupTiers.map(shownTier),
    vatRate: variant.vatRate,
    ean: variant.gtin ?? '',
  };
}

/** What everybody pays, for what the customer's own price is for: an agreement may be for another unit. */
function listPriceAs(variant: ListedVariant, { own, listPrice }: PriceSheet): string | null {
  if (!listPrice) return null;
  const { priceDelivery, salesPricePer } = listPrice;
  const asked = ratioOf(variant, own.priceUnit).times(own.salesPricePer);
  const given = ratioOf(variant, variant.priceUnit).times(salesPricePer);
  return divideHalfUp(asked.times(priceDelivery), given, 4).toFixed(4);
}

function priceByItself({ price, salesPricePer, priceUnit }: ShownTier): Pick<PriceListTier, 'price' | 'unit'> {
  const shown = inWholeCents({ price, per: salesPricePer });
  return { price: shown.price.toFixed(2), unit: perWords(priceUnit, shown.per) };
}
