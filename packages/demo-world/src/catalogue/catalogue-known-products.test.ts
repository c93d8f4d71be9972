import { describe, expect, it } from 'vitest';
import { readData } from '../data-files.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { catalogueFills } from './catalogue.ts';
import { knownProducts } from './catalogue-known-products.ts';
import { demoProducts } from './catalogue-orderables.ts';

type Row = Readonly<Record<string, Cell>>;

/** The rows of the known products only, at a size. */
function knownTables(size: DemoWorldSize): Map<string, Row[]> {
  const last = knownProducts.at(-1)?.variantIds.at(-1) ?? 0;
  const made = new Map<string, Row[]>();
  for (const { table, columns, rows } of catalogueFills(size)) {
    const kept: Row[] = [];
    for (const row of rows) {
      const record = Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]));
      const variantId = Number(record.variant_id ?? (table === 'variant' ? record.id : 0));
      if (variantId <= last) kept.push(record);
    }
    made.set(table, kept);
  }
  return made;
}

const size: DemoWorldSize = { products: 100, seed: 3, today: '2026-03-02' };
const made = knownTables(size);

function known(key: string) {
  const product = knownProducts.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`no known product ${key}`);
  const of = (table: string) =>
    (made.get(table) ?? []).filter((row) => (product.variantIds as readonly Cell[]).includes(row.variant_id ?? null));
  return {
    product,
    row: made.get('product')?.find((row) => row.id === product.id),
    variants: (made.get('variant') ?? []).filter((row) => row.product_id === product.id),
    bundles: of('bundle'),
    prices: of('list_price'),
    tiers: of('price_tier'),
    stock: of('stock'),
    agreements: of('price_agreement'),
  };
}

/** Unit codes of the first variant, sales and price unit first. */
function units(key: string) {
  const { variants, bundles, prices } = known(key);
  const [first] = variants;
  const own = bundles.filter((bundle) => bundle.variant_id === first?.id).map((bundle) => bundle.bundle_code);
  return { sales: first?.sales_unit, price: first?.price_unit, codes: own, per: prices[0]?.sales_price_per };
}

