import type { ApprovalDetails, ApprovalLine } from '@bouwpoort/contract/ordering/approvals';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { variantsByGuids } from '../../catalogue/products/products.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { listStoreLocations } from '../../organisation/branches/branches.ts';
import {
  describeApproval,
  isLastStep,
  listEvents,
  listedOf,
  requireApproval,
  reservationsExcept,
  selectDecidedVersion,
} from '../approvals/approvals.ts';
import { budgetsFor, describeBudget } from '../budgets/budgets.ts';
import {
  agreedOf,
  type ConceptLine,
  type ConceptOrder,
  conceptOrder,
  lastArrivalOf,
  type PlacedOrder,
  readPlacedOrder,
} from '../orders/orders.ts';
import { changesOf, prepareHeld } from './held-order.ts';

/** One request; while it waits, with what it would cost and when it would come if it were ordered now. */
export async function readApproval(ctx: Context, approvalId: string): Promise<ApprovalDetails> {
  // Read before the request itself, so that a change in between is noticed when the approver decides.
  const version = await selectDecidedVersion(ctx, approvalId);
  const found = await requireApproval(ctx, approvalId, { lock: false });
  const { user, customer, row, company } = found;
  const asked = conceptOrder.parse(row.concept);
  const isOver = row.state !== 'waiting' && row.state !== 'ordered';
  // What was not ordered is shown as it was asked.
  const changes = isOver ? new Map<string, string>() : changesOf(row);
  const today =
    row.state === 'waiting'
      ? await prepareOrObstacle(() => prepareHeld(ctx, row, customer))
      : row.state === 'ordered'
        ? { concept: await readOrderedAmounts(ctx, asked, row.orderIds) }
        : undefined;
  const [events, variants, budgets, locations] = await Promise.all([
    listEvents(ctx, row.id),
    variantsByGuids(
      ctx,
      asked.lines.map(({ contentId }) => contentId),
    ),
    budgetsFor(
      ctx,
      customer.customerId,
      { projectId: row.projectId, costCentre: row.costCentre },
      reservationsExcept(row.cartId),
      { lock: false },
    ),
    listStoreLocations(ctx, row.ventureId),
  ]);
  const now = today?.concept;
  const seesPrices = maySeePrices(user);
  return {
    ...describeApproval(user, company, listedOf(row), ctx.clock()),
    version,
    lines: asked.lines.map((line) => {
      const { imageUrl = null, url = null } = variants.get(line.contentId) ?? {};
      const pictured = { ...line, imageUrl, productUrl: url };
      return describeLine(pictured, changes.get(line.contentId), today ? { concept: now } : undefined, seesPrices);
    }),
    events: events.map(({ kind, actor, onBehalfOf, note, at }) => ({
      ...{ kind, actor, onBehalfOf, note },
      at: at.toISOString(),
    })),
    reference: asked.reference,
    deliveryDateAfter: firstArrivalOf(now ?? asked) || null,
    lastArrival: lastArrivalOf(now ?? asked) || null,
    method: asked.method,
    branchName: locations.find(({ branchId }) => branchId === asked.branchId)?.displayName ?? asked.branchId,
    isLast: isLastStep(found),
    obstacle: today?.obstacle ?? null,
    // While it waits its own amount is not counted as reserved; once ordered it is counted as spent.
    budgets: budgets.map((use) => describeBudget(user, use)),
    ...(seesPrices ? { totals: totalsOf(asked, now ?? asked) } : {}),
  };
}

function totalsOf(asked: ConceptOrder, { items, handling, subtotal, total }: ConceptOrder) {
  return {
    items: toWire(items),
    handling: toWire(handling),
    subtotal: toWire(subtotal),
    total: toWire(total),
    askedSubtotal: toWire(asked.subtotal),
  };
}

