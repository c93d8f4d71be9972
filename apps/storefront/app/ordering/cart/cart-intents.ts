import { largestQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { decimal } from '@bouwpoort/trade/foundation/money';
import { type Cart, type CartFulfilment, type CartLine, type CartShipment, maxLines, noFulfilment } from './cart.ts';

/**
 * A change that a user makes, independent of the contents of the cart, so that it can be reapplied to a cart that was
 * changed elsewhere (C 4.3).
 */
export type CartIntent =
  | { kind: 'add'; line: CartLine }
  | { kind: 'change'; variantGuid: string; delta: number }
  | { kind: 'set'; variantGuid: string; quantity: number }
  | { kind: 'remove'; variantGuid: string }
  /** Undoes a removal, at the old position. `way` is the name in stored data. */
  | { kind: 'restore'; lines: readonly { line: CartLine; position: number }[]; way?: CartFulfilment }
  | { kind: 'empty' }
  | { kind: 'shipment'; shipment: Partial<CartShipment> };

export type CartContents = Pick<Cart, 'lineItems' | 'shipment'>;

export function applyIntents<C extends CartContents>(cart: C, intents: readonly CartIntent[]): C {
  return intents.reduce(applyIntent, cart);
}

export function applyIntent<C extends CartContents>(cart: C, intent: CartIntent): C {
  if (intent.kind === 'shipment') return withShipment(cart, { ...cart.shipment, ...intent.shipment });
  const lineItems = linesAfter(cart.lineItems, intent);
  return { ...cart, lineItems, shipment: shipmentAfter(cart, lineItems.length, intent) };
}

/** Only the server knows the delivery dates for another method or branch, so they are cleared. */
function withShipment<C extends CartContents>(cart: C, shipment: CartShipment): C {
  const { deliveryMethodId, pickupBranchId } = cart.shipment;
  const isSameFulfilment = deliveryMethodId === shipment.deliveryMethodId && pickupBranchId === shipment.pickupBranchId;
  const lineItems = isSameFulfilment ? cart.lineItems : cart.lineItems.map((line) => ({ ...line, ...notPlanned }));
  return { ...cart, shipment, lineItems };
}

const notPlanned = { deliveryFrom: null, deliveryUntil: null, supplySource: null };

/** Delivery or pickup is reset with the last line, and restored when that removal is undone. */
function shipmentAfter({ lineItems, shipment }: CartContents, countAfter: number, intent: LineIntent): CartShipment {
  if (intent.kind === 'restore' && shipment.deliveryMethodId === null) return { ...shipment, ...intent.way };
  const isEmptied = intent.kind === 'empty' || (lineItems.length > 0 && countAfter === 0);
  return isEmptied ? { ...shipment, ...noFulfilment } : shipment;
}

type LineIntent = Exclude<CartIntent, { kind: 'shipment' }>;

function linesAfter(lines: readonly CartLine[], intent: LineIntent): readonly CartLine[] {
  switch (intent.kind) {
    case 'add':
      return withMore(lines, intent.line, lines.length);
    case 'restore':
      return intent.lines.reduce((all, { line, position }) => withMore(all, line, position), lines);
    case 'change':
      return withQuantity(lines, intent.variantGuid, (quantity) => sum(quantity, intent.delta));
    case 'set':
      return withQuantity(lines, intent.variantGuid, () => intent.quantity);
    case 'remove':
      return lines.filter((line) => line.variantGuid !== intent.variantGuid);
    case 'empty':
      return [];
  }
}

/** There is one line per variant: adding it again increases the quantity (C 4.3). */
function withMore(lines: readonly CartLine[], added: CartLine, position: number): readonly CartLine[] {
  if (lines.some((line) => line.variantGuid === added.variantGuid)) {
    return withQuantity(lines, added.variantGuid, (quantity) => sum(quantity, added.quantity));
  }
  return lines.length < maxLines ? lines.toSpliced(position, 0, added) : lines;
}

/** A quantity of zero or less removes the line. */
function withQuantity(
  lines: readonly CartLine[],
  variantGuid: string,
  next: (quantity: number) => number,
): readonly CartLine[] {
  return lines.flatMap((line) => {
    if (line.variantGuid !== variantGuid) return [line];
    const quantity = Math.min(next(line.quantity), largestQuantity);
    // Only the server can compute the next tier.
    return quantity > 0 ? [{ ...line, quantity, nextTier: null }] : [];
  });
}

function sum(quantity: number, more: number): number {
  return decimal(quantity).plus(more).toNumber();
}

/**
 * Appends an intent, merged with the last one if the result is the same on any cart: fifty clicks are one change. A
 * change of the opposite sign stays separate, because the line may have been removed in between.
 */
export function appendIntent(intents: readonly CartIntent[], intent: CartIntent): CartIntent[] {
  if (intent.kind === 'empty') return [...intents.filter(({ kind }) => kind === 'shipment'), intent];
  const last = intents.at(-1);
  const merged = last && mergedWith(last, intent);
  return merged ? [...intents.slice(0, -1), merged] : [...intents, intent];
}

function mergedWith(last: CartIntent, next: CartIntent): CartIntent | undefined {
  if (last.kind === 'change' && next.kind === 'change' && last.variantGuid === next.variantGuid) {
    const sameSign = Math.sign(last.delta) === Math.sign(next.delta);
    return sameSign ? { ...last, delta: sum(last.delta, next.delta) } : undefined;
  }
  if (last.kind === 'set' && next.kind === 'set' && last.variantGuid === next.variantGuid) {
    return last.quantity > 0 ? next : undefined;
  }
  if (last.kind === 'shipment' && next.kind === 'shipment') {
    return { kind: 'shipment', shipment: { ...last.shipment, ...next.shipment } };
  }
  return undefined;
}

/** Whether an intent names one of these variants; an intent about the whole cart names none. */
export function affects(intent: CartIntent, variantGuids: ReadonlySet<string>): boolean {
  switch (intent.kind) {
    case 'add':
      return variantGuids.has(intent.line.variantGuid);
    case 'restore':
      return intent.lines.some(({ line }) => variantGuids.has(line.variantGuid));
    case 'change':
    case 'set':
    case 'remove':
      return variantGuids.has(intent.variantGuid);
    default:
      return false;
  }
}
