import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { mortar, quantitiesIn, readCart, withCart } from './cart-fixture.ts';
import { countClicks } from './counted-clicks.ts';
import { withEasyCaptcha } from './easy-captcha.ts';
import { linkFromMail } from './mail-fixture.ts';
import { settled, visit } from './page-settled.ts';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

/* The clicks that a job may take, and other limits. */

/** An article of the demo world in stock in Arnhem, but not at the contractor's own branch. */
const elsewhere = '/steenhof/producten/wolderma-vakman-glaswol-spouwplaat-1200-x-600-mm-0-032-100014';
const phone = { width: 390 };
const screen = 844;
const slowly = { timeout: 30_000 };

const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);

browserTest(
  'stock elsewhere: visible on the first screen of a phone, and picked up there with two taps',
  async ({ page, context }) => {
    await withCart(context, []);
    await visit(page, elsewhere);
    const hand = countClicks(page);
    const line = page.getByRole('button', { name: /^Op voorraad in Arnhem/ }).first();
    await line.waitFor();
    await expect.poll(() => bottomOf(page, '.stock-line')).toBeLessThan(screen);

    await hand.click(line);
    const panel = page.getByRole('dialog', { name: 'Voorraad per vestiging' });
    const arnhem = panel.getByRole('listitem').filter({ hasText: 'Arnhem' });
    await arnhem.getByText(/^\d+ km · (Nu geopend, sluit om|Gesloten)/).waitFor();
    await expect.poll(() => arnhem.getByRole('link', { name: /^\d/ }).getAttribute('href')).toMatch(/^tel:0\d{9}$/);
    await expectNoViolations(page);
    await hand.click(arnhem.getByRole('button', { name: 'Haal hier af in Arnhem' }));
    await expect.poll(async () => Object.keys(quantitiesIn(await readCart(context))).length, slowly).toBe(1);
    expect(hand.clicks, hand.pressed.join('; ')).toBe(2);

    // From the second page on, a phone hides the selling points and the notice above the page.
    await visit(page, '/steenhof/winkelwagen');
    const heading = page.getByRole('heading', { level: 1 });
    expect((await heading.boundingBox())?.y).toBeLessThan(180);

    await visit(page, '/steenhof/bestellen');
    const arnhemChosen = page.getByRole('radio', { name: /^Arnhem/ });
    await arnhemChosen.waitFor();
    await expect.poll(() => arnhemChosen.isChecked()).toBe(true);
  },
  phone,
);

