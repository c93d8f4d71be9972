import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { findCustomer } from '../../customers/customers/customers.ts';
import { variants } from '../products/products.tables.ts';
import { listPrices, priceAgreements, priceTiers } from './prices.tables.ts';
import { pricesOf } from './prices.ts';

const { app, db, context, caughtUp } = await createTestApp();

const accounts = {
  contractor: 'aannemer@steenhof.test',
  colleague: 'inkoper@steenhof.test',
  mandatory: 'verplicht@steenhof.test',
  guest: 'gast@steenhof.test',
  unlinked: 'zonder-koppeling@steenhof.test',
  carpenter: 'timmerman@houtmeesters.test',
  roofer: 'dakdekker@dakkracht.test',
  tiler: 'tegelzetter@tegelkade.test',
};
const headersOf = {} as Record<keyof typeof accounts, Record<string, string>>;
beforeAll(async () => {
  for (const [name, email] of Object.entries(accounts)) {
    headersOf[name as keyof typeof accounts] = bearer(await logIn(app, email));
  }
});

const known = async (productId: number) => {
  const rows = await db.select().from(variants).where(eq(variants.productId, productId)).orderBy(variants.position);
  return rows.map(({ id, guid, code }) => ({ id, guid, code }));
};
const ask = (who: keyof typeof accounts, ids: string[], marketId = '210') =>
  app.inject({
    method: 'POST',
    url: '/api/pricing',
    headers: headersOf[who],
    payload: { ids, marketId, currencyCode: 'EUR' },
  });
const askTiers = (who: keyof typeof accounts, guid: string) =>
  app.inject({ url: `/api/pricing/${guid}/tiered`, headers: headersOf[who] });

async function listPriceOf(variantId: number) {
  const [row] = await db.select().from(listPrices).where(eq(listPrices.variantId, variantId));
  return Number(row?.priceDelivery);
}

