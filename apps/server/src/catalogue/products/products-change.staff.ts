import { exchangeFieldOf, readField, variantField } from '@bouwpoort/contract/catalogue/product-fields.staff';
import type { ProductsChange } from '@bouwpoort/contract/catalogue/products.staff';
import { z } from 'zod';
import { inTray, putInTray, takeFromTray } from '../../exchange/uncategorised/uncategorised.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Staff } from '../../organisation/staff/staff.ts';
import { addOverrides, type OverrideRow, removeOverride } from './field-override.ts';
import { type ProductValues, setFeature, updateProducts, type WholeProduct } from './product-edit.ts';
import { withVisibility } from './product-save.staff.ts';
import type { ProductOrigins } from './product-sources.staff.ts';

/* The effect of a bulk change on each product, and how it is written for hundreds in a few statements. */

/** The previous values for undoing: only the fields that the change did change. */
export const before = z.object({
  categoryId: z.int().nullable().optional(),
  brand: z.string().optional(),
  isVisible: z.boolean().optional(),
  /** Variant → the value of the feature; null if it had none. */
  feature: z.record(z.string(), z.string().nullable()).optional(),
  /** Fields that the change overrode. */
  overridden: z.array(z.string()),
});
export type Before = z.output<typeof before>;

interface FieldPlan {
  /** The name of the field in the edit. */
  field: string;
  was: unknown;
  becomes: unknown;
}

export interface Plan {
  whole: WholeProduct;
  fields: FieldPlan[];
  before: Before;
  /** Imported fields that become overridden, with their imported values. */
  overrides: Pick<OverrideRow, 'entity' | 'entityId' | 'field' | 'imported'>[];
  /** The reverse, when a change is undone. */
  released: string[];
  isChange: boolean;
}

export function changesOf(whole: WholeProduct, origins: ProductOrigins | undefined, change: ProductsChange): Plan {
  const fields = wantedOf(whole, change).filter(({ was, becomes }) => was !== becomes);
  const imported = fields.flatMap(({ field, was }) => {
    const origin = origins?.of(field);
    if (!origin || origin.override) return [];
    const kept = field === 'isVisible' ? whole.product.marketFilter : was;
    return [{ field, row: { ...origin.ref, field: origin.exchangeField, imported: { value: kept } } }];
  });
  return {
    whole,
    fields,
    before: beforeOf(
      fields,
      imported.map(({ field }) => field),
    ),
    overrides: imported.map(({ row }) => row),
    released: [],
    isChange: fields.length > 0,
  };
}

function wantedOf(whole: WholeProduct, { categoryId, brand, isVisible, feature }: ProductsChange): FieldPlan[] {
  const { product, variants } = whole;
  const shown = !product.marketFilter.includes(product.ventureId);
  return [
    ...(categoryId === undefined ? [] : [{ field: 'categoryId', was: product.categoryId, becomes: categoryId }]),
    ...(brand === undefined ? [] : [{ field: 'brand', was: product.brand, becomes: brand }]),
    ...(isVisible === undefined ? [] : [{ field: 'isVisible', was: shown, becomes: isVisible }]),
    ...(feature === undefined
      ? []
      : variants.map(({ id, featureList }) => ({
          field: variantField(id, `features.${feature.key}`),
          was: new Map(Object.entries(featureList as Record<string, string>)).get(feature.key) ?? null,
          becomes: feature.value || null,
        }))),
  ];
}

function beforeOf(fields: readonly FieldPlan[], overridden: string[]): Before {
  const was = new Map(fields.map((one) => [one.field, one.was]));
  const features = fields.flatMap(({ field, was: value }) => {
    const { variantId } = readField(field);
    return variantId === undefined ? [] : [[String(variantId), value as string | null] as const];
  });
  return {
    ...(was.has('categoryId') && { categoryId: was.get('categoryId') as number | null }),
    ...(was.has('brand') && { brand: was.get('brand') as string }),
    ...(was.has('isVisible') && { isVisible: was.get('isVisible') as boolean }),
    ...(features.length > 0 && { feature: Object.fromEntries(features) }),
    overridden,
  };
}

