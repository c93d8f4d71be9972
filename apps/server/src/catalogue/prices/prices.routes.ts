import { pricingRoutes } from '@bouwpoort/contract/catalogue/prices';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { listPrices, listTieredPrices } from './prices.ts';

export function registerPricing(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, pricingRoutes.prices, (ctx, { body }) => listPrices(ctx, body.ids, body.marketId));
  serve(app, deps, pricingRoutes.tiered, (ctx, { params }) => listTieredPrices(ctx, params.productVariant));
}