describe('which price applies', () => {
  test("the customer's own agreement takes precedence over everything, and the answer says so", async () => {
    const [mortar] = await known(100_001);
    if (!mortar) throw new Error('no mortar');
    const [agreement] = await db.select().from(priceAgreements).where(eq(priceAgreements.variantId, mortar.id));
    const [price] = (await ask('contractor', [mortar.guid])).json();
    expect(price).toMatchObject({ entryCode: mortar.code, contentId: mortar.guid, salesPricePer: 1, priceUnit: 'BG' });
    expect(price.prices).toEqual([
      {
        price: Number(agreement?.priceDelivery),
        pickupPrice: Number(agreement?.pricePickup),
        source: 'agreement',
      },
    ]);
    expect((await ask('colleague', [mortar.guid])).json()[0].prices).toEqual(price.prices);
  });

  test('nobody sees the agreements of another customer', async () => {
    const [mortar] = await known(100_001);
    if (!mortar) throw new Error('no mortar');
    const [price] = (await ask('mandatory', [mortar.guid])).json();
    expect(price.prices).toEqual([
      { price: await listPriceOf(mortar.id), pickupPrice: expect.any(Number), source: 'list' },
    ]);
  });

  test('without an own agreement that of the group applies, and then the list price', async () => {
    const boards = await known(100_002);
    const prices = (
      await ask(
        'contractor',
        boards.map(({ guid }) => guid),
      )
    ).json();
    expect(prices).toHaveLength(boards.length);
    for (const one of prices) expect(one.prices[0].source).toBe('group');
    const [screws] = await known(100_003);
    const [list] = (await ask('contractor', [screws?.guid ?? ''])).json();
    expect(list).toMatchObject({ salesPricePer: 100, prices: [{ source: 'list' }] });
  });

  test('an agreement is valid from its first to its last day, both included', async () => {
    const [variant] = await known(100_018);
    if (!variant) throw new Error('no variant');
    const agreement = {
      ventureId: '210',
      customerId: '510001',
      customerGroup: null,
      variantId: variant.id,
      priceDelivery: '1.2345',
      pricePickup: '1.1111',
      salesPricePer: 1,
      priceUnit: 'MTK',
    };
    await db.insert(priceAgreements).values([
      { ...agreement, id: 900_001, validFrom: '2026-11-16', validUntil: '2026-11-16' },
      { ...agreement, id: 900_002, priceDelivery: '1.0000', validFrom: '2026-11-17', validUntil: null },
    ]);
    const customer = await findCustomer({ db }, '510001');
    if (!customer) throw new Error('no customer');
    // The operation is called directly, because a session does not survive a change of the clock.
    const at = async (moment: string) => {
      const own = await pricesOf({ ...context, clock: () => new Date(moment) }, customer, [variant.id]);
      return { price: Number(own.get(variant.id)?.priceDelivery), source: own.get(variant.id)?.source };
    };
    expect(await at('2026-11-15T23:59:00+01:00')).not.toMatchObject({ source: 'agreement' });
    expect(await at('2026-11-16T00:00:00+01:00')).toMatchObject({ price: 1.2345, source: 'agreement' });
    expect(await at('2026-11-16T23:59:00+01:00')).toMatchObject({ price: 1.2345 });
    expect(await at('2026-11-17T00:00:00+01:00')).toMatchObject({ price: 1, source: 'agreement' });
    await db.delete(priceAgreements).where(inArray(priceAgreements.id, [900_001, 900_002]));
  });

  test('a changed price shows at once: of the list, of a group and of the customer itself', async () => {
    const [variant] = await known(100_018);
    if (!variant) throw new Error('no variant');
    const shown = async (who: keyof typeof accounts) => (await ask(who, [variant.guid])).json()[0].prices[0];
    const agree = async (agreement: Partial<typeof priceAgreements.$inferInsert> & { id: number }) => {
      const price = { pricePickup: '1', priceDelivery: '1', salesPricePer: 1, priceUnit: 'MTK' };
      const holds = { ventureId: '210', variantId: variant.id, ...price, ...agreement };
      await db.insert(priceAgreements).values({ validFrom: '2020-01-01', ...holds });
      await caughtUp();
    };
    await db.delete(priceAgreements).where(eq(priceAgreements.variantId, variant.id));
    await db.update(listPrices).set({ priceDelivery: '98.7600' }).where(eq(listPrices.variantId, variant.id));
    await caughtUp();
    expect(await shown('contractor')).toMatchObject({ source: 'list', price: 98.76 });
    await db.update(listPrices).set({ priceDelivery: '87.6500' }).where(eq(listPrices.variantId, variant.id));
    await caughtUp();
    expect(await shown('contractor')).toMatchObject({ source: 'list', price: 87.65 });
    const customer = await findCustomer({ db }, '510001');
    await agree({ id: 900_010, customerGroup: customer?.customerGroup ?? '', priceDelivery: '5' });
    expect(await shown('contractor')).toMatchObject({ source: 'group', price: 5 });
    await agree({ id: 900_011, customerId: '510001', priceDelivery: '6' });
    expect(await shown('contractor')).toMatchObject({ source: 'agreement', price: 6 });
    // Of two valid agreements the one with the newest start applies, and of one day the one created last.
    await agree({ id: 900_013, customerId: '510001', priceDelivery: '7', validFrom: '2021-01-01' });
    await agree({ id: 900_012, customerId: '510001', priceDelivery: '8', validFrom: '2021-01-01' });
    expect(await shown('contractor')).toMatchObject({ source: 'agreement', price: 7 });
    expect(await shown('mandatory')).not.toMatchObject({ source: 'agreement' });
    await db.delete(priceAgreements).where(eq(priceAgreements.variantId, variant.id));
    await caughtUp();
    expect(await shown('contractor')).toMatchObject({ source: 'list', price: 87.65 });
  });

  test('agreements that are over or still to come do not count', async () => {
    for (const productId of [100_016, 100_017]) {
      const [variant] = await known(productId);
      const [price] = (await ask('contractor', [variant?.guid ?? ''])).json();
      expect(price.prices[0].source).not.toBe('agreement');
    }
  });
});

describe('articles without a price', () => {
  test('a variant without a price has an empty list', async () => {
    const [brick] = await known(100_006);
    expect((await ask('contractor', [brick?.guid ?? ''])).json()).toMatchObject([
      { entryCode: brick?.code, prices: [] },
    ]);
  });
  test('unknown variants and those of another venture are left out', async () => {
    const [timber] = await known(100_021);
    const answer = await ask('contractor', [timber?.guid ?? '', '00000000-0000-0000-0000-000000000000']);
    expect(answer.json()).toEqual([]);
  });
});

