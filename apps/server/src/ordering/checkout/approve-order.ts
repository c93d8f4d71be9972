import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import {
  type ApprovalRow,
  decideOrder,
  recordAgreement,
  recordChange,
  recordOrdered,
  requireApproval,
  requireDecider,
  selectDecidedVersion,
} from '../approvals/approvals.ts';
import { fitsUnit, markApproved, requireOrdering } from '../cart/cart.ts';
import { type ConceptOrder, conceptOrder, lastArrivalOf, windowsOf } from '../orders/orders.ts';
import { readApproval } from './approval-details.ts';
import { placeConcept } from './convert-to-order.ts';
import { findFailedWindows } from './failed-windows.ts';
import { changesOf, prepareHeld, requireRequester } from './held-order.ts';
import { orderToDecide } from './order-to-decide.ts';

/** What the approver had on screen. */
interface ShownOrder {
  /** With VAT. */
  total: number;
  lastArrival: string;
}

const changedSince = 'Deze aanvraag is intussen veranderd. Kijk hem nog eens na.';

/**
 * Approves a request. The last approver places the order, at the prices and days of this moment: where those are
 * worse than what was seen, nothing happens and the answer holds what they are now. The request is prepared before the
 * transaction, as every cart is, and counts only if nobody changed it in between.
 */
export async function approveOrder(
  ctx: Context,
  approvalId: string,
  seen: ShownOrder | undefined,
  key: string | undefined,
): Promise<ApprovalDetails> {
  const { user } = await requireRegisteredCustomer(ctx);
  await requireOrdering(ctx, { user });
  const ready = await prepareWaiting(ctx, approvalId, seen);
  const idempotency = { userId: user.id, key, operation: `approve ${approvalId}`, input: seen ?? null };
  await once(ctx, idempotency, async (tx) => {
    const found = await requireApproval(tx, approvalId, { lock: true });
    const decider = requireDecider(found);
    if (ready?.version !== (await selectDecidedVersion(tx, approvalId))) {
      throw new AppError('conflict', { detail: changedSince });
    }
    const { concept } = ready;
    const requester = await requireRequester(tx, found.row);
    const { row, isComplete } = await recordAgreement(tx, found, decider, async () => {
      const { decision } = await decideOrder(tx, orderAtHighestPrice(found.row, requester, concept), { lock: true });
      return decision;
    });
    if (isComplete) {
      const { cartId, paymentMethodName, approvedBy } = row;
      if (!(await markApproved(tx, cartId))) throw new AppError('conflict', { detail: changedSince });
      const lost = await findFailedWindows(tx, windowsOf(concept.method, concept.lines));
      const { orderIds, failedOrderIds } = await placeConcept(tx, requester, {
        ...{ cartId, concept, lost, paymentMethodName, approvedBy },
      });
      if (failedOrderIds.length > 0) throw new AppError('conflict', { detail: changedSince });
      await recordOrdered(tx, row, decider, { orderIds, amount: concept.subtotal, changes: changeLines(row) });
    }
    return {};
  });
  return readApproval(ctx, approvalId);
}

/**
 * The order as the rules judge it: every requested line, at the higher of the requested and the current subtotal. Who
 * may approve that may also approve less.
 */
function orderAtHighestPrice({ customerId, cartId, concept }: ApprovalRow, requester: SiteUser, now: ConceptOrder) {
  const asked = conceptOrder.parse(concept);
  const subtotal = decimal(now.subtotal).gt(asked.subtotal) ? now.subtotal : asked.subtotal;
  return orderToDecide(requester, customerId, cartId, { ...now, subtotal, lines: [...asked.lines, ...now.lines] });
}

/** Undefined for a decided request: the stored answer, or its state, decides what the caller gets. */
async function prepareWaiting(
  ctx: Context,
  approvalId: string,
  seen: ShownOrder | undefined,
): Promise<{ version: number; concept: ConceptOrder } | undefined> {
  // Before the request itself: a change in between is noticed.
  const version = await selectDecidedVersion(ctx, approvalId);
  const { row, customer } = await requireApproval(ctx, approvalId, { lock: false });
  if (row.state !== 'waiting') return undefined;
  const { concept } = await prepareHeld(ctx, row, customer);
  if (!matchesShown(concept, row, seen)) {
    throw new AppError('conflict', {
      detail: 'De prijs of de levering is veranderd. Kijk het na en geef dan akkoord.',
      members: { approval: await readApproval(ctx, approvalId) },
    });
  }
  return { version, concept };
}

