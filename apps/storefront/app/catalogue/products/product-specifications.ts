import type { Bundle, Product, Variant } from './product.ts';

/** The rows of the general specifications; each has a label in the texts. */
type GeneralSpecificationKey = 'brand' | 'line' | 'type' | 'variationSku' | 'supplierCode' | 'ean';

interface GeneralSpecification {
  key: GeneralSpecificationKey;
  value: string;
}

/** C 2.4: rows without a value are left out. */
export function generalSpecifications(
  product: Pick<Product, 'brand' | 'line' | 'type'>,
  variant: Variant | undefined,
  ventureId: string,
): GeneralSpecification[] {
  const rows: [GeneralSpecificationKey, string | null | undefined][] = [
    ['brand', product.brand],
    ['line', product.line],
    ['type', product.type],
    ['variationSku', variant?.variationSku],
    ['supplierCode', variant?.supplierCode],
    ['ean', variant && salesUnitBundle(variant, ventureId)?.eanCode],
  ];
  return rows.flatMap(([key, value]) => (value?.trim() ? [{ key, value }] : []));
}

/** The order unit for the sales unit of this venture. */
export function salesUnitBundle(
  variant: Pick<Variant, 'bundles' | 'salesUnit' | 'ventureUnitList'>,
  ventureId: string,
): Bundle | undefined {
  const own = variant.ventureUnitList.find((units) => units.ventureId === ventureId);
  const salesUnit = own?.salesUnit || variant.salesUnit;
  return variant.bundles.find(({ bundleCode }) => bundleCode === salesUnit);
}
