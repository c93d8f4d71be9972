import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import {
  addLines,
  atCheckout,
  atStep,
  bags,
  cartOf,
  checkoutPath,
  orderById,
  orderNumbers,
  overviewReady,
  payInSandbox,
  shopAs,
  toOverview,
  toPickupOverview,
} from './checkout-fixture.ts';
import { settled } from './page-settled.ts';

/* Online payment in the sandbox: every possible result (C 4.5), and the return from it. */

useBrowser();

const someBags = [{ code: bags, quantity: 3 }];

browserTest(
  'pickup with online payment: five failed attempts with the same cart, and then a reservation',
  async ({ page, context }) => {
    await shopAs(context, 'aannemer', someBags);
    const { id } = await cartOf(context);
    await atCheckout(page);
    await toPickupOverview(page);
    for (const [outcome, heading, deviation] of [
      [/^Geannuleerd/, 'Je hebt de betaling afgebroken'],
      [/^Geweigerd/, 'Je betaling is geweigerd'],
      [/^Mislukt/, 'Je betaling is mislukt'],
      [/^Afwijkend bedrag/, 'Het betaalde bedrag klopt niet', 'less'],
      [/^Nog niet bekend/, 'Je betaling is nog niet afgerond'],
    ] as const) {
      await payInSandbox(page, outcome, deviation);
      await page.getByRole('heading', { name: heading }).waitFor();
      if (heading === 'Je hebt de betaling afgebroken') await expectNoViolations(page);
      await page.getByRole('link', { name: 'Probeer opnieuw te betalen' }).click();
      await overviewReady(page);
    }
    expect((await cartOf(context)).id, 'the same cart all the way').toBe(id);
    await payInSandbox(page, /^Gereserveerd/);
    const [orderId] = await orderNumbers(page);
    await page.getByText('Het gereserveerde bedrag is geïnd.').waitFor();
    expect(await orderById(context, orderId)).toMatchObject({ orderTypeId: 'halen', paymentTermsId: 'ONLINE' });
  },
);

browserTest('paid at once, and a euro too much', async ({ page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await atCheckout(page);
  await toPickupOverview(page);
  await payInSandbox(page, /^Betaald/);
  await expect.poll(() => orderNumbers(page)).toHaveLength(1);
  await page.getByText('Je betaling is gelukt').waitFor();
  await expectNoViolations(page);
  // A page that is left before it has the new cart would leave the ordered one on the device.
  await settled(page);

  await addLines(context, someBags);
  await atCheckout(page);
  await toPickupOverview(page);
  await payInSandbox(page, /^Afwijkend bedrag/, 'more');
  await expect.poll(() => orderNumbers(page)).toHaveLength(1);
  await page.getByText('Het betaalde bedrag wijkt af, maar we hebben het goedgekeurd').waitFor();
});

browserTest('an abandoned payment can be completed later, also in another window', async ({ page, context }) => {
  await shopAs(context, 'aannemer', someBags);
  await atCheckout(page);
  await toOverview(page);
  await payInSandbox(page, /^Venster sluiten/);
  await page.getByRole('heading', { name: 'Venster gesloten' }).waitFor();
  const back = await page.getByRole('link', { name: 'Terug naar de webshop' }).getAttribute('href');
  expect((await cartOf(context)).shipments[0].lineItems, 'nothing is ordered').toHaveLength(1);
  await page.goBack();
  await page.getByRole('radio', { name: /^Betaald/ }).check();
  await page.getByRole('button', { name: 'Doorgaan' }).click();
  const numbers = await orderNumbers(page);
  expect(numbers).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(back ?? '');
  await expect.poll(() => orderNumbers(other), { message: 'a window that knows nothing of it' }).toEqual(numbers);
});

browserTest(
  'a guest gives a name and an address, fills a cart and pays online',
  async ({ open, page, context }) => {
    await open(checkoutPath);
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name: 'Inloggen' }).getAttribute('href'))
      .toContain('redirect=');
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
    await atCheckout(page);
    await atStep(page, 'delivery');
    await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('Oudegracht');
    await toOverview(page);
    await expect.poll(() => page.getByRole('radio', { name: /^Op rekening/ }).count()).toBe(0);
    await payInSandbox(page, /^Betaald/);
    await expect.poll(() => orderNumbers(page)).toHaveLength(1);
    await page.getByText('Een gast heeft geen overzicht van bestellingen').waitFor();
  },
  { missing: '/api/search/address' },
);
