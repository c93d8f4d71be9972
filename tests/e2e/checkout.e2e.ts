import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import {
  addLines,
  atCheckout,
  atStep,
  bags,
  cartOf,
  checkoutPath,
  logInAs,
  orderById,
  orderNumbers,
  overviewReady,
  pressNext,
  readyToOrder,
  roofWindow,
  setServerClock,
  shopAs,
  toDate,
  toOverview,
  toPickupOverview,
} from './checkout-fixture.ts';
import { visit } from './page-settled.ts';
import { dropSession } from './session-visitor.ts';

/* The three steps: choices and required fields. */

useBrowser();

const someBags = [{ code: bags, quantity: 3 }];
const both = [...someBags, { code: roofWindow, quantity: 1 }];
const isWhole = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Ends at the last width. */
async function expectGoodAt(page: Page, ...widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
    await expect.poll(() => isWhole(page), { message: `whole at ${width}` }).toBe(true);
  }
}

browserTest('delivery on account, in three steps, on a phone and a desktop', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await atStep(page, 'delivery');
  await expectGoodAt(page, 390);
  await page.getByRole('radio', { name: /Nieuwbouw De Laak/ }).check();
  await toDate(page);
  await expect.poll(() => focused(page)).toBe('Wanneer wil je het hebben?');
  await expect
    .poll(() => page.getByLabel('Project').inputValue(), { message: 'the project of the address' })
    .toBe('4101');
  const reference = `E2E ${Date.now()}`;
  await page.getByLabel('Referentie').fill(reference);
  await page.getByLabel('Opmerking voor de chauffeur').fill('Achterom');
  await expectGoodAt(page, 390, 1440);
  await pressNext(page).click();
  await overviewReady(page);
  await expect.poll(() => focused(page)).toBe('Controleer je artikelen');
  await expectGoodAt(page, 1440, 390);
  await readyToOrder(page, /^Op rekening/);
  const total = await page.locator('.summary .sums__total dd').innerText();
  await page.evaluate(() => localStorage.setItem('orders/lastOrderedProducts', '{}'));
  await pressNext(page).click();
  const [orderId] = await orderNumbers(page);
  await expectGoodAt(page, 390, 1440);
  const order = await orderById(context, orderId);
  expect(order).toMatchObject({
    reference,
    orderText: 'Achterom',
    orderTypeId: 'brengen',
    customerObjectId: '4101',
  });
  expect(order.nettOrderAmountInclVat.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' })).toBe(total);
  expect((await cartOf(context)).shipments[0]?.lineItems ?? []).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('orders/lastOrderedProducts'))).toBeNull();
  await page.reload();
  await expect.poll(() => orderNumbers(page), { message: 'after loading the page again' }).toEqual([orderId]);
});

