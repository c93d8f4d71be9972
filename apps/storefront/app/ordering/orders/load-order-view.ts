import type { Client } from '@bouwpoort/contract/program/client';
import { type ProductTile, toProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import type { Order } from './order.ts';
import { orderApi } from './order-api.ts';
import { orderOf } from './order-mapping.ts';

/** An order, and the products in the catalogue for its lines. */
export interface OrderView {
  order: Order;
  /** Null when they failed to load: the order is then shown without pictures. */
  products: ProductTile[] | null;
}

interface OrderPlace {
  ventureId: string;
  useOrderApiCodit: boolean;
  /** Called when only the products failed to load. */
  onMissing: (error: unknown) => void;
}

/** Shared by the server, which renders the page, and the browser, which prefetches. */
export async function loadOrderView(
  api: Client,
  orderId: string,
  { ventureId, useOrderApiCodit, onMissing }: OrderPlace,
): Promise<OrderView> {
  const order = orderOf(await orderApi(api, useOrderApiCodit).details(orderId));
  try {
    return { order, products: await loadProducts(api, ventureId, [...new Set(order.lineItems.map(({ id }) => id))]) };
  } catch (error) {
    onMissing(error);
    return { order, products: null };
  }
}

/** The contract's maximum per request. */
const batchSize = 100;

async function loadProducts(api: Client, ventureId: string, ids: readonly string[]): Promise<ProductTile[]> {
  const products: ProductTile[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const { results } = await api.call('productSearch.search', {
      params: { ventureId },
      body: { references: ids.slice(start, start + batchSize).join(','), top: batchSize },
    });
    products.push(...results.map((result) => toProductTile(result, ventureId)));
  }
  return products;
}
