import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import { approvalRoutes } from '@bouwpoort/contract/ordering/approvals';
import { cartRoutes } from '@bouwpoort/contract/ordering/cart';
import { checkoutRoutes } from '@bouwpoort/contract/ordering/checkout';
import { orderRoutes } from '@bouwpoort/contract/ordering/orders';
import type { FastifyInstance } from 'fastify';
import { issueCookies, tokenAnswer } from '../../customers/identity/identity.ts';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { requireSameOrigin } from '../../foundation/security/same-origin.ts';
import type { PaymentParts } from '../payments/payments.ts';
import { readApproval } from './approval-details.ts';
import { approveOrder, changeHeldOrder } from './approve-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelConcept, discardCart, listDeliveryMethods } from './checkout.ts';
import { convertToOrder } from './convert-to-order.ts';
import { listDeliveryWindows } from './delivery-windows.ts';
import { startGuest } from './guest-checkout.ts';
import { listPaymentMethods } from './payment-methods.ts';
import { prepareCheckout } from './prepare-checkout.ts';
import { processPayments } from './process-payments.ts';
import { sendConfirmationAgain } from './send-confirmation-again.ts';
import { verifyPayments } from './verify-payments.ts';

/**
 * Also what of a cart, an order and an account needs checkout: throwing a cart away gives up the payment begun for it,
 * cancelling an order gives back credit, approving a request places an order, and a guest's account comes with a cart.
 */
export function registerCheckout(app: FastifyInstance, deps: ContextDeps, parts: PaymentParts): void {
  serve(app, deps, checkoutRoutes.shippingOptions, async (ctx, { params }) => {
    const results = await listDeliveryMethods(ctx, params.cartId);
    return { totalMatching: results.length, results };
  });
  serve(app, deps, checkoutRoutes.paymentMethods, async (ctx, { params }) => {
    const results = await listPaymentMethods(ctx, parts, params.cartId);
    return { totalMatching: results.length, results };
  });
  serve(app, deps, checkoutRoutes.deliveryWindows, async (ctx, { params, query }) => {
    const results = await listDeliveryWindows(ctx, params.cartId, query);
    return { totalMatching: results.length, results };
  });
  serve(app, deps, checkoutRoutes.prepare, (ctx, { params, body, headers }) =>
    prepareCheckout(ctx, parts, params.cartId, body, headers['idempotency-key']),
  );
  serve(app, deps, checkoutRoutes.processPayments, (ctx, { params, body, headers }) =>
    processPayments(ctx, parts, params.cartId, body, headers['idempotency-key']),
  );
  serve(app, deps, checkoutRoutes.verifyPayments, (ctx, { params }) =>
    verifyPayments(ctx, parts, params.cartId, params.orderId),
  );
  serve(app, deps, checkoutRoutes.convertToOrder, (ctx, { params, body, headers }) =>
    convertToOrder(ctx, parts, params.cartId, body ?? { paymentMethodName: 'invoice' }, headers['idempotency-key']),
  );
  serve(app, deps, checkoutRoutes.cancelOrder, async (ctx, { params, headers }) => {
    await cancelConcept(ctx, parts, params.cartId, headers['idempotency-key']);
    return { value: true };
  });
  serve(app, deps, checkoutRoutes.sendConfirmation, async (ctx, { params }) => {
    await sendConfirmationAgain(ctx, params.cartId);
    return { value: true };
  });
  serve(app, deps, cartRoutes.remove, async (ctx, { params }) => {
    await discardCart(ctx, parts, params.cartId);
    return { value: true };
  });
  for (const contract of [orderRoutes.cancel, orderRoutes.coditCancel]) {
    serve(app, deps, contract, (ctx, { params, headers }) =>
      cancelOrder(ctx, params.orderId, headers['idempotency-key']),
    );
  }
  serve(app, deps, approvalRoutes.details, (ctx, { params }) => readApproval(ctx, params.approvalId));
  serve(app, deps, approvalRoutes.approve, (ctx, { params, body, headers }) =>
    approveOrder(ctx, params.approvalId, body?.seen ?? undefined, headers['idempotency-key']),
  );
  serve(app, deps, approvalRoutes.change, (ctx, { params, body, headers }) =>
    changeHeldOrder(ctx, params.approvalId, body, headers['idempotency-key']),
  );
  serve(app, deps, accountRoutes.guest, async (ctx, { body, headers, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const toCookies = headers['x-session'] === 'cookie';
    if (toCookies) requireSameOrigin(request, deps.config);
    const tokens = await startGuest(ctx, deps, body, request, reply);
    if (!toCookies) return tokenAnswer(tokens);
    await issueCookies(deps, reply, tokens);
    return { expires_in: tokens.expiresIn };
  });
}