browserTest('pickup at a branch with payment at the counter', async ({ open, page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await open(checkoutPath);
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await page.getByRole('radio', { name: /^Utrecht/ }).check();
  await page.getByText(/ma (t\/m|en) .*\d{2}:\d{2}–\d{2}:\d{2}/).waitFor();
  await page.getByText(/^Dichtstbijzijnde eerst, hemelsbreed vanaf \d{4}\s[A-Z]{2}/).waitFor();
  await page
    .locator('.choices')
    .getByText(/^\d+(,\d)? k?m$/)
    .first()
    .waitFor();
  await expectNoViolations(page);
  await pressNext(page).click();
  await atStep(page, 'pickupDate');
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await pressNext(page).click();
  await overviewReady(page);
  await readyToOrder(page, /^Betalen bij afhalen/);
  await pressNext(page).click();
  const [orderId] = await orderNumbers(page);
  await page.getByText(/^Ligt klaar/).waitFor();
  expect(await orderById(context, orderId)).toMatchObject({ orderTypeId: 'halen', branchId: '2101' });
});

browserTest(
  'fields that the customer makes mandatory are required, and receive the focus',
  async ({ page, context }) => {
    await shopAs(context, 'verplicht', someBags);
    await atCheckout(page);
    await atStep(page, 'delivery');
    await page.getByRole('radio', { name: /^Afhalen/ }).check();
    await pressNext(page).click();
    await page.locator('[role=radio][aria-checked=true]').waitFor();
    await pressNext(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Nog 4 dingen kloppen niet' });
    await summary.waitFor();
    await expectNoViolations(page);
    await summary.getByRole('button', { name: 'Baliebonnummer: Veld is verplicht' }).click();
    await page.keyboard.type('B-2044');
    // Every refused submit leads to the errors, not just the first.
    await pressNext(page).click();
    await page.locator('.error-summary:focus', { hasText: 'Nog 3 dingen kloppen niet' }).waitFor();
    await page.getByLabel('Referentie').fill('Assendorp 12');
    await page.getByLabel('Project').selectOption({ label: 'Verduurzaming Assendorp' });
    await page.getByLabel('Naam besteller').fill('J. de Wit');
    await pressNext(page).click();
    await overviewReady(page);
  },
  { width: 880 },
);

browserTest(
  'a user who may not order sees why at the start: order stop, inactive, no link',
  async ({ open, page, context }) => {
    for (const [name, title] of [
      ['orderstop', 'bestelstop'],
      ['inactief', 'niet actief'],
      ['zonder-koppeling', 'niet goed geconfigureerd'],
    ] as const) {
      await dropSession(context);
      await logInAs(context, name);
      // Settled before the next user logs in: pending requests would be sent without a login, and refused.
      await open(checkoutPath);
      await page.locator('.notice__title', { hasText: title }).waitFor();
      await expect.poll(() => page.locator('form#checkout-step').count()).toBe(0);
    }
  },
);

browserTest('a delivery stop allows only pickup', async ({ open, page, context }) => {
  await shopAs(context, 'leverstop', someBags);
  await open('/steenhof/winkelwagen');
  await page.locator('.notice__title', { hasText: 'Je haalt je hele winkelwagen af' }).waitFor();
  await open(checkoutPath);
  await page.getByText('er geldt een leverstop').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^Bezorgen/ }).isDisabled()).toBe(true);
  await toPickupOverview(page);
});

browserTest('an order over the credit limit is received, and its number is shown', async ({ page, context }) => {
  await shopAs(context, 'krediet', [{ code: bags, quantity: 60 }]);
  await atCheckout(page);
  await toOverview(page);
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).click();
  const [orderId] = await orderNumbers(page);
  await page
    .locator('.notice__title', { hasText: `${orderId} is ontvangen en gaat over jullie kredietlimiet` })
    .waitFor();
  await expectNoViolations(page);
});

