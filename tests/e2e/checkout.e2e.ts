import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import {
  addLines,
  atStep,
  bags,
  cartOf,
  checkoutPath,
  goOn,
  orderById,
  orderNumbers,
  ordersWith,
  overviewReady,
  readyToOrder,
  roofWindow,
  shopAs,
  toDate,
  toOverview,
} from './checkout-fixture.ts';
import { logInByToken } from './session-visitor.ts';

useBrowser();

const someBags = [{ code: bags, quantity: 3 }];
const both = [...someBags, { code: roofWindow, quantity: 1 }];
const isWhole = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** A window of its own, for what a browser calls an error though it is none: a refusal that was asked for. */
async function ownWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(checkoutPath, { waitUntil: 'networkidle' });
  return page;
}

for (const width of [390, 880, 1440]) {
  browserTest(
    `brought and on account, in three steps at ${width} px`,
    async ({ open, page, context }) => {
      await shopAs(context, 'aannemer', someBags);
      await open(checkoutPath);
      await atStep(page, 'delivery');
      await page.getByRole('radio', { name: /Nieuwbouw De Laak/ }).check();
      await expectNoViolations(page);
      await toDate(page);
      expect(await focused(page)).toBe('Wanneer wil je het hebben?');
      expect(await page.getByLabel('Project').inputValue(), 'the project of the address').toBe('4101');
      const reference = `E2E ${width} ${Date.now()}`;
      await page.getByLabel('Referentie').fill(reference);
      await page.getByLabel('Opmerking voor de chauffeur').fill('Achterom');
      await expectNoViolations(page);
      expect(await isWhole(page)).toBe(true);
      await goOn(page).click();
      await overviewReady(page);
      expect(await focused(page)).toBe('Controleer je artikelen');
      await expectNoViolations(page);
      expect(await isWhole(page)).toBe(true);
      await readyToOrder(page, /^Op rekening/);
      const total = await page.locator('.summary .sums__total dd').innerText();
      await goOn(page).click();
      const [orderId] = await orderNumbers(page);
      await expectNoViolations(page);
      const order = await orderById(context, orderId);
      expect(order).toMatchObject({
        reference,
        orderText: 'Achterom',
        orderTypeId: 'brengen',
        customerObjectId: '4101',
      });
      expect(order.nettOrderAmountInclVat.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' })).toBe(total);
      expect((await cartOf(context)).shipments[0]?.lineItems ?? []).toEqual([]);
      await page.reload({ waitUntil: 'networkidle' });
      expect(await orderNumbers(page), 'after loading the page again').toEqual([orderId]);
    },
    { width },
  );
}

browserTest('fetched at a branch and paid at the counter', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  const branch = page.getByRole('radio', { name: /^Utrecht/ });
  await branch.check();
  await page.getByText(/ma (t\/m|en) .*\d{2}\.\d{2}–\d{2}\.\d{2}/).waitFor();
  await expectNoViolations(page);
  await goOn(page).click();
  await atStep(page, 'pickupDate');
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await goOn(page).click();
  await overviewReady(page);
  await readyToOrder(page, /^Betalen bij afhalen/);
  await goOn(page).click();
  const [orderId] = await orderNumbers(page);
  await page.getByText(/^Ligt klaar/).waitFor();
  expect(await orderById(context, orderId)).toMatchObject({ orderTypeId: 'halen', branchId: '2101' });
});