/** As it was seen, or without that no worse than it was asked. */
function matchesShown(concept: ConceptOrder, row: ApprovalRow, seen: ShownOrder | undefined): boolean {
  if (seen) return decimal(concept.total).eq(seen.total) && lastArrivalOf(concept) <= seen.lastArrival;
  const asked = conceptOrder.parse(row.concept);
  const changes = changesOf(row);
  const wanted = asked.lines.filter(({ contentId, quantity }) => Number(changes.get(contentId) ?? quantity) > 0);
  return (
    concept.lines.length === wanted.length &&
    decimal(concept.total).lte(asked.total) &&
    lastArrivalOf(concept) <= lastArrivalOf(asked)
  );
}

function changeLines(row: ApprovalRow): string[] {
  const changes = changesOf(row);
  return conceptOrder.parse(row.concept).lines.flatMap(({ contentId, displayName, quantity }) => {
    const to = changes.get(contentId);
    return to === undefined ? [] : [`${displayName}: ${showQuantity(to)} in plaats van ${showQuantity(quantity)}`];
  });
}

interface Change {
  version: number;
  lines: readonly { contentId: string; quantity: number }[];
}

/**
 * Before agreeing an approver may lower quantities and leave lines out. More than was asked for is not theirs to order:
 * it might need the approval of somebody else.
 */
export async function changeHeldOrder(
  ctx: Context,
  approvalId: string,
  { version, lines }: Change,
  key: string | undefined,
): Promise<ApprovalDetails> {
  const { user } = await requireRegisteredCustomer(ctx);
  const { row, customer } = await requireApproval(ctx, approvalId, { lock: false });
  const changes = wantedChanges(row, lines);
  const amount =
    row.state === 'waiting'
      ? (await prepareHeld(ctx, row, customer, new Map(Object.entries(changes)))).concept.subtotal
      : row.amount;
  const idempotency = { userId: user.id, key, operation: `change ${approvalId}`, input: { version, lines } };
  await once(ctx, idempotency, async (tx) => {
    const decider = requireDecider(await requireApproval(tx, approvalId, { lock: true }));
    if ((await selectDecidedVersion(tx, approvalId)) !== version) {
      throw new AppError('conflict', { detail: changedSince });
    }
    const note = changeLines({ ...row, changes }).join('\n');
    await recordChange(tx, row, decider, { changes: Object.keys(changes).length > 0 ? changes : null, amount, note });
    return {};
  });
  return readApproval(ctx, approvalId);
}

function wantedChanges(row: ApprovalRow, lines: Change['lines']): Record<string, string> {
  const asked = new Map(conceptOrder.parse(row.concept).lines.map((line) => [line.contentId, line]));
  const errors: Record<string, string[]> = {};
  const changes: Record<string, string> = {};
  for (const { contentId, quantity } of lines) {
    const line = asked.get(contentId);
    if (!line) throw new AppError('invalidInput', { detail: 'Dit artikel staat niet in de aanvraag.' });
    const to = decimal(quantity).round(4);
    if (to.gt(line.quantity)) errors[line.code] = [`Hooguit ${showQuantity(line.quantity)}, zoals gevraagd is`];
    if (to.eq(line.quantity)) continue;
    if (!fitsUnit(to.toNumber(), line.salesUnit)) errors[line.code] = ['Bestel dit artikel in hele aantallen'];
    changes[contentId] = to.toFixed();
  }
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  const left = [...asked.values()].filter(({ contentId }) => changes[contentId] !== '0');
  if (left.length === 0) {
    throw new AppError('badRequest', { detail: 'Er blijft niets over om te bestellen. Wijs de aanvraag dan af.' });
  }
  return changes;
}
