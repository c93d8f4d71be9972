import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { refuseCamera, withCameraOn } from './barcode-camera.ts';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { cartPath, lineOf, mortar, pir, quantitiesIn, readCart, untilCart, withCart } from './cart-fixture.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const article = 'Artikelnummer, EAN of naam';

const field = (page: Page) => page.getByLabel(article);
const rows = (page: Page) => page.locator('.quick__row');
const inCart = async (context: BrowserContext, code: string) => quantitiesIn(await readCart(context))[code] ?? 0;
const untilInCart = (context: BrowserContext, code: string, quantity: number) =>
  expect.poll(() => inCart(context, code), { timeout: 30_000 }).toBe(quantity);

/** The cart grows from test to test: the page has it in memory, so it is not emptied on the server. */
pageTests(
  'on the page of the cart',
  async ({ open, context }) => {
    await withCart(context, []);
    await open(cartPath);
  },
  {
    'a pasted list is checked first; rows that fail stay to be corrected': async ({ page, context }) => {
      const before = await inCart(context, mortar);
      const linesBefore = await page.locator('.line').count();
      await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
      await page
        .getByLabel('Plak hier je lijst')
        .fill(`Artikelnummer\tAantal\tEenheid\n${pir}\t10\tm²\n45120\t1\t\nPV75010\t1\t\n${mortar}\t2\t`);
      await page.getByRole('button', { name: 'Regels inlezen' }).click();
      await page.getByText('4 regels op de lijst. 2 vragen nog aandacht.').waitFor();
      // Rows that need attention are at the top; the others show their article and price.
      await rows(page).nth(0).getByText('Dit nummer kennen we niet.').waitFor();
      await rows(page).nth(1).getByText('Welke bedoel je?').waitFor();
      await rows(page).nth(2).getByText('Op voorraad in Amersfoort').waitFor();
      await expect
        .poll(() => rows(page).nth(2).innerText())
        .toMatch(/2 pakken, naar boven afgerond: samen 17,28 m²[\s\S]*€\s10,48 per m²[\s\S]*€\s181,09/);
      await expect.poll(() => page.locator('.quick__total').innerText()).toMatch(/€\s189,51/);
      await expectNoViolations(page);
      await expect.poll(() => page.locator('.line').count()).toBe(linesBefore);
      await page.getByRole('button', { name: 'Voeg 2 regels toe' }).click();
      await page.locator('.quick__log', { hasText: pir }).waitFor();
      await page.locator('.quick__log', { hasText: 'm²' }).waitFor();
      await expect.poll(() => rows(page).count()).toBe(2);
      await expectNoViolations(page);

      await page.locator('.quick__chip').first().click();
      await rows(page).first().getByRole('combobox').fill(mortar);
      await page.keyboard.press('Escape');
      await page.getByText('2 regels op de lijst.', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Voeg 2 regels toe' }).click();
      await expect.poll(() => rows(page).count()).toBe(0);
      await lineOf(page, mortar).waitFor();
      await expect.poll(() => lineOf(page, mortar).getByRole('textbox').inputValue()).toBe(String(before + 3));
    },
    'a number and a quantity are added with the keyboard alone': async ({ page, context }) => {
      const before = await inCart(context, mortar);
      await page.getByRole('button', { name: 'Snel toevoegen' }).first().click();
      await page.keyboard.type(mortar);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await page.locator('.quick__log', { hasText: mortar }).waitFor();
      await lineOf(page, mortar).waitFor();
      await untilInCart(context, mortar, before + 4);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), {
          message: 'ready for the next',
        })
        .toBe('combobox');
      await expectNoViolations(page);
    },
    'words find an article, with the units it is ordered in': async ({ page, context }) => {
      await field(page).fill('pir spouwplaat');
      const choices = page.getByRole('listbox', { name: 'Gevonden artikelen' });
      await choices.waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => field(page).inputValue()).toMatch(/^\d+$/);
      const code = await field(page).inputValue();
      const before = await inCart(context, code);
      await expect.poll(() => page.getByLabel('Eenheid', { exact: true }).locator('option').count()).toBeGreaterThan(1);
      await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
      await lineOf(page, code).waitFor();
      await expect.poll(() => inCart(context, code)).toBeGreaterThan(before);
    },
    'a CSV file as Dutch programs write it': async ({ page, context }) => {
      const before = await inCart(context, mortar);
      const csv = Buffer.from(
        `Artikelnummer;Omschrijving;Aantal\r\n${mortar};"coëfficiënt; grijs";5\r\n${pir};x;0\r\n`,
        'latin1',
      );
      const file = page.locator('input[type=file]');
      await file.setInputFiles({ name: 'lijst.csv', mimeType: 'text/csv', buffer: csv });
      await page.getByText('1 regel gelezen. 1 regel is overgeslagen.').waitFor();
      await page.getByRole('button', { name: 'Voeg 1 regel toe' }).click();
      await untilInCart(context, mortar, before + 5);

      const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
      await file.setInputFiles({ name: 'lijst.xlsx', mimeType: 'text/csv', buffer: workbook });
      await page.getByText('Sla het op als CSV').waitFor();
    },
    'three hundred rows go in one request': async ({ page, context }) => {
      const before = await inCart(context, mortar);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/quickorder')) requests.push(request.headers()['idempotency-key'] ?? '');
      });
      await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
      await page.getByLabel('Plak hier je lijst').fill(Array.from({ length: 300 }, () => `${mortar}\t1`).join('\n'));
      await page.getByRole('button', { name: 'Regels inlezen' }).click();
      await page.getByRole('button', { name: 'Voeg 300 regels toe' }).click();
      await untilInCart(context, mortar, before + 300);
      expect(requests).toHaveLength(1);
      expect(requests[0]).toMatch(/^[0-9a-f]{32}$/);
    },
    'an amount of thousands is read in full': async ({ page }) => {
      await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
      await page.getByLabel('Plak hier je lijst').fill(`${mortar}\t1.250`);
      await page.getByRole('button', { name: 'Regels inlezen' }).click();
      const amount = rows(page).getByLabel(/^Aantal/);
      for (const width of [880, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => amount.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
      }
      await page.getByRole('button', { name: 'Lijst wissen' }).click();
    },
    'without a camera scanning is not offered': async ({ page }) => {
      await expect.poll(() => page.getByRole('button', { name: 'Barcode scannen' }).count()).toBe(0);
    },
  },
);

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

