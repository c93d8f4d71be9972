import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { demoPassword } from './session-visitor.ts';

/* Managing the search and redirects, on a program of its own, because other tests need the unchanged data. */

const url = useProgram('beheer_search', () => ({}));
useBrowser();
/** Without a session there is a 401; an old address is a 404 until it is redirected. */
const options = { refusals: [401, 404] };

async function logIn(page: Page, path: string, email: string): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();

/** By keyboard from the bar with prepared changes until they are online. */
async function tryAndPublish(page: Page, outcome: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+s');
  const trial = page.getByRole('dialog', { name: 'De proef' });
  await trial.getByText(outcome).first().waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Control+Enter');
  await said(page, 'online');
}

/** A card shows brand, name and size separately, and writes a size with a multiplication sign. */
const plain = (name: string) => name.replaceAll('×', 'x').replaceAll(/\s+/g, ' ');

/** Another word for a retry of the test, because the first one's changes still exist. */
const unknownWords = ['brulboei', 'klotsvat'].values();

browserTest(
  'a search without results becomes a synonym: tried, published, and found in the shop',
  async ({ page }) => {
    const word = unknownWords.next().value ?? '';
    const counted = page.waitForRequest((request) => request.url().endsWith('/api/search/events/210'));
    await page.goto(`${url()}/steenhof/zoeken?q=${word}`);
    await page.getByText('Niets gevonden').first().waitFor();
    await counted;
    await logIn(page, '/beheer/zoeken/zonder-resultaat?venture=210', 'assortiment@steenhof.test');
    const row = page.getByRole('row').filter({ hasText: word });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.locator('section[aria-label="Zonder resultaat"][aria-busy="false"]').waitFor();
          return row.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expectNoViolations(page);
    await row.getByRole('link', { name: 'Maak synoniem' }).click();
    const finds = page.getByLabel('Wij noemen het', { exact: true });
    await expect.poll(() => page.getByLabel('Klant zegt', { exact: true }).inputValue()).toBe(word);
    await finds.waitFor();
    await finds.fill('gipsplaat');
    await finds.press('Enter');
    await said(page, `${word} staat in de proef`);
    await expectNoViolations(page);
    await tryAndPublish(page, 'Geen zoekopdracht wordt slechter');
    await expect
      .poll(
        async () => {
          await page.goto(`${url()}/steenhof/zoeken?q=${word}`);
          return page.getByRole('link', { name: /gipsplaat/i }).count();
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  },
  options,
);

browserTest(
  'an article is pinned by keyboard, after its ranking was explained',
  async ({ page }) => {
    await logIn(page, '/beheer/zoeken?venture=210', 'assortiment@steenhof.test');
    await page.getByRole('heading', { name: 'Zoek zoals een klant' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gibsplaat');
    await page.keyboard.press('Enter');
    const hits = page.getByRole('region', { name: 'Treffers' });
    await hits.getByRole('row').nth(3).waitFor();
    await page
      .getByRole('region', { name: /^Waarom/ })
      .getByText('gibsplaat gelezen als gipsplaat')
      .waitFor();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => hits.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const third = hits.getByRole('row').nth(3).locator('button.link');
    const name = await third.innerText();
    await third.click();
    await page.keyboard.press('p');
    await said(page, 'Staat in de proef');
    await hits.getByText('vastgezet op 3').waitFor();
    const place = page.getByLabel('Plek', { exact: true });
    await place.fill('1');
    await place.press('Enter');
    await expect.poll(() => hits.getByRole('row').nth(1).locator('button.link').innerText()).toBe(name);
    await tryAndPublish(page, /zoekopdracht/);
    await expect
      .poll(
        async () => {
          await page.goto(`${url()}/steenhof/zoeken?q=gibsplaat`);
          return plain(await page.locator('.listing__sheet').getByRole('listitem').first().innerText());
        },
        { timeout: 30_000 },
      )
      .toContain(plain(name));
  },
  options,
);

browserTest(
  'an old address is redirected, and followed',
  async ({ page }) => {
    await page.goto(`${url()}/oude-winkel/plaat.html`);
    await logIn(page, '/beheer/doorverwijzingen', 'website@bouwpoort.test');
    await page.getByRole('heading', { name: 'Doorverwijzingen', level: 1 }).waitFor();
    await page.keyboard.press('c');
    const from = page.getByRole('dialog').getByLabel('Van', { exact: true });
    await expect.poll(() => from.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('/oude-winkel/plaat.html');
    await page.keyboard.press('Tab');
    await page.keyboard.type('/steenhof');
    await page.keyboard.press('Enter');
    await said(page, '/oude-winkel/plaat.html verwijst door');
    await page.getByRole('row').filter({ hasText: '/oude-winkel/plaat.html' }).waitFor();
    await expectNoViolations(page);
    await page.goto(`${url()}/oude-winkel/plaat.html`);
    expect(new URL(page.url()).pathname).toBe('/steenhof');
    await expect
      .poll(
        async () => {
          await page.goto(`${url()}/beheer/doorverwijzingen`);
          return page.getByRole('row').filter({ hasText: '/oude-winkel/plaat.html' }).locator('td').nth(4).innerText();
        },
        { timeout: 30_000 },
      )
      .toBe('1');
  },
  options,
);
