import { pairs, readTable } from '../data-files.ts';
import { articleCode, productId, variantId, variantOrdinal } from './catalogue-ids.ts';
import { shopOf } from './catalogue-shops.ts';
import { slug } from './catalogue-text.ts';
import type { ShopId } from './families.ts';

/** Products that tests and content pages may count on: the same id, article numbers and properties at every size. */
interface KnownSpecification {
  key: string;
  ventureId: ShopId;
  family: string;
  brand: string;
  /** Text of the choice on the axes of the family; absent: its first. */
  choices: Readonly<Record<string, string>>;
  name: string;
  variants: number;
  /** For the README: what it is there for. */
  purpose: string;
  withoutImage: boolean;
  withoutBundles: boolean;
  withoutPrice: boolean;
  withoutStockItems: boolean;
  /** Positions of the variants that marketFilter hides in their own venture. */
  hidden: readonly number[];
  warehouseTiers: number | undefined;
  directTiers: number | undefined;
  /** Warehouse code → quantity, for every variant; absent: every warehouse of the venture. */
  stock: Readonly<Record<number, number>> | undefined;
  supplierCode: string | undefined;
  agreement: 'customer' | 'group' | 'expired' | 'future' | undefined;
}

export interface KnownProduct extends KnownSpecification {
  id: number;
  line: string;
  url: string;
  variantIds: readonly number[];
  articleCodes: readonly string[];
}

/** No family has this line, so no other product can have the same name. */
const LINE = 'Vakman';

const columns = [
  ...(['key', 'shop', 'family', 'brand', 'choices', 'name', 'variants', 'purpose', 'without', 'hidden'] as const),
  ...(['warehouse tiers', 'direct tiers', 'stock', 'supplier code', 'agreement'] as const),
];

const specifications = readTable('catalogue/known-products.csv', columns).map((row): KnownSpecification => {
  const without = row.without.split(', ');
  return {
    key: row.key,
    ventureId: row.shop as ShopId,
    family: row.family,
    brand: row.brand,
    choices: Object.fromEntries(pairs(row.choices)),
    name: row.name,
    variants: Number(row.variants),
    purpose: row.purpose,
    withoutImage: without.includes('image'),
    withoutBundles: without.includes('bundles'),
    withoutPrice: without.includes('price'),
    withoutStockItems: without.includes('stock items'),
    hidden: row.hidden === '' ? [] : row.hidden.split(', ').map(Number),
    warehouseTiers: numberOrNone(row['warehouse tiers']),
    directTiers: numberOrNone(row['direct tiers']),
    stock: row.stock === '' ? undefined : stockOf(row.stock),
    supplierCode: row['supplier code'] || undefined,
    agreement: (row.agreement || undefined) as KnownSpecification['agreement'],
  };
});

function numberOrNone(text: string): number | undefined {
  return text === '' ? undefined : Number(text);
}

/** '2102 = 84', or 'none'. */
function stockOf(text: string): Record<number, number> {
  return text === 'none' ? {} : Object.fromEntries(pairs(text).map(([code, amount]) => [code, Number(amount)]));
}

export const knownProducts: readonly KnownProduct[] = specifications.map((known, index) => {
  const positions = Array.from({ length: known.variants }, (_, position) => position);
  return {
    ...known,
    id: productId(index),
    line: LINE,
    url: productUrl(known.ventureId, known.name, productId(index)),
    variantIds: positions.map((position) => variantId(variantOrdinal(index, position))),
    articleCodes: positions.map((position) => articleCode(index, position)),
  };
});

export function productUrl(ventureId: ShopId, name: string, id: number): string {
  return `/${shopOf(ventureId).path}/producten/${slug(name)}-${id}`;
}
