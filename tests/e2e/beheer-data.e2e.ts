import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { contractor, demoPassword } from './session-visitor.ts';
import { placePickupOrder } from './shop-client.ts';

/* Data and system of the back office, from logging in to the result, on a program whose ERP the test plays. */

let refuses = true;
let erp: Server;
beforeAll(async () => {
  erp = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(refuses ? 422 : 200).end(refuses ? 'geblokkeerd' : '{}'));
  });
  await new Promise<void>((resolve) => {
    erp.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => erp.close());

const url = useProgram('beheer_data', () => ({
  ERP_URL: `http://127.0.0.1:${(erp.address() as AddressInfo).port}`,
  ERP_TOKEN: 'het-token',
}));
useBrowser();
/** Before logging in there is no session, and the page asks for it. */
const options = { refusals: [401] };

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill('beheer@bouwpoort.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor({ state: 'hidden' });
}

let key = '';

/** A category of the shop, as somebody without names of their own for it calls it. */
async function anyCategory(): Promise<string> {
  const response = await fetch(`${url()}/api/exchange/v1/product?limit=1`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return JSON.parse((await response.text()).split('\n')[0] ?? '').category;
}

const tableIn = (category: string) => `Artikelnr.;Omschrijving;Categorie;Eenheid;Prijs (€)
E2E-PLAAT-1;Kwikstaartplaat grijs 18 mm;${category};stuks;12,95
`;

/** As visitors of the shop find it. */
async function found(): Promise<number> {
  const response = await fetch(`${url()}/api/content/search/products/210`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'Kwikstaartplaat' }),
  });
  return ((await response.json()) as { totalMatching: number }).totalMatching;
}

browserTest(
  'a key is made, shown once and used; a table comes in by the wizard and is turned back',
  async ({ page }) => {
    await logIn(page, '/beheer/koppelingen');
    await page.getByRole('button', { name: /Nieuwe sleutel/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe sleutel' });
    await dialog.getByLabel('Bron').fill('groothandel');
    await dialog.getByLabel('all:read').check();
    await dialog.getByLabel('Steenhof Bouwmaterialen').check();
    await dialog.getByRole('button', { name: 'Maak sleutel' }).click();
    key = (await page.locator('.secret-once').textContent()) ?? '';
    expect(key).toMatch(/^bpk_/);
    await expectNoViolations(page);

    await page.goto(`${url()}/beheer/importeren`);
    const file = { name: 'assortiment.csv', mimeType: 'text/csv', buffer: Buffer.from(tableIn(await anyCategory())) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Bron').fill('groothandel');
    await page.getByLabel('Voor', { exact: true }).selectOption('210');
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    expect(await page.getByLabel('Veld voor Artikelnr.').inputValue()).toBe('articleCode');
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Proef klaar, niets gewijzigd').waitFor();
    expect(await found()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: /Voer uit/ }).click();
    await page.getByRole('button', { name: 'Draai terug' }).waitFor();
    await vi.waitFor(async () => expect(await found()).toBe(1), { timeout: 10_000 });
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Draai terug' }).click();
    await page.getByText('Deze import is teruggedraaid.', { exact: false }).waitFor();
    await vi.waitFor(async () => expect(await found()).toBe(0), { timeout: 10_000 });
  },
  options,
);

browserTest(
  'a job that nobody could do is done again by a click',
  async ({ page }) => {
    const orderId = await placePickupOrder(url(), contractor, 2);
    await logIn(page, '/beheer/systeem');
    const row = page.locator('tr', { hasText: orderId });
    await vi.waitFor(
      async () => {
        await page.reload();
        await row.waitFor({ timeout: 2000 });
      },
      { timeout: 30_000, interval: 1000 },
    );
    await expectNoViolations(page);
    refuses = false;
    await row.getByRole('button', { name: /Opnieuw/ }).click();
    await page.getByText('Er is niets mislukt.').waitFor();
    for (const part of [
      'systeem/gezondheid',
      'systeem/mails',
      'systeem/instellingen',
      'systeem/noodbericht',
      'overzicht',
    ]) {
      await page.goto(`${url()}/beheer/${part}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoViolations(page);
    }
  },
  options,
);
