import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { withCameraOn } from './barcode-camera.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { cartPath, mortar, pir, untilCart, withCart } from './cart-fixture.ts';
import { siteUrl } from './site.ts';

useBrowser();

const overview = '/steenhof/bestellijsten';
const line = (page: Page, code: string) => page.locator(`[data-line="${code}"]`);
/** A retry must not find the lists of the previous attempt. */
const newName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

async function makeList(context: BrowserContext, body: object): Promise<number> {
  const answer = await context.request.post(`${siteUrl()}/api/lists`, { headers: { origin: siteUrl() }, data: body });
  expect(answer.status()).toBe(200);
  return (await answer.json()).id;
}

browserTest(
  'a cart is saved as a list, the list is changed and ordered, and its deletion is undone',
  async ({ page, open, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await withCart(context, [
      { code: pir, quantity: 2 },
      { code: mortar, quantity: 3 },
    ]);
    const name = newName('Gevel');
    await open(cartPath);
    await page.getByRole('button', { name: 'Bewaar als lijst' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam').fill('x'.repeat(90));
    await dialog.getByText('Hier passen 80 tekens').waitFor();
    await dialog.getByLabel('Naam').fill(name);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Lijst maken' }).click();
    await dialog.getByText(`2 artikelen staan op ${name}`).waitFor();
    await dialog.getByRole('link', { name: 'Bekijk de lijst' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    // On the list itself: a note, a section and a standing amount.
    await line(page, mortar)
      .getByRole('button', { name: /^Meer voor/ })
      .click();
    await dialog.getByLabel('Notitie').fill('Alleen de voorkant');
    await dialog.getByLabel(/^Aanvullen tot/).fill('10');
    await dialog.getByLabel('Groep', { exact: true }).selectOption({ label: 'Nieuwe groep' });
    await dialog.getByLabel('Naam van de groep').fill('Voorgevel');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('heading', { name: 'Voorgevel' }).waitFor();
    await line(page, mortar).getByText('Alleen de voorkant').waitFor();
    await expectNoViolations(page);

    // A section is renamed; a removed line is restored unchanged.
    await page.getByRole('button', { name: 'Groep Voorgevel wijzigen' }).click();
    await dialog.getByLabel('Naam van de groep').fill('Achtergevel');
    await dialog.getByLabel('Toelichting').fill('Vanaf week 48');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    const group = page.getByRole('region', { name: 'Achtergevel' });
    await group.getByText('Vanaf week 48').waitFor();
    await line(page, mortar)
      .getByRole('button', { name: /^Meer voor/ })
      .click();
    await dialog.getByRole('button', { name: 'Regel verwijderen' }).click();
    await line(page, mortar).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await group.locator(`[data-line="${mortar}"]`).getByText('Alleen de voorkant').waitFor();

    // For this order only: one line less, and more of the other.
    await withCart(context, []);
    await open(new URL(page.url()).pathname);
    await line(page, pir).getByRole('checkbox').uncheck();
    await line(page, mortar).getByRole('button', { name: 'Eén meer' }).click();
    await page.getByRole('heading', { name: '1 van 2 regels' }).waitFor();
    await line(page, mortar).getByRole('textbox').fill('1,5');
    await line(page, mortar).getByRole('textbox').press('Enter');
    await line(page, mortar).getByText('Dat kan niet, het is 2 zakken geworden.').waitFor();
    await line(page, mortar).getByRole('textbox').fill('4');
    await line(page, mortar).getByRole('textbox').press('Enter');
    await expect.poll(() => line(page, mortar).getByText('geworden').count()).toBe(0);
    // The narrowest window without the bar at the bottom.
    await page.setViewportSize({ width: 880, height: 900 });
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await page.getByText('1 regel staat in je winkelwagen').waitFor();
    await untilCart(context, { [mortar]: 4 });

    // Counted: six of ten are in stock.
    await page.getByText('Aanvullen tot', { exact: true }).first().click();
    await line(page, mortar).getByRole('textbox').fill('6');
    await line(page, mortar).getByRole('textbox').press('Enter');
    await page.getByRole('heading', { name: '1 regel aanvullen' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await untilCart(context, { [mortar]: 8 });

    await page.getByRole('button', { name: 'Meer', exact: true }).click();
    await dialog.getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByText(`‘${name}’ is verwijderd`).waitFor();
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await page.getByRole('link', { name, exact: true }).waitFor();
  },
);

browserTest(
  'on a phone: a list is created, articles are pasted, and a scanned label adds its line to the cart',
  async ({ page, open, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withCart(context, []);
    const name = newName('Bus');
    const ean = '8710400280507';
    await withCameraOn(page, ean);
    await open(overview);
    await page.getByRole('heading', { level: 1, name: 'Bestellijsten' }).waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Nieuwe lijst' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Lijst maken' }).click();
    await dialog.getByText('Geef de lijst een naam').first().waitFor();
    await dialog.getByLabel('Naam').fill(name);
    await dialog.getByLabel('Begin met').selectOption({ label: 'Plakken of een bestand' });
    await dialog.getByRole('button', { name: 'Lijst maken' }).click();
    await dialog.getByRole('button', { name: 'Scannen' }).click();
    await dialog.locator('.list-doubts', { hasText: ean }).waitFor();
    // It is not on the list yet, and the scanner does not claim so.
    await dialog.getByText(`${ean} is gescand`).waitFor();
    await dialog.getByRole('button', { name: 'Stoppen' }).click();
    await dialog
      .getByLabel(/^Artikelnummers of EAN-codes/)
      .fill(`Artikel Aantal\n${mortar} 5\n${mortar} 0,5\n0000000 1\nPV75010 3`);
    await dialog.getByRole('button', { name: 'Toevoegen' }).click();
    await dialog.getByText('1 artikel toegevoegd').waitFor();
    // An ambiguous row is asked about, never guessed.
    await dialog.getByText('Dit nummer kennen we niet').waitFor();
    await dialog.getByText('Zet dit artikel in hele aantallen op de lijst').waitFor();
    await expect
      .poll(() => dialog.getByLabel(/^Artikelnummers of EAN-codes/).inputValue(), {
        message: 'what is to be corrected',
      })
      .toBe(`Artikel Aantal\n${mortar} 0,5\n0000000 1`);
    await expect
      .poll(() => dialog.getByRole('button', { name: 'CSV- of Excel-bestand kiezen' }).isVisible())
      .toBe(true);
    await dialog.getByRole('button', { name: /^Kies .*PUR-lijmschuim/ }).click();
    await dialog.getByText('2 artikelen toegevoegd').waitFor();
    await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
    await expect.poll(() => line(page, '1757536').getByRole('textbox').inputValue()).toBe('3');
    await expectNoViolations(page);

    const list = new URL(page.url()).pathname;
    await open(`${list}?scan=${mortar}`);
    await page
      .getByText(/staat in je winkelwagen/)
      .first()
      .waitFor();
    await untilCart(context, { [mortar]: 5 });
    // The address is that of the list again: a reload adds nothing.
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await open(list);
    await line(page, mortar).waitFor();
    await untilCart(context, { [mortar]: 5 });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Schaplabels printen/ }).click();
    await expectNoViolations(page);
    await dialog.getByRole('link', { name: /^PDF maken/ }).click();
    expect((await download).suggestedFilename()).toMatch(/-labels\.pdf$/);
  },
);

browserTest('a search result and an article page add the article to a list', async ({ page, open, context }) => {
  await withCart(context, []);
  const name = newName('Mortel');
  const id = await makeList(context, { name });
  await open('/steenhof/zoeken?q=1589792');
  const dialog = page.getByRole('dialog');
  const putOnList = async (button: string | RegExp) => {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByLabel('Welke lijst?').selectOption({ label: name });
    await dialog.getByRole('button', { name: 'Op de lijst zetten' }).click();
    await dialog.getByText(`1 artikel staat op ${name}`).waitFor();
  };
  await putOnList(/^Zet .*metselmortel M5.* op een lijst$/);
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();
  await page
    .getByRole('link', { name: /metselmortel M5/ })
    .first()
    .click();
  await putOnList('Op een lijst zetten');
  const list = await context.request.get(`${siteUrl()}/api/lists/${id}`);
  expect((await list.json()).lines).toMatchObject([{ code: mortar, quantity: 2 }]);
});

browserTest('a list becomes a request for a quote, and a quote for a client', async ({ page, open, context }) => {
  await withCart(context, []);
  const name = newName('Badkamer');
  const id = await makeList(context, { name, lines: [{ code: mortar, quantity: 4 }] });
  const choose = async (what: string) => {
    await open(`${overview}/${id}`);
    await page.getByRole('button', { name: 'Meer', exact: true }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: what }).click();
  };
  await choose('Vraag een offerte');
  await page.waitForURL('**/offertes/nieuw?concept=*');
  await page.getByText('metselmortel M5').first().waitFor();
  await choose('Offerte voor mijn klant');
  await page.waitForURL('**/klantoffertes/*');
  await expect.poll(() => page.getByLabel('Titel').first().inputValue()).toBe(name);
});

browserTest(
  'a long word in the name of a list wraps, and the page keeps its width',
  async ({ page, open, context }) => {
    await withCart(context, []);
    const name = newName('Vloerverwarmingsleidingbevestigingsbeugelcentrale');
    const id = await makeList(context, { name, lines: [{ code: mortar, quantity: 4 }] });
    for (const [path, level] of [
      [overview, 3],
      [`${overview}/${id}`, 1],
    ] as const) {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await open(path);
        await page.getByRole('heading', { level, name }).waitFor();
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
          .toBe(width);
      }
    }
  },
);

browserTest(
  'what the keyboard reaches on a phone comes up from behind the bar at the bottom',
  async ({ page, open, context }) => {
    await withCart(context, []);
    const lines = [mortar, pir].map((code) => ({ code, quantity: 1 }));
    const id = await makeList(context, { name: newName('Balk'), lines });
    await page.setViewportSize({ width: 390, height: 500 });
    await open(`${overview}/${id}`);
    const bar = page.locator('.order-bar');
    await bar.waitFor();
    for (let stop = 0; stop < 36; stop++) {
      await page.keyboard.press('Tab');
      const hidden = await bar.evaluate(hiddenBehind);
      expect(hidden, `stop ${stop}`).toBe('');
    }
  },
);

/** What has the focus, if it is of the page itself and stands below the upper edge of this bar. */
function hiddenBehind(bar: Element): string {
  const at = document.activeElement;
  if (!at?.closest('main') || bar.contains(at)) return '';
  const middle = at.getBoundingClientRect();
  return middle.top + middle.height / 2 > bar.getBoundingClientRect().top ? at.outerHTML.slice(0, 200) : '';
}