browserTest('what the customer makes mandatory is asked for, and led to', async ({ open, page, context }) => {
  await shopAs(context, 'verplicht', someBags);
  await open(checkoutPath);
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await goOn(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await goOn(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Nog 4 dingen kloppen niet' });
  await summary.waitFor();
  await expectNoViolations(page);
  await summary.getByRole('button', { name: 'Baliebonnummer: Veld is verplicht' }).click();
  await page.keyboard.type('B-2044');
  await page.getByLabel('Referentie').fill('Assendorp 12');
  await page.getByLabel('Project').selectOption({ label: 'Verduurzaming Assendorp' });
  await page.getByLabel('Naam besteller').fill('J. de Wit');
  await goOn(page).click();
  await overviewReady(page);
});

for (const [name, title] of [
  ['orderstop', 'bestelstop'],
  ['inactief', 'niet actief'],
  ['zonder-koppeling', 'niet goed geconfigureerd'],
] as const) {
  browserTest(`${name} is told at the start`, async ({ open, page, context }) => {
    await logInByToken(context, inject('siteUrl'), `${name}@steenhof.test`);
    await open(checkoutPath);
    await page.locator('.notice__title', { hasText: title }).waitFor();
    expect(await page.locator('form#checkout-step').count()).toBe(0);
    await expectNoViolations(page);
  });
}

browserTest('a delivery stop leaves fetching', async ({ open, page, context }) => {
  await shopAs(context, 'leverstop', someBags);
  await open(checkoutPath);
  await page.getByText('er geldt een leverstop').waitFor();
  expect(await page.getByRole('radio', { name: /^Bezorgen/ }).isDisabled()).toBe(true);
  await expectNoViolations(page);
  await goOn(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await goOn(page).click();
  await overviewReady(page);
});

browserTest('over the credit limit it is received, and the number is told', async ({ open, page, context }) => {
  await shopAs(context, 'krediet', [{ code: bags, quantity: 60 }]);
  await open(checkoutPath);
  await toOverview(page);
  await readyToOrder(page, /^Op rekening/);
  await goOn(page).click();
  const [orderId] = await orderNumbers(page);
  await page
    .locator('.notice__title', { hasText: `${orderId} is ontvangen en gaat over jullie kredietlimiet` })
    .waitFor();
  await expectNoViolations(page);
});

browserTest('what comes later takes a yes, and becomes an order of its own', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', both);
  await open(checkoutPath);
  await toDate(page);
  await page.getByText(/^1 artikel is er op .* nog niet$/).waitFor();
  await goOn(page).click();
  await page.getByRole('button', { name: /^Latere levering:/ }).click();
  await page.keyboard.press('Space');
  await goOn(page).click();
  await overviewReady(page);
  await page.getByText('Je bestelling komt in 2 leveringen').waitFor();
  await readyToOrder(page, /^Op rekening/);
  await goOn(page).click();
  expect(await orderNumbers(page)).toHaveLength(2);
  await page.getByText(/^We leveren later dan gewenst/).waitFor();
});

browserTest('what only the server knows to be late is asked for too', async ({ context }) => {
  await shopAs(context, 'aannemer', both);
  const page = await ownWindow(context);
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await goOn(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await goOn(page).click();
  await page.getByText('Niet alles kan er op de uiterste datum zijn').waitFor();
  await page.getByRole('checkbox', { name: 'Ik ga akkoord met latere levering' }).check();
  await goOn(page).click();
  await overviewReady(page);
});

browserTest('a day that cannot be says why: weekend, holiday, too late', async ({ open, page, context }) => {
  const far = Array.from({ length: 29 }, (_, ahead) => new Date(Date.now() + ahead * 86_400_000));
  const holiday =
    far
      .slice(7)
      .find((day) => day.getUTCDay() === 3)
      ?.toISOString()
      .slice(0, 10) ?? '';
  await page.route('**/api/calendar/holidays*', (route) =>
    route.fulfill({ json: [{ date: holiday, name: 'Dag van de steiger' }] }),
  );
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await toDate(page);
  await page.getByText('in het weekend leveren we niet').waitFor();
  await page.getByRole('button', { name: 'Andere dag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gewenste leverdatum' });
  await dialog.getByRole('grid').waitFor();
  await expectNoViolations(page);
  // The first day of the grid is today, on which nothing more is brought.
  await dialog.locator('td button').first().click({ force: true });
  expect(await dialog.locator('.day-grid__why').innerText()).toMatch(
    /Te laat besteld voor deze dag|In het weekend leveren we niet/,
  );
  await dialog.getByLabel('Of typ een datum').fill(holiday);
  await dialog.getByText('Dag van de steiger').first().waitFor();
  const next =
    far
      .slice(8)
      .find((day) => day.getUTCDay() === 4)
      ?.toISOString()
      .slice(0, 10) ?? '';
  await dialog.getByLabel('Of typ een datum').fill(next);
  await page.keyboard.press('Escape');
  expect(await page.locator('.day--chosen').innerText()).toContain(String(Number(next.slice(8))));
});

browserTest('the calendar goes by keys alone', async ({ open, page, context }) => {
  await page.route('**/api/calendar/holidays*', (route) => route.fulfill({ json: [] }));
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await toDate(page);
  const other = page.getByRole('button', { name: 'Andere dag' });
  await other.press('Enter');
  await page.getByRole('grid').waitFor();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const before = await name();
  await page.keyboard.press('ArrowDown');
  expect(await name()).not.toBe(before);
  await page.keyboard.press('End');
  expect(await name()).toMatch(/^zo .*: /);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count(), 'a closed day is not chosen').toBe(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .waitFor({ state: 'detached' })
    .catch(() => undefined);
  expect(await page.locator('.day[aria-checked=true], .day--chosen').count()).toBe(1);
});

browserTest('two clicks are one order', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  const reference = `Dubbel ${Date.now()}`;
  await open(checkoutPath);
  await toDate(page);
  await page.getByLabel('Referentie').fill(reference);
  await goOn(page).click();
  await overviewReady(page);
  await readyToOrder(page, /^Op rekening/);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/converttoorder')) asked++;
  });
  await goOn(page).dblclick();
  await orderNumbers(page);
  expect(asked).toBe(1);
  expect(await ordersWith(context, reference)).toHaveLength(1);
});

browserTest('a lost answer is asked for again, and the order is made once', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const reference = `Verloren ${Date.now()}`;
  const page = await ownWindow(context);
  await toDate(page);
  await page.getByLabel('Referentie').fill(reference);
  await goOn(page).click();
  await overviewReady(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/converttoorder', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await readyToOrder(page, /^Op rekening/);
  await goOn(page).click();
  expect(await orderNumbers(page)).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
  expect(await ordersWith(context, reference)).toHaveLength(1);
});

