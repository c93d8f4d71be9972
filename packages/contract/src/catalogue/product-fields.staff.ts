import type { ProductEdit, VariantEdit } from './products.staff.ts';

/*
 * A product as flat fields, for its history, for what differs, and for where each field comes from: 'name',
 * 'variants.100233.name' for a field of a variant, 'variants.100233.features.dikte' for one of its features.
 */

type ProductFields = Record<string, unknown>;

export const variantField = (variantId: number, name: string) => `variants.${variantId}.${name}`;
const featurePrefix = 'features.';

export function toProductFields({ variants, ...own }: ProductEdit): ProductFields {
  return Object.assign({ ...own }, ...variants.map(toVariantFields));
}

function toVariantFields({ variantId, features, ...own }: VariantEdit): ProductFields {
  const named = [
    ...Object.entries(own),
    ...Object.entries(features).map(([key, value]) => [featurePrefix + key, value] as const),
  ];
  return Object.fromEntries(named.map(([name, value]) => [variantField(variantId, name), value]));
}

/** The edit with these fields. Those of a variant that is not there are left out; a feature without a value goes. */
export function withProductFields(edit: ProductEdit, fields: ProductFields): ProductEdit {
  const { variants, ...own } = edit;
  const named = Object.entries(fields).map(([field, value]) => ({ ...readField(field), value }));
  const ofProduct = named.filter(({ variantId, name }) => variantId === undefined && Object.hasOwn(own, name));
  return {
    ...own,
    ...Object.fromEntries(ofProduct.map(({ name, value }) => [name, value])),
    variants: variants.map((variant) => {
      const mine = named.filter(({ variantId }) => variantId === variant.variantId);
      const features = mine.flatMap(({ name, value }) =>
        name.startsWith(featurePrefix) ? [[name.slice(featurePrefix.length), value] as const] : [],
      );
      return {
        ...variant,
        ...Object.fromEntries(
          mine.filter(({ name }) => Object.hasOwn(variant, name)).map(({ name, value }) => [name, value]),
        ),
        features: Object.fromEntries(
          Object.entries({ ...variant.features, ...Object.fromEntries(features) }).filter(
            ([, value]) => value !== null,
          ),
        ),
      };
    }),
  } as ProductEdit;
}

/** What data exchange calls a field of the edit, where it calls it otherwise. */
const exchangeNames = new Map([
  ['categoryId', 'category'],
  ['isVisible', 'hiddenInVentures'],
]);
export const exchangeFieldOf = (name: string) => exchangeNames.get(name) ?? name;

/** A field of the product has no variant. */
export function readField(field: string): { variantId: number | undefined; name: string } {
  const [, id, name] = field.match(/^variants\.(\d+)\.(.+)$/) ?? [];
  return id === undefined || name === undefined
    ? { variantId: undefined, name: field }
    : { variantId: Number(id), name };
}
