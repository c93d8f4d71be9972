import type { Cart } from '@bouwpoort/contract/ordering/cart';
import type { HostileSources } from './hostile-requests.ts';

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object | undefined;
}

interface Product {
  variants: readonly { code: string; contentLink: { guidValue: string } }[];
}

/** The ingredients of hostile requests: existing records, of the first of these sessions. */
export async function hostileSources(
  ask: (what: Ask) => Promise<unknown>,
  logins: HostileSources['logins'],
): Promise<HostileSources> {
  const headers = logins[0] ?? {};
  const customerId = '510001';
  const ventureId = '210';
  const search = { query: 'gips', top: 5 };
  const path = `/api/content/search/products/${ventureId}`;
  const { results } = (await ask({ method: 'POST', path, body: search })) as { results: Product[] };
  const [variant] = results.flatMap(({ variants }) => variants);
  if (!variant) throw new Error('There is nothing to order.');
  const cart = (await ask({ path: `/api/carts/${customerId}/main/${ventureId}/true`, headers })) as Cart;
  const body = { lines: [{ code: variant.code, quantity: 3 }] };
  const added = await ask({ method: 'POST', path: `/api/carts/${cart.id}/quickorder`, headers, body });
  const [order] = (await ask({ path: '/api/orders', headers })) as { orderId: string }[];
  const { results: users } = (await ask({ path: '/api/users?q=inkoper', headers })) as { results: { id: string }[] };
  const { results: sites } = (await ask({ path: '/api/sites', headers })) as { results: { siteId: number }[] };
  const askedQuote = {
    method: 'POST',
    path: '/api/client-quotes',
    headers,
    body: { title: 'Wand', lines: [] },
  } as const;
  const { quoteId } = (await ask(askedQuote)) as { quoteId: number };
  const listed = { name: 'Lijst', sharing: 'company', ...body };
  const made = (await ask({ method: 'POST', path: '/api/lists', headers, body: listed })) as { id: number };
  const list = (await ask({ path: `/api/lists/${made.id}`, headers })) as { version: number; lines: { id: number }[] };
  return {
    logins,
    things: {
      ...{ ventureId, customerId, branchId: '2102', addressId: '510001-03', paymentOrderId: 'geen' },
      variant: { guid: variant.contentLink.guidValue, code: variant.code },
      cart: (added as { cart: Cart }).cart,
      orderId: order?.orderId ?? 'geen',
      colleagueId: users[0]?.id ?? 'geen',
      siteId: sites[0]?.siteId ?? 1,
      clientQuoteId: quoteId,
      orderList: { id: made.id, version: list.version, lineId: list.lines[0]?.id ?? 1 },
    },
  };
}
