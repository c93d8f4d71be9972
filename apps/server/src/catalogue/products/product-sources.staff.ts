import {
  exchangeFieldOf,
  readField,
  toProductFields,
  variantField,
} from '@bouwpoort/contract/catalogue/product-fields.staff';
import type { ProductEdit, ProductFieldSource, ProductUnit } from '@bouwpoort/contract/catalogue/products.staff';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { type ImportedFields, importedFieldsOf } from '../../exchange/writing/field-sources.ts';
import type { Database } from '../../foundation/database/database.ts';
import { type EntityRef, type OverrideRow, overridesOf } from './field-override.ts';
import { downloadsIn } from './product-downloads.staff.ts';
import type { WholeProduct } from './product-edit.ts';

/* The origin of each field of a product: its import, an override of it, or ourselves. */

interface FieldOrigin {
  ref: EntityRef;
  /** The name of the field in data exchange. */
  exchangeField: string;
  from: string;
  override: OverrideRow | undefined;
}

export class ProductOrigins {
  readonly #productId: number;
  readonly #imported: ReadonlyMap<string, ImportedFields>;
  readonly #overrides: ReadonlyMap<string, OverrideRow>;

  constructor(productId: number, imported: ReadonlyMap<string, ImportedFields>, overrides: readonly OverrideRow[]) {
    this.#productId = productId;
    this.#imported = imported;
    this.#overrides = new Map(overrides.map((row) => [nameOf(row, row.field), row]));
  }

  /** For a field of the edit; undefined for one that is our own. */
  of(field: string): FieldOrigin | undefined {
    const { variantId, name } = readField(field);
    const ref: EntityRef =
      variantId === undefined
        ? { entity: 'product', entityId: String(this.#productId) }
        : { entity: 'variant', entityId: String(variantId) };
    const exchangeField = exchangeFieldOf(name);
    const override = this.#overrides.get(nameOf(ref, exchangeField));
    const imported = this.#imported.get(`${ref.entity} ${ref.entityId}`);
    // A source sends all features of a variant together; each can be overridden separately.
    const isImported = imported?.fields.has(exchangeField.replace(/^features\..*/, 'features')) ?? false;
    return isImported || override ? { ref, exchangeField, from: imported?.from ?? '', override } : undefined;
  }

  /** Those of the edit, and imported features that are missing here. */
  overridden(edit: Omit<ProductEdit, 'overridden'>): string[] {
    const features = [...this.#overrides.values()]
      .filter(({ entity, field }) => entity === 'variant' && field.startsWith('features.'))
      .map(({ entityId, field }) => variantField(Number(entityId), field));
    const fields = new Set([...Object.keys(toProductFields({ ...edit, overridden: [] })), ...features]);
    return [...fields].filter((field) => this.of(field)?.override).sort();
  }
}

const nameOf = ({ entity, entityId }: EntityRef, field: string) => `${entity} ${entityId} ${field}`;

export async function originsOf(db: Database, wholes: readonly WholeProduct[]): Promise<Map<number, ProductOrigins>> {
  const productIds = wholes.map(({ product }) => product.id);
  const variantIds = wholes.flatMap(({ variants }) => variants.map(({ id }) => id));
  const ofProducts = await importedFieldsOf(db, 'product', productIds);
  const ofVariants = await importedFieldsOf(db, 'variant', variantIds);
  const imported = new Map([
    ...[...ofProducts].map(([id, fields]) => [`product ${id}`, fields] as const),
    ...[...ofVariants].map(([id, fields]) => [`variant ${id}`, fields] as const),
  ]);
  const refs: EntityRef[] = [
    ...productIds.map((id) => ({ entity: 'product' as const, entityId: String(id) })),
    ...variantIds.map((id) => ({ entity: 'variant' as const, entityId: String(id) })),
  ];
  const overrides = Map.groupBy(await overridesOf(db, refs), ({ entity, entityId }) => `${entity} ${entityId}`);
  return new Map(
    wholes.map(({ product, variants }) => [
      product.id,
      new ProductOrigins(product.id, imported, [
        ...(overrides.get(`product ${product.id}`) ?? []),
        ...variants.flatMap(({ id }) => overrides.get(`variant ${id}`) ?? []),
      ]),
    ]),
  );
}

/** Units belong together: overriding one overrides them all. */
export const unitFields = ['salesUnit', 'priceUnit', 'stockUnit', 'units'];

export function describeOrigins(
  origins: ProductOrigins,
  edit: ProductEdit,
  ventureId: string,
): Record<string, ProductFieldSource> {
  const fields = [...new Set([...Object.keys(toProductFields(edit)), ...edit.overridden])];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const origin = origins.of(field);
      if (!origin) return [];
      const { from, override } = origin;
      return [[field, { from, override: override ? describeOverride(override, ventureId) : null }]];
    }),
  );
}

function describeOverride(override: OverrideRow, ventureId: string) {
  return { imported: importedValue(override, ventureId), by: override.staffName, at: override.since.toISOString() };
}

/** The imported value, in the form of the edit. */
export function importedValue({ field, imported: { value } }: OverrideRow, ventureId: string): unknown {
  switch (field) {
    case 'hiddenInVentures':
      return !((value ?? []) as string[]).includes(ventureId);
    case 'publishFrom':
    case 'publishUntil':
      return value === null ? null : new Date(String(value)).toISOString();
    case 'downloads':
      return downloadsIn(value).map(({ name, url, kind }) => ({ name, url, kind }));
    case 'units':
      return ((value ?? []) as Partial<ProductUnit>[]).map(({ code = '', name, ratio, gtin }) => ({
        code,
        name: name || unitName(code, 1),
        ratio: String(Number(ratio)),
        gtin: gtin ?? null,
      }));
    default:
      return value ?? null;
  }
}

/** When a field is first overridden, its current value is the imported one. */
export function valueToKeep(whole: WholeProduct, edit: ProductEdit, field: string): unknown {
  const { variantId, name } = readField(field);
  const holder = variantId === undefined ? whole.product : whole.variants.find(({ id }) => id === variantId);
  if (name === 'isVisible') return holder?.marketFilter ?? [];
  if (field === 'downloads') return whole.product.downloadAssets;
  return toProductFields(edit)[field] ?? null;
}
