import { checkoutRoutes } from '@bouwpoort/contract/checkout';
import type { FastifyInstance } from 'fastify';
import { serve } from '../contract-route.ts';
import type { ContextDeps } from '../request-context.ts';
import { cancelConcept, listDeliveryMethods } from './checkout.ts';
import { convertToOrder } from './convert-to-order.ts';
import { prepareCheckout } from './prepare-checkout.ts';

export function registerCheckout(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, checkoutRoutes.shippingOptions, async (ctx, { params }) => {
    const results = await listDeliveryMethods(ctx, params.cartId);
    return { totalMatching: results.length, results };
  });
  serve(app, deps, checkoutRoutes.prepare, (ctx, { params, body, headers }) =>
    prepareCheckout(ctx, params.cartId, body, headers['idempotency-key']),
  );
  serve(app, deps, checkoutRoutes.convertToOrder, (ctx, { params, body, headers }) =>
    convertToOrder(ctx, params.cartId, body?.paymentMethodName ?? 'invoice', headers['idempotency-key']),
  );
  serve(app, deps, checkoutRoutes.cancelOrder, async (ctx, { params, headers }) => {
    await cancelConcept(ctx, params.cartId, headers['idempotency-key']);
    return { value: true };
  });
}
