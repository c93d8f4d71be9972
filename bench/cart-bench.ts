import type { BareRoute } from './bare-route.ts';
import { type BenchShop, type Shopper, ventureId } from './bench-shop.ts';
import { besideBare, type Figure } from './bench-table.ts';
import { type Article, pick, pricedArticles } from './priced-articles.ts';

const users = 20;
const largeCart = 500;
/** Faster than a person clicks. */
const pauseMs = 100;

interface OpenCart {
  id: number;
  version: number;
}

/** Adding to a cart, and opening a very long one. */
export async function benchCart(shop: BenchShop, bare: BareRoute): Promise<Figure[]> {
  const { client } = shop;
  const [articles, shoppers] = [await pricedArticles(shop, 2000), await shop.shoppers(users)];
  const carts = await Promise.all(shoppers.map((shopper) => openCart(shop, shopper)));
  const add = (worker: number) => addToCart(shop, shoppers, carts, worker, articles);
  const figures = [
    await besideBare(await client.measure('add to cart, 20 users, ten a second each', users, add, { pauseMs }), bare, {
      p95: 20,
    }),
    await besideBare(await client.measure('add to cart, as fast as it goes', users, add), bare, { perSecond: 500 }),
  ];
  await putLines(shop, shoppers[0], carts[0], pick(articles, largeCart));
  const open = () => client.ask({ path: `/api/carts/${carts[0]?.id}`, headers: headersOf(shoppers, 0) });
  figures.push(await besideBare(await client.measure(`open a cart of ${largeCart} lines`, 1, open), bare, {}));
  return figures;
}

const headersOf = (shoppers: readonly Shopper[], worker: number) => shoppers[worker % shoppers.length]?.headers ?? {};

async function openCart({ client }: BenchShop, { headers, customerId }: Shopper): Promise<OpenCart> {
  const { text } = await client.ask({ path: `/api/carts/${customerId}/main/${ventureId}/true`, headers });
  return JSON.parse(text) as OpenCart;
}

/**
 * As the storefront does: the whole cart with one more line, on the version it has. After ten lines the cart starts
 * again.
 */
async function addToCart(
  shop: BenchShop,
  shoppers: readonly Shopper[],
  carts: (OpenCart & { lines?: Article[] })[],
  worker: number,
  articles: readonly Article[],
) {
  const cart = carts[worker];
  if (!cart) throw new Error('no cart');
  const lines = (cart.lines?.length ?? 0) >= 10 ? [] : (cart.lines ?? []);
  cart.lines = [...lines, ...pick(articles, 1)];
  return putLines(shop, shoppers[worker], cart, cart.lines);
}

async function putLines(
  { client }: BenchShop,
  shopper: Shopper | undefined,
  cart: OpenCart | undefined,
  lines: readonly Article[],
) {
  if (!shopper || !cart) throw new Error('no cart');
  const answer = await client.ask({
    method: 'PUT',
    path: '/api/cms/v3.0/carts',
    headers: shopper.headers,
    body: {
      id: cart.id,
      version: cart.version,
      customerId: shopper.customerId,
      market: ventureId,
      shipments: [{ lineItems: lines.map(({ guid, code }) => ({ contentId: guid, code, quantity: 1 })) }],
    },
  });
  if (answer.status === 200) cart.version = (JSON.parse(answer.text) as OpenCart).version;
  return answer;
}
