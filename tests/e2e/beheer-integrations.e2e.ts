import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { demoPassword } from './session-visitor.ts';

useBrowser();
/** The first call without a session is refused. */
const options = { refusals: [401] };
let attempts = 0;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mailadres').fill('beheer@bouwpoort.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

/** Opens a confirmation, checks it, closes it with Escape, and only then confirms. */
async function confirm(page: Page, opener: ReturnType<typeof button>, title: string, confirmation: string) {
  await opener.click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: confirmation }).click();
  await dialog.waitFor({ state: 'detached' });
}

browserTest(
  'a key shows its secret once, and stops working only after a confirmation',
  async ({ page }) => {
    const source = `proefbron-${Date.now()}-${++attempts}`;
    await logIn(page, '/beheer/koppelingen');
    await button(page, 'Nieuwe sleutel').click();
    await page.getByLabel('Bron').fill(source);
    await page.getByRole('checkbox', { name: 'stock:write' }).check();
    await button(page, 'Maak sleutel').click();
    await page.getByText('Kies een venture').waitFor();
    await page.getByRole('checkbox', { name: 'Steenhof' }).check();
    await button(page, 'Maak sleutel').click();
    await page.getByRole('status').filter({ hasText: source }).locator('code').waitFor();
    const row = page.getByRole('row').filter({ hasText: source });
    await confirm(
      page,
      row.getByRole('button', { name: 'Beëindig' }),
      `Sleutel van ${source} beëindigen`,
      'Beëindig sleutel',
    );
    await said(page, `De sleutel van ${source} werkt niet meer`);
    await row.getByText('Beëindigd').waitFor();
  },
  options,
);

browserTest(
  'a webhook gets another secret and is removed, each after a confirmation',
  async ({ page }) => {
    const path = `/haak-${Date.now()}-${++attempts}`;
    const address = `https://ontvanger.example${path}`;
    await logIn(page, '/beheer/koppelingen/webhooks');
    await button(page, 'Nieuwe webhook').click();
    await page.getByLabel('Adres', { exact: true }).fill(address);
    await page.getByRole('checkbox', { name: 'order.placed' }).check();
    await page.getByLabel('E-mailadres van de eigenaar').fill('systemen@ontvanger.example');
    await button(page, 'Maak webhook').click();
    const shown = page.getByRole('status').filter({ hasText: address }).locator('code');
    const first = await shown.textContent();
    expect(first).toMatch(/\S{20}/);
    await expect.poll(() => button(page, path).getAttribute('aria-pressed')).toBe('true');

    await confirm(page, button(page, 'Nieuw geheim'), 'Nieuw geheim maken', 'Maak nieuw geheim');
    await page.getByText('Het oude geheim geldt nog tot').waitFor();
    await expect.poll(() => shown.textContent()).not.toBe(first);

    await confirm(page, button(page, 'Verwijder'), 'Webhook verwijderen', 'Verwijder webhook');
    await said(page, 'Webhook verwijderd');
    await expect.poll(() => button(page, path).count()).toBe(0);
    await expect.poll(() => shown.count()).toBe(0);
  },
  options,
);