/** Twenty lines, the last two of which need attention. */
const longList = [...Array.from({ length: 18 }, () => `${mortar}\t1`), '9999999\t3', `${mortar}\t0,5`].join('\n');

async function paste(page: Page, list: string): Promise<void> {
  await page.getByRole('button', { name: 'Plakken uit Excel' }).click();
  await page.getByLabel('Plak hier je lijst').fill(list);
  await page.getByRole('button', { name: 'Regels inlezen' }).click();
}

/** Inside the window, and not covered. */
const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return false;
    const over = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return element.contains(over);
  });

async function seesWhatIsInDoubt(page: Page): Promise<void> {
  const summary = page.getByText('20 regels op de lijst. 2 vragen nog aandacht.');
  await summary.waitFor();
  await page.locator('.quick__total').getByText('€').waitFor();
  for (const target of [
    summary,
    page.locator('.quick__said'),
    rows(page).first().getByText('Dit nummer kennen we niet.'),
    page.getByRole('button', { name: 'Voeg 18 regels toe' }),
  ]) {
    await expect.poll(() => isInView(target)).toBe(true);
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('quick__said');
  const half = rows(page).nth(1);
  await half.getByText('Bestel dit artikel in hele aantallen.').waitFor();
  await expect.poll(() => half.getByLabel(/^Aantal/).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => half.getByRole('combobox').getAttribute('aria-invalid')).toBe(null);
  await expectNoViolations(page);
}

browserTest(
  'a long list shows the rows that need attention and the add button, in the panel',
  async ({ open, page, context }) => {
    await withCart(context, []);
    await open('/steenhof');
    await page.getByRole('button', { name: 'Snel toevoegen' }).click();
    await page.getByRole('dialog', { name: 'Snel toevoegen' }).waitFor();
    await paste(page, longList);
    await seesWhatIsInDoubt(page);
  },
);

browserTest(
  'a list survives a reload until it is emptied, on a phone',
  async ({ open, page, context }) => {
    await withCart(context, [{ code: mortar, quantity: 1 }]);
    await open(cartPath);
    await page.getByRole('button', { name: 'Snel toevoegen' }).click();
    await paste(page, longList);
    await seesWhatIsInDoubt(page);
    await page.reload();
    await page.getByText('20 regels op de lijst. 2 vragen nog aandacht.').waitFor();
    await expect
      .poll(() =>
        rows(page)
          .nth(1)
          .getByLabel(/^Aantal/)
          .inputValue(),
      )
      .toBe('0,5');
    const removal = rows(page).getByRole('button', { name: /van de lijst halen/ });
    const next = await removal.nth(1).getAttribute('aria-label');
    await removal.first().press('Enter');
    await rows(page).nth(19).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel), 'the row below').toBe(next);
    await page.getByRole('button', { name: 'Lijst wissen' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.reload();
    await lineOf(page, mortar).waitFor();
    await expect.poll(() => rows(page).count()).toBe(0);
  },
  { width: 390 },
);

browserTest(
  'the tile of the home page focuses its field on a phone, and with an empty cart it is open',
  async ({ open, page, context }) => {
    await withCart(context, [{ code: mortar, quantity: 1 }]);
    await open('/steenhof');
    await page
      .getByRole('navigation', { name: 'Snel naar' })
      .getByRole('link', { name: /^Snel toevoegen/ })
      .click();
    await page.waitForURL(`**${cartPath}#snel-toevoegen`);
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);

    await open(cartPath);
    await lineOf(page, mortar).waitFor();
    await expect.poll(() => field(page).isVisible(), { message: 'folded above the lines' }).toBe(false);
    await withCart(context, []);
    await open(cartPath);
    await page.getByText('vul hierboven artikelnummers in').waitFor();
    await expect.poll(() => field(page).isVisible()).toBe(true);
  },
  { width: 390 },
);

