import {
  readField,
  toProductFields,
  variantField,
  withProductFields,
} from '@bouwpoort/contract/catalogue/product-fields.staff';
import type {
  BeheerProduct,
  beheerProductRoutes,
  ProductEdit,
  ProductRow,
} from '@bouwpoort/contract/catalogue/products.staff';
import type { z } from 'zod';
import { takeFromTray } from '../../exchange/uncategorised/uncategorised.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { filesAt } from '../../organisation/media/media.ts';
import { auditWrite, conflictWith, type StaffContext } from '../../organisation/staff/staff.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { addOverrides, removeOverride } from './field-override.ts';
import { editOf, productEntity, readProductForStaff, requireProductThere, versionOf } from './product-detail.staff.ts';
import { downloadsIn } from './product-downloads.staff.ts';
import {
  isProductUrlFree,
  type ProductValues,
  productUrl,
  replaceRelations,
  replaceUnits,
  updateProducts,
  updateVariant,
  type VariantValues,
  type WholeProduct,
} from './product-edit.ts';
import { describeProducts } from './product-row.staff.ts';
import { importedValue, originsOf, ProductOrigins, unitFields, valueToKeep } from './product-sources.staff.ts';
import { findCategoryRow, namesOfProducts, searchProducts } from './products.ts';

type Routes = typeof beheerProductRoutes;

export async function saveProduct(
  ctx: StaffContext,
  productId: number,
  { edit, version }: z.output<Routes['change']['body']>,
): Promise<BeheerProduct> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const whole = await requireProductThere(tx, productId, { lock: true });
    const origins = await originsOfOne(db, whole);
    const current = editOf(whole, origins);
    if (versionOf(current) !== version) throw changedMeanwhile({ ...current, version: versionOf(current) });
    await writeEdit(tx, { whole, origins, current }, edit);
  });
  return readProductForStaff(ctx, productId);
}

/** Editing an imported field in a list overrides it. */
export async function saveProductRow(
  ctx: StaffContext,
  productId: number,
  { version, ...given }: z.output<Routes['changeRow']['body']>,
): Promise<ProductRow> {
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const whole = await requireProductThere(tx, productId, { lock: true });
    if (whole.product.version !== version) throw changedMeanwhile(await readRow(tx, productId));
    const origins = await originsOfOne(db, whole);
    const current = editOf(whole, origins);
    const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const edit = withProductFields(current, fields);
    const theirs = Object.keys(fields).filter((field) => origins.of(field) && differs(current, edit, field));
    await writeEdit(
      tx,
      { whole, origins, current },
      { ...edit, overridden: [...new Set([...edit.overridden, ...theirs])] },
    );
  });
  return readRow(ctx, productId);
}

async function readRow(ctx: StaffContext, productId: number): Promise<ProductRow> {
  const page = { sort: 'name' as const, direction: 'asc' as const, limit: 1 };
  const found = await searchProducts(ctx.db, { ventures: 'all', ids: [productId] }, page, ctx.clock());
  const [row] = await describeProducts(ctx, found.rows);
  if (!row) throw new AppError('notFound');
  return row;
}

const changedMeanwhile = (current: object) =>
  conflictWith('Iemand anders heeft dit product intussen veranderd.', current);

async function originsOfOne(db: Database, whole: WholeProduct): Promise<ProductOrigins> {
  return (await originsOf(db, [whole])).get(whole.product.id) ?? new ProductOrigins(whole.product.id, new Map(), []);
}

interface Current {
  whole: WholeProduct;
  origins: ProductOrigins;
  current: ProductEdit;
}

function differs(one: ProductEdit, other: ProductEdit, field: string): boolean {
  return JSON.stringify(toProductFields(one)[field]) !== JSON.stringify(toProductFields(other)[field]);
}

