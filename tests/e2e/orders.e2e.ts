import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { quantitiesIn, readCart, withCart } from './cart-fixture.ts';
import { settled, visit } from './page-settled.ts';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

const ordersPath = '/steenhof/bestellingen';
const site = siteUrl;

interface Listed {
  orderId: string;
  reference: string;
  statusDescr: string;
  releaseStatus: string;
}

async function ordersOf(context: BrowserContext): Promise<Listed[]> {
  const answer = await context.request.get(`${site()}/api/orders`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

const rows = (page: Page) => page.locator('.orders-table tbody tr');
const count = (page: Page) => page.locator('.orders-bar [role=status]');

browserTest('the list is searched, filtered, sorted and paged in the address', async ({ open, page, context }) => {
  await logInByToken(context, site(), contractor);
  await open(ordersPath);
  await expect.poll(() => rows(page).count()).toBe(20);
  const all = await count(page).textContent();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/bestellingen\.data|\/api\/orders$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });

  await page.getByLabel('Zoek in bestellingen').fill('bus');
  await page.waitForURL(/zoek=bus/);
  await expect.poll(() => count(page).textContent()).not.toBe(all);
  const found = await count(page).textContent();
  await page.getByLabel('Status', { exact: true }).selectOption('invoiced');
  await page.waitForURL(/status=invoiced/);
  const others = rows(page).filter({ hasNotText: 'Gefactureerd' });
  await expect.poll(() => others.count()).toBe(0);
  await expectNoViolations(page);
  await page.goBack();
  await expect.poll(() => count(page).textContent()).toBe(found);
  await expect.poll(() => page.getByLabel('Zoek in bestellingen').inputValue()).toBe('bus');
  await expect.poll(() => page.locator('header input[name=q]').inputValue(), { message: 'not the header’s' }).toBe('');

  await page.getByRole('link', { name: 'Totaal incl. btw' }).click();
  await page.waitForURL(/sorteer=-totaal/);
  await page.locator('th[aria-sort=descending]', { hasText: 'Totaal' }).waitFor();
  expect(asked, 'one list is enough').toEqual([]);

  await page.reload();
  await settled(page);
  await expect.poll(() => count(page).textContent(), { message: 'what is shared is what was seen' }).toBe(found);
});

browserTest('an order that is hovered is prefetched', async ({ open, page, context }) => {
  await logInByToken(context, site(), contractor);
  await open(ordersPath);
  const held: Route[] = [];
  let isHolding = true;
  await page.route(
    ({ pathname }) => /^\/api\/orders\/\d+$/.test(pathname),
    (route) => (isHolding ? void held.push(route) : route.continue()),
  );
  const all = await rows(page).all();
  for (const row of all.slice(0, 10)) await row.hover();
  await expect.poll(() => held.length).toBe(4);
  isHolding = false;
  await Promise.all(held.map((route) => route.continue()));
  await settled(page);
  const loaders: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loaders.push(request.url());
  });
  await all[9]?.click();
  await page.getByRole('heading', { level: 1, name: /^Bestelling \d+$/ }).waitFor();
  expect(loaders).toEqual([]);
  await expectNoViolations(page);
});

browserTest(
  'the keyboard opens an order, and the exported file contains the visible orders',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    await open(`${ordersPath}?status=returned&periode=all`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download als CSV' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(1 + (await rows(page).count()));
    expect(lines[1]).toMatch(/;Retour;-\d+,\d{2};-\d+,\d{2}$/);

    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^Bestelling/ }).waitFor();
    await page
      .getByText(/€\s-\d/)
      .first()
      .waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Opnieuw bestellen' }).count(), { message: 'a return' })
      .toBe(0);
    await expectNoViolations(page);
  },
);

browserTest('an open order is repeated in part, and cancelled', async ({ open, page, context }) => {
  await withCart(context, []);
  const orders = await ordersOf(context);
  const { orderId = '' } = orders.findLast(({ releaseStatus }) => releaseStatus === 'Open') ?? {};
  const order = await (await context.request.get(`${site()}/api/orders/${orderId}`)).json();
  await open(`${ordersPath}/${orderId}`);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.order-sender').isVisible(), { message: 'who sent it' }).toBe(true);
  await expect.poll(() => page.locator('.order').getByRole('table').isVisible(), { message: 'its lines' }).toBe(true);
  await page.emulateMedia({ media: null });
  await expect.poll(() => page.locator('.order-sender').isVisible(), { message: 'on paper only' }).toBe(false);

  await page.getByRole('button', { name: 'Op een lijst' }).click();
  await page.getByRole('button', { name: 'Lijst maken' }).click();
  await page.getByRole('link', { name: 'Bekijk de lijst' }).click();
  await page.getByRole('heading', { level: 1, name: `Bestelling ${orderId}` }).waitFor();
  await page.getByText(`Uit bestelling ${orderId} van`).waitFor();
  await open(`${ordersPath}/${orderId}`);

  const again = page.getByRole('button', { name: 'Opnieuw bestellen' });
  await again.click();
  const boxes = page.getByRole('dialog').locator('.reorder input:not(:disabled)');
  const lines = order.salesOrderLines.length;
  await expect.poll(() => boxes.count()).toBe(lines);
  if (lines > 1) await boxes.first().uncheck();
  await expectNoViolations(page);
  await page.getByRole('button', { name: /in winkelwagen$/ }).click();
  await page.locator('.order-news').getByText('in je winkelwagen').waitFor();
  await expect
    .poll(() => again.evaluate((button) => button === document.activeElement), { message: 'the focus comes back' })
    .toBe(true);
  const expected = order.salesOrderLines.slice(lines > 1 ? 1 : 0);
  expect(quantitiesIn(await readCart(context))).toEqual(
    Object.fromEntries(
      expected.map((line: { variantCode: string; qtyOrdered: number }) => [line.variantCode, line.qtyOrdered]),
    ),
  );

  const cancel = page.getByRole('button', { name: 'Annuleren', exact: true });
  await cancel.click();
  await page.getByText('Weet je zeker dat je deze bestelling wilt annuleren?').waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  expect((await ordersOf(context)).find((one) => one.orderId === orderId)?.statusDescr).not.toBe('canceled');
  await cancel.click();
  await page.getByRole('button', { name: 'Ja, annuleren' }).click();
  await page.getByText('Deze bestelling is geannuleerd').waitFor();
  await page.locator('.order-head').getByText('Geannuleerd').waitFor();
  await expect.poll(() => cancel.count()).toBe(0);
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Bestellingen' }).click();
  await rows(page).filter({ hasText: orderId }).getByText('Geannuleerd').waitFor();
});