describe('access to prices', () => {
  test('requires a login', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/pricing',
      payload: { ids: [crypto.randomUUID()], marketId: '210', currencyCode: 'EUR' },
    });
    expect(answer.statusCode).toBe(401);
  });
  test('is refused for another venture', async () => {
    expect((await ask('carpenter', [crypto.randomUUID()], '210')).statusCode).toBe(403);
  });
  test('is refused where prices are switched off', async () => {
    const answer = await ask('tiler', [crypto.randomUUID()], '240');
    expect([answer.statusCode, answer.json().code, answer.json().title]).toEqual([
      403,
      'pricesDisabled',
      'Deze winkel toont geen prijzen. Vraag een prijs aan bij je vestiging.',
    ]);
  });
  test('is refused without a link to the ERP', async () => {
    expect((await ask('unlinked', [crypto.randomUUID()])).json()).toMatchObject({ status: 403, code: 'noCustomer' });
  });
  test('a guest sees the prices of the guest debtor', async () => {
    const [mortar] = await known(100_001);
    const [price] = (await ask('guest', [mortar?.guid ?? ''])).json();
    expect(price.prices[0].source).not.toBe('agreement');
  });
  test.each([[[]], [['geen-guid']], [Array.from({ length: 201 }, () => crypto.randomUUID())]])(
    'an invalid list is a 400',
    async (ids) => {
      expect((await ask('contractor', ids)).statusCode).toBe(400);
    },
  );
});

describe('tiers', () => {
  test('five of them, lowest quantity first, each cheaper', async () => {
    const [board] = await known(100_018);
    const { warehousePrices, directPrices } = (await askTiers('mandatory', board?.guid ?? '')).json();
    expect(warehousePrices).toHaveLength(5);
    expect(directPrices).toEqual([]);
    for (const [i, tier] of warehousePrices.entries()) {
      if (i === 0) continue;
      expect(tier.ladderQuantity).toBeGreaterThan(warehousePrices[i - 1].ladderQuantity);
      expect(tier.nettSalesPriceDelivery).toBeLessThan(warehousePrices[i - 1].nettSalesPriceDelivery);
    }
  });
  test('direct delivery only where the venture has no dynamics', async () => {
    const [tile] = await known(100_020);
    const { warehousePrices, directPrices } = (await askTiers('roofer', tile?.guid ?? '')).json();
    expect([warehousePrices.length, directPrices.length]).toEqual([5, 5]);
    const [board] = await known(100_018);
    await db.insert(priceTiers).values({
      variantId: board?.id ?? 0,
      kind: 'direct',
      ladderQuantity: '1000',
      ladderUnitId: 'MTK',
      priceDelivery: '0.0100',
      pricePickup: '0.0100',
    });
    expect((await askTiers('mandatory', board?.guid ?? '')).json().directPrices).toEqual([]);
  });
  test('a tier without a price, or that saves nothing, is not shown', async () => {
    const [variant] = await known(100_016);
    if (!variant) throw new Error('no variant');
    const tier = { variantId: variant.id, kind: 'warehouse' as const, ladderUnitId: 'MTK', pricePickup: '0' };
    await db.insert(priceTiers).values([
      { ...tier, ladderQuantity: '10', priceDelivery: '0' },
      { ...tier, ladderQuantity: '20', priceDelivery: '99999' },
      { ...tier, ladderQuantity: '30', priceDelivery: '0.01' },
    ]);
    const { warehousePrices } = (await askTiers('contractor', variant.guid)).json();
    expect(warehousePrices.map((one: { ladderQuantity: number }) => one.ladderQuantity)).toEqual([30]);
  });
  test('a tier that costs more than a lower one is not shown', async () => {
    const [variant] = await known(100_016);
    if (!variant) throw new Error('no variant');
    await db.delete(priceTiers).where(eq(priceTiers.variantId, variant.id));
    const tier = { variantId: variant.id, kind: 'warehouse' as const, ladderUnitId: 'MTK', pricePickup: '0' };
    await db.insert(priceTiers).values([
      { ...tier, ladderQuantity: '10', priceDelivery: '0.03' },
      { ...tier, ladderQuantity: '20', priceDelivery: '0.04' },
      { ...tier, ladderQuantity: '30', priceDelivery: '0.02' },
    ]);
    const { warehousePrices } = (await askTiers('contractor', variant.guid)).json();
    const shown = warehousePrices.map((one: { ladderQuantity: number; nettSalesPricePickup: number }) => [
      one.ladderQuantity,
      one.nettSalesPricePickup,
    ]);
    // Without a pickup price, pickup costs the delivery price.
    expect(shown).toEqual([
      [10, 0.03],
      [30, 0.02],
    ]);
  });
  test('of another venture: not found; switched off: refused', async () => {
    const [tile] = await known(100_020);
    expect((await askTiers('contractor', tile?.guid ?? '')).statusCode).toBe(404);
    expect((await askTiers('tiler', tile?.guid ?? '')).statusCode).toBe(403);
  });
});