async function writeEdit(tx: StaffContext, at: Current, wanted: ProductEdit): Promise<void> {
  const { whole, current } = at;
  const { product } = whole;
  const edit = withTextsOfItsPictures(await settleOverrides(tx, at, wanted));
  const files = await requireSound(tx, whole, current, edit);
  const venture = await findVenture(tx, product.ventureId);
  if (!venture) throw new AppError('notFound');
  const tray = current.categoryId === null && edit.categoryId !== null ? await takeFromTray(tx.db, [product.id]) : null;
  const dates = tray?.get(product.id);
  await updateProducts(tx.db, [product.id], {
    ...productValues(whole, current, edit, venture.path, files),
    ...(dates && edit.publishFrom === current.publishFrom ? dates : {}),
  });
  for (const variant of edit.variants) {
    const before = current.variants.find(({ variantId }) => variantId === variant.variantId);
    const row = whole.variants.find(({ id }) => id === variant.variantId);
    if (!before || !row) continue;
    await updateVariant(tx.db, variant.variantId, variantValues(row, product.ventureId, before, variant));
    if (!isSame(before.units, variant.units)) await replaceUnits(tx.db, variant.variantId, variant.units);
  }
  if (!isSame(current.relations, edit.relations))
    await replaceRelations(
      tx.db,
      product.id,
      edit.relations.map(({ kind, productId }) => ({ kind, otherId: productId })),
    );
  await auditWrite(tx, tx.db, {
    entity: productEntity,
    entityId: String(product.id),
    entityName: edit.name,
    ventureId: product.ventureId,
    before: toProductFields(current),
    after: toProductFields(edit),
  });
}

/** Sorted, each picture once; texts of removed pictures are removed. */
function withTextsOfItsPictures(edit: ProductEdit): ProductEdit {
  const pictures = new Set([...edit.images, ...edit.variants.flatMap(({ images }) => images)]);
  const texts = new Map(edit.imageTexts.filter(({ url }) => pictures.has(url)).map(({ url, text }) => [url, text]));
  const imageTexts = [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([url, text]) => ({ url, text }));
  return { ...edit, imageTexts };
}

/**
 * A released field gets its imported value; a newly overridden one stores it. An imported field that is not overridden
 * cannot be changed.
 */
