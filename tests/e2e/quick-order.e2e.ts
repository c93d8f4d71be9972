import { expect } from 'vitest';
import { withCameraOn, withCameraRefused } from './barcode-camera.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { cartPath, lineOf, mortar, pir, untilCart, withCart } from './cart-fixture.ts';
import { settled, visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const article = 'Artikelnummer, EAN of naam';

browserTest('a number and a quantity are added with the keyboard alone', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  await page.getByRole('button', { name: 'Snel toevoegen' }).first().click();
  await page.keyboard.type(mortar);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await page.locator('.quick__log', { hasText: mortar }).waitFor();
  await lineOf(page, mortar).waitFor();
  await untilCart(context, { [mortar]: 4 });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'ready for the next').toBe(
    'combobox',
  );
  await expectNoViolations(page);
});

browserTest('words find an article, with the units it is ordered in', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  await page.getByLabel(article).fill('pir spouwplaat');
  const choices = page.getByRole('listbox', { name: 'Gevonden artikelen' });
  await choices.waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const code = await page.getByLabel(article).inputValue();
  expect(code).toMatch(/^\d+$/);
  await expect.poll(() => page.getByLabel('Eenheid', { exact: true }).locator('option').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await lineOf(page, code).waitFor();
});

browserTest('a pasted list is looked over first; what fails stays to be corrected', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
  await page
    .getByLabel('Plak hier je lijst')
    .fill(`Artikelnummer\tAantal\tEenheid\n${pir}\t10\tm²\n45120\t1\t\nPV75010\t1\t\n${mortar}\t2\t`);
  await page.getByRole('button', { name: 'Zet op de lijst' }).click();
  await page.getByText('4 artikelen op de lijst.').waitFor();
  await expectNoViolations(page);
  expect(await page.locator('.line').count()).toBe(0);
  await page.getByRole('button', { name: 'Voeg 4 artikelen toe' }).click();
  await page.getByText('Dit nummer kennen we niet.').waitFor();
  await page.locator('.quick__log', { hasText: pir }).waitFor();
  await page.locator('.quick__log', { hasText: 'm²' }).waitFor();
  expect(await page.locator('.quick__row').count()).toBe(2);
  await expectNoViolations(page);

  await page.locator('.quick__chip').first().click();
  await expect.poll(() => page.locator('.quick__row').count()).toBe(1);
  await page.locator('.quick__row').getByRole('combobox').fill(mortar);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voeg 1 artikel toe' }).click();
  await expect.poll(() => page.locator('.quick__row').count()).toBe(0);
  await lineOf(page, mortar).waitFor();
  expect(await lineOf(page, mortar).getByRole('textbox').inputValue()).toBe('3');
});

browserTest('a CSV file as Dutch programs write it', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  const csv = Buffer.from(
    `Artikelnummer;Omschrijving;Aantal\r\n${mortar};"coëfficiënt; grijs";5\r\n${pir};x;0\r\n`,
    'latin1',
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: csv });
  await page.getByText('1 regel gelezen. 1 regel zonder aantal is overgeslagen.').waitFor();
  await page.getByRole('button', { name: 'Voeg 1 artikel toe' }).click();
  await untilCart(context, { [mortar]: 5 });

  const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
  await page.locator('input[type=file]').setInputFiles({ name: 'lijst.xlsx', mimeType: 'text/csv', buffer: workbook });
  await page.getByText('Sla het op als CSV').waitFor();
});

browserTest('three hundred rows go in one request', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quickorder')) requests.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
  await page.getByLabel('Plak hier je lijst').fill(Array.from({ length: 300 }, () => `${mortar}\t1`).join('\n'));
  await page.getByRole('button', { name: 'Zet op de lijst' }).click();
  await page.getByRole('button', { name: 'Voeg 300 artikelen toe' }).click();
  await untilCart(context, { [mortar]: 300 });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/^[0-9a-f]{32}$/);
});

browserTest('from the header it opens over any page', async ({ open, page, context }) => {
  await withCart(context, []);
  await open('/steenhof');
  await page.getByRole('button', { name: 'Snel toevoegen' }).click();
  const modal = page.getByRole('dialog', { name: 'Snel toevoegen' });
  await modal.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await expectNoViolations(page);
  await page.keyboard.type(mortar);
  await page.keyboard.press('Enter');
  await modal.locator('.quick__log', { hasText: mortar }).waitFor();
  await page.getByRole('link', { name: 'Winkelwagen, 1 artikel', includeHidden: true }).waitFor({ state: 'attached' });
  await modal.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await page.waitForURL(`**${cartPath}`);
  await lineOf(page, mortar).waitFor();
});

browserTest('without a connection the list stays, and is not added twice', async ({ context }) => {
  await withCart(context, []);
  const shop = await context.newPage();
  await visit(shop, cartPath);
  await shop.getByRole('button', { name: 'Plakken uit Excel' }).click();
  await shop.getByLabel('Plak hier je lijst').fill(`${mortar}\t2`);
  await shop.getByRole('button', { name: 'Zet op de lijst' }).click();
  // The server adds it, and its answer is lost.
  await shop.route('**/quickorder', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await shop.getByRole('button', { name: 'Voeg 1 artikel toe' }).click();
  await shop.getByText('Toevoegen is niet gelukt').waitFor();
  await shop.unroute('**/quickorder');
  await shop.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await shop.locator('.quick__log', { hasText: mortar }).waitFor();
  await untilCart(context, { [mortar]: 2 });
});

browserTest(
  'a barcode is read by what this site serves itself, under its own policy',
  async ({ open, page, context }) => {
    await withCart(context, []);
    await withCameraOn(page, '8710400280507');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl())) elsewhere.push(request.url());
    });
    await open(cartPath);
    await page.getByRole('button', { name: 'Barcode scannen' }).click();
    await page.getByText('8710400280507 staat op de lijst').waitFor();
    expect(await page.locator('.quick__row').getByRole('combobox').inputValue()).toBe('8710400280507');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Stoppen' }).click();
    expect(await page.locator('video').count()).toBe(0);
    expect(elsewhere).toEqual([]);
  },
);

browserTest('without a camera scanning is not offered; a refusal is told', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  expect(await page.getByRole('button', { name: 'Barcode scannen' }).count()).toBe(0);
  await withCameraRefused(page);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Barcode scannen' }).click();
  await page.getByText('De camera mag niet gebruikt worden').waitFor();
});
