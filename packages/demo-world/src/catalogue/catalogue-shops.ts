import type { ShopId } from './families.ts';

export interface Shop {
  id: ShopId;
  /** On the packaging in the pictures of its categories. */
  name: string;
  path: string;
  /** Part of all products. */
  share: number;
  /** The branches' warehouses, default branch first. */
  warehouses: readonly number[];
  /** Customers with price agreements of their own. */
  customers: readonly string[];
}

export const shops: readonly Shop[] = [
  {
    id: '210',
    name: 'Steenhof',
    path: 'steenhof',
    share: 0.55,
    warehouses: [2101, 2102, 2103, 2104, 2105, 2106],
    customers: ['510001', '510002'],
  },
  {
    id: '220',
    name: 'Houtmeesters',
    path: 'houtmeesters',
    share: 0.2,
    warehouses: [2201, 2202, 2203, 2204],
    customers: ['520001'],
  },
  {
    id: '230',
    name: 'Dakkracht',
    path: 'dakkracht',
    share: 0.13,
    warehouses: [2301, 2302, 2303],
    customers: ['530001'],
  },
  { id: '240', name: 'Tegelkade', path: 'tegelkade', share: 0.12, warehouses: [2401, 2402], customers: [] },
];

const byId = new Map(shops.map((shop) => [shop.id, shop]));

export function shopOf(id: ShopId): Shop {
  const shop = byId.get(id);
  if (!shop) throw new Error(`no shop ${id}`);
  return shop;
}
