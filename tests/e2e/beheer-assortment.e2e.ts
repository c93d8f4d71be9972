import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { demoPassword } from './session-visitor.ts';

/* Managing the assortment, on a program of its own, because other tests need the unchanged data. */

const url = useProgram('beheer_assortment', () => ({}));
useBrowser();
/** Without a session there is a 401; a save over a colleague's is refused. */
const options = { refusals: [401, 409] };

async function logIn(page: Page, path: string, email = 'assortiment@steenhof.test'): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();
const product = '/beheer/producten/100002';

browserTest(
  'a product is found and changed by keyboard alone, and the shop shows the change',
  async ({ page }) => {
    await logIn(page, '/beheer/producten');
    await page.getByRole('heading', { name: 'Producten', level: 1 }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('/');
    await page.keyboard.type('3134464');
    await page.keyboard.press('Escape');
    // The heading and one result.
    await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: '3134464' }).waitFor();
    await page.getByRole('checkbox', { name: /^Kies Gipsum Vakman/ }).waitFor();
    const edit = page.getByRole('button', { name: /^Wijzig merk van Gipsum Vakman/ });
    await edit.press('Enter');
    await page.getByRole('textbox', { name: /^Merk, Gipsum Vakman/ }).press('Escape');
    expect(await edit.evaluate((button) => button === document.activeElement)).toBe(true);
    // What had the focus is taken away: the step of choosing a filter, and the filter that is removed.
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('f');
    await page.getByRole('dialog').getByRole('button', { name: 'Stand' }).press('Enter');
    await expect.poll(focused).toBe('Online');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Filter Stand weghalen' }).press('Enter');
    await expect.poll(focused).toMatch(/^Filter/);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Naam', { exact: true }).first();
    await name.waitFor();
    await expectNoViolations(page);
    await name.fill('Gipsplaat van Lotte');
    await page.keyboard.press('Control+s');
    await said(page, 'Gipsplaat van Lotte opgeslagen');
    await page.locator('.hist ins', { hasText: 'Gipsplaat van Lotte' }).waitFor();
    const shop = await page.getByRole('link', { name: /Bekijk in de shop/ }).getAttribute('href');
    await page.goto(url() + shop);
    await page.getByRole('heading', { name: 'Gipsplaat van Lotte', level: 1 }).waitFor();
  },
  options,
);

browserTest(
  'picture texts and relations of a product are on its page in the shop',
  async ({ page }) => {
    await logIn(page, product);
    await page.getByLabel('Wat er te zien is op afbeelding 2').first().fill('Platen op een pallet');
    await page.getByLabel('Product erbij').fill('schroef');
    const accessory = page.locator('.rel--found button').first();
    const accessoryName = await accessory.locator('.grow').innerText();
    await accessory.click();
    await page.keyboard.press('Control+s');
    await said(page, 'opgeslagen');
    const shop = await page.getByRole('link', { name: /Bekijk in de shop/ }).getAttribute('href');
    await page.goto(url() + shop);
    await page.getByAltText('Platen op een pallet').first().waitFor({ state: 'attached' });
    const accessories = page.locator('.product-related', { has: page.getByRole('heading', { name: 'Hoort erbij' }) });
    await accessories.getByRole('link', { name: accessoryName, exact: true }).waitFor();
  },
  options,
);

