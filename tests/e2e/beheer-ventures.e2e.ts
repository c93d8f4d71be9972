import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { linkFromMail } from './mail-fixture.ts';
import { useProgram } from './other-program.ts';
import { settled } from './page-settled.ts';
import { demoPassword, logInByToken } from './session-visitor.ts';

/*
 * Creating a venture, a branch and a customer, on a program of its own: other tests expect only those of the demo
 * world.
 */

const url = useProgram('beheer_ventures', () => ({}));
useBrowser();
/** Without a session there is a 401; an unknown venture or address is a 404; a duplicate number is a 400. */
const options = { refusals: [400, 401, 404] };

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill('beheer@bouwpoort.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Verder' }).click();

browserTest(
  'a venture is created in four steps, seen by a visitor, and changed',
  async ({ page }) => {
    await logIn(page, '/beheer/ventures');
    await page.getByRole('row').filter({ hasText: 'Steenhof' }).first().waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Nieuwe venture' }).click();

    await step(page, 'Naam en adres');
    await page.getByLabel('Naam', { exact: true }).fill('Van Dam Hout');
    await expect.poll(() => page.getByLabel('Pad', { exact: true }).inputValue()).toBe('van-dam-hout');
    await page.getByLabel('Pad', { exact: true }).fill('beheer');
    await next(page);
    await page.getByText('Dit pad gebruikt de site zelf').waitFor();
    await page.getByLabel('Pad', { exact: true }).fill('van-dam-hout');
    await page.getByLabel('E-mailadres').fill('info@vandam.example');
    await expectNoViolations(page);
    await next(page);

    await step(page, 'Kleur en logo');
    await page.getByLabel('Kleur', { exact: true }).fill('#FFC72C');
    await page.getByRole('button', { name: 'Neem deze kleur' }).click();
    await page.getByRole('button', { name: 'Neem deze kleur' }).waitFor({ state: 'detached' });
    const accent = await page.getByLabel('Kleur', { exact: true }).inputValue();
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" fill="#fff"/></svg>';
    await page
      .getByLabel('Kies het logo voor op de kleur')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
    await page.getByRole('img', { name: 'Logo op de kleur' }).waitFor();
    await expectNoViolations(page);
    await next(page);

    await step(page, 'Wat klanten kunnen');
    await page.getByRole('switch', { name: 'Prijslijst' }).click();
    await expectNoViolations(page);
    await next(page);

    await step(page, "Pagina's");
    await page.getByRole('checkbox', { name: 'Nieuws' }).uncheck();
    await expectNoViolations(page);
    // Everything survives a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Maak de venture' }).click();
    await page.getByRole('heading', { name: 'Van Dam Hout', level: 1 }).waitFor();
    await page.locator('.undo', { hasText: 'staat live' }).waitFor();
    await expectNoViolations(page);

    const visitor = await page.context().newPage();
    await visitor.goto(`${url()}/van-dam-hout`);
    await visitor.getByText('Welkom bij ons').first().waitFor();
    await expect.poll(() => visitor.locator('html').getAttribute('style')).toContain(accent);
    await expect.poll(() => visitor.locator('.header__logo img').getAttribute('src')).toContain('/media/eigen/');
    await expectNoViolations(visitor);

    await page.getByLabel('Slogan').fill('Hout op maat');
    await page.keyboard.press('Control+s');
    await page.locator('.undo', { hasText: 'Van Dam Hout is opgeslagen' }).waitFor();
    await page.locator('.hist').getByText('Hout op maat').waitFor();
    await visitor.close();
  },
  options,
);

const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();

