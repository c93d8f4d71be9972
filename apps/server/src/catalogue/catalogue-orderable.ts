import type { Context } from '../context/context.ts';
import { readMany } from '../invalidation/read-many.ts';
import { type OrderableRow, selectOrderablesByGuid } from './catalogue.queries.ts';
import { isPublished, type Publication, publicationOf, textsIn } from './catalogue-shown.ts';
import { usableUnits } from './catalogue-units.ts';

/** 'unpublished': not there today; 'notInMarket': hidden by its marketFilter; 'withoutUnits': nothing to order it by. */
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

/** What prices, stock, cart and orders need to know of a variant. */
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
  /** Of its product's page. */
  url: string;
  imageUrl: string | null;
  state: OrderState;
}

/** As it is kept; the state depends on the moment of asking. */
interface KeptVariant {
  variant: Omit<OrderableVariant, 'state'>;
  /** Its own and its product's. */
  publications: Publication[];
}

const guidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By GUID in lower case, in the order asked for; a GUID that is nobody's is left out. Hidden ones come too: see `state`. */
export async function variantsByGuids(ctx: Context, guids: readonly string[]): Promise<Map<string, OrderableVariant>> {
  const load = (missing: string[]) => loadOrderables(ctx, missing);
  return withStates(ctx, await readMany(ctx, 'catalogue', 'orderable', wellFormed(guids), load));
}

/** The same in no order, uncached: units, VAT and whether it may be ordered decide what somebody pays. */
export async function variantsToCharge(ctx: Context, guids: readonly string[]): Promise<Map<string, OrderableVariant>> {
  return withStates(ctx, await loadOrderables(ctx, wellFormed(guids)));
}

function wellFormed(guids: readonly string[]): string[] {
  return guids.map((guid) => guid.toLowerCase()).filter((guid) => guidForm.test(guid));
}

async function loadOrderables(ctx: Context, guids: string[]): Promise<Map<string, KeptVariant>> {
  const rows = await selectOrderablesByGuid(ctx, guids);
  return new Map(rows.map((row) => [row.guid, toKept(ctx, row)]));
}

function withStates(ctx: Context, found: ReadonlyMap<string, KeptVariant>): Map<string, OrderableVariant> {
  return new Map(
    [...found]
      .filter(([, { variant }]) => variant.ventureId !== ctx.config.excludedVentureId)
      .map(([guid, one]) => [guid, withState(ctx, one)]),
  );
}

export function withState(ctx: Context, { variant, publications }: KeptVariant): OrderableVariant {
  return { ...variant, state: stateOf(ctx, variant, publications) };
}

function stateOf(ctx: Context, variant: KeptVariant['variant'], publications: Publication[]): OrderState {
  if (publications.some((publication) => !isPublished(ctx, publication))) return 'unpublished';
  if (publications.some(({ marketFilter }) => marketFilter.includes(variant.ventureId))) return 'notInMarket';
  return variant.bundles.length === 0 ? 'withoutUnits' : 'orderable';
}

export function toKept(ctx: Context, row: OrderableRow): KeptVariant {
  const { bundles, product, imageAssets, startPublish, stopPublish, marketFilter, ...own } = row;
  return {
    variant: {
      ...own,
      productName: product.name,
      vatRate: product.vatRate,
      bundles: usableUnits(ctx, bundles).map(({ id, name, bundleCode, unitRatio, pricePer, gtin }) => ({
        id,
        name,
        bundleCode,
        unitRatio,
        pricePer,
        gtin,
      })),
      url: product.url,
      imageUrl: textsIn(imageAssets)[0] ?? product.displayImage,
    },
    publications: [publicationOf(row), publicationOf(product)],
  };
}

/** The product, and which of its variants where there are several to tell apart. */
export function nameOf({ productName, displayByValue }: OrderableVariant): string {
  return displayByValue === '' || productName.includes(displayByValue)
    ? productName
    : `${productName}, ${displayByValue}`;
}
