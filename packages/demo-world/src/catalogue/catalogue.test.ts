import { beforeAll, describe, expect, it } from 'vitest';
import { datasheetPdf } from '../datasheet-pdf.ts';
import { FAMILIES } from '../pictures/draw-product.ts';
import { MATERIALS } from '../pictures/materials.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { catalogueFills } from './catalogue.ts';
import { demoCategories } from './catalogue-categories.ts';
import { featureKeys } from './catalogue-features.ts';
import {
  articleCode,
  eanCheckDigit,
  MOST_BUNDLES,
  MOST_VARIANTS,
  productId,
  variantId,
  variantOrdinal,
} from './catalogue-ids.ts';
import { goodsOf, kitchens } from './catalogue-kitchen.ts';
import { knownProducts } from './catalogue-known-products.ts';
import { planProducts } from './catalogue-plan.ts';
import { shops } from './catalogue-shops.ts';

type Row = Readonly<Record<string, Cell>>;

const size: DemoWorldSize = { products: 3_000, seed: 7, today: '2026-03-02' };

function tables(of: DemoWorldSize): Map<string, Row[]> {
  return new Map(
    catalogueFills(of).map(({ table, columns, rows }) => [
      table,
      [...rows].map((row) => {
        if (row.length !== columns.length) throw new Error(`${table} has a row of ${row.length} cells`);
        return Object.fromEntries(columns.map((column, i) => [column, row[i] ?? null]));
      }),
    ]),
  );
}

let made: Map<string, Row[]>;
beforeAll(() => {
  made = tables(size);
});

function rowsOf(table: string): Row[] {
  return made.get(table) ?? [];
}

function ids(table: string, column = 'id'): Set<Cell> {
  return new Set(rowsOf(table).map((row) => row[column] ?? null));
}

function grouped(table: string, column: string): Map<Cell, Row[]> {
  return Map.groupBy(rowsOf(table), (row) => row[column] ?? null);
}

