import { pricingRoutes } from '@bouwpoort/contract/pricing';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import type { ContextDeps } from '../request-context.ts';
import { listPrices, listTieredPrices } from './pricing.ts';

export function registerPricing(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, pricingRoutes.prices, (ctx, { body }) => listPrices(ctx, body.ids, body.marketId));
  serve(app, deps, pricingRoutes.tiered, (ctx, { params }) => listTieredPrices(ctx, params.productVariant));
}
