import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { products, variants } from '../../catalogue/products/products.tables.ts';
import { carts } from './cart.tables.ts';

/*
 * Two windows of one user, who add, change, remove and empty at the same time: what is left is what a simple model
 * says, which does one thing after the other in the order in which the server took them. The storefront's own queue is
 * held to the same (apps/storefront/app/ordering/cart/cart-queue.test.ts).
 */

const { app, db, logged } = await createTestApp();

interface Article {
  contentId: string;
  code: string;
}
interface Cart {
  id: number;
  version: number;
  shipments: { lineItems: (Article & { quantity: number })[] }[];
}
type Amounts = Record<string, number>;
type Intent =
  | { kind: 'add'; article: number; quantity: number }
  | { kind: 'change'; article: number; delta: number }
  | { kind: 'remove'; article: number }
  | { kind: 'empty' };

let headers: Record<string, string>;
let articles: Article[];
beforeAll(async () => {
  headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
  const rows = await db
    .select({ contentId: variants.guid, code: variants.code })
    .from(variants)
    .innerJoin(products, eq(variants.productId, products.id))
    .where(eq(products.id, 100_000))
    .orderBy(variants.position)
    .limit(3);
  expect(rows).toHaveLength(3);
  articles = rows;
});
beforeEach(async () => {
  await db.delete(carts);
});

const statuses: number[] = [];
const inject = async (request: { method: 'GET' | 'PUT'; url: string; payload?: object }) => {
  const response = await app.inject({ ...request, headers });
  statuses.push(response.statusCode);
  return response;
};
const open = async (): Promise<Cart> =>
  (await inject({ method: 'GET', url: '/api/carts/510001/main/210/true' })).json();

function amountsAfter(amounts: Amounts, intent: Intent): Amounts {
  if (intent.kind === 'empty') return {};
  const code = articles[intent.article]?.code ?? '';
  const { [code]: had = 0, ...others } = amounts;
  if (intent.kind === 'remove' || (intent.kind === 'change' && had === 0)) return others;
  const quantity = had + (intent.kind === 'add' ? intent.quantity : intent.delta);
  return quantity > 0 ? { ...others, [code]: quantity } : others;
}

const amountsIn = (cart: Cart): Amounts =>
  Object.fromEntries((cart.shipments[0]?.lineItems ?? []).map(({ code, quantity }) => [code, quantity]));

/** A window: knows the cart it saw last, and does what it wants on whatever cart a refusal shows it. */
class Window {
  cart: Cart;
  constructor(cart: Cart) {
    this.cart = cart;
  }
  async do(intent: Intent, taken: (intent: Intent) => void): Promise<void> {
    for (;;) {
      const lineItems = Object.entries(amountsAfter(amountsIn(this.cart), intent)).map(([code, quantity]) => ({
        contentId: articles.find((one) => one.code === code)?.contentId,
        code,
        quantity,
      }));
      const { id, version } = this.cart;
      const payload = { id, version, customerId: '510001', market: '210', shipments: [{ lineItems }] };
      const answer = await inject({ method: 'PUT', url: '/api/cms/v3.0/carts', payload });
      if (answer.statusCode === 200) {
        this.cart = answer.json();
        return taken(intent);
      }
      expect(answer.statusCode).toBe(409);
      this.cart = answer.json().cart;
    }
  }
}

const article = fc.nat({ max: 2 });
const anyIntent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('add' as const), article, quantity: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('change' as const), article, delta: fc.integer({ min: -5, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), article }) },
  { weight: 1, arbitrary: fc.constant<Intent>({ kind: 'empty' }) },
);

test('two windows at once end where a simple model does, and nothing is answered with 500', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyIntent, { minLength: 1, maxLength: 6 }),
      fc.array(anyIntent, { minLength: 1, maxLength: 6 }),
      async (mine, theirs) => {
        await db.delete(carts);
        const start = await open();
        let model: Amounts = {};
        const taken: { version: number; intent: Intent }[] = [];
        const run = async (intents: Intent[]) => {
          const window = new Window(start);
          for (const intent of intents) {
            await window.do(intent, (done) => taken.push({ version: window.cart.version, intent: done }));
          }
        };
        await Promise.all([run(mine), run(theirs)]);
        // In the order of the versions they made: every write has one of its own.
        taken.sort((a, b) => a.version - b.version);
        expect(taken.map(({ version }) => version)).toEqual(taken.map((_, position) => start.version + position + 1));
        for (const { intent } of taken) model = amountsAfter(model, intent);
        expect(amountsIn(await open())).toEqual(model);
      },
    ),
    { numRuns: propertyRuns(40) },
  );
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
}, 60_000);