/** On a desktop and on a phone, without a reload. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectNoViolations(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
}

/** By the beginning of the label: an explanation may follow it. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
}

browserTest(
  'a branch is created, shows what it lacks, gets its hours, and is found by visitors',
  async ({ page }) => {
    await logIn(page, '/beheer/vestigingen?venture=210');
    await page.getByRole('link', { name: 'Nieuwe vestiging' }).click();
    const address = { Postcode: '3441 AB', Huisnummer: '12', Straat: 'Kade', Plaats: 'Woerden' };
    await fill(page, { Nummer: '2102', Naam: 'Woerden', ...address, Telefoon: '0348 71 23 40' });
    await page.keyboard.press('Control+s');
    await page.getByText('Ongeldig e-mailadres').waitFor();
    await expectGoodAtBothWidths(page);
    await fill(page, { 'E-mail': 'woerden@steenhof.test' });
    await page.getByLabel(/^Tijden/).selectOption('Nog geen tijden');
    await page.keyboard.press('Control+s');
    await page.getByText('Dit nummer is al van Amersfoort').waitFor();
    await fill(page, { Nummer: '2190' });
    await page.keyboard.press('Control+s');
    await said(page, 'Woerden is gemaakt');

    await page.getByRole('heading', { name: 'Woerden', level: 1 }).waitFor();
    const missing = page.getByText('Geen openingstijden: klanten lezen dat die nog niet bekend zijn.');
    await missing.waitFor();
    await page.getByText('vestiging 2190, nog geen magazijn').waitFor();
    await expectGoodAtBothWidths(page);
    const visitor = await page.context().newPage();
    await visitor.goto(`${url()}/steenhof/vestigingen/woerden`);
    await visitor.getByText('De openingstijden van deze vestiging zijn nog niet bekend').waitFor();
    await expectNoViolations(visitor);

    await page.getByLabel('Tijden maandag bouwshop').fill('7-17');
    await page.getByLabel('Uiterste tijd maandag afhalen', { exact: true }).fill('15:30');
    await page.keyboard.press('Control+s');
    await said(page, 'Woerden is opgeslagen');
    await missing.waitFor({ state: 'detached' });
    // A time can be removed again.
    await page.getByLabel('Uiterste tijd maandag afhalen', { exact: true }).fill('');
    await page.keyboard.press('Control+s');
    await page.getByText('Geen uiterste besteltijden').waitFor();
    const nav = page.getByRole('navigation', { name: 'Vestigingen' });
    await expect.poll(() => nav.getByRole('link', { name: /Woerden/ }).count()).toBe(1);
    for (const [path, text] of [
      ['/steenhof/vestigingen/woerden', '07:00 – 17:00'],
      ['/vestigingen', 'Woerden'],
    ] as const)
      await expect
        .poll(async () => (await (await fetch(url() + path)).text()).includes(text), { timeout: 30_000 })
        .toBe(true);
    await visitor.close();
  },
  options,
);

browserTest(
  'a customer is created, appears in the list, and its first user logs in by the mailed link',
  async ({ page, context }) => {
    const email = 'kim@koolmees.example';
    await logIn(page, '/beheer/klanten?venture=210');
    await page.getByRole('link', { name: 'Nieuwe klant' }).click();
    await fill(page, { Klantnummer: '510001', Naam: 'Bouwbedrijf Koolmees', 'KvK-nummer': '1', Voornaam: 'Kim' });
    await page.keyboard.press('Control+s');
    for (const text of ['Een KvK-nummer heeft 8 cijfers', 'Vul een achternaam in', 'Ongeldige postcode'])
      await page.getByText(text).waitFor();
    await expectGoodAtBothWidths(page);
    await fill(page, { 'KvK-nummer': '30552091' });
    await page.getByRole('link', { name: /^510002 / }).waitFor();
    await expectGoodAtBothWidths(page);
    await fill(page, { 'KvK-nummer': '30552099', Achternaam: 'Koolmees', 'E-mailadres': email });
    await fill(page, { Postcode: '3812 pm', Huisnummer: '62', Toevoeging: 'b' });
    await expect.poll(() => page.getByLabel('Straat').inputValue()).toBe('Nijverheidsweg-Noord');
    await expect.poll(() => page.getByLabel('Plaats').inputValue()).toBe('Amersfoort');
    await page.getByLabel('Vestiging').selectOption('2101 Utrecht');
    await page.getByLabel(/^Kredietlimiet/).fill('2500');
    // Everything survives a reload.
    await page.reload();
    await page.getByLabel(/^Kredietlimiet/).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Dit klantnummer bestaat al in deze winkel').waitFor();
    await fill(page, { Klantnummer: '598001' });
    await page.keyboard.press('Control+s');
    await said(page, 'Bouwbedrijf Koolmees is klant 598001');

    await page.getByRole('heading', { name: 'Bouwbedrijf Koolmees', level: 1 }).waitFor();
    await page.getByText('€ 2.500,00 vrij').waitFor();
    await expectGoodAtBothWidths(page);
    await page.getByRole('link', { name: /^Gebruikers/ }).click();
    await page.getByText(email).waitFor();
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Klanten' }).click();
    await page.getByRole('row').filter({ hasText: '598001' }).getByText('Bouwbedrijf Koolmees').waitFor();

    const link = await linkFromMail(email, 'user-invited', 'wachtwoord-instellen', url());
    const shop = await context.newPage();
    await shop.goto(url() + link);
    await shop.getByLabel('Nieuw wachtwoord', { exact: true }).fill(demoPassword);
    await shop.getByLabel('Herhaal wachtwoord').fill(demoPassword);
    await shop.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await shop.getByText('Je wachtwoord is ingesteld').waitFor();
    await logInByToken(context, url(), email);
    await shop.goto(`${url()}/steenhof/mijn-bouwpoort`);
    await shop.getByText('klantnummer 598001').waitFor();
    await shop.close();
  },
  options,
);