browserTest(
  'a failed cancellation is reported, and the order stays',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    const { orderId = '' } = (await ordersOf(context)).find(({ releaseStatus }) => releaseStatus === 'Open') ?? {};
    await open(`${ordersPath}/${orderId}`);
    await page.route('**/cancel', (route) => route.fulfill({ status: 404, body: '{}' }));
    const cancel = page.getByRole('button', { name: 'Annuleren', exact: true });
    await cancel.click();
    await page.getByRole('button', { name: 'Ja, annuleren' }).click();
    await page.getByRole('alert').getByText('Het annuleren van de bestelling is helaas niet gelukt.').waitFor();
    await expect.poll(() => cancel.count(), { message: 'it can be tried again' }).toBe(1);
    await expectNoViolations(page);
  },
  { missing: '/cancel' },
);

browserTest(
  'on a phone an order is a card',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    await open(ordersPath);
    await page.locator('.list-tools summary', { hasText: 'Filter en sorteer' }).click();
    await page.getByLabel('Sorteren').selectOption('totaal');
    await page.waitForURL(/sorteer=totaal/);
    await expect.poll(() => rows(page).first().textContent()).toMatch(/€\s-/);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWider).toBe(false);
    await rows(page).first().click();
    await page.getByRole('heading', { level: 1, name: /^Bestelling/ }).waitFor();
    await settled(page);
    await expectNoViolations(page);
  },
  { width: 390 },
);

browserTest(
  'without script the list is there, filtered by its form',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    await open(`${ordersPath}?sorteer=totaal`);
    await expect.poll(() => rows(page).first().textContent()).toMatch(/€\s-/);
    await page.getByLabel('Status', { exact: true }).selectOption('backorder');
    await page.getByRole('button', { name: 'Toon' }).click();
    await page.waitForURL(/status=backorder/);
    for (const text of await rows(page).allTextContents()) expect(text).toContain('Nabestelling');
    await rows(page).first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: /^Bestelling/ }).waitFor();
  },
  { javaScript: false },
);

browserTest('a user without a link to a customer sees an explanation', async ({ open, page, context }) => {
  await logInByToken(context, site(), 'zonder-koppeling@steenhof.test');
  for (const path of [ordersPath, `${ordersPath}/2142001`, '/steenhof/eerder-besteld']) {
    await open(path);
    await page.getByText('Uw website-account is niet goed geconfigureerd').waitFor();
  }
});

browserTest('the alternate order API shows its orders', async ({ open, page, context }) => {
  await logInByToken(context, site(), 'codit@steenhof.test');
  await open(`${ordersPath}?periode=all`);
  await expect.poll(() => rows(page).count()).toBe(8);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await rows(page).first().hover();
  await expect.poll(() => asked.some((path) => path.startsWith('/api/orders/codit/'))).toBe(true);
});

browserTest('previously ordered: searched, sorted, and ordered again', async ({ open, page, context }) => {
  await withCart(context, []);
  await open('/steenhof/eerder-besteld');
  await page.getByRole('heading', { name: 'Wat je het vaakst bestelt' }).waitFor();
  await page.getByLabel('Sorteren').selectOption('aantal');
  await page.waitForURL(/sorteer=aantal/);
  await page.getByRole('heading', { name: 'Wat je het vaakst bestelt' }).waitFor({ state: 'detached' });
  const times = await page.locator('.ordered-row__when').allTextContents();
  const figures = times.map((text) => Number(text.match(/(\d+) keer/)?.[1]));
  expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  const name = (await page.locator('.ordered-row h3').first().textContent()) ?? '';
  await page.getByLabel('Zoek in eerder besteld').fill(name);
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await page.waitForURL(/zoek=/);
  await page.locator('.ordered-row', { hasText: name }).first().waitFor();
  await expectNoViolations(page);
  await page.getByLabel('Zoek in eerder besteld').fill('bestaatechtniet');
  await page.keyboard.press('Enter');
  await page.getByText('Niets gevonden voor').waitFor();
  await expectNoViolations(page);
});

browserTest(
  'the home page shows the five last ordered articles, and logging out removes them',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    await open('/steenhof');
    const block = page.locator('[data-block="PreviouslyOrderedBlock"]');
    await expect.poll(() => block.locator('.product-card').count()).toBe(5);
    const kept = () => page.evaluate(() => localStorage.getItem('orders/lastOrderedProducts'));
    expect(JSON.parse((await kept()) ?? '{}').products).toHaveLength(5);
    await visit(page, ordersPath);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ordersStore'))).not.toBeNull();
    await visit(page, '/steenhof');
    await page.locator('header').getByRole('link', { name: 'Mijn Bouwpoort' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL(/inloggen/);
    await expect.poll(() => kept()).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ordersStore'))).toBeNull();
  },
);
