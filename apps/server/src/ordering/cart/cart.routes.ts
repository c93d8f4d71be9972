import { cartRoutes } from '@bouwpoort/contract/ordering/cart';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callOff } from './call-off.ts';
import { findCart, openCart, updateCart } from './cart.ts';
import { checkQuickOrder, quickOrder } from './quick-order.ts';

export function registerCart(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, cartRoutes.open, (ctx, { params: { cartName, create, ...asked }, request }) =>
    // Staff that looks along makes no cart: it is shown as empty.
    openCart(ctx, { ...asked, name: cartName, create: create && !request.session?.isView }),
  );
  serve(app, deps, cartRoutes.byId, (ctx, { params }) => findCart(ctx, params.cartId));
  serve(app, deps, cartRoutes.update, (ctx, { body, headers }) => updateCart(ctx, body, headers['idempotency-key']));
  serve(app, deps, cartRoutes.quickOrder, (ctx, { params, body, headers }) =>
    quickOrder(ctx, params.cartId, body.lines, headers['idempotency-key']),
  );
  serve(app, deps, cartRoutes.callOff, (ctx, { params, body, headers }) =>
    callOff(ctx, params.cartId, body, headers['idempotency-key']),
  );
  serve(app, deps, cartRoutes.checkQuickOrder, (ctx, { body }) => checkQuickOrder(ctx, body.lines));
}
