import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { textIn } from '../../../testing/pdf-text.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { carts } from '../cart/cart.tables.ts';
import { erpOrders } from '../erp/erp.tables.ts';

const { app, db, setClock, runJobs, mails } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));
const dates = { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' };
const mortar = '1589792';
const roofWindow = '0859392';

const contractor = await Shopper.logIn(app, 'aannemer@steenhof.test');
const colleague = await Shopper.logIn(app, 'inkoper@steenhof.test');
beforeEach(async () => {
  await db.delete(carts).where(eq(carts.status, 'open'));
});

async function order(details: object, method: 'storedelivery' | 'instorepickup' = 'storedelivery'): Promise<string> {
  const { id } = await contractor.fill([[mortar, 1]], method);
  const prepared = await contractor.prepare(id, { ...dates, ...details });
  expect(prepared.statusCode, prepared.payload).toBe(200);
  return (await contractor.convert(id)).json().orderIds[0];
}
const orderOf = async (orderId: string) => (await contractor.get(`/api/orders/${orderId}`)).json();
const pdfOf = async (orderId: string) => textIn((await contractor.get(`/api/orders/${orderId}/pdf`)).rawPayload);
async function mailsAbout(kind: string, orderId: string) {
  await runJobs();
  return (await mails()).filter((mail) => mail.kind === kind && mail.subject.includes(orderId));
}

describe('the name of the user who ordered', () => {
  test('is on the order, its PDF, its mail and the ERP payload', async () => {
    const orderId = await order({ customerName: 'Wim de Uitvoerder' });
    expect(await orderOf(orderId)).toMatchObject({
      customerName: 'Wim de Uitvoerder',
      debtorName: 'Aannemersbedrijf Ter Veldhuis B.V.',
    });
    expect((await contractor.get('/api/orders')).json()[0].customerName).toBe('Wim de Uitvoerder');
    expect(await pdfOf(orderId)).toEqual(expect.arrayContaining(['Besteller', 'Wim de Uitvoerder']));
    const [mail] = await mailsAbout('order-confirmation', orderId);
    expect(mail?.text).toContain('Wim de Uitvoerder');
    const [sent] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId));
    expect(sent?.payload).toMatchObject({ order: { customerName: 'Wim de Uitvoerder' } });
  });

  test('is the user where no other name is given', async () => {
    expect(await orderOf(await order({}))).toMatchObject({ customerName: 'Daan ter Veldhuis' });
  });
});

describe('how it is unloaded', () => {
  const modeOf = async (orderId: string) => (await orderOf(orderId)).salesOrderLines[0].deliveryModeId;

  test('as chosen, the ordinary way without a choice, and at the counter not at all', async () => {
    expect((await app.inject('/api/ventures/210')).json().deliveryModes).toEqual(['GEWOON', 'MOFFETT', 'KRAAN']);
    const byCrane = await order({ deliveryModeId: 'KRAAN' });
    expect(await modeOf(byCrane)).toBe('KRAAN');
    expect((await orderOf(byCrane)).deliveryConditionDescr).toBe('Franco op het werk');
    expect((await orderOf(await order({}))).deliveryConditionDescr).toContain('gelost naast de wagen');
    expect(await pdfOf(byCrane)).toContain('Vrachtwagen met kraan');
    expect((await mailsAbout('order-confirmation', byCrane))[0]?.text).toContain('Vrachtwagen met kraan');
    expect(await modeOf(await order({}))).toBe('GEWOON');
    const fetched = await order({ deliveryModeId: 'KRAAN', branchId: '2102' }, 'instorepickup');
    expect(await modeOf(fetched)).toBe('BALIE');
  });

  test('not in a way the venture does not offer', async () => {
    const carpenter = await Shopper.logIn(app, 'timmerman@houtmeesters.test');
    const search = { query: '', top: 1, skip: 0, filter: '', expand: 'imageAssets' };
    const { results } = (await carpenter.post('/api/content/search/products/220', search)).json();
    const { id } = await carpenter.fill([[results[0].variants[0].code, 1]]);
    const answer = await carpenter.prepare(id, { ...dates, deliveryModeId: 'KRAAN' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['deliveryModeId']]);
    expect((await carpenter.prepare(id, { ...dates, deliveryModeId: 'KATAPULT' })).statusCode).toBe(400);
  });
});

test('the PDF of a pickup names the branch', async () => {
  const fetched = await pdfOf(await order({ branchId: '2102' }, 'instorepickup'));
  expect(fetched).toContain('Afhalen bij');
  expect(fetched).not.toContain('Leveren aan');
  expect(await pdfOf(await order({}))).toContain('Leveren aan');
});

