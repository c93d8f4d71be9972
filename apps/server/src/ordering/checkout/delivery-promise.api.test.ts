import type { Cart, CartLine } from '@bouwpoort/contract/ordering/cart';
import type { LineWindow } from '@bouwpoort/contract/ordering/checkout';
import { demoBranches } from '@bouwpoort/demo-world/places/branches';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { variants } from '../../catalogue/products/products.tables.ts';
import { stockEntries } from '../../catalogue/stock/stock.tables.ts';
import { carts } from '../cart/cart.tables.ts';

const { app, db, setClock } = await createTestApp();
// A Monday morning: delivered on Tuesday at the earliest, picked up today.
setClock(new Date('2026-11-16T10:00:00+01:00'));

const mortar = '1589792';
const branchIn = (city: string) => {
  const branch = demoBranches.find((one) => one.ventureId === '210' && one.city === city);
  if (!branch) throw new Error(`no branch in ${city}`);
  return branch;
};
const amersfoort = branchIn('Amersfoort');
const zwolle = branchIn('Zwolle');
const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');

const [variant] = await db.select().from(variants).where(eq(variants.code, mortar));
const variantId = variant?.id ?? 0;
const before = await db.select().from(stockEntries).where(eq(stockEntries.variantId, variantId));
async function lie(stock: readonly { warehouseCode: number; quantity: number }[]): Promise<void> {
  await db.delete(stockEntries).where(eq(stockEntries.variantId, variantId));
  const rows = stock.map(({ warehouseCode, quantity }) => ({
    variantId,
    warehouseCode,
    purchaseAvailableQuantity: String(quantity),
  }));
  if (rows.length > 0) await db.insert(stockEntries).values(rows);
}

beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
});
afterAll(async () => {
  await db.delete(stockEntries).where(eq(stockEntries.variantId, variantId));
  if (before.length > 0) await db.insert(stockEntries).values(before);
});

describe('the days of a cart line', () => {
  test.each([
    ['what lies at the own branch comes tomorrow', 80, ['branch', '2026-11-17', '2026-11-17']],
    ['what other branches must add takes a day more', 84, ['otherWarehouses', '2026-11-18', '2026-11-18']],
    ['what all of them lack is bought in', 10_000, ['supplier', '2026-11-24', '2026-11-27']],
  ])('%s', async (_, quantity, expected) => {
    await lie([
      { ...amersfoort, quantity: 80 },
      { ...zwolle, quantity: 4 },
    ]);
    const cart = await contractor.fill([[mortar, quantity]]);
    const [line] = cart.shipments[0]?.lineItems ?? [];
    expect([line?.supplySource, line?.deliveryDateAfter, line?.deliveryDateBefore]).toEqual(expected);
  });

  test.each([
    ['storedelivery', 80],
    ['storedelivery', 84],
    ['storedelivery', 10_000],
    ['instorepickup', 80],
    ['instorepickup', 84],
    ['instorepickup', 10_000],
  ] as const)('by %s, %i bags have the same days in cart, checkout and order', async (method, quantity) => {
    await lie([
      { ...amersfoort, quantity: 80 },
      { ...zwolle, quantity: 4 },
    ]);
    const { branchId } = amersfoort;
    const cart = await contractor.fill([[mortar, quantity]], method);
    const days = (line: CartLine | LineWindow | undefined) => [line?.deliveryDateAfter, line?.deliveryDateBefore];
    const inCart = days(cart.shipments[0]?.lineItems[0]);
    const url = `/api/carts/${cart.id}/deliverywindows?method=${method}&branchId=${branchId}`;
    expect(days((await contractor.get(url)).json().results[0])).toEqual(inCart);
    const [first] = inCart;
    const details = { preferredDeliveryDate: first, latestDeliveryDate: first, branchId };
    const prepared = await contractor.prepare(cart.id, details);
    expect(days(prepared.json().cart.shipments[0].lineItems[0])).toEqual(inCart);
  });

  test('a customer with a delivery stop is promised none', async () => {
    await lie([{ ...branchIn('Den Haag'), quantity: 80 }]);
    const stopped = await Shopper.logIn(app, 'leverstop@steenhof.test');
    const cart = await stopped.fill([[mortar, 1]]);
    const [line] = cart.shipments[0]?.lineItems ?? [];
    expect([line?.supplySource, line?.deliveryDateAfter, line?.deliveryDateBefore]).toEqual([null, null, null]);
    const windows = await stopped.get(`/api/carts/${cart.id}/deliverywindows?method=storedelivery`);
    expect(windows.json()).toEqual({ totalMatching: 0, results: [] });
  });
});