describe('known products', () => {
  it('stand where they say, with their article numbers, at every size', () => {
    const large = knownTables({ ...size, products: 400 });
    for (const product of knownProducts) {
      const { row, variants } = known(product.key);
      expect(row?.url).toBe(product.url);
      expect(row?.venture_id).toBe(product.ventureId);
      expect(variants.map((variant) => variant.id)).toEqual(product.variantIds);
      expect(variants.map((variant) => variant.code)).toEqual(product.articleCodes);
    }
    expect(large.get('variant')).toEqual(made.get('variant'));
    expect(large.get('list_price')).toEqual(made.get('list_price'));
    expect(large.get('stock')).toEqual(made.get('stock'));
  });

  it('have one, two and more than twelve variants', () => {
    expect(known('oneVariant').variants).toHaveLength(1);
    expect(known('twoVariants').variants).toHaveLength(2);
    expect(known('manyVariants').variants.length).toBeGreaterThan(12);
  });

  it('lack an image, bundles, a price or stock items', () => {
    const { row, variants } = known('withoutImage');
    expect([row?.display_image, row?.image_assets, variants[0]?.image_assets]).toEqual([null, [], []]);
    expect(known('withoutBundles').bundles).toEqual([]);
    expect(known('withoutPrice').prices).toEqual([]);
    expect(known('withoutStockItems').variants.every((variant) => variant.stock_item === false)).toBe(true);
    expect(known('withoutStockItems').stock).toEqual([]);
    expect(known('stockNowhere').variants.every((variant) => variant.stock_item === true)).toBe(true);
  });

  it('hide variants by marketFilter', () => {
    const filters = known('hiddenVariants').variants.map((variant) => variant.market_filter);
    expect(filters).toEqual([[], ['210'], [], [], ['210'], []]);
  });

  it('cover the unit families', () => {
    expect(units('packPerSquareMetre')).toEqual({ sales: 'PK', price: 'MTK', codes: ['MTK', 'PK', '09'], per: 1 });
    expect(units('manyVariants')).toMatchObject({ sales: 'BX', price: 'PCE', per: 100 });
    expect(units('oneVariant')).toEqual({ sales: 'BG', price: 'BG', codes: ['BG', '09'], per: 1 });
    expect(units('lengthPerMetre')).toMatchObject({ sales: 'LGT', price: 'MTR' });
    expect(units('bigBag')).toMatchObject({ sales: 'BGE', price: 'BGE' });
    expect(units('roll')).toMatchObject({ sales: 'RO', price: 'RO' });
    expect(units('boardPerSquareMetre')).toMatchObject({ sales: 'PG', price: 'MTK' });
  });

  it('have no, one and five tiers, and direct-delivery tiers', () => {
    const ladder = (key: string, kind: string) => {
      const { product, tiers } = known(key);
      return tiers.filter((tier) => tier.variant_id === product.variantIds[0] && tier.kind === kind).length;
    };
    expect(ladder('noTiers', 'warehouse')).toBe(0);
    expect(ladder('oneTier', 'warehouse')).toBe(1);
    expect(ladder('fiveTiers', 'warehouse')).toBe(5);
    expect(ladder('directTiers', 'direct')).toBe(3);
    expect(ladder('directTiers', 'warehouse')).toBe(2);
    expect(ladder('fiveTiersAndDirect', 'warehouse')).toBe(5);
    expect(ladder('fiveTiersAndDirect', 'direct')).toBe(5);
  });

  it('are in stock at one branch, at another, or nowhere', () => {
    const warehouses = (key: string) => [...new Set(known(key).stock.map((row) => row.warehouse_code))];
    expect(warehouses('stockOwnBranchOnly')).toEqual([2102]);
    expect(warehouses('stockDefaultBranchOnly')).toEqual([2101]);
    expect(warehouses('stockOtherBranchOnly')).toEqual([2105]);
    expect(warehouses('stockNowhere')).toEqual([]);
    expect(warehouses('packPerSquareMetre')).toHaveLength(6);
  });

  it('have price agreements of each kind', () => {
    const [own] = known('oneVariant').agreements;
    expect(own).toMatchObject({ customer_id: '510001', customer_group: null });
    expect(String(own?.valid_from) <= size.today).toBe(true);
    expect(own?.valid_until === null || String(own?.valid_until) >= size.today).toBe(true);
    expect(known('twoVariants').agreements.map((row) => row.customer_group)).toEqual(['A', 'B', 'C', 'A', 'B', 'C']);
    for (const row of known('noTiers').agreements) expect(String(row.valid_until) < size.today).toBe(true);
    for (const row of known('oneTier').agreements) expect(String(row.valid_from) > size.today).toBe(true);
    expect(known('oneTier').agreements).toHaveLength(1);
  });

  it('have VAT at nine and at zero per cent, own images per colour, and a supplier code that is shared', () => {
    expect(known('vatNine').row?.vat_rate).toBe(9);
    expect(known('vatZero').row?.vat_rate).toBe(0);
    const images = known('colourTile').variants.map((variant) => String(variant.image_assets));
    expect(new Set(images).size).toBe(6);
    const codes = [known('sameSupplierCodeOne'), known('sameSupplierCodeTwo')].map((p) => p.variants[0]?.supplier_code);
    expect(codes).toEqual(['PV75010', 'PV75010']);
  });
});

describe('demo products for orders', () => {
  it('can be ordered, and agree with the catalogue', () => {
    const orderables = demoProducts(size, '220', 15);
    expect(orderables).toHaveLength(15);
    expect(JSON.stringify(demoProducts(size, '220', 15))).toBe(JSON.stringify(orderables));
    const fills = new Map(catalogueFills(size).map((fill) => [fill.table, [...fill.rows]]));
    for (const orderable of orderables) {
      const variant = fills.get('variant')?.find((row) => row[0] === orderable.variantId);
      expect(variant?.slice(0, 6)).toEqual([
        orderable.variantId,
        orderable.guid,
        orderable.productId,
        '220',
        orderable.code,
        orderable.variantName,
      ]);
      const price = fills.get('list_price')?.find((row) => row[0] === orderable.variantId);
      expect(price?.[1]).toBe(orderable.priceDelivery);
    }
  });

  it('have the price per pallet that the home of Steenhof promises', () => {
    const rows = knownTables({ ...size, seed: 20261115 });
    const home = readData('content/steenhof.json').toString('utf8');
    const [, percent] = /per pallet, (\d+)% lager/.exec(home) ?? [];
    const product = knownProducts.find(({ key }) => key === 'fiveTiers');
    expect(home).toContain(`"href": "${product?.url}"`);
    expect(product?.variantIds.length).toBeGreaterThan(0);
    for (const variantId of product?.variantIds ?? []) {
      const of = (table: string) => (rows.get(table) ?? []).filter((row) => row.variant_id === variantId);
      const pallet = Number(of('bundle').find((row) => row.bundle_code === '09')?.unit_ratio);
      const tier = of('price_tier').find((row) => row.kind === 'warehouse' && row.ladder_quantity === pallet);
      const part = Number(tier?.price_delivery) / Number(of('list_price')[0]?.price_delivery);
      expect(part).toBeLessThanOrEqual(1 - Number(percent) / 100);
    }
  });
});
