import type { BeheerProduct, NewProduct, NewVariant } from '@bouwpoort/contract/catalogue/products.staff';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { addListPrice } from '../prices/prices.ts';
import { productEntity, readProductForStaff, requireProductThere } from './product-detail.staff.ts';
import { insertProduct, insertVariant } from './product-edit.ts';
import { findCategoryRow } from './products.ts';

/** For a shop without a program that sends its articles: a product that can be ordered at once. */
export async function addProduct(ctx: StaffContext, given: NewProduct): Promise<BeheerProduct> {
  const { ventureId, categoryId, name, brand, vatRate } = given;
  requireThere(ctx, { ventureId });
  const venture = await findVenture(ctx, ventureId);
  const category = await findCategoryRow(ctx.db, categoryId);
  if (!venture || category?.ventureId !== ventureId)
    throw new AppError('invalidInput', { errors: { categoryId: ['Deze categorie bestaat niet in deze winkel'] } });
  const productId = await ctx.db.transaction(async (db) => {
    const values = { ventureId, venturePath: venture.path, categoryId, name, brand, vatRate };
    const product = await insertProduct(db, { ...values, startPublish: ctx.clock() });
    await addVariantTo({ ...ctx, db }, { productId: product.id, ventureId, position: 0 }, given);
    await auditWrite(ctx, db, {
      entity: productEntity,
      entityId: String(product.id),
      entityName: name,
      ventureId,
      before: null,
      after: { name, brand, vatRate, categoryId, code: given.code },
    });
    return product.id;
  });
  return readProductForStaff(ctx, productId);
}

export async function addVariant(ctx: StaffContext, productId: number, given: NewVariant): Promise<BeheerProduct> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const { product, variants } = await requireProductThere(tx, productId, { lock: true });
    const { ventureId } = product;
    const position = Math.max(0, ...variants.map((one) => one.position + 1));
    await addVariantTo(tx, { productId, ventureId, position }, given);
    await auditWrite(ctx, db, {
      ...{ entity: productEntity, entityId: String(productId), entityName: product.name, ventureId },
      before: null,
      after: { variant: given.code, variantName: given.variantName },
    });
  });
  return readProductForStaff(ctx, productId);
}

async function addVariantTo(
  tx: StaffContext,
  place: { productId: number; ventureId: string; position: number },
  given: NewVariant,
): Promise<void> {
  const { code, variantName, displayByValue, salesUnit, priceUnit, stockUnit, units } = given;
  const values = { ...place, code, name: variantName, displayByValue, salesUnit, priceUnit, stockUnit };
  const variant = await insertVariant(tx.db, { ...values, startPublish: tx.clock() }, units);
  if (!variant) throw new AppError('invalidInput', { errors: { code: ['Dit artikelnummer bestaat al'] } });
  const stored = (price: number) => decimal(price).toFixed(4);
  await addListPrice(tx.db, variant.id, {
    priceDelivery: stored(given.priceDelivery),
    pricePickup: stored(given.pricePickup),
    salesPricePer: given.pricePer,
  });
}
