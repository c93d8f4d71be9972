import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { addLines, atCheckout, atStep, bags, orderNumbers, pressNext } from './checkout-fixture.ts';
import { linkFromMail } from './mail-fixture.ts';
import { visit } from './page-settled.ts';
import { contractor, demoPassword, dropSession, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

const site = siteUrl;
const companyPath = '/steenhof/wie-mag-wat';
let people = 0;

/** A colleague at the contractor with these permissions and a password. Logs out the current user. */
async function newColleague(context: BrowserContext, rights: object): Promise<{ email: string; name: string }> {
  const email = `rol-${Date.now()}-${++people}@terveldhuis.test`;
  const lastName = `Kuiper ${Date.now()}-${people}`;
  await logInByToken(context, site(), contractor);
  const invited = await context.request.post(`${site()}/api/users`, {
    headers: { origin: site() },
    data: { firstName: 'Robin', lastName, email, ...rights },
  });
  expect(invited.status()).toBe(200);
  const link = new URL(await linkFromMail(email, 'user-invited', 'wachtwoord-instellen'), site());
  const chosen = await context.request.post(`${site()}/api/account/resetpassword`, {
    headers: { origin: site() },
    data: {
      emailAddress: email,
      code: link.searchParams.get('token') ?? new URLSearchParams(link.hash.slice(1)).get('token'),
      password: demoPassword,
      passwordConfirmation: demoPassword,
    },
  });
  expect(chosen.status()).toBe(200);
  return { email, name: `Robin ${lastName}` };
}

/** The content of the page itself; menu and footer are the same for everybody. */
async function expectNoAmounts(page: Page, marker: string): Promise<void> {
  await page.locator('main').getByText(marker).filter({ visible: true }).first().waitFor();
  const text = await page.locator('main').innerText();
  expect(text.match(/€\s*[\d.,]+/g) ?? []).toEqual([]);
}

browserTest(
  'a buyer without prices searches, orders and views orders, and sees no amount anywhere',
  async ({ page, context, open }) => {
    const { email } = await newColleague(context, { role: 'buyer', seesPrices: false });
    await logInByToken(context, site(), email);
    await addLines(context, [{ code: bags, quantity: 3 }]);

    await open('/steenhof/zoeken?q=metselmortel');
    await page.locator('.product-card .add-button').first().waitFor();
    await expectNoAmounts(page, 'metselmortel');
    await expect.poll(() => page.getByLabel('Sorteer').locator('option', { hasText: /prijs/i }).count()).toBe(0);

    await open('/steenhof/producten/kolmix-vakman-metselmortel-m5-100001');
    await page.locator('.order-form').getByLabel('Aantal', { exact: true }).first().waitFor();
    await expectNoAmounts(page, 'metselmortel M5');
    await expect.poll(() => page.getByText('Prijscondities').count()).toBe(0);

    await open('/steenhof/winkelwagen');
    await page.locator('.line').first().waitFor();
    await expectNoAmounts(page, bags);

    await atCheckout(page);
    await atStep(page, 'delivery');
    await expectNoAmounts(page, 'Je bestelling');
    await pressNext(page).click();
    await page.locator('[role=radio][aria-checked=true]').waitFor();
    await pressNext(page).click();
    await atStep(page, 'overview');
    await page.locator('.overview-lines').first().waitFor();
    await page.getByRole('radio', { name: /^Op rekening/ }).check();
    await expect.poll(() => page.getByRole('radio', { name: /^Online betalen/ }).count()).toBe(0);
    await expectNoAmounts(page, bags);
    await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
    await pressNext(page).click();
    const [orderId = ''] = await orderNumbers(page);
    await expectNoAmounts(page, orderId);

    await open('/steenhof/bestellingen');
    await expectNoAmounts(page, orderId);
    await open(`/steenhof/bestellingen/${orderId}`);
    await expectNoAmounts(page, bags);
    await open('/steenhof/eerder-besteld');
    await page.locator('.add-button').first().waitFor();
    await expectNoAmounts(page, 'Eerder besteld');
    await open('/steenhof/mijn-bouwpoort');
    await expectNoAmounts(page, orderId);
    await expect.poll(() => page.getByRole('heading', { name: 'Jouw prijslijst' }).count()).toBe(0);
  },
);

browserTest('a viewer sees why nothing can be ordered', async ({ page, context, open }) => {
  await logInByToken(context, site(), 'bouwplaats@steenhof.test');
  await open('/steenhof');
  const tiles = page.getByRole('main').getByRole('link');
  await tiles.filter({ hasText: 'Eerder besteld' }).first().waitFor();
  await expect.poll(() => tiles.filter({ hasText: 'Snel toevoegen' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Snel toevoegen' }).count()).toBe(0);
  await open('/steenhof/winkelwagen');
  await page.getByText('Met jouw rol kun je niet bestellen').waitFor();
  await open('/steenhof/bestellen');
  await page.getByText('Met jouw rol kun je niet bestellen').waitFor();
  await visit(page, '/steenhof/producten/kolmix-vakman-metselmortel-m5-100001');
  await page.getByText('Met jouw rol bestel je niet').waitFor();
  await expect.poll(() => page.locator('.order-form .add-button').count()).toBe(0);
  await visit(page, companyPath);
  await page.waitForURL('**/mijn-bouwpoort');
});

const forAll = ['Mijn Bouwpoort', 'Bestellingen', 'Bestellijsten', 'Eerder besteld', 'Offertes'];
const toReach = {
  aannemer: [...forAll, 'Offertes voor klanten', 'Goedkeuren', 'Bouwplaatsen', 'Wie mag wat'],
  uitvoerder: [...forAll, 'Goedkeuren', 'Bouwplaatsen'],
  bouwplaats: [...forAll, 'Bouwplaatsen'],
  gast: [],
};
for (const width of [390, 880]) {
  browserTest(
    `every page that a user may open is within two taps, at ${width} pixels`,
    async ({ page, context }) => {
      const dialog = page.getByRole('dialog', { name: /^Hallo / });
      for (const [who, names] of Object.entries(toReach)) {
        await dropSession(context);
        await logInByToken(context, site(), `${who}@steenhof.test`);
        await visit(page, '/steenhof');
        await page.locator('header').getByRole('link', { name: 'Mijn Bouwpoort' }).click();
        await dialog.waitFor();
        await expect.poll(() => dialog.locator('nav a').allInnerTexts(), { message: who }).toEqual(names);
        const fits = () => dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
        await expect.poll(fits, { message: `${who} sees all of it` }).toBe(true);
        await expectNoViolations(page);
      }
    },
    { width },
  );

  browserTest(
    `the pages of an account link to each other, at ${width} pixels`,
    async ({ page, context, open }) => {
      await logInByToken(context, site(), contractor);
      await visit(page, '/steenhof');
      await page.locator('header').getByRole('link', { name: 'Mijn Bouwpoort' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Goedkeuren' }).click();
      const inside = page.getByRole('navigation', { name: 'Mijn Bouwpoort' });
      const more = inside.getByRole('button', { name: 'Mijn pagina’s' });
      let heading = 'Goedkeuren';
      for (const next of ['Bestellijsten', 'Offertes', 'Wie mag wat', 'Offertes voor klanten', 'Bouwplaatsen']) {
        await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
        await expect.poll(() => inside.getByRole('link').count(), { message: `closed on ${heading}` }).toBe(0);
        await more.click();
        await expectNoViolations(page);
        await inside.getByRole('link', { name: next, exact: true }).click();
        heading = next;
      }
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await more.click();
      const current = inside.locator('[aria-current]');
      await expect.poll(() => current.innerText()).toBe('Bouwplaatsen');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await open('/steenhof/mijn-bouwpoort');
      const tiles = page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link');
      for (const name of toReach.aannemer.slice(1)) {
        await expect.poll(() => tiles.filter({ hasText: name }).count(), { message: name }).toBeGreaterThan(0);
      }
    },
    { width },
  );
}

for (const width of [390, 880, 1440]) {
  browserTest(
    `a manager sets permissions, at ${width} pixels`,
    async ({ page, context, open }) => {
      const { email, name } = await newColleague(context, { role: 'buyer' });
      const userOf = async () =>
        (await (await context.request.get(`${site()}/api/users?q=${encodeURIComponent(email)}`)).json()).results[0];
      await logInByToken(context, site(), contractor);
      await open(`${companyPath}?zoek=${encodeURIComponent(email)}`);
      const saved = page.locator('.toast', { hasText: `De gegevens van ${name} zijn opgeslagen` });

      await page.getByLabel(`Rol van ${name}`).selectOption({ label: 'Aanvrager' });
      await expect.poll(async () => (await userOf()).role).toBe('requester');
      await saved.first().waitFor();
      const seesPrices = page.getByRole('switch', { name: `${name} ziet prijzen` });
      await seesPrices.and(page.locator(':checked:enabled')).waitFor();
      await seesPrices.press('Space');
      await expect.poll(async () => (await userOf()).seesPrices).toBe(false);
      await seesPrices.and(page.locator(':enabled:not(:checked)')).waitFor();

      await page.getByRole('button', { name: `${name} bewerken` }).click();
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Rol', { exact: true }).selectOption({ label: 'Inkoper' });
      await panel.getByLabel(/^Hoogstens per bestelling/).fill('2.500');
      await panel.getByRole('checkbox', { name: 'Alle projecten' }).uncheck();
      await panel.getByRole('button', { name: 'Opslaan' }).click();
      await panel.getByText('Kies minstens één project').waitFor();
      await panel.getByRole('checkbox', { name: 'Nieuwbouw De Laak, blok C' }).check();
      await panel.getByRole('button', { name: 'Opslaan' }).click();
      await panel.waitFor({ state: 'detached' });
      await page.locator('.people', { hasText: '€ 2.500,00' }).waitFor();
      expect(await userOf()).toMatchObject({
        role: 'buyer',
        seesPrices: false,
        maxPerOrder: 2500,
        allProjects: false,
        projectIds: [4101],
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        .toBe(false);
    },
    { width },
  );
}