browserTest('a late delivery needs confirmation, and becomes a separate order', async ({ page, context }) => {
  await shopAs(context, 'aannemer', both);
  await atCheckout(page);
  await toDate(page);
  await page.getByText(/^1 artikel is er op .* nog niet$/).waitFor();
  const [, later = ''] =
    /leveren we (.+?)\. Dat wordt/.exec(await page.locator('form#checkout-step').innerText()) ?? [];
  expect(later, 'the day of what comes later').toMatch(/\d/);
  await pressNext(page).click();
  await page.getByRole('button', { name: /^Latere levering:/ }).click();
  await page.keyboard.press('Space');
  await pressNext(page).click();
  await overviewReady(page);
  await page.getByText('Je bestelling komt in 2 leveringen').waitFor();
  const withWindow = page.getByRole('region', { name: `Levering ${later}` });
  await expect.poll(() => withWindow.getByRole('row').count(), { message: 'its head and what comes then' }).toBe(2);
  await withWindow.getByText(roofWindow).waitFor();
  await expect
    .poll(() => page.locator('main').innerText(), { message: 'the same day in the overview' })
    .toContain(later);
  await readyToOrder(page, /^Op rekening/);
  await pressNext(page).click();
  const numbers = await orderNumbers(page);
  expect(numbers).toHaveLength(2);
  await page.getByText(/^We leveren later dan gewenst/).waitFor();
  await page.getByText('Zolang ze open staan, kun je ze daar annuleren.').waitFor();
  await expect
    .poll(() => page.locator('main').innerText(), { message: 'the same day in the confirmation' })
    .toContain(later);
  await page.goto(`/steenhof/bestellingen/${numbers[1]}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main').innerText(), { message: 'the same day on the order' }).toContain(later);
});

browserTest("a supplier's delivery has a range of days, and a site has receiving hours", async ({ page, context }) => {
  await shopAs(context, 'aannemer', [{ code: roofWindow, quantity: 1 }]);
  await atCheckout(page);
  await page.getByRole('radio', { name: /Renovatie Soesterkwartier/ }).check();
  await toDate(page);
  await page.getByText('1 artikel heeft geen vaste dag').waitFor();
  await page
    .getByText(/^.* Bij Renovatie Soesterkwartier wordt van die dagen alleen gelost op (ma|di|wo|do|vr) \d/)
    .waitFor();
  // The site receives goods on some mornings only.
  await page.getByRole('radio', { name: 'Middag' }).check();
  await page.getByText(/wordt er niet gelost bij Renovatie Soesterkwartier/).waitFor();
  await expectGoodAt(page, 390, 880, 1440);
  await pressNext(page).click();
  await overviewReady(page);
  await expect.poll(() => page.locator('.done-line').allInnerTexts().then(String)).toMatch(/tussen .* en /i);
});

browserTest('the total of many lines stays in view, and the lines scroll beside it', async ({ page, context }) => {
  const codes = [bags, roofWindow, '8582752', '0128992', '6307680', '4679136', '3134464'];
  await shopAs(
    context,
    'aannemer',
    codes.map((code) => ({ code, quantity: 2 })),
  );
  await atCheckout(page);
  await atStep(page, 'delivery');
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => bottomOf('.summary .sums__total')).toBeLessThanOrEqual(900);
  const lines = page.locator('.summary__lines');
  expect(await lines.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  const more = page.getByRole('button', { name: /^Nog \d regels?$/ });
  await more.waitFor();
  await lines.focus();
  await page.keyboard.press('End');
  await expect.poll(() => lines.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  // Until the page scrolls too, the total covers the end of the list.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await more.waitFor({ state: 'detached' });
  await expect.poll(() => bottomOf('.summary .sums__total')).toBeLessThanOrEqual(900);
});

browserTest('a delay that only the server knows needs confirmation too', async ({ context }) => {
  await shopAs(context, 'aannemer', both);
  await context.route('**/deliverywindows*', (route) => route.fulfill({ status: 503, json: {} }));
  const page = await atCheckout(context);
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await pressNext(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await pressNext(page).click();
  await page.getByText('Niet alles kan er op de uiterste datum zijn').waitFor();
  await page.getByRole('checkbox', { name: 'Ik ga akkoord met latere levering' }).check();
  await pressNext(page).click();
  await overviewReady(page);
});

browserTest('the days of Christmas week, before and after the cut-off of a Monday', async ({ page, context }) => {
  await context.route('**/api/calendar/holidays*', (route) =>
    route.fulfill({ json: [{ date: '2026-12-25', name: 'Eerste kerstdag' }] }),
  );
  const clock = await setServerClock(context, '2026-12-21T08:00:00+01:00');
  await shopAs(context, 'aannemer', someBags);
  await atCheckout(page);
  await toDate(page);
  const chosen = page.locator('[role=radio][aria-checked=true]');
  await expect.poll(() => chosen.innerText(), { message: 'in time' }).toContain('22');
  await page.getByText('vr 25 december: eerste kerstdag.').waitFor();

  clock.set('2026-12-21T23:30:00+01:00');
  await page.reload();
  await chosen.waitFor();
  await expect.poll(() => chosen.innerText(), { message: 'too late for tomorrow' }).toContain('23');

  await page.getByRole('button', { name: 'Andere dag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gewenste leverdatum' });
  await dialog.getByRole('grid').waitFor();
  await expectNoViolations(page);
  await dialog.locator('td button').first().click({ force: true });
  await expect.poll(() => dialog.locator('.day-grid__why').innerText()).toMatch(/Te laat besteld voor deze dag/);
  await dialog.getByLabel('Of typ een datum').fill('2026-12-25');
  await dialog.getByText('Eerste kerstdag').first().waitFor();
  await dialog.getByLabel('Of typ een datum').fill('2026-12-27');
  await dialog.getByText('In het weekend leveren we niet').first().waitFor();
  await dialog.getByLabel('Of typ een datum').fill('2026-12-28');
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen.innerText()).toContain('28');
});

browserTest('the calendar works by keyboard alone', async ({ page, context }) => {
  await context.route('**/api/calendar/holidays*', (route) => route.fulfill({ json: [] }));
  await setServerClock(context, '2026-12-07T08:00:00+01:00');
  await shopAs(context, 'aannemer', someBags);
  await atCheckout(page);
  await toDate(page);
  await page.getByRole('button', { name: 'Andere dag' }).press('Enter');
  await page.getByRole('grid').waitFor();
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const before = await name();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => name()).not.toBe(before);
  await page.keyboard.press('End');
  await expect.poll(() => name()).toMatch(/^zo .*: /);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count(), { message: 'a closed day is not chosen' }).toBe(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.day[aria-checked=true], .day--chosen').count()).toBe(1);
});

browserTest('choices survive a reload; adding a line returns to the first step', async ({ page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await atCheckout(page);
  await toOverview(page, 'Blijft staan');
  await page.reload();
  await overviewReady(page);
  await page.getByText('Referentie Blijft staan').waitFor();
  await addLines(context, [{ code: roofWindow, quantity: 1 }]);
  await page.reload();
  await atStep(page, 'delivery');
  await toDate(page);
  await expect.poll(() => page.getByLabel('Referentie').inputValue()).toBe('Blijft staan');
});

browserTest('changes to the cart in another window are reported', async ({ context }) => {
  await shopAs(context, 'aannemer', someBags);
  const page = await atCheckout(context);
  await toDate(page);
  const other = await context.newPage();
  await visit(other, '/steenhof/winkelwagen');
  await other.getByRole('button', { name: 'Eén meer' }).click();
  await page.bringToFront();
  await page.getByText('Er is iets aan je winkelwagen toegevoegd').waitFor();
  await atStep(page, 'delivery');
  await expectNoViolations(page);
  await toDate(page);
  await page.getByText('Er is iets aan je winkelwagen toegevoegd').waitFor({ state: 'detached' });
  await other.bringToFront();
  await other
    .getByRole('button', { name: /verwijderen$/ })
    .first()
    .click();
  await other.getByRole('heading', { name: 'Je winkelwagen is leeg' }).waitFor();
  await page.bringToFront();
  await page.waitForURL('**/winkelwagen');
  await page.getByText('Er is niets meer om te bestellen').waitFor();
});

browserTest('the only project of a requester is preselected, with its address', async ({ page, context }) => {
  await shopAs(context, 'uitvoerder', someBags);
  await atCheckout(page);
  await atStep(page, 'delivery');
  await expect.poll(() => page.getByRole('radio', { name: /^Nieuwbouw De Laak/ }).isChecked()).toBe(true);
  await toDate(page);
  await expect.poll(() => page.getByLabel('Project').inputValue()).toBe('4101');
  await page.goto('/steenhof/offertes/nieuw');
  await expect.poll(() => page.getByLabel('Bouwplaats', { exact: true }).inputValue()).toBe('4101');
});

browserTest('the back button of the browser steps through the checkout', async ({ page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await page.goto('/steenhof');
  await atCheckout(page);
  await toOverview(page, 'Heen en weer');
  await page.goBack();
  await atStep(page, 'date');
  await expect.poll(() => page.getByLabel('Referentie').inputValue()).toBe('Heen en weer');
  await page.goBack();
  await atStep(page, 'delivery');
  await page.goForward();
  await atStep(page, 'date');
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/steenhof');
});

browserTest('an empty cart redirects back to the cart page', async ({ page, context }) => {
  await shopAs(context, 'aannemer', []);
  await page.goto(checkoutPath);
  await page.waitForURL('**/winkelwagen');
  await page.getByRole('heading', { name: 'Je winkelwagen is leeg' }).waitFor();
});
