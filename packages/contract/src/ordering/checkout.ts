import { deliveryTimes } from '@bouwpoort/trade/ordering/delivery-wishes';
import { z } from 'zod/mini';
import { problem } from '../foundation/problem.ts';
import { route } from '../foundation/route.ts';
import {
  amount,
  day,
  done,
  id,
  idempotencyHeaders,
  largestRowId,
  locationId,
  optionalLines,
  optionalText,
  resultList,
} from '../foundation/scalars.ts';
import { deliveryMethodName } from '../organisation/calendar.ts';
import { deliveryModeId } from '../organisation/ventures.ts';
import { approvalAsked, approvalNeeded, approvalNote } from './approvals.ts';
import { budgetStanding } from './budgets.ts';
import { cart, cartId, supplySource } from './cart.ts';

export const deliveryMethod = z.object({
  methodId: z.string(),
  name: deliveryMethodName,
  /** Our addition, of directdelivery: how much less the articles of this cart cost that way, without VAT. */
  saving: amount,
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;

export const paymentMethodName = z.enum(['paynl', 'invoice', 'cashondelivery']);
export type PaymentMethodName = z.infer<typeof paymentMethodName>;
export const paymentMethod = z.object({
  paymentMethodId: z.string(),
  systemName: paymentMethodName,
  systemId: z.string(),
  friendlyName: z.string(),
  description: z.string(),
  ordering: z.int(),
  isDefault: z.boolean(),
  iconUrl: z.nullable(z.string()),
  /** The provider's own methods, and their banks in turn. */
  paymentSubOptions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      iconUrl: z.nullable(z.string()),
      subOptions: z.array(z.object({ id: z.string(), name: z.string(), iconUrl: z.nullable(z.string()) })),
    }),
  ),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const checkoutDetails = z.object({
  preferredDeliveryDate: day,
  latestDeliveryDate: day,
  reference: optionalText(50),
  comment: optionalLines(1000),
  /** -1 is how the storefront says no project (C 9). */
  projectId: z.nullish(z.int().check(z.gte(-1), z.lte(largestRowId))),
  addressId: z.nullish(id),
  /** The branch to collect at; only with instorepickup. */
  branchId: z.nullish(locationId),
  /** What the customer's mandatory flags ask for beside the reference: counter ticket and name. */
  requisitionForm: optionalText(50),
  customerName: optionalText(100),
  /** Our addition: how a delivery is unloaded, of those the venture offers; without it the ordinary way. */
  deliveryModeId: z.nullish(deliveryModeId),
  /** Our addition: when on the day, where to unload, and who to call there; wishes, not promises. */
  deliveryTime: z.nullish(z.enum(deliveryTimes)),
  unloadingFloor: optionalText(40),
  contactPhone: optionalText(25),
  /** Our addition: which cost centre of the customer it counts towards. */
  costCentre: optionalText(30),
  hasConfirmedLatestDeliveryDateExceeded: z._default(z.boolean(), false),
});
export type CheckoutDetails = z.input<typeof checkoutDetails>;

/** When a line can be there, by the method and the branch that are asked for. */
const lineWindow = z.object({
  contentId: z.string(),
  deliveryDateAfter: day,
  deliveryDateBefore: day,
  supplySource,
});
export type LineWindow = z.infer<typeof lineWindow>;

/**
 * Our addition: which concept order is meant, as prepare checkout numbered it. When another window has prepared
 * something else since, the answer is 409 and nothing happens. Without it: whatever was prepared last.
 */
const conceptNumber = z.nullish(id);

const preparedCheckout = z.object({
  /** Its shipment's salesOrderId is the number of the concept order; see `conceptNumber`. */
  cart,
  /** False when something cannot arrive by the latest date; going on then takes a confirmation. */
  isOrderOnTime: z.boolean(),
  /** The same customer used this reference in the last twelve months: a warning, not an error. */
  referenceProbablyExists: z.boolean(),
  /** Our addition: the latest of those orders. */
  referenceOrderId: z.nullish(z.string()),
  /** Our addition: the approvers this order needs; null without approval. */
  approval: z.nullable(approvalNeeded),
  /** Our addition: the budgets it counts towards, as they are without it. */
  budgets: z.array(budgetStanding),
});
export type PreparedCheckout = z.infer<typeof preparedCheckout>;

/** The form C 8 reads from a refused prepare checkout, beside the problem document all routes use. */
const refusedCheckout = z.extend(problem, {
  statusCode: z.int(),
  value: z.object({ code: z.string(), detail: z.string(), status: z.int() }),
});

/** C 4.5. */
export const paymentStatus = z.enum([
  'notCompleted',
  'refused',
  'deviating',
  'reservation',
  'canceledByUser',
  'successful',
  'failed',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const orderConfirmation = z.object({
  orderIds: z.array(z.string()),
  failedOrderIds: z.array(z.string()),
  preferredDeliveryDate: day,
  latestDeliveryDate: day,
  /** Received, but held until the branch has looked at the credit limit. */
  creditLimitExceeded: z.boolean(),
  /** Our addition: nothing is ordered yet, because the order needs approval. */
  approval: z.optional(approvalAsked),
});
export type OrderConfirmation = z.infer<typeof orderConfirmation>;

const startedPayment = z.object({
  orderId: z.string(),
  status: paymentStatus,
  redirectUrl: z.nullable(z.string()),
});
export type StartedPayment = z.infer<typeof startedPayment>;

export const paymentFollowUp = z.enum(['APPROVE', 'DECLINE', 'VOID', 'CAPTURE']);
export type PaymentFollowUp = z.infer<typeof paymentFollowUp>;

const verifiedPayment = z.object({
  orderId: z.string(),
  status: paymentStatus,
  /** What was decided: APPROVE or DECLINE for deviating, VOID or CAPTURE for reservation. */
  followUp: z.nullable(paymentFollowUp),
  /** There once it is ordered: a successful payment, an approved deviating one, a captured reservation. */
  confirmation: z.nullable(orderConfirmation),
});
export type VerifiedPayment = z.infer<typeof verifiedPayment>;

const params = z.object({ cartId });

export const checkoutRoutes = {
  shippingOptions: route({
    method: 'GET',
    path: '/api/carts/{cartId}/shippingoptions',
    summary: 'The delivery methods open to this cart',
    spec: 'C 7.8',
    access: 'session',
    params,
    response: resultList(deliveryMethod),
  }),
  paymentMethods: route({
    method: 'GET',
    path: '/api/carts/{cartId}/paymentmethods',
    summary: 'The payment methods open to this cart, the default one first',
    spec: 'C 7.8',
    access: 'session',
    params,
    response: resultList(paymentMethod),
  }),
  /** Our addition: the cart's own days are those of delivery from the user's branch. */
  deliveryWindows: route({
    method: 'GET',
    path: '/api/carts/{cartId}/deliverywindows',
    summary: 'When each line can be delivered, or picked up at a branch; lines nobody can promise are left out',
    spec: 'our addition to C 7.8',
    access: 'session',
    params,
    query: z.object({ method: deliveryMethodName, branchId: z.optional(locationId) }),
    response: resultList(lineWindow),
  }),
  prepare: route({
    method: 'POST',
    path: '/api/carts/{cartId}/preparecheckout',
    summary: 'Turn the cart into a concept order: tier prices, costs and VAT worked out, dates and reference checked',
    spec: 'C 7.8',
    access: 'session',
    params,
    headers: idempotencyHeaders,
    body: checkoutDetails,
    response: preparedCheckout,
    failures: { 400: refusedCheckout, 403: refusedCheckout, 409: refusedCheckout },
  }),
  processPayments: route({
    method: 'POST',
    path: '/api/carts/{cartId}/processpayments',
    summary: 'Start an online payment; the browser goes on to redirectUrl',
    spec: 'C 7.8',
    access: 'session',
    params,
    headers: idempotencyHeaders,
    body: z.object({
      paymentMethodName,
      paymentOptionId: z.nullish(z.string().check(z.maxLength(50))),
      paymentOptionSubId: z.nullish(z.string().check(z.maxLength(50))),
      salesOrderId: conceptNumber,
    }),
    response: startedPayment,
    /** An earlier payment of this cart turned out to be paid: this is what became of it. */
    failures: { 409: z.extend(problem, { payment: z.optional(verifiedPayment) }) },
  }),
  verifyPayments: route({
    method: 'GET',
    path: '/api/carts/{cartId}/verifypayments/{orderId}',
    effect: 'writes',
    summary: 'How a payment ended',
    spec: 'C 7.8',
    access: 'session',
    params: z.object({ cartId, orderId: id }),
    response: verifiedPayment,
  }),
  convertToOrder: route({
    method: 'POST',
    path: '/api/carts/{cartId}/converttoorder',
    summary: 'Order on account or against cash; 402 when it has to be paid first',
    spec: 'C 7.8',
    access: 'session',
    params,
    headers: idempotencyHeaders,
    /** Without a method: on account. */
    body: z.nullish(
      z.object({
        paymentMethodName: z._default(z.enum(['invoice', 'cashondelivery']), 'invoice'),
        salesOrderId: conceptNumber,
        /** Our addition: the message for the approver, if the order needs approval. */
        approvalNote,
      }),
    ),
    response: orderConfirmation,
    failures: {
      402: z.extend(problem, { amountDue: amount }),
      409: z.extend(problem, { payment: z.optional(verifiedPayment) }),
    },
  }),
  cancelOrder: route({
    method: 'POST',
    path: '/api/carts/{cartId}/cancelorder',
    summary: 'Give up the concept order and keep the cart',
    spec: 'C 7.8',
    access: 'session',
    params,
    headers: idempotencyHeaders,
    response: done,
  }),
  /** Our addition, for whom the mail did not reach; it goes to the address of the first one. */
  sendConfirmation: route({
    method: 'POST',
    path: '/api/carts/{cartId}/confirmation',
    summary: 'Mail the confirmation of what was ordered with this cart once more',
    spec: 'our addition to C 2.8',
    access: 'session',
    params,
    response: done,
  }),
};
