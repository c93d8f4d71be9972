import { randomUUID } from 'node:crypto';
import type { CheckoutDetails, PreparedCheckout } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryMethodName } from '@bouwpoort/contract/organisation/calendar';
import { type DeliveryCalendar, deliveryWindows } from '@bouwpoort/trade/catalogue/delivery-days';
import { priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { heldIn } from '@bouwpoort/trade/catalogue/unit-conversion';
import { normalisePhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { type DeliveryWishes, hasWishes } from '@bouwpoort/trade/ordering/delivery-wishes';
import { offersDirect } from '../../catalogue/prices/prices.ts';
import { findProject } from '../../customers/customers/customers.ts';
import { mayUseProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { deliveryCalendarOf } from '../../organisation/branches/branches.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { decideOrder, describeNeeded } from '../approvals/approvals.ts';
import { describeBudget, listCostCentres } from '../budgets/budgets.ts';
import {
  type CartParty,
  type CartWithLines,
  chargeLine,
  methodOf,
  nameOf,
  type OrderableLine,
  orderableLines,
  requireOrdering,
  requireParty,
} from '../cart/cart.ts';
import { siteOfOrder } from '../jobsites/jobsites.ts';
import {
  type ConceptLine,
  type ConceptOrder,
  findOrderOfReference,
  firstWholeDayOf,
  totalsOf,
} from '../orders/orders.ts';
import type { PaymentParts } from '../payments/payments.ts';
import { requireCartToPrepare, saveConcept } from './checkout.queries.ts';
import { addressesFor } from './checkout-addresses.ts';
import { checkoutError } from './checkout-error.ts';
import {
  findDateErrors,
  findMissingFields,
  requireOnTime,
  requireOrderingCustomer,
  throwFieldErrors,
  withPossibleDays,
} from './checkout-rules.ts';
import { conceptCart } from './concept-view.ts';
import { deliveryModeFor } from './delivery-modes.ts';
import { releaseQuoteHolds } from './earlier-payments.ts';
import { requireMayOrder } from './order-permissions.ts';
import { orderToDecide } from './order-to-decide.ts';

/** The maximum amount of an order: more is a typing error or a joke. */
const maxEuros = 10_000_000;

/** Makes the cart ready to be ordered: everything checked, tier prices, costs and VAT computed (C 7.8). */
export async function prepareCheckout(
  ctx: Context,
  parts: PaymentParts,
  cartId: number,
  details: CheckoutDetails,
  key: string | undefined,
): Promise<PreparedCheckout> {
  const party = await requireParty(ctx);
  await requireOrdering(ctx, party);
  requireMayOrder(party.user);
  const { customerId } = party.customer;
  const held = await requireCartToPrepare(ctx, { ...party.owner, customerId }, cartId);
  const { cart, rules } = held;
  await releaseQuoteHolds(ctx, parts, party, held);
  const { concept, isOrderOnTime } = await prepareConcept(ctx, party, held, details);
  const asked = orderToDecide(party.user, customerId, cartId, concept);
  const { decision, budgets } = await decideOrder(ctx, asked, { lock: false, rules });
  const approval = decision ? await describeNeeded(ctx, party.user, asked, decision) : null;
  const write = async (tx: Context) => {
    const referenceOrderId = await findOrderOfReference(tx, customerId, concept.reference);
    const salesOrderId = await saveConcept(tx, cart.id, cart.version, { concept, details, isOrderOnTime });
    return {
      cart: conceptCart(cart, customerId, { ...concept, salesOrderId }),
      isOrderOnTime,
      referenceProbablyExists: referenceOrderId !== undefined,
      referenceOrderId: referenceOrderId ?? null,
      approval,
      budgets: budgets.map((use) => describeBudget(party.user, use)),
    };
  };
  // One statement needs no transaction around it.
  if (key === undefined) return write(ctx);
  const noted = { userId: party.user.id, key, operation: `prepare ${cartId} ${cart.version}`, input: details };
  return once(ctx, noted, write);
}

/**
 * The same checks for every order and every caller: the customer's standing, addresses, dates, prices and
 * stock of this moment. With `movesDays` a wanted day that has passed becomes the first that is possible, and later
 * delivery is not refused: for an order that waited for approval, whose approver is shown the days.
 */
export async function prepareConcept(
  ctx: Context,
  party: CartParty,
  { cart, lines: rows }: CartWithLines,
  given: CheckoutDetails,
  { movesDays = false }: { movesDays?: boolean } = {},
): Promise<{ concept: ConceptOrder; isOrderOnTime: boolean }> {
  const method = methodOf(cart.shippingMethodId);
  requireOrderingCustomer(party.customer, method);
  const project = await readProject(ctx, party, given);
  const { addresses, isToProject } = await addressesFor(ctx, party, cart, method, given, project?.id);
  const calendar = await deliveryCalendarOf(ctx, cart.ventureId, addresses.branchId);
  const details = movesDays ? withPossibleDays(calendar, method, ctx.clock(), given) : given;
  throwFieldErrors(findMissingFields(party, method, details), findDateErrors(calendar, method, ctx.clock(), details));
  const deliveryModeId = await deliveryModeFor(ctx, cart.ventureId, method, details);
  const site = project ? await siteOfOrder(ctx, project) : undefined;
  const costCentre = (await readCostCentre(ctx, party, details)) || (site?.costCentre ?? '');
  const orderable = await orderableLines(ctx, party.customer, addresses.branchId, cart.id, rows);
  const lines = conceptLines(ctx, calendar, method, details, orderable);
  if (lines.length === 0) throw checkoutError('badRequest', 'Er staat niets in je winkelwagen dat besteld kan worden.');
  if (method === 'directdelivery' && !(await isDirectPossible(ctx, party, lines))) {
    throw checkoutError('invalidInput', 'Rechtstreekse levering kan niet met wat er nu in je winkelwagen ligt', {
      errors: { deliveryMethod: ['Kies een andere manier van leveren'] },
    });
  }
  const isOrderOnTime = requireOnTime(firstWholeDayOf({ lines }), details);
  const concept: ConceptOrder = {
    salesOrderId: randomUUID(),
    customerId: party.customer.customerId,
    method,
    ...addresses,
    email: party.user.email,
    firstName: party.user.firstName,
    lastName: party.user.lastName,
    projectId: project?.id ?? null,
    projectName: project?.name ?? '',
    reference: details.reference ?? '',
    comment: details.comment ?? '',
    requisitionForm: details.requisitionForm ?? '',
    // Without a name it is the user's own.
    customerName: details.customerName || fullName(party.user),
    costCentre,
    deliveryModeId,
    deliveryWishes: readDeliveryWishes(method, details),
    // Only a driver who goes to the site needs its access card.
    siteAccess: isToProject ? (site?.card ?? null) : null,
    preferredDeliveryDate: details.preferredDeliveryDate,
    latestDeliveryDate: details.latestDeliveryDate,
    lines,
    ...totalsOf(method, lines),
  };
  if (decimal(concept.total).gt(maxEuros)) {
    throw checkoutError(
      'badRequest',
      `Bestellingen boven ${showEuros(maxEuros)} neemt je vestiging zelf aan. Bel ons even.`,
    );
  }
  return { concept, isOrderOnTime };
}

/** Nothing is asked of a driver where there is none; a phone number is stored in one form. */
function readDeliveryWishes(
  method: DeliveryMethodName,
  { deliveryTime, unloadingFloor, contactPhone }: CheckoutDetails,
): DeliveryWishes | null {
  if (method !== 'storedelivery') return null;
  const phone = contactPhone ? normalisePhoneNumber(contactPhone) : '';
  if (phone === undefined) throwFieldErrors({ contactPhone: ['Ongeldig telefoonnummer'] });
  const wishes = { time: deliveryTime ?? 'any', floor: unloadingFloor ?? '', phone: phone ?? '' };
  return hasWishes(wishes) ? wishes : null;
}

/** -1 is how the storefront says none (C 9). */
async function readProject(ctx: Context, { user, customer }: CartParty, { projectId }: CheckoutDetails) {
  if (projectId === undefined || projectId === null || projectId <= 0) return undefined;
  const project = mayUseProject(user, projectId) ? await findProject(ctx, customer.customerId, projectId) : undefined;
  if (!project) throwFieldErrors({ projectId: ['Dit project kennen we niet'] });
  return project;
}

async function readCostCentre(ctx: Context, { customer }: CartParty, { costCentre }: CheckoutDetails): Promise<string> {
  if (!costCentre) return '';
  const known = await listCostCentres(ctx, customer.customerId);
  if (!known.some((one) => one.costCentre === costCentre)) {
    throwFieldErrors({ costCentre: ['Deze kostenplaats kennen we niet'] });
  }
  return costCentre;
}

async function isDirectPossible(ctx: Context, { user }: CartParty, lines: readonly ConceptLine[]): Promise<boolean> {
  const venture = await findVenture(ctx, user.ventureId);
  return venture !== undefined && offersDirect(venture) && lines.some(({ isDirect }) => isDirect);
}

function conceptLines(
  ctx: Context,
  calendar: DeliveryCalendar,
  method: DeliveryMethodName,
  { preferredDeliveryDate: preferred, latestDeliveryDate: latest }: CheckoutDetails,
  orderable: readonly OrderableLine[],
): ConceptLine[] {
  const windowOf = deliveryWindows(calendar, method, ctx.clock());
  return orderable.flatMap((toOrder) => {
    const { row, variant, source, quoted } = toOrder;
    const { charged: paid, verdict } = chargeLine(ctx, toOrder, row.quantity, method);
    if (!paid) return [];
    const units = { ...variant, priceUnit: paid.priceUnit };
    const line = priceLine(units, paid, row.quantity);
    const supplySource = paid.isDirect ? 'supplier' : source;
    const possible = windowOf(supplySource);
    // Lines that can be delivered on the requested day get the requested window; the others the first possible one.
    const asked = { after: preferred, before: latest };
    // A supplier gives a range of days, and no wish makes it come on the first of them.
    const certain =
      supplySource === 'supplier' && latest < possible.before ? { ...asked, before: possible.before } : asked;
    const window = possible.after <= preferred ? certain : possible;
    const priced: ConceptLine = {
      contentId: row.contentId,
      productId: variant.productId,
      productName: variant.productName,
      code: variant.code,
      displayName: nameOf(variant),
      salesUnit: variant.salesUnit,
      priceUnit: line.salesPriceUnitId,
      salesPricePer: line.salesPricePer,
      quantity: row.quantity,
      salesPrice: line.salesPrice.toFixed(4),
      nettAmount: line.amount.toFixed(2),
      agreed: {
        price: line.agreed.price.toFixed(4),
        per: line.agreed.per,
        unitId: line.agreed.unitId,
        quantity: line.agreed.quantity.toFixed(),
        perSalesUnit: heldIn(units, 1, units.salesUnit, units.priceUnit).toFixed(),
      },
      isDirect: paid.isDirect,
      vatRate: variant.vatRate,
      imageUrl: variant.imageUrl,
      productUrl: variant.url,
      stockItem: variant.stockItem,
      ...quoteOf(quoted, verdict),
      ...window,
    };
    return [priced];
  });
}

/** The data of the quote that the order stores, and that the overview shows. */
function quoteOf(
  quoted: OrderableLine['quoted'],
  verdict: ReturnType<typeof chargeLine>['verdict'],
): Pick<ConceptLine, 'quote' | 'quoteNotice'> {
  if (!quoted || !verdict) return {};
  const { number, quoteId, quoteLineId: lineId } = quoted;
  return verdict.counts
    ? { quote: { number, quoteId, lineId } }
    : { quoteNotice: { number, quoteId, why: verdict.why, left: toWire(quoted.left) } };
}