browserTest('a window that is closed before the answer finds the order again', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await ownWindow(context);
  await toOverview(page);
  let isLost = false;
  await page.route('**/converttoorder', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await page.reload();
  });
  await readyToOrder(page, /^Op rekening/);
  await goOn(page).click();
  expect(await orderNumbers(page)).toHaveLength(1);
});

browserTest(
  'what is chosen survives loading again; adding leads back to the first step',
  async ({ open, page, context }) => {
    await shopAs(context, 'aannemer', someBags);
    await open(checkoutPath);
    await toDate(page);
    await page.getByLabel('Referentie').fill('Blijft staan');
    await goOn(page).click();
    await overviewReady(page);
    await page.reload({ waitUntil: 'networkidle' });
    await overviewReady(page);
    await page.getByText('Referentie Blijft staan').waitFor();
    await addLines(context, [{ code: roofWindow, quantity: 1 }]);
    await page.reload({ waitUntil: 'networkidle' });
    await atStep(page, 'delivery');
    await toDate(page);
    expect(await page.getByLabel('Referentie').inputValue()).toBe('Blijft staan');
  },
);

browserTest('nothing in the cart leads back to it', async ({ page, context }) => {
  await shopAs(context, 'aannemer', []);
  await page.goto(checkoutPath);
  await page.waitForURL('**/winkelwagen');
  await page.getByRole('heading', { name: 'Je winkelwagen is leeg' }).waitFor();
});

browserTest('payment methods that do not load say so, and come when they do', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await ownWindow(context);
  await page.route('**/paymentmethods', (route) => route.fulfill({ status: 500, json: {} }));
  await toDate(page);
  await goOn(page).click();
  await page.getByText('De betaalwijzen konden niet geladen worden').waitFor();
  await page.unroute('**/paymentmethods');
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await overviewReady(page);
});

browserTest('an order that is not taken says so, and can be tried again', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await ownWindow(context);
  await toOverview(page);
  await page.route('**/converttoorder', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await readyToOrder(page, /^Op rekening/);
  await goOn(page).click();
  await page.getByText('Er ging iets mis. Je bestelling werd niet ingediend.').waitFor();
  await page.unroute('**/converttoorder');
  await goOn(page).click();
  expect(await orderNumbers(page)).toHaveLength(1);
});

browserTest('a payment that is broken off can be made again', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await toOverview(page);
  await readyToOrder(page, /^Online betalen/);
  await goOn(page).click();
  await page.waitForURL('**/sandbox/betalen/**');
  await page.getByRole('radio', { name: /^Geannuleerd/ }).check();
  await page.getByRole('button', { name: 'Doorgaan' }).click();
  await page.getByRole('heading', { name: 'Je hebt de betaling afgebroken' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Probeer opnieuw te betalen' }).click();
  await overviewReady(page);
  await readyToOrder(page, /^Online betalen/);
  await goOn(page).click();
  await page.waitForURL('**/sandbox/betalen/**');
  await page.getByRole('button', { name: 'Doorgaan' }).click();
  expect(await orderNumbers(page)).toHaveLength(1);
  await page.getByText('Je betaling is gelukt').waitFor();
  await expectNoViolations(page);
});

browserTest(
  'a guest gives a name and a place, fills a cart and pays online',
  async ({ open, page, context }) => {
    await open(checkoutPath);
    expect(await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).getAttribute('href')).toContain(
      'redirect=',
    );
    await page.getByRole('button', { name: 'Als gast verder' }).click();
    await page.getByRole('button', { name: 'Verder als gast' }).click();
    await page.getByText('Veld is verplicht').first().waitFor();
    await expectNoViolations(page);
    await page.getByLabel('Voornaam').fill('Gerda');
    await page.getByLabel('Achternaam').fill('Gast');
    await page.getByLabel('E-mailadres').fill(`gerda-${Date.now()}@gast.test`);
    await page.getByLabel('Postcode').fill('3511 ab');
    await page.getByLabel('Huisnummer').fill('12');
    await page.getByLabel('Straat').fill('Oudegracht');
    await page.getByLabel('Plaats').fill('Utrecht');
    await page.getByRole('button', { name: 'Verder als gast' }).click();
    await page.waitForURL('**/winkelwagen');
    await addLines(context, someBags);
    await open(checkoutPath);
    await atStep(page, 'delivery');
    expect(await page.getByLabel('Straat').inputValue()).toBe('Oudegracht');
    await toOverview(page);
    expect(await page.getByRole('radio', { name: /^Op rekening/ }).count()).toBe(0);
    await readyToOrder(page, /^Online betalen/);
    await goOn(page).click();
    await page.waitForURL('**/sandbox/betalen/**');
    await page.getByRole('button', { name: 'Doorgaan' }).click();
    expect(await orderNumbers(page)).toHaveLength(1);
    await page.getByText('Een gast heeft geen overzicht van bestellingen').waitFor();
  },
  { missing: '/api/search/address' },
);
