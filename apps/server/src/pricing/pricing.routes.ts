import { pricingRoutes } from '@bouwpoort/contract/pricing';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../context/context.ts';
import { serve } from '../http/contract-route.ts';
import { listPrices, listTieredPrices } from './pricing.ts';

export function registerPricing(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, pricingRoutes.prices, (ctx, { body }) => listPrices(ctx, body.ids, body.marketId));
  serve(app, deps, pricingRoutes.tiered, (ctx, { params }) => listTieredPrices(ctx, params.productVariant));
}