describe('the days of the order', () => {
  const planned = async (quantity: number, day: string, latest = day) => {
    const { id } = await contractor.fill([[mortar, quantity]]);
    const details = { preferredDeliveryDate: day, latestDeliveryDate: latest };
    const [line] = (await contractor.prepare(id, details)).json().cart.shipments[0].lineItems;
    return [line.deliveryDateAfter, line.deliveryDateBefore];
  };

  test('bought-in goods are not promised for the first day they may arrive', async () => {
    await lie([{ ...amersfoort, quantity: 80 }]);
    expect(await planned(10_000, '2026-11-24')).toEqual(['2026-11-24', '2026-11-27']);
    await db.delete(carts).where(eq(carts.status, 'open'));
    expect(await planned(10_000, '2026-11-26')).toEqual(['2026-11-26', '2026-11-27']);
    await db.delete(carts).where(eq(carts.status, 'open'));
    expect(await planned(10_000, '2026-11-30')).toEqual(['2026-11-30', '2026-11-30']);
  });

  test('what lies at the branch comes on the day it is wanted', async () => {
    await lie([{ ...amersfoort, quantity: 80 }]);
    expect(await planned(80, '2026-11-17')).toEqual(['2026-11-17', '2026-11-17']);
  });
});

describe('picking up', () => {
  const pickupAt = async (branchId: string, quantity: number) => {
    const { id } = await contractor.fill([[mortar, quantity]], 'instorepickup');
    const asked = await contractor.get(`/api/carts/${id}/deliverywindows?method=instorepickup&branchId=${branchId}`);
    const { deliveryDateAfter, supplySource } = asked.json().results[0];
    const today = { preferredDeliveryDate: '2026-11-16', latestDeliveryDate: '2026-11-16', branchId };
    const prepared = await contractor.prepare(id, { ...today, hasConfirmedLatestDeliveryDateExceeded: true });
    const [line] = prepared.json().cart.shipments[0].lineItems;
    expect(line.deliveryDateAfter, 'what was said is what is planned').toBe(deliveryDateAfter);
    return [supplySource, deliveryDateAfter];
  };

  test('500 bags in Amersfoort are ready there today, in Zwolle tomorrow', async () => {
    await lie([{ ...amersfoort, quantity: 500 }]);
    expect(await pickupAt(amersfoort.branchId, 500)).toEqual(['branch', '2026-11-16']);
    await db.delete(carts).where(eq(carts.status, 'open'));
    expect(await pickupAt(zwolle.branchId, 500)).toEqual(['otherWarehouses', '2026-11-17']);
  });

  describe('a cart that is picked up', () => {
    const promised = ({ shipments: [shipment] }: Cart) => {
      const [line] = shipment?.lineItems ?? [];
      return [shipment?.pickupBranchId, line?.supplySource, line?.deliveryDateAfter];
    };
    const pickUp = async (pickupBranchId: string | null) =>
      contractor.put(await contractor.fill([[mortar, 10]]), { shippingMethodId: 'instorepickup', pickupBranchId });

    test('has the days and the stock of its branch, on whichever device it is opened', async () => {
      await lie([{ ...zwolle, quantity: 500 }]);
      const expected = [zwolle.branchId, 'branch', '2026-11-16'];
      expect(promised(await pickUp(zwolle.branchId))).toEqual(expected);
      const elsewhere = await Shopper.logIn(app, 'aannemer@steenhof.test');
      expect(promised(await elsewhere.cart())).toEqual(expected);
    });

    test('without a branch, or with one that is none of the shop, it is the user’s own', async () => {
      await lie([{ ...amersfoort, quantity: 500 }]);
      const own = [amersfoort.branchId, 'branch', '2026-11-16'];
      expect(promised(await pickUp(null))).toEqual(own);
      const foreign = demoBranches.find(({ ventureId }) => ventureId !== '210')?.branchId ?? '';
      expect(promised(await pickUp(foreign))).toEqual(own);
      expect(promised(await pickUp('gone'))).toEqual(own);
    });

    test('and delivered after all it comes from the user’s own, with no branch left', async () => {
      await lie([{ ...zwolle, quantity: 500 }]);
      const picked = await pickUp(zwolle.branchId);
      const delivered = await contractor.put(picked, {
        shippingMethodId: 'storedelivery',
        pickupBranchId: zwolle.branchId,
      });
      expect(promised(delivered)).toEqual([null, 'otherWarehouses', '2026-11-18']);
      expect(promised(await contractor.put(delivered, { shippingMethodId: 'instorepickup' }))[0]).toBe(
        amersfoort.branchId,
      );
    });

    test('is promised to a customer with a delivery stop', async () => {
      const thehague = branchIn('Den Haag');
      await lie([{ ...thehague, quantity: 80 }]);
      const stopped = await Shopper.logIn(app, 'leverstop@steenhof.test');
      const cart = await stopped.fill([[mortar, 1]], 'instorepickup');
      expect(promised(cart)).toEqual([thehague.branchId, 'branch', '2026-11-16']);
    });
  });

  test('today is refused without a confirmation where the branch has too few', async () => {
    await lie([{ ...amersfoort, quantity: 11 }]);
    const { id } = await contractor.fill([[mortar, 5000]], 'instorepickup');
    const today = { preferredDeliveryDate: '2026-11-16', latestDeliveryDate: '2026-11-16' };
    const answer = await contractor.prepare(id, { ...today, branchId: amersfoort.branchId });
    expect(answer.json()).toMatchObject({ status: 409, value: { code: 'latestDeliveryDateExceeded' } });
  });

  test('the windows of a cart are its owner’s', async () => {
    const { id } = await contractor.fill([[mortar, 1]]);
    const other = await Shopper.logIn(app, 'inkoper@steenhof.test');
    expect((await other.get(`/api/carts/${id}/deliverywindows?method=storedelivery`)).statusCode).toBe(404);
    expect((await contractor.get(`/api/carts/${id}/deliverywindows?method=post`)).statusCode).toBe(400);
  });
});

