import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { demoPassword } from './session-visitor.ts';

/* The media library, on a program of its own, because other tests need the unchanged pictures. */

const url = useProgram('beheer_media', () => ({}));
useBrowser();

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill('website@bouwpoort.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();
const picture = (background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

browserTest(
  'a picture is uploaded, described, given a focal point and replaced wherever it is used',
  async ({ page }) => {
    await logIn(page, '/beheer/media');
    await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor();
    await page.locator('.mi').first().waitFor();
    await expectNoViolations(page);

    await page.getByLabel('Kies bestanden').setInputFiles([
      { name: 'gevel nieuw.jpg', mimeType: 'image/jpeg', buffer: await picture('#aa3322') },
      { name: 'geen foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('niets') },
    ]);
    await page.locator('.uploads li', { hasText: 'geen foto.jpg' }).getByText('Dit is geen afbeelding').waitFor();
    await page.locator('.uploads li', { hasText: 'gevel nieuw.jpg' }).getByRole('link', { name: 'Open' }).click();
    const sheet = page.getByRole('region', { name: 'gevel-nieuw.jpg' });
    await sheet.getByText('Dit bestand staat nergens.').waitFor();

    await sheet.getByLabel('Alt-tekst').fill('Een rode gevel');
    const point = sheet.getByRole('slider', { name: 'Brandpunt' });
    await sheet.locator('.focal').click({ position: { x: 5, y: 5 } });
    await point.focus();
    for (const key of ['Home', 'ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    await expect.poll(() => point.getAttribute('aria-valuetext')).toMatch(/^\d+% van links, 1\d% van boven$/);
    await expectNoViolations(page);
    await page.keyboard.press('Control+s');
    await said(page, 'gevel-nieuw.jpg opgeslagen');

    // A picture of the shop: its usages, and a replacement.
    await page.goto(`${url()}/beheer/media?bestand=/media/vestigingen/amersfoort.svg`);
    const used = page.getByRole('region', { name: 'amersfoort.svg' });
    await used
      .getByText(/^Vestiging: /)
      .first()
      .waitFor();
    await used.getByText('Verwijderen kan pas als hij nergens meer staat.').waitFor();
    await used
      .getByLabel('Kies het nieuwe bestand')
      .setInputFiles({ name: 'groen.jpg', mimeType: 'image/jpeg', buffer: await picture('#00aa00') });
    await said(page, 'amersfoort.svg is vervangen');
    const served = async () => (await fetch(`${url()}/media/vestigingen/amersfoort.svg`)).headers.get('content-type');
    expect(await served()).toBe('image/jpeg');
    await page
      .locator('.undo')
      .getByRole('button', { name: /Ongedaan/ })
      .click();
    await said(page, 'Ongedaan gemaakt');
    expect(await served()).toBe('image/svg+xml');
  },
  { refusals: [400, 401] },
);
