import type { Context } from '../../foundation/context/context.ts';
import { statement } from '../../foundation/database/prepared.ts';
import { featuresIn } from './catalogue-featured.ts';
import { usableUnits } from './catalogue-units.ts';

/** A variant in a list of many thousands. */
export interface ListedVariant {
  id: number;
  guid: string;
  /** The article number. */
  code: string;
  name: string;
  brand: string;
  categoryId: number;
  vatRate: number;
  salesUnit: string;
  priceUnit: string;
  bundles: { bundleCode: string; unitRatio: number }[];
  /** The barcode of the sales unit, or of the first order unit that has one. */
  gtin: string | null;
}

/** The cursor of a list. */
export type ListingPlace = readonly [
  category: number,
  name: string,
  product: number,
  position: number,
  variant: number,
];

const start: ListingPlace = [0, '', 0, -1, 0];

/** The rule of catalogue-shown.ts in SQL: published today, and not hidden in the market. */
const shown = (entry: string, venture: string, now: string) =>
  `${entry}.start_publish <= ${now} and (${entry}.stop_publish is null or ${entry}.stop_publish > ${now})
   and not ${venture} = any(${entry}.market_filter)`;

const counts = statement<{ category_id: number; count: number }>(
  'listed_variants_per_category',
  `select p.category_id, count(*)::int as count
   from product p join variant v on v.product_id = p.id
   where p.venture_id = $1 and ${shown('p', '$1', '$2::timestamptz')} and ${shown('v', '$1', '$2::timestamptz')}
   group by p.category_id`,
);

/** How many variants a venture shows, by the category of their product. */
export async function countListed(ctx: Context, ventureId: string): Promise<Map<number, number>> {
  if (ventureId === ctx.config.excludedVentureId) return new Map();
  const rows = await counts(ctx.db, [ventureId, ctx.clock().toISOString()]);
  return new Map(rows.map((row) => [row.category_id, row.count]));
}

/** The fields of a variant for selecting and pricing it. */
export interface VariantOnOffer {
  id: number;
  productId: number;
  productName: string;
  uniqueProperty: string;
  stockItem: boolean;
  features: Record<string, string>;
}

const onOffer = statement<Omit<VariantOnOffer, 'features'> & { features: unknown }>(
  'variants_on_offer',
  `select v.id, v.product_id as "productId", p.name as "productName", v.display_by_value as "uniqueProperty",
     v.stock_item as "stockItem", case when $4 then v.feature_list end as features
   from variant v join product p on p.id = v.product_id
   where v.product_id = any($3::int[]) and ${shown('v', '$1', '$2::timestamptz')}
   order by v.product_id, v.position, v.id`,
);

/** The variants of these products that the venture shows; with their features only on request. */
export async function variantsOnOffer(
  ctx: Context,
  ventureId: string,
  productIds: readonly number[],
  { features }: { features: boolean },
): Promise<VariantOnOffer[]> {
  const rows = await onOffer(ctx.db, [ventureId, ctx.clock().toISOString(), productIds, features]);
  return rows.map((row) => ({ ...row, features: featuresIn(row.features) }));
}

interface Row {
  id: number;
  guid: string;
  code: string;
  name: string;
  brand: string;
  category_id: number;
  vat_rate: number;
  sales_unit: string;
  price_unit: string;
  gtin: string | null;
  bundles: ({ id: number } & ListedVariant['bundles'][number])[] | null;
  place: number;
  product_name: string;
  product_id: number;
  position: number;
}

const page = statement<Row>(
  'listed_variants',
  `select listed.*,
     (select b.gtin from bundle b where b.variant_id = listed.id and b.gtin is not null
      order by b.bundle_code = listed.sales_unit desc, b.position, b.id limit 1) as gtin,
     (select json_agg(json_build_object('id', b.id, 'bundleCode', b.bundle_code, 'unitRatio', b.unit_ratio))
      from bundle b where b.variant_id = listed.id) as bundles
   from (
     select v.id, v.guid, v.code, v.name, p.brand, p.category_id, p.vat_rate, v.sales_unit, v.price_unit,
       array_position($3::int[], p.category_id) as place, p.name as product_name, p.id as product_id, v.position
     from product p join variant v on v.product_id = p.id
     where p.venture_id = $1 and p.category_id = any($3::int[])
       and ${shown('p', '$1', '$2::timestamptz')} and ${shown('v', '$1', '$2::timestamptz')}
       and (array_position($3::int[], p.category_id), p.name, p.id, v.position, v.id)
         > ($4::int, $5::text, $6::int, $7::int, $8::int)
     order by place, p.name, p.id, v.position, v.id
     limit $9
   ) listed
   order by place, product_name, product_id, position, id`,
);

/**
 * The variants of these categories in the order of the given categories, then by product; at most `limit`, and the
 * cursor of the next page. Pages are read by key, so that a later page costs no more than the first.
 */
export async function listVariants(
  ctx: Context,
  { ventureId, categoryIds, limit }: { ventureId: string; categoryIds: readonly number[]; limit: number },
  after: ListingPlace = start,
): Promise<{ variants: ListedVariant[]; next: ListingPlace | undefined }> {
  const rows = await page(ctx.db, [ventureId, ctx.clock().toISOString(), categoryIds, ...after, limit]);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    variants: rows.map((row) => ({
      id: row.id,
      guid: row.guid,
      code: row.code,
      name: row.name,
      brand: row.brand,
      categoryId: row.category_id,
      vatRate: row.vat_rate,
      salesUnit: row.sales_unit,
      priceUnit: row.price_unit,
      gtin: row.gtin,
      bundles: usableUnits(ctx, row.bundles ?? []),
    })),
    next: last && [last.place, last.product_name, last.product_id, last.position, last.id],
  };
}
