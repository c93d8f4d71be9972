import { Dice } from '../dice.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { isHidden } from './catalogue-hidden-variants.ts';
import { bundleId, ean13, seedOf, variantGuid } from './catalogue-ids.ts';
import { mainPicture, secondPicture, variantPicture } from './catalogue-pictures.ts';
import { type ProductDraft, variantName } from './catalogue-product.ts';
import { startPublish } from './catalogue-product-rows.ts';
import { products } from './catalogue-products.ts';
import { slug } from './catalogue-text.ts';
import { unitNames } from './catalogue-units.ts';

export const variantColumns = [
  'id',
  'guid',
  'product_id',
  'venture_id',
  'code',
  'name',
  'route_segment',
  'supplier_code',
  'variation_sku',
  'status',
  'status_code',
  'display_by_value',
  'image_assets',
  'download_assets',
  'sales_unit',
  'price_unit',
  'stock_unit',
  'stock_item',
  'start_publish',
  'stop_publish',
  'market_filter',
  'feature_list',
  'ib_feature_list',
  'usp_list',
  'application_instructions',
  'processing',
  'position',
] as const;

export const bundleColumns = [
  'id',
  'variant_id',
  'name',
  'bundle_code',
  'unit_ratio',
  'price_per',
  'gtin',
  'position',
] as const;

export function* variantRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    const { family } = product.kitchen;
    const shared = sharedImages(size.seed, product);
    const published = startPublish(size, product);
    const norm = JSON.stringify(family.norm ?? {});
    for (const variant of product.variants) {
      const dice = new Dice(seedOf(size.seed, variant.ordinal, 14));
      const name = variantName(product, variant);
      const own = variantPicture(product, variant);
      const ending = !product.known && dice.chance(0.02);
      yield [
        variant.id,
        variantGuid(size.seed, variant.ordinal),
        product.id,
        product.ventureId,
        variant.code,
        name,
        slug(name),
        product.known?.supplierCode ?? supplierCode(product, dice),
        `${product.ventureId}-${variant.code}`,
        ending ? 'Uitlopend' : 'Actief',
        ending ? 'U' : 'A',
        variant.goods.choice.text,
        own ? [own.path, ...(variant.goods.choice.material ? [] : shared.slice(1))] : shared,
        '[]',
        variant.goods.units.sales,
        variant.goods.units.price,
        variant.goods.units.sales,
        variant.stockItem,
        published,
        null,
        isHidden(size.seed, product, variant) ? [product.ventureId] : [],
        JSON.stringify(variant.goods.features),
        norm,
        [],
        family.use,
        family.work,
        variant.position,
      ];
    }
  }
}

export function* bundleRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    if (product.known?.withoutBundles) continue;
    for (const { id, ordinal, goods } of product.variants) {
      const { units } = goods;
      for (let position = 0; position < units.bundles.length; position++) {
        const bundle = units.bundles[position];
        if (!bundle) continue;
        const [code, ratio] = bundle;
        const number = bundleId(ordinal, position);
        // measures carry no barcode: only what can be scanned has one
        const scanned = code !== 'MTK' && code !== 'MTR' && code !== 'KGM' && code !== 'TNE';
        yield [
          number,
          id,
          unitNames[code] ?? code,
          code,
          ratio,
          code === units.price ? units.per : 1,
          scanned ? ean13(number) : null,
          position,
        ];
      }
    }
  }
}

/** The gallery shows the variant's pictures, and the product's own only without them (C 2.4). */
function sharedImages(seed: number, product: ProductDraft): string[] {
  const first = mainPicture(product);
  const second = secondPicture(seed, product);
  return first && second ? [first.path, second.path] : [];
}

function supplierCode(product: ProductDraft, dice: Dice): string {
  const number = dice.int(10_000, 999_999);
  return dice.chance(0.4) ? String(number) : `${product.brand.slice(0, 3).toUpperCase()}${number}`;
}
