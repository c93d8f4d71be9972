import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { linkFromMail } from './mail-fixture.ts';
import { settled } from './page-settled.ts';
import { totp } from './totp.ts';

useBrowser();

const admin = { email: 'beheer@bouwpoort.test', password: 'Bouwpoort2026!' };
const [firstPassword, secondPassword] = ['Paarse-kraan-82-wolken', 'Gele-steiger-19-regen'];

const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
const heading = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1 }).waitFor();

async function givePassword(page: Page, person: { email: string; password: string }): Promise<void> {
  await heading(page, 'Inloggen');
  await page.getByLabel('E-mailadres').fill(person.email);
  await page.getByLabel('Wachtwoord').fill(person.password);
  await button(page, 'Verder').click();
}

async function logOut(page: Page): Promise<void> {
  await page.locator('.who').click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
}

/** Uses the newest link; returns its address. */
async function choosePassword(page: Page, email: string, password: string, usedLink?: string): Promise<string> {
  const link = await vi.waitFor(
    async () => {
      const newest = await linkFromMail(email, 'staff-link', 'wachtwoord');
      expect(newest).not.toBe(usedLink);
      return newest;
    },
    { timeout: 30_000, interval: 100 },
  );
  await page.goto(link);
  await heading(page, 'Kies een wachtwoord');
  await page.getByLabel('Nieuw wachtwoord').fill(password);
  await button(page, 'Opslaan').click();
  await page.getByRole('link', { name: 'Inloggen' }).click();
  return link;
}

/** On a desktop and on a phone, without a reload. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectNoViolations(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
}

browserTest(
  'from an invitation through the second factor and a recovery code to a reset by a colleague',
  async ({ page }) => {
    const name = `Femke Bos ${Date.now()}`;
    const email = `femke-${Date.now()}@nieuw.test`;
    await page.goto('/beheer/medewerkers?nieuw=1');
    await givePassword(page, admin);
    const invitation = page.getByRole('dialog', { name: 'Nodig een medewerker uit' });
    await invitation.getByLabel('Naam').fill(name);
    await invitation.getByLabel('E-mailadres').fill(email);
    await button(page, 'Verstuur uitnodiging').click();
    await page.locator('.undo', { hasText: `${name} is uitgenodigd` }).waitFor();
    await logOut(page);

    const link = await choosePassword(page, email, firstPassword);
    await expectGoodAtBothWidths(page);
    await givePassword(page, { email, password: firstPassword });
    await page.locator('.who').click();
    await page.getByRole('menuitem', { name: 'Mijn account en sessies' }).click();
    await button(page, 'Stel in').click();
    await page.getByRole('img', { name: 'QR-code om een app te koppelen' }).waitFor();
    const secret = ((await page.locator('.qr .code').textContent()) ?? '').replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await expectGoodAtBothWidths(page);
    await page.getByLabel('Code uit de app').fill('000000');
    await button(page, 'Koppel').click();
    await page.getByText('Deze code klopt niet').waitFor();
    await page.getByLabel('Code uit de app').fill(totp(secret));
    await button(page, 'Koppel').click();
    await page.getByText('Bewaar deze reservecodes').waitFor();
    const codes = await page.locator('.recovery li').allTextContents();
    expect(new Set(codes).size).toBe(10);
    await expectGoodAtBothWidths(page);
    await page.reload();
    await page.getByText('App op je telefoon').waitFor();
    await expect.poll(() => page.locator('.recovery').count()).toBe(0);
    await logOut(page);

    await givePassword(page, { email, password: firstPassword });
    await heading(page, 'Nog één stap');
    await expectGoodAtBothWidths(page);
    // A code that was used to register the app is not accepted for logging in.
    await page.keyboard.type(totp(secret, 1));
    await page.keyboard.press('Enter');
    await page.locator('.who').waitFor();
    await logOut(page);

    const [recovery = ''] = codes;
    await givePassword(page, { email, password: firstPassword });
    await button(page, 'Reservecode').click();
    await expectGoodAtBothWidths(page);
    await page.getByRole('textbox', { name: 'Reservecode' }).fill(recovery.toUpperCase());
    await button(page, 'Log in').click();
    await page.locator('.who').waitFor();
    await logOut(page);
    await givePassword(page, { email, password: firstPassword });
    await button(page, 'Reservecode').click();
    await page.getByRole('textbox', { name: 'Reservecode' }).fill(recovery);
    await button(page, 'Log in').click();
    await page.getByText('Deze code klopt niet').waitFor();
    await button(page, 'Iemand anders').click();

    await givePassword(page, admin);
    await page.getByRole('link', { name: 'Medewerkers' }).click();
    await page.getByLabel('Zoek medewerker').fill(name);
    await page.waitForURL(/zoek=/);
    await page
      .getByRole('row', { name })
      .getByRole('button', { name: `Meer voor ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Haal tweede stap weg' }).click();
    await button(page, 'Verstuur link').click();
    await page.locator('.undo', { hasText: 'krijgt een mail met een nieuwe link' }).waitFor();
    await logOut(page);

    await choosePassword(page, email, secondPassword, link);
    await givePassword(page, { email, password: secondPassword });
    await page.locator('.who').waitFor();
  },
  { refusals: [400, 401] },
);
