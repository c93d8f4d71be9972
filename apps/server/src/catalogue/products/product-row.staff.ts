import type { ProductRow } from '@bouwpoort/contract/catalogue/products.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { importedFieldsOf } from '../../exchange/writing/field-sources.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { listPricesOf } from '../prices/prices.ts';
import { overridesOf } from './field-override.ts';
import { namesOfCategories, variantsAtGlance } from './products.ts';
import { type FoundProduct, productParts, stateOfProduct } from './products-list.ts';

export function scoreOf(missing: readonly string[]): number {
  return Math.round(((productParts.length - missing.length) / productParts.length) * 100);
}

/** The fields that can be edited in the list, by their names in data exchange. */
const rowFields = ['name', 'brand', 'hiddenInVentures'];

export async function describeProducts(ctx: StaffContext, found: readonly FoundProduct[]): Promise<ProductRow[]> {
  const ids = found.map(({ product }) => product.id);
  const [glances, categoryNames, imported, overrides] = await Promise.all([
    variantsAtGlance(ctx.db, ids),
    namesOfCategories(ctx.db, [...new Set(found.flatMap(({ product }) => product.categoryId ?? []))]),
    importedFieldsOf(ctx.db, 'product', ids),
    overridesOf(
      ctx.db,
      ids.map((id) => ({ entity: 'product', entityId: String(id) })),
    ),
  ]);
  const prices = await listPricesOf(
    ctx.db,
    [...glances.values()].map(({ firstId }) => firstId),
  );
  const isOverridden = new Set(overrides.map(({ entityId, field }) => `${entityId} ${field}`));
  const now = ctx.clock();
  return found.map(({ product, missing }) => {
    const glance = glances.get(product.id);
    const price = glance && prices.get(glance.firstId);
    const fields = imported.get(String(product.id))?.fields;
    return {
      productId: product.id,
      ventureId: product.ventureId,
      name: product.name,
      brand: product.brand,
      categoryId: product.categoryId,
      categoryName: product.categoryId === null ? '' : (categoryNames.get(product.categoryId) ?? ''),
      imageUrl: product.displayImage,
      code: glance?.firstCode ?? null,
      variantCount: glance?.count ?? 0,
      price: price ? toWire(price.priceDelivery) : null,
      priceUnit: glance?.priceUnit ?? '',
      missing,
      score: scoreOf(missing),
      state: stateOfProduct(product, now),
      isVisible: !product.marketFilter.includes(product.ventureId),
      locked: rowFields.filter((field) => fields?.has(field) && !isOverridden.has(`${product.id} ${field}`)),
      updatedAt: product.updatedAt.toISOString(),
      version: product.version,
    };
  });
}
