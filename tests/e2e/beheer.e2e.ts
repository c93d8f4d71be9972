import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { settled } from './page-settled.ts';
import { siteDatabaseUrl } from './site.ts';

useBrowser();

const password = 'Bouwpoort2026!';
const admin = 'beheer@bouwpoort.test';
/** The first call without a session is refused. */
const refusals = [401, 423];
let people = 0;
const newName = () => `Noor de Wit ${Date.now()}-${++people}`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();

async function logIn(page: Page, email = admin): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord').fill(password);
  await button(page, 'Verder').click();
  await page.locator('.who').waitFor();
}

async function typeLogin(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

async function invite(page: Page, name: string): Promise<void> {
  await button(page, 'Nodig uit').click();
  const panel = page.getByRole('dialog', { name: 'Nodig een medewerker uit' });
  await panel.getByLabel('Naam').fill(name);
  await panel.getByLabel('E-mailadres').fill(`${name.replaceAll(/\W+/g, '-').toLowerCase()}@nieuw.test`);
  await button(page, 'Verstuur uitnodiging').click();
  await said(page, `${name} is uitgenodigd`);
  // Nothing can be typed outside a dialog that is still open.
  await panel.waitFor({ state: 'detached' });
}

async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByLabel('Zoek medewerker').fill(name);
  // The list follows the field after a debounce; a click before that would be overtaken by it.
  await page.waitForURL(/zoek=/);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** As soon as the address contains the typed text, and before the page shows it. */
async function typeOnWhileTheListFollows(page: Page, sign: string): Promise<void> {
  await page.evaluate((typed) => {
    const replace = history.replaceState;
    history.replaceState = function (...change) {
      replace.apply(this, change);
      history.replaceState = replace;
      document.execCommand('insertText', false, typed);
    };
  }, sign);
}

async function inDatabase(text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: siteDatabaseUrl() });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** Ends at the width of a phone. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectNoViolations(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
}

browserTest(
  'on a phone: log in, invite a user, change their role and see it in the audit log',
  async ({ open, page }) => {
    await open('/beheer/medewerkers');
    await page.waitForURL(/\/beheer\/inloggen\?terug=/);
    await expectGoodAtBothWidths(page);
    await logIn(page);
    await page.waitForURL(/\/beheer\/medewerkers$/);
    await expectGoodAtBothWidths(page);
    const name = newName();
    await invite(page, name);
    await openPerson(page, name);
    await page.getByLabel('Rol', { exact: true }).selectOption({ label: 'Assortiment' });
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') saves.push(request.url());
    });
    await button(page, 'Opslaan').dblclick();
    await said(page, `${name} opgeslagen`);
    await expectGoodAtBothWidths(page);
    expect(saves).toHaveLength(1);
    await page.goto('/beheer/systeem/logboek');
    const line = page.locator('tr', { hasText: `Medewerker ${name} gewijzigd` });
    await line.locator('del', { hasText: 'Binnendienst' }).waitFor();
    await line.locator('ins', { hasText: 'Assortiment' }).waitFor();
    await expectGoodAtBothWidths(page);
    for (const part of ['medewerkers/rollen', 'medewerkers/sessies', 'medewerkers/twee-stappen', 'account']) {
      await open(`/beheer/${part}`);
      await expectGoodAtBothWidths(page);
    }
  },
  { width: 390, refusals },
);

