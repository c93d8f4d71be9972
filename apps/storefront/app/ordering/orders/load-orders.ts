import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { PageContext } from '../../frame/pages/page-context.ts';
import type { OrderSummary } from './order.ts';
import { orderApi } from './order-api.ts';
import { summaryOf } from './order-mapping.ts';

/** Why there is no list. None of them is an error page (C 4.2, 8). */
export type OrdersProblem = 'noLink' | 'otherVenture' | 'disabled' | 'failed';

type OrdersAnswer = { orders: OrderSummary[]; problem: null } | { orders: null; problem: OrdersProblem };

type Opened = Pick<PageContext, 'api' | 'session' | 'wrongVenture' | 'log'>;

/** One request for all orders; the page selects what it shows (decisions: Cart, checkout, orders). */
export async function loadOrders({ api, session, wrongVenture, log }: Opened): Promise<OrdersAnswer> {
  const problem = problemBefore({ session, wrongVenture });
  if (problem) return { orders: null, problem };
  try {
    const orders = await orderApi(api, session?.useOrderApiCodit ?? false).list();
    return { orders: orders.map(summaryOf), problem: null };
  } catch (error) {
    const found = problemOf(error);
    if (found === 'failed') log.error({ err: error }, 'the orders of a customer could not be fetched');
    return { orders: null, problem: found };
  }
}

/** Problems that are known without a request. */
export function problemBefore({
  session,
  wrongVenture,
}: Pick<Opened, 'session' | 'wrongVenture'>): OrdersProblem | null {
  if (wrongVenture) return 'otherVenture';
  return session?.siteUser.dynamics ? null : 'noLink';
}

export function problemOf(error: unknown): OrdersProblem {
  if (!(error instanceof ApiProblem)) return 'failed';
  const { code } = error.problem;
  if (code === 'noCustomer') return 'noLink';
  if (code === 'wrongVenture') return 'otherVenture';
  // The server has disabled fetching orders, and says so.
  return code === 'unavailable' ? 'disabled' : 'failed';
}