async function settleOverrides(
  ctx: StaffContext,
  { whole, origins, current }: Current,
  given: ProductEdit,
): Promise<ProductEdit> {
  const wanted = new Set(
    given.overridden.flatMap((field) => {
      const { variantId, name } = readField(field);
      return variantId !== undefined && unitFields.includes(name)
        ? unitFields.map((unitField) => variantField(variantId, unitField))
        : [field];
    }),
  );
  const [before, after] = [toProductFields(current), toProductFields(given)];
  const fields = new Set([...Object.keys(before), ...Object.keys(after), ...current.overridden]);
  const released: Record<string, unknown> = {};
  const kept: string[] = [];
  const errors: Record<string, string[]> = {};
  const { id: staffId, name: staffName } = ctx.staff;
  for (const field of fields) {
    const origin = origins.of(field);
    if (!origin) continue;
    const { ref, exchangeField, override } = origin;
    if (wanted.has(field)) {
      kept.push(field);
      if (!override) {
        const imported = { value: valueToKeep(whole, current, field) };
        await addOverrides(ctx.db, [
          { ...ref, field: exchangeField, imported, staffId, staffName, since: ctx.clock() },
        ]);
      }
    } else if (override) {
      released[field] = importedValue(override, whole.product.ventureId);
      await removeOverride(ctx.db, ref, exchangeField);
    } else if (!isSame(before[field] ?? null, after[field] ?? null)) {
      errors[field] = ['Dit komt uit de import. Kies eerst Overschrijf.'];
    }
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return { ...withProductFields(given, released), overridden: kept.sort() };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the files that the edit adds, with their sizes. */
async function requireSound(
  ctx: StaffContext,
  { product }: WholeProduct,
  current: ProductEdit,
  edit: ProductEdit,
): Promise<ReadonlyMap<string, number | undefined>> {
  const errors: Record<string, string[]> = {};
  const idsOf = ({ variants }: ProductEdit) => variants.map(({ variantId }) => variantId).sort();
  if (!isSame(idsOf(current), idsOf(edit))) errors.variants = ['Deze varianten zijn niet die van het product'];
  if (edit.categoryId === null && current.categoryId !== null) errors.categoryId = ['Kies een categorie'];
  if (edit.categoryId !== null && edit.categoryId !== current.categoryId) {
    const category = await findCategoryRow(ctx.db, edit.categoryId);
    if (category?.ventureId !== product.ventureId) errors.categoryId = ['Deze categorie bestaat niet in deze winkel'];
  }
  const isReleased = (field: string) => current.overridden.includes(field) && !edit.overridden.includes(field);
  // Staff cannot fix imported dates.
  if (edit.publishUntil !== null && edit.publishUntil <= edit.publishFrom && !isReleased('publishUntil'))
    errors.publishUntil = ['Dit is voor het moment waarop het product begint'];
  const related = edit.relations.map(({ productId }) => productId);
  const known = await namesOfProducts(ctx.db, related);
  if (related.some((id) => id === product.id || known.get(id)?.ventureId !== product.ventureId))
    errors.relations = ['Kies een ander product van deze winkel'];
  const filesIn = ({ images, downloads, variants }: ProductEdit) => [
    ...images,
    ...downloads.map(({ url }) => url),
    ...variants.flatMap((variant) => variant.images),
  ];
  const there = new Set(filesIn(current));
  const added = filesIn(edit).filter((path) => !there.has(path));
  const files = await filesAt(ctx.db, added);
  if (added.some((path) => !files.has(path))) errors.images = ['Dit bestand staat niet in de media'];
  if (edit.routeSegment !== current.routeSegment) {
    const venture = await findVenture(ctx, product.ventureId);
    const url = productUrl(venture?.path ?? '', edit.routeSegment);
    if (!(await isProductUrlFree(ctx.db, url, product.id))) errors.routeSegment = ['Dit adres heeft een ander product'];
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return files;
}

/** Only differences: other data in the same column stays. */
function productValues(
  { product }: WholeProduct,
  before: ProductEdit,
  edit: ProductEdit,
  venturePath: string,
  files: ReadonlyMap<string, number | undefined>,
): ProductValues {
  const changed = (field: keyof ProductEdit) => !isSame(before[field], edit[field]);
  const sizes = new Map([
    ...files,
    ...downloadsIn(product.downloadAssets).map(({ url, size }): [string, number] => [url, size]),
  ]);
  return {
    ...(changed('name') && { name: edit.name }),
    ...(changed('brand') && { brand: edit.brand }),
    ...(changed('line') && { line: edit.line }),
    ...(changed('type') && { type: edit.type }),
    ...(changed('description') && { commercialDescription: edit.description }),
    ...(changed('usps') && { uspList: edit.usps }),
    ...(changed('displayVariantsBy') && { displayVariantsBy: edit.displayVariantsBy }),
    ...(changed('vatRate') && { vatRate: edit.vatRate }),
    ...(changed('categoryId') && { categoryId: edit.categoryId }),
    ...(changed('routeSegment') && {
      routeSegment: edit.routeSegment,
      url: productUrl(venturePath, edit.routeSegment),
    }),
    ...(changed('isVisible') && {
      marketFilter: withVisibility(product.marketFilter, product.ventureId, edit.isVisible),
    }),
    ...(changed('publishFrom') && { startPublish: new Date(edit.publishFrom) }),
    ...(changed('publishUntil') && { stopPublish: edit.publishUntil === null ? null : new Date(edit.publishUntil) }),
    ...(changed('images') && { imageAssets: edit.images, displayImage: edit.images[0] ?? null }),
    ...(changed('downloads') && {
      downloadAssets: edit.downloads.map(({ name, url, kind }) => ({
        ...{ name, url, size: sizes.get(url) ?? 0 },
        ...(kind === null ? {} : { kind }),
      })),
    }),
    ...(changed('imageTexts') && {
      imageTexts: Object.fromEntries(edit.imageTexts.map(({ url, text }) => [url, text])),
    }),
  };
}

/** The ventures it is hidden in, with or without its own. */
export function withVisibility(hidden: readonly string[], ventureId: string, isVisible: boolean): string[] {
  const others = hidden.filter((one) => one !== ventureId);
  return isVisible ? others : [...others, ventureId];
}

function variantValues(
  row: WholeProduct['variants'][number],
  ventureId: string,
  before: ProductEdit['variants'][number],
  edit: ProductEdit['variants'][number],
): VariantValues {
  const changed = (field: keyof typeof edit) => !isSame(before[field], edit[field]);
  return {
    ...(changed('name') && { name: edit.name }),
    ...(changed('supplierCode') && { supplierCode: edit.supplierCode }),
    ...(changed('sku') && { variationSku: edit.sku }),
    ...(changed('displayByValue') && { displayByValue: edit.displayByValue }),
    ...(changed('salesUnit') && { salesUnit: edit.salesUnit }),
    ...(changed('priceUnit') && { priceUnit: edit.priceUnit }),
    ...(changed('stockUnit') && { stockUnit: edit.stockUnit }),
    ...(changed('stockItem') && { stockItem: edit.stockItem }),
    ...(changed('features') && { featureList: edit.features }),
    ...(changed('images') && { imageAssets: edit.images }),
    ...(changed('applicationInstructions') && { applicationInstructions: edit.applicationInstructions }),
    ...(changed('processing') && { processing: edit.processing }),
    ...(changed('isVisible') && { marketFilter: withVisibility(row.marketFilter, ventureId, edit.isVisible) }),
  };
}