browserTest(
  'by keyboard alone: log in, open a section, invite a user, find them and change a role',
  async ({ page }) => {
    await page.goto('/beheer');
    await typeLogin(page);
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL(/\/beheer\/medewerkers$/);
    await page.getByRole('link', { name: 'Ineke Verbruggen' }).waitFor();
    const name = newName();
    await page.keyboard.press('c');
    await page.getByRole('dialog', { name: 'Nodig een medewerker uit' }).waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(`toets-${Date.now()}@nieuw.test`);
    await page.keyboard.press('Enter');
    await said(page, `${name} is uitgenodigd`);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await typeOnWhileTheListFollows(page, name.slice(-1));
    await page.keyboard.type(name.slice(0, -1));
    await page.waitForURL((url) => url.searchParams.get('zoek') === name);
    await page.locator('tbody tr').filter({ hasText: name }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByLabel('Rol', { exact: true }).focus();
    await page.keyboard.type('Web');
    await page.keyboard.press('Control+s');
    await said(page, `${name} opgeslagen`);
    // Past the venture of the role, to a button: in a field the key would type a character.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Toetsen' }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('systeem');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/beheer\/systeem/);
    await page.getByRole('link', { name: 'Logboek', exact: true }).press('Enter');
    await page.locator('tr', { hasText: `Medewerker ${name} gewijzigd` }).waitFor();
    expect(await page.title()).toBe('Logboek | Systeem | Beheer');
  },
  { refusals },
);

pageTests(
  'a record',
  async ({ page }) => {
    await page.goto('/beheer/medewerkers');
    await logIn(page);
    const name = newName();
    await invite(page, name);
    await openPerson(page, name);
  },
  {
    'stays unsaved in its form when the session is lost, and the login leads back to it': async ({ page, context }) => {
      const name = newName();
      await page.getByLabel('Naam').fill(name);
      await page.getByText('1 wijziging: Naam').waitFor();
      await context.clearCookies({ name: 'beheer' });
      await button(page, 'Opslaan').click();
      await page.waitForURL(/\/beheer\/inloggen\?terug=/);
      await logIn(page);
      await page.getByText('1 wijziging: Naam').waitFor();
      await expect.poll(() => page.getByLabel('Naam').inputValue()).toBe(name);
      await button(page, 'Opslaan').click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
    'locks after half an hour without activity, and continues the request after the password': async ({ page }) => {
      const name = newName();
      await page.getByLabel('Naam').fill(name);
      await inDatabase("update staff_session set last_seen_at = now() - interval '31 minutes' where ended_at is null");
      await button(page, 'Opslaan').click();
      const lock = page.getByRole('dialog', { name: 'Je was even weg' });
      await lock.getByLabel('Wachtwoord').fill('niet goed');
      await button(page, 'Ga verder').click();
      await lock.getByText('Dit wachtwoord klopt niet').waitFor();
      await lock.getByLabel('Wachtwoord').fill(password);
      await button(page, 'Ga verder').click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    },
    'shows both versions side by side when two people save it': async ({ page, context }) => {
      const [first, second] = [newName(), newName()];
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByLabel('Naam').fill(first);
      await page.getByLabel('Naam').fill(second);
      await button(other, 'Opslaan').click();
      await said(other, 'opgeslagen');
      await button(page, 'Opslaan').click();
      const choice = page.getByRole('dialog', { name: 'Iemand anders was je voor' });
      await choice.getByText(first).waitFor();
      await choice.getByText(second).waitFor();
      await button(page, 'Bewaar mijn versie').click();
      await page.getByRole('heading', { level: 1, name: second }).waitFor();
    },
  },
  { refusals: [...refusals, 400, 409] },
);

browserTest(
  'the back button closes a dialog before it leaves the page',
  async ({ page }) => {
    await page.goto('/beheer/klanten');
    await logIn(page);
    const rail = page.getByRole('navigation').getByRole('link', { name: 'Offertes' });
    await rail.first().click();
    await button(page, 'Nieuwe offerte').click();
    const dialogs = page.locator('dialog[open]');
    await dialogs.waitFor();
    const back = () => page.evaluate(() => history.back());
    await back();
    await expect.poll(() => dialogs.count()).toBe(0);
    await button(page, 'Nieuwe offerte').click();
    await expect.poll(() => dialogs.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs.count()).toBe(0);
    await page.waitForURL('**/beheer/offertes');
    await back();
    await page.waitForURL('**/beheer/klanten');
  },
  { refusals },
);

browserTest(
  'a section without permission stays in its place, with the reason',
  async ({ page }) => {
    await page.goto('/beheer/medewerkers');
    await logIn(page, 'binnendienst@steenhof.test');
    await page.getByText('Deze afdeling is voor jou niet open').waitFor();
    await page.getByRole('link', { name: /Medewerkers.*Medewerkers zien/ }).waitFor();
    await expectNoViolations(page);
  },
  { refusals },
);

browserTest(
  'an address without a record says so, and leads back to the list',
  async ({ page }) => {
    await page.goto('/beheer/orders');
    await logIn(page);
    for (const path of [
      'orders/999999999',
      'offertes/OF-2100402',
      'producten/abc',
      'importeren/abc',
      'klanten/nope',
      'klanten/510001/nope',
      'medewerkers/nope',
      'zoeken/nope',
    ]) {
      await page.goto(`/beheer/${path}`);
      await page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' }).waitFor();
    }
    await expectNoViolations(page);
    await page.goto('/beheer/offertes/OF-2100402?venture=210');
    await page.getByRole('link', { name: 'Naar de lijst' }).click();
    await page.waitForURL(/\/beheer\/offertes\?venture=210$/);
    await page.getByRole('heading', { level: 1, name: 'Offertes' }).waitFor();
  },
  { refusals: [400, 401, 404] },
);
