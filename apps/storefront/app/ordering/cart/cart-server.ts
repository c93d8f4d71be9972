import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import type { CartBatch } from './cart-batches.ts';
import { cartOf } from './cart-mapping.ts';
import { CartConflict, CartForbidden, CartMissing, CartRefusal, type CartServer } from './cart-queue.ts';

export interface CartOwner {
  userId: string;
  ventureId: string;
}

/** Milliseconds. Networks on building sites are slow, but a longer wait never ends in a response. */
const timeout = 20_000;

/** The cart calls of the API (C 7.8), with their responses and errors mapped for the queue. */
export function cartServer(api: Client, { ventureId }: CartOwner, customerId: string): CartServer {
  return {
    async open(create) {
      const params = { customerId, cartName: 'main' as const, ventureId, create };
      const cart = await withCartErrors(api.call('carts.open', { params, signal: AbortSignal.timeout(timeout) }));
      return cartOf(cart);
    },
    async update(batch) {
      const answer = api.call('carts.update', {
        body: batch.payload,
        headers: { 'idempotency-key': batch.key },
        signal: AbortSignal.timeout(timeout),
      });
      const cart = await withCartErrors(answer, batch);
      if (!cart.id) throw new CartRefusal('no update cart', new Map());
      return cartOf(cart);
    },
  };
}

async function withCartErrors<T>(answer: Promise<T>, batch?: CartBatch): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ApiProblem ? cartErrorOf(error, batch) : error;
  }
}

/** The errors that the queue handles; any other error is retried. */
export function cartErrorOf(problem: ApiProblem, batch?: CartBatch): Error {
  const { status } = problem;
  if (status === 401 || status === 403) return new CartForbidden(problem.problem.code, { cause: problem });
  if (status === 404) return new CartMissing(problem.message, { cause: problem });
  const { cart } = problem.problem;
  if (status === 409 && isCart(cart)) return new CartConflict(cartOf(cart));
  if (status === 400 || status === 413 || status === 422) {
    return new CartRefusal(problem.message, mistakesIn(problem, batch));
  }
  return problem;
}

function isCart(value: unknown): value is Parameters<typeof cartOf>[0] {
  return typeof value === 'object' && value !== null && 'shipments' in value && 'version' in value;
}

/** The server's errors are keyed by article number. */
function mistakesIn({ problem }: ApiProblem, batch: CartBatch | undefined): Map<string, string> {
  const lines = batch?.payload.shipments[0]?.lineItems ?? [];
  return new Map(
    Object.entries(problem.errors ?? {}).flatMap(([code, [message = problem.title]]) =>
      lines.filter((line) => line.code === code).map((line) => [line.contentId, message] as const),
    ),
  );
}