/** Undefined if the changed fields were changed again since. */
export function undoOf(whole: WholeProduct, change: ProductsChange, was: Before): Plan | undefined {
  const now = new Map(wantedOf(whole, change).map(({ field, was: value, becomes }) => [field, { value, becomes }]));
  const asked: [field: string, value: unknown][] = [
    ...(was.categoryId === undefined ? [] : [['categoryId', was.categoryId] as [string, unknown]]),
    ...(was.brand === undefined ? [] : [['brand', was.brand] as [string, unknown]]),
    ...(was.isVisible === undefined ? [] : [['isVisible', was.isVisible] as [string, unknown]]),
    ...Object.entries(was.feature ?? {}).map(([variantId, value]): [string, unknown] => [
      variantField(Number(variantId), `features.${change.feature?.key}`),
      value,
    ]),
  ];
  const fields = asked.flatMap(([field, value]) => {
    const there = now.get(field);
    return there && there.value === there.becomes ? [{ field, was: there.value, becomes: value }] : [];
  });
  if (fields.length < asked.length) return undefined;
  const nothing = { overridden: [] };
  return { whole, fields, before: nothing, overrides: [], released: was.overridden, isChange: fields.length > 0 };
}

export async function writePlans(tx: Context, staff: Staff, plans: readonly Plan[]): Promise<void> {
  const at = tx.clock();
  const by = { staffId: staff.id, staffName: staff.name, since: at };
  await addOverrides(
    tx.db,
    plans.flatMap(({ overrides }) => overrides.map((row) => ({ ...row, ...by }))),
  );
  const leaving = plans.filter(({ whole, fields }) => whole.product.categoryId === null && setsCategory(fields));
  const dates = await takeFromTray(
    tx.db,
    leaving.map(({ whole }) => whole.product.id),
  );
  const values = plans.map((plan) => ({ plan, values: { ...valuesOf(plan), ...dates.get(plan.whole.product.id) } }));
  for (const group of Map.groupBy(values, (one) => JSON.stringify(one.values)).values()) {
    await updateProducts(
      tx.db,
      group.map(({ plan }) => plan.whole.product.id),
      group[0]?.values ?? {},
    );
  }
  const features = plans.flatMap(({ fields }) =>
    fields.filter(({ field }) => readField(field).variantId !== undefined),
  );
  const sameFeature = ({ field, becomes }: FieldPlan) => JSON.stringify([readField(field).name, becomes]);
  for (const [first, ...others] of Map.groupBy(features, sameFeature).values()) {
    if (!first) continue;
    const variantIds = [first, ...others].map(({ field }) => readField(field).variantId ?? 0);
    const key = readField(first.field).name.replace(/^features\./, '');
    await setFeature(tx.db, variantIds, key, first.becomes as string | null);
  }
  for (const { whole, fields, released } of plans) {
    const { id: productId, ventureId, startPublish, stopPublish } = whole.product;
    if (fields.some(({ field, becomes }) => field === 'categoryId' && becomes === null))
      await putInTray(tx.db, { productId, ventureId, since: at }, { startPublish, stopPublish });
    for (const field of released) await releaseField(tx, productId, field);
  }
}

const setsCategory = (fields: readonly FieldPlan[]) =>
  fields.some(({ field, becomes }) => field === 'categoryId' && becomes !== null);

async function releaseField(tx: Context, productId: number, field: string): Promise<void> {
  const { variantId, name } = readField(field);
  const ref =
    variantId === undefined
      ? ({ entity: 'product', entityId: String(productId) } as const)
      : ({ entity: 'variant', entityId: String(variantId) } as const);
  await removeOverride(tx.db, ref, exchangeFieldOf(name));
}

function valuesOf({ whole, fields }: Plan): ProductValues {
  const { product } = whole;
  const becomes = new Map(fields.map((one) => [one.field, one.becomes]));
  const categoryId = becomes.get('categoryId') as number | null | undefined;
  return {
    ...(categoryId !== undefined && { categoryId }),
    // A product in the tray is not shown; its own dates are stored there.
    ...(categoryId === null && inTray),
    ...(becomes.has('brand') && { brand: String(becomes.get('brand')) }),
    ...(becomes.has('isVisible') && {
      marketFilter: withVisibility(product.marketFilter, product.ventureId, becomes.get('isVisible') === true),
    }),
  };
}