describe('mail', () => {
  test('one confirmation names all orders of a cart, as the checkout says', async () => {
    const { id } = await contractor.fill([
      [mortar, 1],
      [roofWindow, 1],
    ]);
    const comment = 'Bel bij de poort';
    await contractor.prepare(id, { ...dates, comment, hasConfirmedLatestDeliveryDateExceeded: true });
    const { orderIds } = (await contractor.convert(id)).json();
    expect(orderIds).toHaveLength(2);
    const [first, ...others] = await mailsAbout('order-confirmation', orderIds[0]);
    expect(others).toEqual([]);
    for (const orderId of orderIds) expect(first?.text).toContain(orderId);
    expect(first?.text).toContain(comment);
    const orders = await Promise.all(orderIds.map(orderOf));
    const together = sumOf(orders.map(({ nettOrderAmountInclVat }) => nettOrderAmountInclVat));
    expect(first?.text).toContain(`Alle 2 bestellingen samen: ${showEuros(together)} incl. btw`);
    const texts = (await app.inject('/api/translation/nl/checkout')).json();
    expect(texts.confirmations_other).toContain('één bevestiging');
    expect(texts.mailed_other).toContain('De bevestiging van alle bestellingen');
  });

  test('the confirmation is sent again to whom it was sent, three times at most', async () => {
    const { id } = await contractor.fill([[mortar, 1]]);
    await contractor.prepare(id, dates);
    const sendAgain = (who: Shopper) => who.post(`/api/carts/${id}/confirmation`);
    expect((await sendAgain(contractor)).statusCode).toBe(404);
    const [orderId] = (await contractor.convert(id)).json().orderIds;
    const [first] = await mailsAbout('order-confirmation', orderId);
    expect((await sendAgain(contractor)).json()).toEqual({ value: true });
    const sent = await mailsAbout('order-confirmation', orderId);
    expect(sent.map(({ to, subject, html }) => ({ to, subject, html }))).toEqual(
      [first, first].map((mail) => ({ to: mail?.to, subject: mail?.subject, html: mail?.html })),
    );
    expect((await sendAgain(colleague)).statusCode).toBe(404);
    await sendAgain(contractor);
    // A mail that waits in the queue would not be queued twice.
    expect(await mailsAbout('order-confirmation', orderId)).toHaveLength(3);
    expect((await sendAgain(contractor)).statusCode).toBe(200);
    const refused = await sendAgain(contractor);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      429,
      'De bevestiging is al een paar keer gestuurd. Kijk ook bij je ongewenste mail.',
    ]);
    expect(await mailsAbout('order-confirmation', orderId)).toHaveLength(4);
  });

  test('a cancellation is confirmed to the one who cancels and to the one who ordered', async () => {
    const orderId = await order({ reference: 'Dakkapel' });
    expect((await colleague.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(200);
    const sent = await mailsAbout('order-canceled', orderId);
    expect(sent.map(({ to }) => to).sort()).toEqual(['aannemer@steenhof.test', 'inkoper@steenhof.test']);
    for (const { text } of sent) expect(text).toContain('Dakkapel');
    expect((await colleague.post(`/api/orders/${orderId}/cancel`)).statusCode).toBe(409);
    expect(await mailsAbout('order-canceled', orderId)).toHaveLength(2);
  });
});

describe('the way to pay that is preselected', () => {
  const offered = async (shopper: Shopper, cartId: number) => {
    const { results } = (await shopper.get(`/api/carts/${cartId}/paymentmethods`)).json();
    return results.map((one: { systemName: string; isDefault: boolean }) => [one.systemName, one.isDefault]);
  };

  test('is online until something was ordered, and then the way of the last order', async () => {
    const first = await colleague.fill([[mortar, 1]], 'instorepickup');
    expect(await offered(colleague, first.id)).toEqual([
      ['paynl', true],
      ['invoice', false],
      ['cashondelivery', false],
    ]);
    const prepared = await colleague.prepare(first.id, { ...dates, branchId: '2102' });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    expect((await colleague.convert(first.id)).statusCode).toBe(200);
    const { id } = await colleague.fill([[mortar, 1]], 'storedelivery');
    expect(await offered(colleague, id)).toEqual([
      ['paynl', false],
      ['invoice', true],
    ]);
  });
});

describe('wishes for the driver', () => {
  const asked = { deliveryTime: 'early', unloadingFloor: '2e verdieping', contactPhone: '+31 6 - 12 34 56 78' };
  const wishes = { time: 'early', floor: '2e verdieping', phone: '0612345678' };
  const lines = ['Graag vóór 9.00 uur', 'Plek: 2e verdieping', 'Op de bouw: 06 12 34 56 78'];

  test('is on the order, its PDF, its mail and the ERP payload, and is stored for the address', async () => {
    const orderId = await order({ ...asked, deliveryModeId: 'KRAAN' });
    const placed = await orderOf(orderId);
    expect(placed.deliveryWishes).toEqual(wishes);
    expect((await pdfOf(orderId)).join(' ')).toContain('Graag vóór 9.00 uur');
    const [mail] = await mailsAbout('order-confirmation', orderId);
    for (const line of lines) expect(mail?.text).toContain(line);
    const [sent] = await db.select().from(erpOrders).where(eq(erpOrders.orderId, orderId));
    expect(sent?.payload).toMatchObject({ order: { deliveryWishes: wishes } });
    const { line1, postalCode } = placed.salesOrderLines[0].deliveryAddress;
    const remembered = (await colleague.get('/api/account/deliverywishes')).json();
    expect(remembered).toContainEqual({ line1, postalCode, deliveryModeId: 'KRAAN', deliveryWishes: wishes });

    // The last time counts.
    await order({});
    const later = (await colleague.get('/api/account/deliverywishes')).json();
    expect(later).toContainEqual({ line1, postalCode, deliveryModeId: 'GEWOON', deliveryWishes: null });
    const other = await Shopper.logIn(app, 'krediet@steenhof.test');
    expect((await other.get('/api/account/deliverywishes')).json()).toEqual([]);
  });

  test('is empty for pickup, and an invalid phone number is refused', async () => {
    expect((await orderOf(await order({ ...asked, branchId: '2102' }, 'instorepickup'))).deliveryWishes).toBeNull();
    const { id } = await contractor.fill([[mortar, 1]]);
    const refused = await contractor.prepare(id, { ...dates, contactPhone: 'bel maar' });
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { contactPhone: ['Ongeldig telefoonnummer'] }]);
  });
});
