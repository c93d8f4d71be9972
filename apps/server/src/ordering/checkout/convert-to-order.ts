import type { OrderConfirmation, PaymentMethodName } from '@bouwpoort/contract/ordering/checkout';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { type CustomerStanding, takeCredit } from '../../customers/customers/customers.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { requireUser, type VentureUser } from '../../foundation/context/require-user.ts';
import { reportBrokenRow } from '../../foundation/database/broken-rows.ts';
import { awaitPipelined } from '../../foundation/database/drizzle-client.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { type DecidedOrder, decideOrder, submitApproval } from '../approvals/approvals.ts';
import { moveRemainingLines, requireOrdering } from '../cart/cart.ts';
import { type ConceptOrder, placeOrders, windowsOf } from '../orders/orders.ts';
import type { PaymentParts } from '../payments/payments.ts';
import { takeConcept } from './checkout.queries.ts';
import { creditLeft, requireOrderingCustomer } from './checkout-rules.ts';
import { closeEarlierIfPossible, EarlierPaymentOpen } from './earlier-payments.ts';
import { findFailedWindows } from './failed-windows.ts';
import { requireMayOrder, requireOwnProject } from './order-permissions.ts';
import { orderToDecide } from './order-to-decide.ts';

type OnAccount = Exclude<PaymentMethodName, 'paynl'>;

interface OrderAsked {
  paymentMethodName: OnAccount;
  /** The concept order that was shown. */
  salesOrderId?: string | null | undefined;
  /** The message for the approver, if the order needs approval. */
  approvalNote?: string | undefined;
}

/** Orders on account, or for cash at the counter; users who may do neither have to pay first (C 7.8: 402). */
export async function convertToOrder(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  order: OrderAsked,
  key: string | undefined,
): Promise<OrderConfirmation> {
  const user = requireUser(ctx);
  await requireOrdering(ctx, { user });
  requireMayOrder(user);
  const idempotency = { userId: user.id, key, operation: `convert ${cartId}`, input: order };
  const place = (besidePayment: boolean) =>
    once(ctx, idempotency, (tx) => orderConcept(tx, user, cartId, order, besidePayment));
  try {
    return await place(false);
  } catch (error) {
    if (!(error instanceof EarlierPaymentOpen)) throw error;
    await closeEarlierIfPossible(ctx, parts, { siteUserId: user.id, cartId });
    return place(true);
  }
}

async function orderConcept(
  tx: Context,
  user: VentureUser,
  cartId: number,
  { paymentMethodName, salesOrderId, approvalNote }: OrderAsked,
  besidePayment: boolean,
): Promise<OrderConfirmation> {
  const { id: siteUserId, ventureId, customerId } = user;
  if (!user.dynamics || customerId === null) throw new AppError('noCustomer');
  const taken = await takeConcept(tx, { siteUserId, ventureId, customerId }, cartId, salesOrderId);
  if (taken.isBeingPaid && !besidePayment) throw new EarlierPaymentOpen();
  const { concept, details, rules } = taken;
  requireOwnProject(user, concept);
  const [{ decision }, lost] = await awaitPipelined([
    decideOrder(tx, orderToDecide(user, customerId, cartId, concept), { lock: true, rules }),
    findFailedWindows(tx, windowsOf(concept.method, concept.lines)),
  ]);
  const note = approvalNote ?? '';
  const confirmation = decision
    ? await askApproval(tx, user, { cartId, concept, lost, details, paymentMethodName, decision, note })
    : await placeConcept(tx, user, { cartId, concept, lost, paymentMethodName });
  if (taken.hasMoreLines) await moveRemainingLines(tx, cartId, orderedQuantities(concept));
  return confirmation;
}

interface ToAsk {
  cartId: number;
  concept: ConceptOrder;
  lost: ReadonlySet<string>;
  details: unknown;
  paymentMethodName: OnAccount;
  decision: NonNullable<DecidedOrder['decision']>;
  note: string;
}

/** Nothing is ordered: the cart waits for the decision of an approver. */
async function askApproval(tx: Context, user: VentureUser, asked: ToAsk): Promise<OrderConfirmation> {
  const { lost, ...held } = asked;
  const { concept, paymentMethodName } = held;
  const customerId = user.customerId ?? '';
  if (lost.size > 0) throw new AppError('notPrepared');
  const customer = await takeCredit(tx.db, { customerId, ventureId: user.ventureId }, '0');
  if (!customer) throw new AppError('noCustomer');
  requireOrderingCustomer(customer, concept.method);
  if (!mayUse(paymentMethodName, { user, customer }, concept)) {
    throw new AppError('approvalNeeded', {
      detail: 'Hiervoor is akkoord nodig, en dat kan alleen op rekening of met betalen bij afhalen.',
    });
  }
  const approval = await submitApproval(tx, { ...held, user, customerId });
  return {
    orderIds: [],
    failedOrderIds: [],
    preferredDeliveryDate: concept.preferredDeliveryDate,
    latestDeliveryDate: concept.latestDeliveryDate,
    creditLimitExceeded: false,
    approval,
  };
}

interface ToPlace {
  cartId: number;
  concept: ConceptOrder;
  /** Its windows that cannot be ordered any more. */
  lost: ReadonlySet<string>;
  paymentMethodName: OnAccount;
  approvedBy?: readonly string[];
}

/** Takes the credit and places the order of a cart that the transaction has taken. */
export async function placeConcept(
  tx: Context,
  user: VentureUser,
  { cartId, concept, lost: failedWindows, paymentMethodName, approvedBy }: ToPlace,
): Promise<OrderConfirmation> {
  const { id: siteUserId, ventureId, customerId } = user;
  if (!user.dynamics || customerId === null) throw new AppError('noCustomer');
  const windows = windowsOf(concept.method, concept.lines, failedWindows);
  const charged = sumOf(windows.filter(({ key }) => !failedWindows.has(key)).map(({ totals }) => totals.total));
  const onAccount = paymentMethodName === 'invoice';
  const customer = await takeCredit(tx.db, { customerId, ventureId }, onAccount ? charged.toFixed(2) : '0');
  if (!customer) throw new AppError('noCustomer');
  if (customer.creditLimit === 'NaN' || customer.creditUsed === 'NaN') {
    reportBrokenRow(tx, 'customer', customerId, new Error('its credit is not a number'));
  }
  requireOrderingCustomer(customer, concept.method);
  if (!mayUse(paymentMethodName, { user, customer }, concept)) {
    throw new AppError('paymentRequired', { members: { amountDue: toWire(concept.total) } });
  }
  const left = creditLeft(customer);
  return placeOrders(tx, {
    cartId,
    siteUserId,
    isGuest: user.isGuestAccount,
    seesPrices: maySeePrices(user),
    customerId,
    ventureId,
    concept,
    windows,
    paymentTermsId: onAccount ? '30D' : 'REMBOURS',
    alternate: user.useOrderApiCodit,
    heldForCredit: onAccount && left !== undefined && charged.gt(left),
    failedWindows,
    ...(approvedBy ? { approvedBy } : {}),
  });
}

export function orderedQuantities(concept: ConceptOrder): Map<string, string> {
  return new Map(concept.lines.map(({ contentId, quantity }) => [contentId, quantity]));
}

/** On account for customers with credit, never for guests; cash only at the counter (decisions: Cart). */
export function mayUse(
  method: OnAccount,
  { user, customer }: { user: VentureUser; customer: CustomerStanding },
  concept: Pick<ConceptOrder, 'method'>,
): boolean {
  return method === 'invoice'
    ? !user.isGuestAccount && creditLeft(customer) !== undefined
    : concept.method === 'instorepickup';
}