describe('the demo catalogue', () => {
  it('is the same for the same seed, and another for another', () => {
    const small = { ...size, products: 150 };
    const again = JSON.stringify([...tables(small)]);
    expect(JSON.stringify([...tables(small)])).toBe(again);
    expect(JSON.stringify([...tables({ ...small, seed: 8 })])).not.toBe(again);
  });

  it('has as many products as asked, about three variants each, spread over the shops', () => {
    expect(rowsOf('product')).toHaveLength(3_000);
    expect(rowsOf('variant').length / 3_000).toBeGreaterThan(2.8);
    expect(rowsOf('variant').length / 3_000).toBeLessThan(3.8);
    const perShop = grouped('product', 'venture_id');
    for (const shop of shops) expect((perShop.get(shop.id)?.length ?? 0) / 3_000).toBeCloseTo(shop.share, 2);
    expect(ids('product', 'brand').size).toBeGreaterThanOrEqual(25);
  });

  it('fills the tables in an order in which every reference is met', () => {
    expect([...made.keys()]).toEqual([
      'category',
      'feature',
      'search_synonym',
      'product',
      'variant',
      'bundle',
      'list_price',
      'price_tier',
      'stock',
      'price_agreement',
      'media_file',
    ]);
    const categories = ids('category');
    const products = ids('product');
    const variants = ids('variant');
    const warehouses = new Set<Cell>(shops.flatMap((shop) => shop.warehouses));
    for (const c of rowsOf('category')) expect(c.parent_id === null || categories.has(c.parent_id ?? null)).toBe(true);
    for (const p of rowsOf('product')) expect(categories.has(p.category_id ?? null)).toBe(true);
    for (const v of rowsOf('variant')) expect(products.has(v.product_id ?? null)).toBe(true);
    for (const table of ['bundle', 'list_price', 'price_tier', 'stock', 'price_agreement']) {
      const stray = rowsOf(table).filter((row) => !variants.has(row.variant_id ?? null));
      expect(stray, table).toEqual([]);
    }
    expect(rowsOf('stock').filter((row) => !warehouses.has(row.warehouse_code ?? null))).toEqual([]);
  });

  it('gives no id, code, guid, address or path twice', () => {
    const keys: Record<string, (row: Row) => string> = {
      category: (row) => `${row.url}`,
      product: (row) => `${row.url}`,
      variant: (row) => `${row.venture_id} ${row.code}`,
      bundle: (row) => `${row.id}`,
      list_price: (row) => `${row.variant_id}`,
      price_tier: (row) => `${row.variant_id} ${row.kind} ${row.ladder_quantity}`,
      stock: (row) => `${row.variant_id} ${row.warehouse_code}`,
      price_agreement: (row) => `${row.id}`,
      media_file: (row) => `${row.path}`,
    };
    for (const [table, key] of Object.entries(keys)) {
      expect(new Set(rowsOf(table).map(key)).size, table).toBe(rowsOf(table).length);
    }
    for (const table of ['category', 'product', 'variant']) expect(ids(table).size).toBe(rowsOf(table).length);
    expect(ids('variant', 'guid').size).toBe(rowsOf('variant').length);
    expect(new Set(rowsOf('product').map((p) => `${p.venture_id} ${p.name}`)).size).toBe(3_000);
  });

  it('keeps ids in the database’s range and in the given bands', () => {
    const highest = (table: string) => Math.max(...rowsOf(table).map((row) => Number(row.id)));
    expect(Math.min(...rowsOf('product').map((row) => Number(row.id)))).toBe(100_000);
    expect(highest('variant')).toBeLessThan(10_000_000);
    expect(highest('bundle')).toBeLessThan(2_147_483_647);
    for (const { id, ventureId } of demoCategories()) expect(String(id).slice(0, 2)).toBe(ventureId.slice(0, 2));
  });

  it('has one base unit with ratio 1 and every unit of the variant among its bundles', () => {
    const bundles = grouped('bundle', 'variant_id');
    const without = [];
    for (const variant of rowsOf('variant')) {
      const own = bundles.get(variant.id ?? null);
      if (!own) {
        without.push(variant.product_id);
        continue;
      }
      expect(own.filter((bundle) => Number(bundle.unit_ratio) === 1)).toHaveLength(1);
      expect(own.every((bundle) => Number(bundle.unit_ratio) > 0)).toBe(true);
      const codes = own.map((bundle) => bundle.bundle_code);
      expect(codes).toEqual(expect.arrayContaining([variant.sales_unit, variant.price_unit, variant.stock_unit]));
      expect(new Set(codes).size).toBe(codes.length);
    }
    expect(new Set(without)).toEqual(new Set([100_005]));
  });

  it('could make no unit without a base, no price of nothing and no empty choice, at any size', () => {
    for (const { family, combinations } of kitchens.values()) {
      expect(combinations.length, family.key).toBeGreaterThan(0);
      for (const combination of combinations) {
        const { choices, offered } = combination;
        const what = `${family.key} ${choices.map(({ text }) => text).join(' ')}`;
        expect(offered.length > 0 && offered.length <= MOST_VARIANTS, what).toBe(true);
        expect(new Set(offered.map(({ text }) => text)).size, what).toBe(offered.length);
        const outcomes = offered.map((_, position) => {
          const { units, price } = goodsOf(family, combination, position) ?? {};
          const bases = units?.bundles.filter(([, ratio]) => ratio === 1).length;
          return bases === 1 && Number(units?.bundles.length) <= MOST_BUNDLES && Number(price) > 0;
        });
        expect(outcomes.every(Boolean), what).toBe(true);
      }
    }
  });

  it('has names enough for the largest catalogue', () => {
    for (const shop of shops) {
      const sold = [...kitchens.values()].filter((kitchen) => kitchen.place[shop.id]);
      const capacity = sold.reduce((sum, kitchen) => sum + kitchen.capacity, 0);
      expect(capacity).toBeGreaterThan(200_000 * shop.share);
    }
  });

  it('goes on with next series of its lines beyond that', () => {
    const large = { ...size, products: 1_000_000 };
    const planned = planProducts(large).reduce((sum, { from, until }) => sum + until - from, knownProducts.length);
    expect(planned).toBe(1_000_000);
    const indexes = Array.from({ length: 1_000_000 }, (_, index) => index);
    expect(new Set(indexes.map(productId)).size).toBe(indexes.length);
    expect(new Set(indexes.map((index) => articleCode(index, 0))).size).toBe(indexes.length);
    expect(productId(899_999)).toBeLessThan(variantId(0));
    expect(productId(900_000)).toBeGreaterThan(variantId(variantOrdinal(999_999, MOST_VARIANTS)));
  });

  it('has EAN codes with a valid check digit, from the Netherlands', () => {
    const codes = rowsOf('bundle').flatMap((bundle) => (bundle.gtin === null ? [] : [String(bundle.gtin)]));
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      expect(code).toMatch(/^871\d{10}$/);
      expect(Number(code[12])).toBe(eanCheckDigit(code.slice(0, 12)));
    }
    expect(eanCheckDigit('871125300120')).toBe(2);
  });

  it('has article numbers of seven digits, some with leading zeros', () => {
    const codes = rowsOf('variant').map((variant) => String(variant.code));
    expect(codes.every((code) => /^\d{7}$/.test(code))).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('lowers the price with the quantity, always, and pickup below delivery', () => {
    const list = new Map(rowsOf('list_price').map((row) => [row.variant_id, row]));
    for (const [variantId, tiers] of grouped('price_tier', 'variant_id')) {
      for (const kind of ['warehouse', 'direct']) {
        const ladder = tiers.filter((tier) => tier.kind === kind);
        expect(ladder.length).toBeLessThanOrEqual(5);
        let price = Number(list.get(variantId)?.price_delivery);
        let quantity = 0;
        for (const tier of ladder) {
          expect(Number(tier.price_delivery)).toBeLessThan(price);
          expect(Number(tier.ladder_quantity)).toBeGreaterThan(quantity);
          price = Number(tier.price_delivery);
          quantity = Number(tier.ladder_quantity);
        }
      }
    }
    for (const row of rowsOf('list_price')) {
      expect(Number(row.price_delivery)).toBeGreaterThan(0);
      expect(Number(row.price_pickup)).toBeLessThanOrEqual(Number(row.price_delivery));
    }
  });

  it('delivers a full load directly for less than anything from the yard', () => {
    const dearer = [...grouped('price_tier', 'variant_id').values()].filter((tiers) => {
      const pricesOf = (kind: string) => tiers.flatMap((t) => (t.kind === kind ? [Number(t.price_delivery)] : []));
      const direct = pricesOf('direct');
      return direct.length > 0 && Math.max(...direct) >= Math.min(...pricesOf('warehouse'), Number.POSITIVE_INFINITY);
    });
    expect(dearer).toEqual([]);
  });

  it('asks the same deposit of everybody, delivered or fetched', () => {
    const deposits = new Map(
      [...kitchens.values()].flatMap(({ family, combinations }) =>
        family.fixedPrice
          ? combinations.map(({ choices, scope }) => [choices[0]?.text ?? '', family.price(scope)])
          : [],
      ),
    );
    const prices = new Map(rowsOf('list_price').map((row) => [row.variant_id, row]));
    const found = rowsOf('product').flatMap((product) => {
      const [, what = ''] = /statiegeld (\w+)/i.exec(String(product.name)) ?? [];
      return deposits.has(what)
        ? (grouped('variant', 'product_id').get(product.id ?? null) ?? []).map((v) => [what, v.id])
        : [];
    });
    expect(found.length).toBeGreaterThan(2);
    for (const [what, variantId] of found) {
      const row = prices.get(variantId ?? null);
      if (row)
        expect([row.price_delivery, row.price_pickup]).toEqual([
          deposits.get(String(what)),
          deposits.get(String(what)),
        ]);
      for (const table of ['price_tier', 'price_agreement'])
        expect(ids(table, 'variant_id').has(variantId ?? null)).toBe(false);
    }
  });

  it('keeps no more pallets and big bags than a yard has room for', () => {
    const units = new Map(rowsOf('variant').map((row) => [row.id, row.sales_unit]));
    const most = (unit: string) =>
      Math.max(
        ...rowsOf('stock')
          .filter((row) => units.get(row.variant_id ?? null) === unit)
          .map((row) => Number(row.purchase_available_quantity)),
      );
    expect(most('09')).toBeLessThanOrEqual(24);
    expect(most('BGE')).toBeLessThanOrEqual(30);
  });

  it('prints the number of the variant on its picture, and none that is not of all on the picture of the product', () => {
    const notes = new Map(rowsOf('media_file').map((row) => [row.path, JSON.parse(String(row.drawing)).note]));
    let printed = 0;
    for (const variants of grouped('variant', 'product_id').values()) {
      for (const variant of variants) {
        const [path] = variant.image_assets as readonly string[];
        const [, thickness] = /^([\d,]+) mm$/.exec(String(variant.display_by_value)) ?? [];
        const note = notes.get(path ?? null);
        if (!thickness || !note?.endsWith(' MM')) continue;
        printed++;
        expect(note).toBe(`${thickness} MM`);
      }
    }
    expect(printed).toBeGreaterThan(100);
    expect([...notes.values()].filter((note) => /\d\.\d/.test(note ?? ''))).toEqual([]);
  });

  it('states the size a data sheet really has', () => {
    const files = new Map(rowsOf('media_file').map((row) => [row.path, JSON.parse(String(row.drawing))]));
    const stated = rowsOf('product').flatMap((row) => JSON.parse(String(row.download_assets)));
    expect(stated.length).toBeGreaterThan(500);
    for (const { url, size } of stated) {
      const { title, lines } = files.get(url);
      expect(datasheetPdf(title, lines).length).toBe(size);
    }
  });

  it('stocks whole quantities above nothing, three quarters of the variants being stock items', () => {
    for (const row of rowsOf('stock')) {
      expect(Number(row.purchase_available_quantity)).toBeGreaterThan(0);
      expect(Number.isInteger(row.purchase_available_quantity)).toBe(true);
    }
    const items = rowsOf('variant').filter((variant) => variant.stock_item === true).length;
    expect(items / rowsOf('variant').length).toBeGreaterThan(0.68);
    expect(items / rowsOf('variant').length).toBeLessThan(0.84);
  });

  it('agrees prices with a customer or a group, running, over and still to come', () => {
    const agreements = rowsOf('price_agreement');
    for (const row of agreements) expect((row.customer_id === null) !== (row.customer_group === null)).toBe(true);
    expect(ids('price_agreement', 'customer_id')).toEqual(new Set([null, '510001', '510002', '520001', '530001']));
    expect(ids('price_agreement', 'customer_group')).toEqual(new Set([null, 'A', 'B', 'C']));
    expect(agreements.some((row) => row.valid_until !== null && String(row.valid_until) < size.today)).toBe(true);
    expect(agreements.some((row) => String(row.valid_from) > size.today)).toBe(true);
  });

  it('shows only pictures and files that exist, drawn with known families and materials', () => {
    const paths = ids('media_file', 'path');
    const shown = [
      ...rowsOf('category').map((row) => row.image_url),
      ...rowsOf('product').flatMap((row) => [row.display_image, ...(row.image_assets as readonly string[])]),
      ...rowsOf('variant').flatMap((row) => row.image_assets as readonly string[]),
      ...rowsOf('product').flatMap((row) => JSON.parse(String(row.download_assets)).map(({ url }: Row) => url)),
    ].filter((path) => path !== null);
    expect(shown.filter((path) => !paths.has(path ?? null))).toEqual([]);
    for (const row of rowsOf('media_file')) {
      const drawing = JSON.parse(String(row.drawing));
      if (row.content_type === 'application/pdf') {
        expect(drawing.kind).toBe('datasheet');
        continue;
      }
      expect(Object.keys(FAMILIES)).toContain(drawing.family);
      if (drawing.material) expect(Object.keys(MATERIALS)).toContain(drawing.material);
    }
  });

  it('uses only features that are named, a dozen of them as filters', () => {
    const used = new Set(rowsOf('variant').flatMap((row) => Object.keys(JSON.parse(String(row.feature_list)))));
    expect([...used].filter((key) => !featureKeys.has(key))).toEqual([]);
    expect(rowsOf('feature').filter((row) => row.is_filter === true).length).toBeGreaterThanOrEqual(12);
  });

  it('lists in data sheets only what is offered', () => {
    const sheets = new Map(rowsOf('media_file').map((row) => [String(row.path), String(row.drawing)]));
    const hidden = rowsOf('variant').filter((variant) => variant.market_filter?.toString() !== '');
    const products = new Map(rowsOf('product').map((row) => [row.id, row]));
    const listed = hidden.flatMap((variant) => {
      const product = products.get(variant.product_id ?? null);
      const [download] = JSON.parse(String(product?.download_assets)) as { url: string }[];
      const drawing = sheets.get(download?.url ?? '');
      if (!product || !drawing) return [];
      const { lines } = JSON.parse(drawing) as { lines: string[] };
      const [, values = ''] =
        lines.find((line) => line.startsWith(`${product.display_variants_by}: `))?.split(': ') ?? [];
      return { values: values.split(', '), hidden: String(variant.display_by_value) };
    });
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.filter(({ values, hidden }) => values.includes(hidden))).toEqual([]);
  });

  it('counts in descriptions only what is offered', () => {
    const variants = grouped('variant', 'product_id');
    const wrong = rowsOf('product').filter((product) => {
      const [, told] = /Leverbaar in (\d+) /.exec(String(product.commercial_description)) ?? [];
      const offered = variants.get(product.id ?? null)?.filter((variant) => variant.market_filter?.toString() === '');
      return told !== undefined && Number(told) !== offered?.length;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(rowsOf('variant').filter((variant) => variant.market_filter?.toString() !== '').length).toBeGreaterThan(50);
  });

  it('counts pieces only in boxes that are sold by the piece', () => {
    const counts = rowsOf('variant').flatMap((row) => JSON.parse(String(row.feature_list)).aantal ?? []);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts.filter((count: string) => !/^([2-9]|[1-9]\d+)$/.test(count)))).toEqual(new Set());
  });

  it('has numbers or ranges before the units of features, so that the two read as one', () => {
    const measured = new Set(rowsOf('feature').flatMap((row) => (row.unit === '' ? [] : [String(row.key)])));
    const unreadable = new Set<string>();
    for (const row of rowsOf('variant')) {
      for (const [key, value] of Object.entries<string>(JSON.parse(String(row.feature_list)))) {
        if (measured.has(key) && !/^\d+(,\d+)?(–\d+(,\d+)?)?$/.test(value)) unreadable.add(`${key}: ${value}`);
      }
    }
    expect([...unreadable]).toEqual([]);
  });

  it('has three levels of categories and something in every leaf', () => {
    const used = ids('product', 'category_id');
    for (const row of rowsOf('category')) {
      const ancestors = row.ancestors as readonly number[];
      expect(ancestors.at(-1)).toBe(row.id);
      expect(row.content_type).toBe(ancestors.length === 1 ? 'CategoryNode' : 'CategorySubNode');
      if (ancestors.length === 3) expect(used.has(row.id ?? null), `${row.url}`).toBe(true);
    }
    for (const shop of shops) {
      const mains = rowsOf('category').filter((row) => row.venture_id === shop.id && row.parent_id === null);
      expect(mains.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('introduces a category without a verb that its name could disagree with', () => {
    expect(rowsOf('category').filter((row) => String(row.body_intro_text).includes(' hoort '))).toEqual([]);
  });

  it('writes sentences without holes', () => {
    const texts = [
      ...rowsOf('product').map((row) => `${row.name} ${row.commercial_description}`),
      ...rowsOf('variant').map((row) => String(row.name)),
    ];
    expect(texts.filter((text) => /[{}]|undefined|NaN| {2}| ,|, ,/.test(text))).toEqual([]);
  });
});