test('a direct delivery has the supplier’s days, also of what lies at the branch', async () => {
  const roofer = await Shopper.logIn(app, 'dakdekker@dakkracht.test');
  const [board] = await db.select().from(variants).where(eq(variants.code, '0943264'));
  const ofBoard = eq(stockEntries.variantId, board?.id ?? 0);
  const lying = await db.select().from(stockEntries).where(ofBoard);
  await db.update(stockEntries).set({ purchaseAvailableQuantity: '100000' }).where(ofBoard);
  try {
    const filled = await roofer.fill([['0943264', 200]]);
    expect(filled.shipments[0]?.lineItems[0]?.supplySource).toBe('branch');
    const chosen = await roofer.put(filled, { shippingMethodId: 'directdelivery' });
    const { id } = chosen;
    const asked = await roofer.get(`/api/carts/${id}/deliverywindows?method=directdelivery`);
    const [window] = asked.json().results;
    for (const { shipments } of [chosen, await roofer.cart()]) {
      expect(shipments[0]?.lineItems[0], 'the cart says what checkout says').toMatchObject(window);
    }
    expect(window).toMatchObject({
      supplySource: 'supplier',
      deliveryDateAfter: '2026-11-24',
      deliveryDateBefore: '2026-11-27',
    });
    const sooner = { preferredDeliveryDate: '2026-11-23', latestDeliveryDate: '2026-11-27' };
    expect((await roofer.prepare(id, sooner)).json().errors).toHaveProperty('preferredDeliveryDate');
    const then = { preferredDeliveryDate: window.deliveryDateAfter, latestDeliveryDate: window.deliveryDateBefore };
    const [line] = (await roofer.prepare(id, then)).json().cart.shipments[0].lineItems;
    expect(line).toMatchObject({ isDirect: true, deliveryDateAfter: window.deliveryDateAfter });
  } finally {
    await db.delete(stockEntries).where(ofBoard);
    await db.insert(stockEntries).values(lying);
  }
});
