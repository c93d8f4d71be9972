import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../../../tools/property-runs.ts';
import { type CartShipment, maxLines } from './cart.ts';
import { appendIntent, applyIntent, applyIntents, type CartContents, type CartIntent } from './cart-intents.ts';
import { anyGuid, anyIntent, sampleLine as line, noShipment } from './cart-samples.ts';

const cart = (...lines: [string, number][]): CartContents => ({
  lineItems: lines.map(([guid, quantity]) => line(guid, quantity)),
  shipment: noShipment,
});
const amounts = ({ lineItems }: CartContents) =>
  lineItems.map(({ variantGuid, quantity }) => [variantGuid, quantity] as [string, number]);
const after = (start: CartContents, ...intents: CartIntent[]) => amounts(applyIntents(start, intents));

describe('C 4.3', () => {
  test('adding merges by variant, regardless of the case of its guid', () => {
    expect(after(cart(['a', 2]), { kind: 'add', line: line('A', 3) })).toEqual([['a', 5]]);
    expect(after(cart(['a', 2]), { kind: 'add', line: line('b', 3) })).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });
  test('a change is a difference; nothing or less takes the line out', () => {
    expect(after(cart(['a', 2]), { kind: 'change', variantGuid: 'a', delta: 3 })).toEqual([['a', 5]]);
    expect(after(cart(['a', 2]), { kind: 'change', variantGuid: 'a', delta: -2 })).toEqual([]);
    expect(after(cart(['a', 2]), { kind: 'change', variantGuid: 'a', delta: -7 })).toEqual([]);
    expect(after(cart(['a', 2]), { kind: 'change', variantGuid: 'b', delta: 1 })).toEqual([['a', 2]]);
  });
  test('decimals add up as decimals', () => {
    expect(after(cart(['a', 0.1]), { kind: 'change', variantGuid: 'a', delta: 0.2 })).toEqual([['a', 0.3]]);
  });
  test('a removal can be undone: in its place, with the quantity added since', () => {
    const start = cart(['a', 1], ['b', 2], ['c', 3]);
    const restore: CartIntent = { kind: 'restore', lines: [{ line: line('b', 2), position: 1 }] };
    expect(after(start, { kind: 'remove', variantGuid: 'b' }, restore)).toEqual(amounts(start));
    expect(after(start, restore)[1]).toEqual(['b', 4]);
  });
  test('emptying can be taken back too', () => {
    const start = cart(['a', 1], ['b', 2], ['c', 3]);
    const lines = start.lineItems.map((one, position) => ({ line: one, position }));
    expect(after(start, { kind: 'empty' }, { kind: 'restore', lines })).toEqual(amounts(start));
  });
  test('after a change of delivery or pickup the day of a line is unknown until the server answers', () => {
    const planned = { ...line('a', 1), deliveryFrom: '2026-11-17', deliveryUntil: '2026-11-18' };
    const start = { lineItems: [planned], shipment: { ...noShipment, deliveryMethodId: 'storedelivery' } };
    const withDays = (shipment: Partial<CartShipment>) =>
      applyIntents(start, [{ kind: 'shipment', shipment }]).lineItems[0]?.deliveryFrom;
    expect(withDays({ deliveryMethodId: 'instorepickup', pickupBranchId: '2102' })).toBeNull();
    expect(withDays({ deliveryMethodId: 'storedelivery', pickupBranchId: null })).toBe('2026-11-17');
    expect(withDays({ salesOrderId: 'SO1' })).toBe('2026-11-17');
  });
  test('how it is to be had goes with the last line, and comes back when that is taken back', () => {
    const shipment = { ...noShipment, deliveryMethodId: 'instorepickup', pickupBranchId: '2102' };
    const start = { ...cart(['a', 1]), shipment };
    const methodAfter = (...intents: CartIntent[]) => applyIntents(start, intents).shipment.deliveryMethodId;
    const lines = [{ line: line('a', 1), position: 0 }];
    const remove: CartIntent = { kind: 'remove', variantGuid: 'a' };
    const way = { deliveryMethodId: 'instorepickup', pickupBranchId: '2102' };
    const restore: CartIntent = { kind: 'restore', lines, way };
    expect(methodAfter({ kind: 'empty' })).toBeNull();
    expect(methodAfter(remove)).toBeNull();
    expect(
      methodAfter({ kind: 'change', variantGuid: 'a', delta: -1 }, { kind: 'add', line: line('b', 1) }),
    ).toBeNull();
    expect(methodAfter({ kind: 'add', line: line('b', 1) }, remove)).toBe('instorepickup');
    expect(applyIntents(start, [{ kind: 'empty' }, restore]).shipment).toEqual(shipment);
    const delivered: CartIntent = { kind: 'shipment', shipment: { deliveryMethodId: 'storedelivery' } };
    expect(methodAfter(remove, delivered, restore)).toBe('storedelivery');
  });
  test('a full cart takes no more lines, but more of a line', () => {
    const full = cart(...Array.from({ length: maxLines }, (_, i): [string, number] => [`v${i}`, 1]));
    expect(applyIntent(full, { kind: 'add', line: line('x', 1) }).lineItems).toHaveLength(maxLines);
    expect(after(full, { kind: 'add', line: line('v7', 1) })[7]).toEqual(['v7', 2]);
  });
  test('the shipment is changed without touching the lines', () => {
    const start = cart(['a', 1]);
    const changed = applyIntent(start, { kind: 'shipment', shipment: { deliveryMethodId: 'x' } });
    expect(changed).toEqual({ ...start, shipment: { ...noShipment, deliveryMethodId: 'x' } });
  });
  test('lines that are not meant stay the same objects', () => {
    const start = cart(['a', 1], ['b', 2]);
    const { lineItems } = applyIntent(start, { kind: 'change', variantGuid: 'b', delta: 1 });
    expect(lineItems[0]).toBe(start.lineItems[0]);
  });
});

test('merged intents have the same result on any cart', () => {
  const start = fc.uniqueArray(fc.tuple(anyGuid, fc.integer({ min: 1, max: 6 })), { selector: ([one]) => one });
  fc.assert(
    fc.property(start, fc.array(anyIntent, { maxLength: 30 }), (lines, intents) => {
      const together = intents.reduce<CartIntent[]>(appendIntent, []);
      expect(after(cart(...lines), ...together)).toEqual(after(cart(...lines), ...intents));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('fifty clicks are one intent', () => {
  const clicks = Array.from({ length: 50 }, (): CartIntent => ({ kind: 'change', variantGuid: 'a', delta: 1 }));
  expect(clicks.reduce<CartIntent[]>(appendIntent, [])).toEqual([{ kind: 'change', variantGuid: 'a', delta: 50 }]);
});
