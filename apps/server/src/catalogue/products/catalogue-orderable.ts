import type { Context } from '../../foundation/context/context.ts';
import { readMany } from '../../foundation/invalidation/read-many.ts';
import { type Publication, publicationOf, textsIn } from './catalogue-shown.ts';
import { usableUnits } from './catalogue-units.ts';
import { type OrderableRow, selectOrderablesByGuid, selectOrderStates } from './products.queries.ts';

/** 'unpublished': not shown today; 'notInMarket': hidden by its marketFilter; 'withoutUnits': it has no order unit. */
export type OrderState = 'orderable' | 'unpublished' | 'notInMarket' | 'withoutUnits';

export interface OrderUnit {
  id: number;
  name: string;
  bundleCode: string;
  /** How many base units one of these holds, with at most six decimals. */
  unitRatio: number;
  pricePer: number;
  gtin: string | null;
}

/** The fields of a variant for prices, stock, cart and orders. */
export interface OrderableVariant {
  id: number;
  guid: string;
  productId: number;
  ventureId: string;
  /** The article number. */
  code: string;
  name: string;
  productName: string;
  supplierCode: string;
  displayByValue: string;
  salesUnit: string;
  priceUnit: string;
  stockUnit: string;
  stockItem: boolean;
  vatRate: number;
  bundles: OrderUnit[];
  /** The page of its product. */
  url: string;
  imageUrl: string | null;
  state: OrderState;
}

/** The cached form; whether it is published depends on the current time. */
interface CachedVariant {
  /** With the state it has while it and its product are published. */
  variant: OrderableVariant;
  /** Milliseconds; `until` is exclusive. */
  published: { from: number; until: number };
}

const guidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * By GUID in lower case, in the requested order; an unknown GUID is left out. Hidden variants are included: see
 * `state`.
 */
export async function variantsByGuids(ctx: Context, guids: readonly string[]): Promise<Map<string, OrderableVariant>> {
  const load = (missing: string[]) => loadOrderables(ctx, missing);
  return withStates(ctx, await readMany(ctx, 'catalogue', 'orderable', wellFormed(guids), load));
}

/** The same in no order, uncached: units, VAT and state decide what a customer pays. */
export async function variantsToCharge(ctx: Context, guids: readonly string[]): Promise<Map<string, OrderableVariant>> {
  return withStates(ctx, await loadOrderables(ctx, wellFormed(guids)));
}

/** Only their order state, uncached, by GUID in lower case. */
export async function orderStatesOf(ctx: Context, guids: readonly string[]): Promise<Map<string, OrderState>> {
  const now = ctx.clock().getTime();
  const states = new Map<string, OrderState>();
  for (const row of await selectOrderStates(ctx, wellFormed(guids))) {
    if (row.ventureId === ctx.config.excludedVentureId) continue;
    const publications = [publicationOf(row), publicationOf(row.product)];
    const state = stateWhilePublished(row.ventureId, usableUnits(ctx, row.bundles), publications);
    states.set(row.guid, isWithin(now, publishedTogether(publications)) ? state : 'unpublished');
  }
  return states;
}

function wellFormed(guids: readonly string[]): string[] {
  return guids.map((guid) => guid.toLowerCase()).filter((guid) => guidForm.test(guid));
}

async function loadOrderables(ctx: Context, guids: string[]): Promise<Map<string, CachedVariant>> {
  const rows = await selectOrderablesByGuid(ctx, guids);
  return new Map(rows.map((row) => [row.guid, toCached(ctx, row)]));
}

function withStates(ctx: Context, found: ReadonlyMap<string, CachedVariant>): Map<string, OrderableVariant> {
  const now = ctx.clock().getTime();
  const variants = new Map<string, OrderableVariant>();
  for (const [guid, one] of found) {
    if (one.variant.ventureId !== ctx.config.excludedVentureId) variants.set(guid, stateAt(now, one));
  }
  return variants;
}

export function withState(ctx: Context, row: OrderableRow): OrderableVariant {
  return stateAt(ctx.clock().getTime(), toCached(ctx, row));
}

/** A published variant, as nearly all are, is the cached object itself. */
function stateAt(now: number, { variant, published }: CachedVariant): OrderableVariant {
  return isWithin(now, published) ? variant : { ...variant, state: 'unpublished' };
}

const isWithin = (now: number, { from, until }: CachedVariant['published']) => now >= from && now < until;

function stateWhilePublished(
  ventureId: string,
  units: readonly unknown[],
  publications: readonly Publication[],
): OrderState {
  if (publications.some(({ marketFilter }) => marketFilter.includes(ventureId))) return 'notInMarket';
  return units.length === 0 ? 'withoutUnits' : 'orderable';
}

function toCached(ctx: Context, row: OrderableRow): CachedVariant {
  const { bundles: rows, product, imageAssets, startPublish, stopPublish, marketFilter, ...own } = row;
  const publications = [publicationOf(row), publicationOf(product)];
  const bundles = usableUnits(ctx, rows).map(({ id, name, bundleCode, unitRatio, pricePer, gtin }) => ({
    id,
    name,
    bundleCode,
    unitRatio,
    pricePer,
    gtin,
  }));
  return {
    variant: {
      ...own,
      productName: product.name,
      vatRate: product.vatRate,
      bundles,
      url: product.url,
      imageUrl: textsIn(imageAssets)[0] ?? product.displayImage,
      state: stateWhilePublished(row.ventureId, bundles, publications),
    },
    published: publishedTogether(publications),
  };
}

/** The period in which all of them are published. */
function publishedTogether(publications: readonly Publication[]): CachedVariant['published'] {
  return {
    from: Math.max(...publications.map(({ startPublish }) => startPublish.getTime())),
    until: Math.min(...publications.map(({ stopPublish }) => stopPublish?.getTime() ?? Number.POSITIVE_INFINITY)),
  };
}

/** The name of the product, with that of the variant if there are several. */
export function nameOf({ productName, displayByValue }: OrderableVariant): string {
  return displayByValue === '' || productName.includes(displayByValue)
    ? productName
    : `${productName}, ${displayByValue}`;
}
