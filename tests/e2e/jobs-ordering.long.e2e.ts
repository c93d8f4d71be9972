import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { mortar, pir, readCart, withCart } from './cart-fixture.ts';
import { orderById, orderNumbers, overviewReady, pressNext, roofWindow } from './checkout-fixture.ts';
import { countClicks } from './counted-clicks.ts';
import { settled, visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

/* The jobs of a buyer, measured in clicks. */

interface Line {
  variantCode: string;
  qtyOrdered: number;
}

const codesAndQuantities = (lines: readonly Line[]) =>
  lines.map(({ variantCode, qtyOrdered }) => [variantCode, qtyOrdered]).sort();

const enabledDays = (page: Page) => page.locator('[role=radio].day:not([aria-disabled])');

/** The last order with delivery on account. */
async function lastOnAccount(context: BrowserContext): Promise<{ orderId: string }> {
  const orders: { orderId: string; statusDescr: string; orderTypeId: string; paymentTermsId: string }[] = await (
    await context.request.get(`${siteUrl()}/api/orders`)
  ).json();
  const last = orders.find(
    ({ statusDescr, orderTypeId, paymentTermsId }) =>
      statusDescr !== 'returned' && orderTypeId === 'brengen' && paymentTermsId === '30D',
  );
  if (!last) throw new Error('nothing was ordered on account');
  return last;
}

browserTest('an order of last week is repeated in four clicks', async ({ open, page, context }) => {
  await withCart(context, []);
  const last = await lastOnAccount(context);
  const before = await orderById(context, last.orderId);
  await open('/steenhof');
  const hand = countClicks(page);
  await hand.click(
    page
      .locator('main')
      .getByRole('link', { name: /^Bestellingen/ })
      .first(),
  );
  await hand.click(page.getByRole('button', { name: `Bestelling ${last.orderId} opnieuw bestellen` }));
  await page.getByRole('heading', { level: 1, name: `Bestelling ${last.orderId} opnieuw` }).waitFor();
  await page.getByRole('columnheader', { name: 'Prijs toen' }).waitFor();
  await settled(page);
  await expectNoViolations(page);
  await hand.click(enabledDays(page).last());
  await page
    .getByText(/excl\. btw/)
    .first()
    .waitFor();
  await hand.click(pressNext(page));
  const orderIds = await orderNumbers(page);
  expect(hand.clicks, hand.pressed.join(', ')).toBeLessThanOrEqual(4);

  // A supplier's delivery within some days is a separate order.
  const again = await Promise.all(orderIds.map((orderId) => orderById(context, orderId)));
  const facts = ({ orderTypeId, paymentTermsId, customerObjectId, salesOrderLines: [line] }: typeof before) => ({
    orderTypeId,
    paymentTermsId,
    customerObjectId,
    deliveryModeId: line.deliveryModeId,
    to: [line.deliveryAddress.line1, line.deliveryAddress.postalCode],
  });
  expect(again.map(facts)).toEqual(again.map(() => facts(before)));
  const lines = again.flatMap(({ salesOrderLines }) => salesOrderLines);
  expect(codesAndQuantities(lines)).toEqual(codesAndQuantities(before.salesOrderLines));
});

browserTest('an order that becomes a different one does not count as a repeated order', async ({ page, context }) => {
  await withCart(context, []);
  const { orderId } = await lastOnAccount(context);
  const { salesOrderLines } = await orderById(context, orderId);
  const [other = ''] = [roofWindow, mortar, pir].filter(
    (code) => !salesOrderLines.some(({ variantCode }: Line) => variantCode === code),
  );
  await visit(page, '/steenhof/bestellingen');
  await page.getByRole('button', { name: `Bestelling ${orderId} opnieuw bestellen` }).click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${orderId} opnieuw` }).waitFor();
  await settled(page);
  // Its page would take in the other line with the address it has chosen.
  await visit(page, '/steenhof/bestellingen');
  const { id } = await readCart(context);
  const added = await context.request.post(`${siteUrl()}/api/carts/${id}/quickorder`, {
    headers: { origin: siteUrl() },
    data: { lines: [{ code: other, quantity: 1 }] },
  });
  expect(added.status()).toBe(200);
  await visit(page, '/steenhof/winkelwagen');
  await page.getByText(other).first().waitFor();
  await visit(page, '/steenhof/bestellen');
  await page.getByRole('heading', { level: 1, name: 'Bestellen', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Hoe wil je het hebben?' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Vast adres/ }).isChecked()).toBe(true);
});

/** Earlier deliveries there were early in the day, which is stored for this site. */
async function bringEarlyTo(context: BrowserContext, site: RegExp): Promise<void> {
  const { id } = await withCart(context, [{ code: mortar, quantity: 1 }]);
  const ask = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await context.request[method](siteUrl() + path, { headers: { origin: siteUrl() }, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const { version, customerId, shipments } = await readCart(context);
  const shipment = { lineItems: shipments[0]?.lineItems ?? [], shippingMethodId: 'storedelivery' };
  await ask('put', '/api/cms/v3.0/carts', { id, version, customerId, market: '210', shipments: [shipment] });
  const book: { results: { addressId: string; name: string }[] } = await ask('get', '/api/account/addressbook');
  const { results } = await ask('get', `/api/carts/${id}/deliverywindows?method=storedelivery`);
  await ask('post', `/api/carts/${id}/preparecheckout`, {
    preferredDeliveryDate: results[0].deliveryDateAfter,
    latestDeliveryDate: results[0].deliveryDateBefore,
    addressId: book.results.find(({ name }) => site.test(name))?.addressId,
    deliveryTime: 'early',
  });
  await ask('post', `/api/carts/${id}/converttoorder`, { paymentMethodName: 'invoice' });
}

/** Article numbers of a number of articles in stock at the user's own branch. */
async function codesInStock(context: BrowserContext, count: number): Promise<string[]> {
  const post = async (path: string, data: object) =>
    (await context.request.post(siteUrl() + path, { headers: { origin: siteUrl() }, data })).json();
  const { results }: { results: { variants: { code: string; stockItem: boolean }[] }[] } = await post(
    '/api/content/search/products/210',
    { top: 100 },
  );
  const sold = results.flatMap(({ variants }) => variants).filter(({ stockItem }) => stockItem);
  const lines = sold.slice(0, 400).map(({ code }) => ({ code, quantity: 2 }));
  const { cart } = await post('/api/carts/quickorder/check', { lines });
  const atBranch = cart.shipments[0].lineItems.filter(
    ({ supplySource }: { supplySource: string }) => supplySource === 'branch',
  );
  return atBranch.slice(0, count).map(({ code }: { code: string }) => code);
}

browserTest('sixty pasted codes are ordered to a site in seven clicks', async ({ open, page, context }) => {
  const site = /^Nieuwbouw De Laak/;
  await bringEarlyTo(context, site);
  await withCart(context, []);
  const codes = await codesInStock(context, 60);
  expect(codes).toHaveLength(60);

  await open('/steenhof');
  const hand = countClicks(page);
  await hand.click(page.getByRole('button', { name: 'Snel toevoegen' }).first());
  const field = page.getByRole('dialog').getByRole('combobox').first();
  await hand.paste(field, codes.map((code) => `${code}\t2`).join('\n'));
  await page.getByText('60 regels op de lijst.', { exact: true }).waitFor();
  await hand.click(page.getByRole('button', { name: 'Toevoegen en bestellen' }));
  await page.locator('form#checkout-step').waitFor();
  await hand.click(page.getByRole('radio', { name: site }));
  await hand.click(pressNext(page));
  await page.locator('[role=radio][aria-checked=true].day').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Vóór 9.00 uur' }).isChecked()).toBe(true);
  await expectNoViolations(page);
  await hand.click(pressNext(page));
  await overviewReady(page);
  await expect
    .poll(() => page.getByRole('radio', { name: /^Op rekening/ }).isChecked(), { message: 'as it was paid last' })
    .toBe(true);
  await hand.check(page.getByRole('checkbox', { name: /algemene voorwaarden/ }));
  await hand.click(pressNext(page));
  const [orderId] = await orderNumbers(page);
  expect(hand.clicks, hand.pressed.join(', ')).toBeLessThanOrEqual(7);
  const { deliveryWishes, salesOrderLines } = await orderById(context, orderId);
  expect([deliveryWishes?.time, salesOrderLines.length]).toEqual(['early', 60]);
  expect(salesOrderLines[0].deliveryAddress.name).toMatch(site);
});