browserTest(
  'a save without an answer is reported, and the next save includes the typed text',
  async ({ page }) => {
    await logIn(page, product);
    const line = page.getByLabel('Lijn', { exact: true });
    await line.fill('Lijn van later');
    await page.route('**/api/beheer/products/100002', (route) => route.fulfill({ status: 502, body: '<h1>502</h1>' }), {
      times: 1,
    });
    await page.keyboard.press('Control+s');
    const notice = page.getByRole('alert').filter({ hasText: 'Er kwam geen antwoord' });
    await notice.waitFor();
    await expect
      .poll(() => notice.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.keyboard.press('Control+s');
    await said(page, 'opgeslagen');
    await expect.poll(() => line.inputValue()).toBe('Lijn van later');
  },
  { refusals: [401, 502] },
);

browserTest(
  'of two people who save the same product, the second compares both versions and chooses',
  async ({ page }) => {
    await logIn(page, product);
    const brand = page.getByLabel('Merk', { exact: true });
    await brand.fill('Merk van de tweede');
    const other = await page.context().browser()?.newContext();
    if (!other) throw new Error('there is no browser');
    const first = await other.newPage();
    await logIn(first, product, 'beheer@bouwpoort.test');
    await first.getByLabel('Merk', { exact: true }).fill('Merk van de eerste');
    await first.keyboard.press('Control+s');
    await said(first, 'opgeslagen');
    await other.close();
    // Typed text survives a reload.
    await page.reload();
    await expect.poll(() => brand.inputValue()).toBe('Merk van de tweede');
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Iemand anders was je voor' });
    await dialog.getByText('Merk van de eerste').waitFor();
    await dialog.getByText('Merk van de tweede').waitFor();
    await dialog.getByRole('button', { name: 'Bewaar mijn versie' }).click();
    await said(page, 'opgeslagen');
    await expect.poll(() => brand.inputValue()).toBe('Merk van de tweede');
  },
  options,
);

browserTest(
  'a bulk change of products is applied and reverted',
  async ({ page }) => {
    await logIn(page, '/beheer/producten?merk=Ankerveld');
    const rows = page.getByRole('row').filter({ hasText: 'Ankerveld' });
    await rows.first().waitFor();
    await rows.first().getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: 'Gekozen rijen' });
    await page.getByRole('button', { name: /^Kies alle/ }).click();
    await expect.poll(() => bar.innerText()).not.toMatch(/^1 gekozen/);
    await expect.poll(() => page.getByLabel('Alle rijen op deze pagina').isChecked()).toBe(true);
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: /Bewerk \d+ producten/ });
    await dialog.getByLabel('Zichtbaar').selectOption('no');
    await dialog.getByRole('button', { name: /^Wijzig \d+ producten/ }).click();
    const run = page.getByRole('region', { name: 'Wijziging van veel producten' });
    await run.getByText(/product(en)? gewijzigd$/).waitFor({ timeout: 30_000 });
    await rows.first().getByText('Verborgen').waitFor();
    await expectNoViolations(page);
    await run.getByRole('button', { name: 'Ongedaan maken' }).click();
    await run.getByText(/product(en)? teruggezet$/).waitFor({ timeout: 30_000 });
    await rows.first().getByText('Online').waitFor();
  },
  options,
);

let key = '';

/** A category of the shop, requested without names of its own. */
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
  'an API key is created, shown once and used; a table is imported by the wizard and reverted',
  async ({ page }) => {
    await logIn(page, '/beheer/koppelingen', 'beheer@bouwpoort.test');
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
    await expect.poll(() => page.getByLabel('Veld voor Artikelnr.').inputValue()).toBe('articleCode');
    await expectNoViolations(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Proef klaar, niets gewijzigd').waitFor();
    await expect.poll(() => found()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('button', { name: /Voer uit/ }).click();
    await page.getByRole('button', { name: 'Draai terug', exact: true }).waitFor();
    await expect.poll(() => found()).toBe(1);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Draai terug', exact: true }).click();
    await page.getByText('Deze import is teruggedraaid.', { exact: false }).waitFor();
    await expect.poll(() => found()).toBe(0);
  },
  options,
);

function textAfterCaret(field: HTMLElement): string {
  const caret = getSelection()?.getRangeAt(0);
  if (!caret || !field.contains(caret.endContainer)) return 'the caret is elsewhere';
  const rest = caret.cloneRange();
  rest.collapse(false);
  rest.setEndAfter(field);
  return rest.toString();
}

browserTest(
  'the description of a product is edited as it reads, and stored as HTML',
  async ({ page }) => {
    await logIn(page, '/beheer/producten', 'beheer@bouwpoort.test');
    await page.getByRole('table', { name: 'Producten' }).locator('tbody a').first().click();
    const description = page.getByRole('textbox', { name: 'Omschrijving' });
    await description.waitFor();
    await expect.poll(() => description.innerText()).not.toContain('<p>');
    await description.focus();
    await page.keyboard.press('Control+End');
    // The editor learns of it by an event; keys that come sooner are typed where the caret was.
    await expect.poll(() => description.evaluate(textAfterCaret)).toBe('');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ook voor natte ruimten.');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.keyboard.press('Control+s');
    const { edit } = await (await saved).json();
    expect(edit.description).toMatch(/<\/p><p>Ook voor natte ruimten\.<\/p>$/);
    await expectNoViolations(page);
  },
  options,
);

browserTest(
  'a limit on an amount is refused beside its field, before it is saved',
  async ({ page }) => {
    await logIn(page, '/beheer/klanten/510001/gegevens', 'beheer@bouwpoort.test');
    const limit = page.getByLabel('Kredietlimiet');
    await limit.fill('-5');
    await page.getByText('Niet onder nul').waitFor();
    await limit.fill('100.555');
    await page.getByText('Gebruik hooguit 2 decimalen').waitFor();
    await limit.fill('75000');
    await expect.poll(() => page.getByText('Gebruik hooguit 2 decimalen').count()).toBe(0);
  },
  options,
);
