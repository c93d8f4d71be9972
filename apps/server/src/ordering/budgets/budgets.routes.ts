import { budgetRoutes } from '@bouwpoort/contract/ordering/budgets';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import {
  addBudget,
  budgetsOfOrder,
  budgetsOfSites,
  changeBudget,
  listBudgets,
  type ReservationsOf,
  removeBudget,
} from './budgets.ts';

export function registerBudgets(app: FastifyInstance, deps: ContextDeps, reservationsOf: ReservationsOf): void {
  serve(app, deps, budgetRoutes.list, async (ctx) => {
    const results = await listBudgets(ctx, reservationsOf);
    return { totalMatching: results.length, results };
  });
  serve(app, deps, budgetRoutes.forOrder, (ctx, { query }) => budgetsOfOrder(ctx, query, reservationsOf));
  serve(app, deps, budgetRoutes.ofSites, async (ctx) => ({ results: await budgetsOfSites(ctx, reservationsOf) }));
  serve(app, deps, budgetRoutes.add, (ctx, { body, headers }) =>
    addBudget(ctx, body, headers['idempotency-key'], reservationsOf),
  );
  serve(app, deps, budgetRoutes.change, (ctx, { params, body }) =>
    changeBudget(ctx, params.budgetId, body, reservationsOf),
  );
  serve(app, deps, budgetRoutes.remove, async (ctx, { params }) => {
    await removeBudget(ctx, params.budgetId);
    return { value: true };
  });
}