/** The lines and amounts of the orders that were made of it. */
async function readOrderedAmounts(
  ctx: Context,
  asked: ConceptOrder,
  orderIds: readonly string[],
): Promise<ConceptOrder> {
  const placed = await Promise.all(orderIds.map((orderId) => readPlacedOrder(ctx, orderId)));
  const orders = placed.flatMap((one) => (one ? [one] : []));
  const ordered = new Map(
    orders.flatMap(({ order }) => order.salesOrderLines.map((line) => [line.variantContentGuid, line])),
  );
  const sum = (part: (row: PlacedOrder['row']) => string) => sumOf(orders.map(({ row }) => part(row))).toFixed(2);
  return {
    ...asked,
    lines: asked.lines.flatMap((line): ConceptLine[] => {
      const one = ordered.get(line.contentId);
      if (!one) return [];
      const { price, per, unitId, quantity } = one.agreed;
      return [
        {
          ...line,
          quantity: decimal(one.qtyOrdered).toFixed(),
          nettAmount: decimal(one.nettAmount).toFixed(2),
          agreed: {
            ...{ per, unitId, price: decimal(price).toFixed(), quantity: decimal(quantity).toFixed() },
            perSalesUnit: agreedOf(line).perSalesUnit,
          },
          after: one.deliveryDateAfter ?? line.after,
        },
      ];
    }),
    items: sum((row) => row.itemTotalsAmount),
    handling: sum((row) => row.orderCostsAmount),
    subtotal: sum((row) => row.nettOrderAmount),
    total: sum((row) => row.nettOrderAmountInclVat),
  };
}

function firstArrivalOf({ lines }: Pick<ConceptOrder, 'lines'>): string {
  return lines.map(({ after }) => after).sort()[0] ?? '';
}

interface Today {
  concept?: ConceptOrder;
  obstacle?: string;
}

/** Returns why it cannot be ordered instead of throwing: it can still be viewed and denied. */
async function prepareOrObstacle(prepare: () => Promise<{ concept: ConceptOrder }>): Promise<Today> {
  try {
    return { concept: (await prepare()).concept };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.values(error.details.errors ?? {}).flat();
    return { obstacle: fields.length > 0 ? `${error.message}: ${fields.join(', ')}` : error.message };
  }
}

function describeLine(
  asked: ConceptLine,
  changedTo: string | undefined,
  today: { concept: ConceptOrder | undefined } | undefined,
  seesPrices: boolean,
): ApprovalLine {
  const quantity = changedTo ?? asked.quantity;
  const now = today?.concept?.lines.find(({ contentId }) => contentId === asked.contentId);
  const line = now ?? { ...asked, quantity };
  const isGone = today?.concept !== undefined && !now && Number(quantity) > 0;
  const price = priceChange(asked, now);
  return {
    contentId: asked.contentId,
    code: asked.code,
    displayName: asked.displayName,
    imageUrl: asked.imageUrl,
    productUrl: asked.productUrl,
    salesUnit: asked.salesUnit,
    quantity: toWire(quantity),
    askedQuantity: toWire(asked.quantity),
    deliveryDateAfter: isGone ? null : line.after,
    deliveryDateBefore: isGone ? null : line.before,
    changes: [
      ...(isGone ? [{ kind: 'gone' as const }] : []),
      ...(price.eq(0)
        ? []
        : [
            {
              kind: price.gt(0) ? ('dearer' as const) : ('cheaper' as const),
              ...(seesPrices ? { difference: toWire(price.abs()) } : {}),
            },
          ]),
      ...(now && now.after > asked.after ? [{ kind: 'later' as const }] : []),
    ],
    ...(seesPrices ? { price: linePrice(asked, line, quantity) } : {}),
  };
}

/** How much more the line costs than the same quantity would have when it was asked. */
function priceChange(asked: ConceptLine, now: ConceptLine | undefined) {
  if (!now || decimal(asked.quantity).eq(0)) return decimal(0);
  const before = decimal(asked.nettAmount).times(now.quantity).div(asked.quantity);
  const difference = decimal(now.nettAmount).minus(before).round(2);
  // A smaller quantity may lose a tier; cents of rounding are no change of price.
  return difference.abs().lte('0.01') ? decimal(0) : difference;
}

function linePrice(asked: ConceptLine, line: ConceptLine, quantity: string): NonNullable<ApprovalLine['price']> {
  const { price, per, unitId, quantity: agreedQuantity } = agreedOf(line);
  return {
    agreed: { price: toWire(price), per, unitId, quantity: decimal(agreedQuantity).toNumber() },
    nettAmount: Number(quantity) > 0 ? toWire(line.nettAmount) : 0,
    askedPrice: toWire(agreedOf(asked).price),
    askedAmount: toWire(asked.nettAmount),
  };
}
