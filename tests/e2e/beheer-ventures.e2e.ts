import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { demoPassword } from './session-visitor.ts';

/* A venture made by clicking, on a program of its own: the portal elsewhere has the ventures of the demo world. */

const url = useProgram('beheer_ventures', () => ({}));
useBrowser();
/** Before logging in there is no session; a venture that is not there yet is not found. */
const options = { refusals: [401, 404] };

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
  'a venture is made in four steps, seen by a visitor, and changed',
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
    // A reload loses nothing.
    await page.reload();
    await page.getByRole('button', { name: 'Maak de venture' }).click();
    await page.getByRole('heading', { name: 'Van Dam Hout', level: 1 }).waitFor();
    await page.locator('.undo', { hasText: 'staat live' }).waitFor();
    await expectNoViolations(page);

    const visitor = await page.context().newPage();
    await visitor.goto(`${url()}/van-dam-hout`);
    await visitor.getByText('Welkom bij Van Dam Hout').first().waitFor();
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
