import type { Cell, DemoWorldSize, TableFill } from '../table-fill.ts';
import { categoryColumns, categoryCount, categoryRows } from './catalogue-categories.ts';
import { featureColumns, featureCount, featureRows } from './catalogue-features.ts';
import { mediaColumns, mediaRows } from './catalogue-media-rows.ts';
import {
  expectedAgreements,
  listPriceColumns,
  listPriceRows,
  priceAgreementColumns,
  priceAgreementRows,
  priceTierColumns,
  priceTierRows,
} from './catalogue-price-rows.ts';
import { productColumns, productRows } from './catalogue-product-rows.ts';
import { expectedVariants } from './catalogue-products.ts';
import { stockColumns, stockRows } from './catalogue-stock-rows.ts';
import { synonymColumns, synonymCount, synonymRows } from './catalogue-synonyms.ts';
import { bundleColumns, bundleRows, variantColumns, variantRows } from './catalogue-variant-rows.ts';

/** The demo catalogue, table by table, in the order in which the foreign keys can be met. */
export function catalogueFills(size: DemoWorldSize): TableFill[] {
  const variants = expectedVariants(size);
  return [
    fill('category', categoryColumns, categoryCount, categoryRows),
    fill('feature', featureColumns, featureCount, featureRows),
    fill('search_synonym', synonymColumns, synonymCount, synonymRows),
    fill('product', productColumns, size.products, () => productRows(size)),
    fill('variant', variantColumns, variants, () => variantRows(size)),
    fill('bundle', bundleColumns, variants * 2.55, () => bundleRows(size)),
    fill('list_price', listPriceColumns, variants * 0.98, () => listPriceRows(size)),
    fill('price_tier', priceTierColumns, variants * 1.43, () => priceTierRows(size)),
    fill('stock', stockColumns, variants * 2.1, () => stockRows(size)),
    fill('price_agreement', priceAgreementColumns, expectedAgreements(size, variants), () =>
      priceAgreementRows(size, variants),
    ),
    fill('media_file', mediaColumns, categoryCount + size.products * 2.2 + variants * 0.3, () => mediaRows(size)),
  ];
}

/** Iterating starts the rows afresh each time, unlike a generator that has been used up. */
function fill(
  table: string,
  columns: readonly string[],
  expected: number,
  rows: () => Iterator<readonly Cell[]>,
): TableFill {
  return { table, columns, expected: Math.round(expected), rows: { [Symbol.iterator]: rows } };
}
