import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { contractor, demoPassword } from './session-visitor.ts';
import { placePickupOrder } from './shop-client.ts';

/* The daily work on orders and jobs, from logging in to the result, on a program with a fake ERP. */

let refuses = true;
let refused = 0;
let erp: Server;
beforeAll(async () => {
  erp = createServer((request, response) => {
    request.resume().on('end', () => {
      if (refuses) refused += 1;
      const [status, body] = refuses ? [422, { code: 'ITEM_BLOCKED', line: 1 }] : [200, {}];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    erp.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => erp.close());

const url = useProgram('beheer_orders', () => ({
  ERP_URL: `http://127.0.0.1:${(erp.address() as AddressInfo).port}`,
  ERP_TOKEN: 'het-token',
}));
useBrowser();
/** Without a session there is a 401, and the page requests it. */
const options = { refusals: [401] };

const placeOrder = (username: string, quantity: number) => placePickupOrder(url(), username, quantity);

/** Returns the number of the order once the ERP has refused it, so that no page is loaded before that. */
async function placeRefusedOrder(): Promise<string> {
  const before = refused;
  const orderId = await placeOrder(contractor, 2);
  await vi.waitFor(() => expect(refused).toBeGreaterThan(before), { timeout: 30_000 });
  return orderId;
}

async function logIn(page: Page, path: string, email = 'binnendienst@steenhof.test'): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

browserTest(
  'an order the ERP refused is found and sent again, by keyboard alone',
  async ({ page }) => {
    const orderId = await placeRefusedOrder();
    await logIn(page, '/beheer/orders');
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    const attention = page.getByRole('link', { name: /^Vraagt aandacht/ });
    await vi.waitFor(
      async () => {
        await page.reload();
        await attention.waitFor();
        await expect(attention.textContent()).resolves.toContain('1');
      },
      { timeout: 60_000, interval: 1000 },
    );
    await attention.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: orderId }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `Order ${orderId}` }).waitFor();
    await page.getByText('Het ERP neemt deze order niet aan').waitFor();
    await expect.poll(() => page.getByText('ITEM_BLOCKED').count()).toBeGreaterThan(0);
    refuses = false;
    await page.keyboard.press('r');
    await page.getByText('Het ERP heeft de order').waitFor();
    await expect.poll(() => page.getByText('Het ERP neemt deze order niet aan').count()).toBe(0);
    // Back to the list as it was.
    await page.keyboard.press('Escape');
    await page.waitForURL(/\/beheer\/orders\?aandacht=nodig/);
  },
  options,
);

browserTest(
  'previous and next follow the order of the list, past the end of its page',
  async ({ page }) => {
    const place = (text: string) => page.locator('.previous-next').getByText(text, { exact: true }).waitFor();
    const heading = (text: string) => page.getByRole('heading', { name: text, level: 1 }).waitFor();
    const next = page.getByRole('button', { name: 'Volgende uit de lijst' });
    await logIn(page, '/beheer/orders?stand=invoiced&sorteer=-amount', 'beheer@bouwpoort.test');
    const links = page.getByRole('table', { name: 'Orders' }).locator('tbody a.b');
    await links.first().waitFor();
    const [first, second] = await links.allTextContents();
    const total = await page.locator('.dt-foot b').nth(1).textContent();
    await links.first().click();
    await heading(`Order ${first}`);
    await place(`1 van ${total}`);
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await heading(`Order ${second}`);
    // A letter in a field is only a letter.
    await page.getByPlaceholder('Notitie voor collega').fill('');
    await page.keyboard.press('k');
    await expect.poll(() => page.getByPlaceholder('Notitie voor collega').inputValue()).toBe('k');
    await heading(`Order ${second}`);
    await page.getByRole('button', { name: 'Vorige uit de lijst' }).click();
    await heading(`Order ${first}`);
    await next.focus();
    await page.keyboard.press('Enter');
    await heading(`Order ${second}`);
    // The button that led here has the focus.
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.waitForURL(/stand=invoiced&sorteer=-amount/);
    await links.nth(49).click();
    await place(`50 van ${total}`);
    await page.keyboard.press('j');
    await place(`51 van ${total}`);
    await page.keyboard.press('Escape');
    await page.waitForURL(/stand=invoiced&sorteer=-amount&na=/);
    // The same for quotes.
    await page.goto(`${url()}/beheer/offertes?sorteer=amount`);
    const quotes = page.getByRole('table', { name: 'Offertes' }).locator('tbody a.b');
    await quotes.first().waitFor();
    const [, otherQuote] = await quotes.allTextContents();
    await quotes.first().click();
    await page.locator('.previous-next').waitFor();
    await page.keyboard.press('j');
    await heading(`Offerte ${otherQuote}`);
  },
  options,
);

browserTest(
  'a failed job is retried by a click',
  async ({ page }) => {
    refuses = true;
    const orderId = await placeRefusedOrder();
    await logIn(page, '/beheer/systeem', 'beheer@bouwpoort.test');
    await page.locator('.who').waitFor();
    const row = page.locator('tr', { hasText: orderId });
    await vi.waitFor(
      async () => {
        await page.reload();
        await row.waitFor({ timeout: 10_000 });
      },
      { timeout: 60_000, interval: 1000 },
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

browserTest(
  'an order on credit hold is released',
  async ({ page }) => {
    refuses = false;
    const orderId = await placeOrder('krediet@steenhof.test', 40);
    await logIn(page, `/beheer/orders/${orderId}`);
    await page.getByText('Deze order staat vast om krediet').waitFor();
    await page.getByRole('button', { name: 'Geef vrij' }).click();
    await page.getByText('Vrijgegeven na controle van het krediet').waitFor();
    await expect.poll(() => page.getByText('Deze order staat vast om krediet').count()).toBe(0);
  },
  options,
);

browserTest(
  'staff view the shop as a customer, read-only',
  async ({ page, context }) => {
    await logIn(page, '/beheer/klanten/510001/meekijken');
    await page.getByLabel('Reden').fill('Belt over een prijs');
    await page.getByRole('button', { name: 'Begin met meekijken' }).click();
    await page.getByText(/Je kijkt mee tot/).waitFor();
    await page.goto(`${url()}/steenhof`);
    await page.getByText(/Je kijkt mee als/).waitFor();
    const write = await context.request.post(`${url()}/api/account/addressbook`, {
      headers: { origin: url() },
      data: { name: 'Werf', street: 'Kade', houseNumber: '1', postalCode: '3511AB', city: 'Utrecht' },
    });
    expect(write.status()).toBe(403);
    expect((await write.json()).detail).toBe('Je kijkt mee en kunt niets wijzigen of bestellen.');
    await page.getByRole('button', { name: 'Stop met meekijken' }).click();
    await page.getByRole('heading', { name: /Inloggen/ }).waitFor();
    await page.goto(`${url()}/steenhof`);
    await expect.poll(() => page.getByText(/Je kijkt mee als/).count()).toBe(0);
  },
  options,
);