browserTest('without a connection the list stays, and is not added twice', async ({ context }) => {
  await withCart(context, []);
  const shop = await context.newPage();
  await visit(shop, cartPath);
  await shop.getByRole('button', { name: 'Plakken uit Excel' }).click();
  await shop.getByLabel('Plak hier je lijst').fill(`${mortar}\t2`);
  await shop.getByRole('button', { name: 'Regels inlezen' }).click();
  // The server adds it, and its answer is lost.
  await shop.route('**/quickorder', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await shop.getByRole('button', { name: 'Voeg 1 regel toe' }).click();
  await shop.getByText('Toevoegen is niet gelukt').waitFor();
  await shop.unroute('**/quickorder');
  await shop.getByRole('button', { name: 'Probeer het opnieuw' }).click();
  await shop.locator('.quick__log', { hasText: mortar }).waitFor();
  await untilCart(context, { [mortar]: 2 });
});

browserTest(
  'a barcode is read with files from this site only, under its own policy; a refusal is shown',
  async ({ open, page, context }) => {
    await withCart(context, []);
    await withCameraOn(page, '8710400280507');
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl())) elsewhere.push(request.url());
    });
    await open(cartPath);
    await page.getByRole('button', { name: 'Barcode scannen' }).click();
    await page.getByText('8710400280507 is gescand').waitFor();
    await expect.poll(() => page.locator('.quick__row').getByRole('combobox').inputValue()).toBe('8710400280507');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect.poll(() => page.locator('video').count()).toBe(0);
    expect(elsewhere).toEqual([]);

    await refuseCamera(page);
    await page.getByRole('button', { name: 'Barcode scannen' }).click();
    await page.getByText('De camera mag niet gebruikt worden').waitFor();
  },
);
