import type { NewListLine } from '@bouwpoort/contract/ordering/lists';
import type { Client } from '@bouwpoort/contract/program/client';

/** More are too many for a new list. */
const maxArticles = 100;

/** The articles the customer ordered before, each with the quantity of the last time. */
export async function orderedArticles(api: Client): Promise<NewListLine[]> {
  const products = await api.call('orders.lastOrderedProducts', { query: { take: maxArticles } });
  return products.flatMap(({ variants }) =>
    variants.slice(0, 1).map(({ contentId, quantity }) => ({ contentId, quantity })),
  );
}
