import type { OrderConfirmation } from '@bouwpoort/contract/ordering/checkout';
import { openOrderCode } from '@bouwpoort/trade/ordering/order-status';
import type { Context } from '../../foundation/context/context.ts';
import { awaitPipelined } from '../../foundation/database/drizzle-client.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { publishOrdersPlaced } from '../../foundation/telemetry/counted-events.ts';
import { announce } from '../../organisation/webhooks/webhooks.ts';
import { type TakenLine, takeFromQuotes, takePaidFromQuotes } from '../quotes/quotes.ts';
import { agreedOf, type ConceptLine, type ConceptOrder, type WindowTotals } from './concept-order.ts';
import { amountsOf } from './order-amounts.ts';
import { sendConfirmation } from './order-confirmation-mail.ts';
import { sendToErp } from './orders.jobs.ts';
import { insertOrders, type OrderLineToPlace, type OrderToPlace } from './orders.queries.ts';

export type PaymentTermsId = '30D' | 'ONLINE' | 'REMBOURS';

interface OrdersToPlace {
  cartId: number;
  siteUserId: string | null;
  /** Who buys as a guest has no page with orders to look at. */
  isGuest: boolean;
  /** Whether the mail may say what it costs. */
  seesPrices: boolean;
  customerId: string;
  ventureId: string;
  concept: ConceptOrder;
  /** Of the concept, all of them. */
  windows: readonly WindowTotals[];
  paymentTermsId: PaymentTermsId;
  /** Of what was paid online. */
  paymentId?: string;
  /** Through the alternate order API of the ERP. */
  alternate: boolean;
  heldForCredit: boolean;
  /** The users who approved it, if it needed approval. */
  approvedBy?: readonly string[];
  /** Windows that cannot be ordered any more; they get a number and nothing else. */
  failedWindows: ReadonlySet<string>;
}

/**
 * One order for each delivery window, in the caller's transaction, together with the jobs that bring them to the ERP
 * and the confirmation to the customer. That a cart is ordered once is seen to by the table: a second attempt fails.
 */
export async function placeOrders(tx: Context, asked: OrdersToPlace): Promise<OrderConfirmation> {
  const { concept, windows, failedWindows } = asked;
  const called = calledOff(windows.filter(({ key }) => !failedWindows.has(key)).flatMap(({ lines }) => lines));
  if (asked.paymentId === undefined) await takeFromQuotes(tx, asked, called);
  else await takePaidFromQuotes(tx, asked.paymentId, called);
  const { orderIds: ids, isHeard } = await insertOrders(
    tx,
    asked.ventureId,
    windows.map((window) =>
      failedWindows.has(window.key)
        ? { order: null, lines: [] }
        : { order: orderOf(tx, asked, window), lines: window.lines.map(lineOf) },
    ),
  );
  const numbered = windows.map((window, index) => ({ ...window, orderId: ids[index] ?? '' }));
  const placed = numbered.filter(({ key }) => !failedWindows.has(key));
  const failed = numbered.filter(({ key }) => failedWindows.has(key));
  if (placed.length > 0) {
    await awaitPipelined([
      sendConfirmation(tx, asked, placed),
      ...placed.flatMap(({ orderId }) => [
        enqueue(tx.db, sendToErp, { orderId }),
        ...(isHeard ? [announce(tx, asked.ventureId, 'order.placed', { orderId, customerId: asked.customerId })] : []),
      ]),
    ]);
    publishOrdersPlaced({ ventureId: asked.ventureId, count: placed.length });
  }
  return {
    orderIds: placed.map(({ orderId }) => orderId),
    failedOrderIds: failed.map(({ orderId }) => orderId),
    preferredDeliveryDate: concept.preferredDeliveryDate,
    latestDeliveryDate: concept.latestDeliveryDate,
    creditLimitExceeded: asked.heldForCredit,
  };
}

/** The parts of these lines that are called off from quotes. */
export function calledOff(lines: readonly Pick<ConceptLine, 'quote' | 'quantity'>[]): TakenLine[] {
  return lines.flatMap(({ quote, quantity }) => (quote ? [{ quoteLineId: quote.lineId, quantity }] : []));
}

function orderOf(tx: Context, asked: OrdersToPlace, window: WindowTotals): OrderToPlace {
  const { concept } = asked;
  const { key, totals } = window;
  const delivery = deliveryOf(concept, window);
  return {
    cartId: asked.cartId,
    deliveryWindow: key,
    ventureId: asked.ventureId,
    customerId: asked.customerId,
    siteUserId: asked.siteUserId,
    orderDate: tx.clock(),
    branchId: concept.branchId,
    reference: concept.reference,
    customerName: concept.customerName || null,
    approvedBy: asked.approvedBy ? [...asked.approvedBy] : null,
    costCentre: concept.costCentre || null,
    requisitionForm: concept.requisitionForm,
    orderText: concept.comment,
    customerObjectId: concept.projectId === null ? '' : String(concept.projectId),
    customerObjectName: concept.projectName,
    ...delivery,
    deliveryWishes: concept.deliveryWishes,
    siteAccess: concept.siteAccess,
    paymentTermsId: asked.paymentTermsId,
    statusCode: openOrderCode,
    releaseStatus: 'Open',
    ...amountsOf(totals),
    invoiceAddress: concept.invoiceAddress,
    deliveryAddress: concept.deliveryAddress,
    alternate: asked.alternate,
    heldForCredit: asked.heldForCredit,
    erpTries: 0,
    revision: 0,
  };
}

/** C 4.1: 'rechtstr' comes from the factory, the rest of the same cart from the branch. */
function deliveryOf(
  { method, deliveryModeId }: ConceptOrder,
  { isDirect }: WindowTotals,
): Pick<OrderToPlace, 'orderTypeId' | 'deliveryModeId' | 'deliveryConditionId'> {
  if (method === 'instorepickup') {
    return { orderTypeId: 'halen', deliveryModeId: 'BALIE', deliveryConditionId: 'AFVEST' };
  }
  if (isDirect) return { orderTypeId: 'rechtstr', deliveryModeId: 'FABRIEK', deliveryConditionId: 'FABRIEK' };
  return { orderTypeId: 'brengen', deliveryModeId, deliveryConditionId: 'FRANCO' };
}

function lineOf(line: ConceptLine): OrderLineToPlace {
  const agreed = agreedOf(line);
  return {
    productId: line.productId,
    productName: line.productName,
    variantContentGuid: line.contentId,
    variantCode: line.code,
    variantDisplayName: line.displayName,
    variantSalesUnit: line.salesUnit,
    variantPriceUnit: line.priceUnit,
    variantSalesPricePer: line.salesPricePer,
    qtyOrdered: line.quantity,
    salesPrice: line.salesPrice,
    nettAmount: line.nettAmount,
    agreedPrice: agreed.price,
    agreedPer: agreed.per,
    agreedUnit: agreed.unitId,
    agreedQuantity: agreed.quantity,
    vatRate: line.vatRate,
    quoteNumber: line.quote?.number ?? null,
    quoteLineId: line.quote?.lineId ?? null,
    deliveryDateAfter: line.after,
    deliveryDateBefore: line.before,
  };
}