async function pickUpInArnhem(page: Page): Promise<void> {
  await visit(page, elsewhere);
  await page
    .getByRole('button', { name: /^Op voorraad in Arnhem/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Haal hier af in Arnhem' }).click();
}

browserTest('pickup of one article elsewhere applies to the whole cart, with an undo', async ({ page, context }) => {
  await withCart(context, [{ code: mortar, quantity: 1 }]);
  const pickUp = () => pickUpInArnhem(page);
  const methodNow = async () => (await readCart(context)).shipments[0]?.shippingMethodId;
  const notice = page.locator('.cart-notice', {
    hasText: 'Je haalt nu je hele winkelwagen af in Arnhem, tegen afhaalprijzen.',
  });

  await pickUp();
  await notice.getByRole('button', { name: 'Toch laten bezorgen' }).click();
  await expect.poll(async () => Object.keys(quantitiesIn(await readCart(context))).length, slowly).toBe(2);
  await expect.poll(methodNow, { ...slowly, message: 'undone' }).toBe(null);

  await pickUp();
  await notice.waitFor();
  await expect.poll(methodNow, slowly).toBe('instorepickup');
  await visit(page, '/steenhof/winkelwagen');
  await page.getByText('Je haalt je hele winkelwagen af in Arnhem').waitFor();
  await page
    .getByRole('heading', { name: /^Afhalen in Arnhem, \D+ \d+/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('heading', { name: /^Levering/ }).count()).toBe(0);
  await settled(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Toch laten bezorgen' }).click();
  await page
    .getByRole('heading', { name: /^Levering/ })
    .first()
    .waitFor();
  await expect.poll(methodNow, slowly).toBe('storedelivery');
});

browserTest('an emptied cart resets its pickup branch', async ({ page, context }) => {
  await withCart(context, []);
  await pickUpInArnhem(page);
  await expect.poll(async () => Object.keys(quantitiesIn(await readCart(context))).length, slowly).toBe(1);
  await visit(page, '/steenhof/bestellen');
  await expect.poll(() => page.getByRole('radio', { name: /^Arnhem/ }).isChecked(), slowly).toBe(true);

  await visit(page, '/steenhof/winkelwagen');
  await page.getByRole('button', { name: 'Winkelwagen legen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Legen', exact: true }).click();
  await page.getByText('Je winkelwagen is leeg').first().waitFor();
  await expect.poll(async () => Object.keys(quantitiesIn(await readCart(context))).length, slowly).toBe(0);
  const { id } = await readCart(context);
  const added = await context.request.post(`${siteUrl()}/api/carts/${id}/quickorder`, {
    headers: { origin: siteUrl() },
    data: { lines: [{ code: mortar, quantity: 1 }] },
  });
  expect(added.status()).toBe(200);
  await visit(page, '/steenhof/bestellen');
  const delivered = page.getByRole('radio', { name: /^Bezorgen/ });
  await expect.poll(() => delivered.isChecked(), slowly).toBe(true);
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await expect.poll(() => page.getByRole('radio', { name: /^Amersfoort/ }).isChecked(), slowly).toBe(true);
});

browserTest('registering takes six clicks', async ({ page }) => {
  await withEasyCaptcha(page);
  const email = `klik.${Date.now()}@vandijkbouw.test`;
  const hand = countClicks(page);
  await visit(page, '/steenhof');
  await hand.click(page.getByRole('link', { name: 'Registreren' }).first());
  await hand.type(page.getByLabel('E-mailadres').first(), email);
  await hand.check(page.getByRole('checkbox'));
  await hand.click(page.getByRole('button', { name: 'Maak een account aan' }));
  await page.getByRole('button', { name: 'Stuur opnieuw' }).waitFor();

  await visit(page, await linkFromMail(email, 'registration-invitation', 'registreren'));
  await hand.type(page.getByRole('textbox', { name: 'KvK-nummer' }), '12345678');
  await hand.click(page.getByRole('checkbox', { name: 'Ik ben geen robot' }));
  await hand.click(page.getByRole('button', { name: /Van Dijk Bouw B\.V\./ }));
  await hand.type(page.getByLabel('Voornaam'), 'Mark');
  await hand.type(page.getByLabel('Achternaam'), 'van Dijk');
  await hand.type(page.getByLabel('Telefoonnummer'), '06 12345678');
  await hand.type(page.getByLabel('Nieuw wachtwoord', { exact: true }), 'Steiger-2026');
  await hand.type(page.getByLabel('Herhaal wachtwoord'), 'Steiger-2026');
  await hand.click(page.getByRole('button', { name: 'Account aanmaken' }));
  await page.getByRole('heading', { name: 'Bedankt!' }).waitFor();
  expect(hand.clicks, hand.pressed.join('; ')).toBe(6);
});

browserTest(
  'a colleague is added with three clicks, from the home page with the facts of today',
  async ({ page, context }) => {
    await logInByToken(context, siteUrl(), contractor);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, '/steenhof');
    const today = page.getByRole('region', { name: 'Vandaag' });
    await today.locator('b').first().waitFor();
    await expect
      .poll(() => today.locator('b').first().innerText())
      .toMatch(/^(Nog \d+ (uur|minu)|.+ besteld, .+ geleverd$)/);
    await today.getByRole('link', { name: /open bestelling/ }).waitFor();
    expect(asked.filter((path) => path === '/api/account/today')).toHaveLength(1);
    const { orders } = await (await context.request.get(`${siteUrl()}/api/account/today`)).json();
    const html = await (await context.request.get(`${siteUrl()}/steenhof`)).text();
    expect(html, 'nothing of a customer in a page').not.toContain(orders.lastProject.name);
    await expectNoViolations(page);

    const hand = countClicks(page);
    const account = page.getByRole('link', { name: 'Mijn Bouwpoort' }).first();
    await hand.click(account);
    const modal = page.getByRole('dialog', { name: /^Hallo / });
    await modal.waitFor();
    const [button, box] = [await account.boundingBox(), await modal.boundingBox()];
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - ((button?.x ?? 0) + (button?.width ?? 0)))).toBeLessThan(2);
    expect((box?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)), 'below its button').toBeLessThan(12);
    await hand.click(modal.getByRole('link', { name: 'Uitnodigen' }));

    const email = `klik-${Date.now()}@terveldhuis.test`;
    const panel = page.getByRole('dialog', { name: 'Collega uitnodigen' });
    await hand.type(panel.getByLabel('Voornaam'), 'Noor');
    await hand.type(panel.getByLabel('Achternaam'), 'de Wit');
    await hand.type(panel.getByLabel('E-mailadres'), email);
    await hand.click(panel.getByRole('button', { name: 'Uitnodiging versturen' }));
    await page.locator('.toast', { hasText: `Uitnodiging verstuurd naar ${email}` }).waitFor();
    expect(hand.clicks, hand.pressed.join('; ')).toBe(3);
    await settled(page);
  },
);
