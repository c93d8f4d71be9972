import { contentBlockTypes } from '@bouwpoort/contract/content/content-blocks';
import { blockTexts } from '@bouwpoort/contract/content/content-labels';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { demoPassword } from './session-visitor.ts';

/* The content studio, on a program of its own, because other tests need the unchanged pages. */

const url = useProgram('beheer_pages', () => ({}));
useBrowser();
/** Without a session there is a 401; an unpublished page is a 404. */
const options = { refusals: [401, 404], width: 1440 };

async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(url() + path);
  await page.getByLabel('E-mailadres').fill('beheer@bouwpoort.test');
  await page.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const said = (page: Page, text: string) => page.locator('.undo', { hasText: text }).waitFor();
const saved = (page: Page) => page.locator('.ed__bar [role=status]', { hasText: /bewaard$/ }).waitFor();
/** A draft is saved after a pause, and then loaded by the frame. */
const saveTimeout = { timeout: 30_000 };
const inFrame = (page: Page) => page.frameLocator('.ed__page iframe');

/** By keyboard from the tree to a new page. */
async function newPage(page: Page, name: string): Promise<void> {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await dialog.getByLabel('Naam', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Maak de pagina' }).click();
  await page.getByRole('heading', { name: `Pagina bewerken: ${name}`, level: 1 }).waitFor();
  await inFrame(page).locator('[data-template]').waitFor();
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok erbij' }).click();
  await page.locator('.blk', { has: page.getByText(name, { exact: true }) }).click();
  await page.locator('.ed__props .ed__head').getByRole('heading', { name, exact: true }).waitFor();
}

async function publish(page: Page, name: string): Promise<void> {
  await saved(page);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Zo staat het in Google' }).waitFor();
  await page.getByRole('button', { name: 'Publiceer nu' }).click();
  await said(page, `${name} staat online`);
}

/** The text that an anonymous visitor reads there; undefined while the page is a 404. */
async function readByVisitor(browser: Browser | null, address: string): Promise<string> {
  if (!browser) throw new Error('The window has no browser');
  const context = await browser.newContext();
  try {
    const visitor = await context.newPage();
    const answer = await visitor.goto(address);
    return answer?.status() === 200 ? await visitor.locator('main').innerText() : '';
  } finally {
    await context.close();
  }
}

browserTest(
  'a news item is written in the page, published, and seen by a visitor',
  async ({ page, context }) => {
    await logIn(page, '/beheer/paginas?venture=210');
    await page
      .locator('.ed__tree')
      .getByRole('link', { name: /^Nieuws/ })
      .click();
    await inFrame(page).locator('[data-template]').waitFor();
    await expectNoViolations(page);
    await newPage(page, 'Kraan op zaterdag');
    await page.getByLabel('Inleiding').fill('Vanaf december rijdt de kraan ook op zaterdag.');
    await page.getByRole('textbox', { name: /^Hoofdtekst/ }).click();
    await page.keyboard.type('Bel voor ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('vrijdag 12.00 uur');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' met je vestiging.');
    await inFrame(page).locator('strong', { hasText: 'vrijdag 12.00 uur' }).waitFor();
    await saved(page);
    const address = `${url()}/steenhof/nieuws/kraan-op-zaterdag`;
    expect(await readByVisitor(context.browser(), address)).toBe('');
    await publish(page, 'Kraan op zaterdag');
    await expectNoViolations(page);
    await expect.poll(() => readByVisitor(context.browser(), address), saveTimeout).toContain('vrijdag 12.00');
  },
  options,
);

browserTest(
  'a landing page of six blocks is built by clicking, previewed by a link, published, changed and restored',
  async ({ page, context }) => {
    await logIn(page, '/beheer/paginas?venture=210');
    await page
      .locator('.ed__tree')
      .getByRole('link', { name: /^Steenhof Bouwmaterialen/ })
      .click();
    await newPage(page, 'Wintervoordeel');
    await addBlock(page, 'Tekst');
    await expect.poll(() => page.locator('.ed__props .sf :focus').count()).toBe(1);
    await addBlock(page, 'Beeld met tekst');
    await page.getByRole('button', { name: 'Kies beeld' }).click();
    const picker = page.getByRole('dialog');
    await picker.locator('.pics--pick button').first().click();
    await page.getByLabel('Wat is er te zien?').fill('Een pallet in de sneeuw');
    for (const name of ['Categorieën', 'USP’s', 'Veelgestelde vragen', 'Delen']) await addBlock(page, name);
    await saved(page);
    await expect.poll(() => inFrame(page).locator('[data-template] [data-block]').count(), saveTimeout).toBe(6);
    const order = () =>
      inFrame(page)
        .locator('[data-template] [data-block]')
        .evaluateAll((blocks) => blocks.map(({ id }) => id));

    // Selected in the page, moved by its toolbar, undone and redone by keyboard.
    await inFrame(page)
      .locator('#categorieen')
      .click({ position: { x: 20, y: 20 } });
    await page.getByRole('button', { name: 'Blok omhoog' }).click();
    await expect
      .poll(order, saveTimeout)
      .toEqual(['tekst', 'categorieen', 'beeld-met-tekst', 'usp-s', 'veelgestelde-vragen', 'delen']);
    await page.locator('.ed__head h2').first().click();
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await order())[1], saveTimeout).toBe('beeld-met-tekst');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await order())[1], saveTimeout).toBe('categorieen');
    await saved(page);
    await expectNoViolations(page);

    // Only visible with the preview link.
    const address = `${url()}/steenhof/wintervoordeel`;
    expect(await readByVisitor(context.browser(), address)).toBe('');
    await page.getByRole('button', { name: 'Voorbeeldlinks' }).click();
    const links = page.getByRole('dialog', { name: 'Voorbeeldlinks' });
    await links.getByLabel('Voor wie').fill('Het bureau');
    await links.getByRole('button', { name: 'Maak een link' }).click();
    const link = await links.locator('.plink').innerText();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    expect(await readByVisitor(context.browser(), link)).toContain('Veelgestelde vragen');

    await publish(page, 'Wintervoordeel');
    await expect.poll(() => readByVisitor(context.browser(), address), saveTimeout).toContain('Wintervoordeel');

    await page.locator('.ed__props').getByRole('button', { name: 'Terug' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Pagina', exact: true }).waitFor();
    await page.getByLabel('Titel', { exact: true }).fill('Zomervoordeel');
    await publish(page, 'Wintervoordeel');
    await expect.poll(() => readByVisitor(context.browser(), address), saveTimeout).toContain('Zomervoordeel');

    await page.getByRole('button', { name: 'Versies' }).click();
    await page.locator('.versions').getByRole('button', { name: 'Versie 1', exact: true }).click();
    await page.frameLocator('.ed__pair figure:first-child iframe').getByText('Wintervoordeel').first().waitFor();
    await page.frameLocator('.ed__pair figure:last-child iframe').getByText('Zomervoordeel').first().waitFor();
    await page.getByRole('button', { name: 'Zet versie 1 terug op de site' }).click();
    await said(page, 'staat weer online');
    await expect.poll(() => readByVisitor(context.browser(), address), saveTimeout).not.toContain('Zomervoordeel');
  },
  options,
);

/** Uses the menu with actions on the page as a whole. */
async function doWithPage(page: Page, what: string) {
  await page.getByRole('button', { name: 'Meer met deze pagina' }).click();
  await page.getByRole('menuitem', { name: what }).click();
  return page.getByRole('dialog', { name: what });
}

browserTest(
  'a page is rejected and approved, scheduled, moved, copied to another venture, archived and restored',
  async ({ page, context }) => {
    await logIn(page, '/beheer/paginas?venture=210');
    await page
      .locator('.ed__tree')
      .getByRole('link', { name: /^Steenhof Bouwmaterialen/ })
      .click();
    await newPage(page, 'Bouwvak');
    await addBlock(page, 'Tekst');
    await saved(page);
    const reads = (path: string) => expect.poll(() => readByVisitor(context.browser(), url() + path), saveTimeout);

    await page.getByRole('button', { name: /^Publiceer/ }).click();
    await page.getByRole('button', { name: 'Vraag iemand om na te kijken' }).click();
    await page.getByText('vraagt om na te kijken').waitFor();
    await page.getByLabel('Notitie').fill('De data ontbreken nog.');
    await page.getByRole('button', { name: 'Stuur terug' }).click();
    await page.getByText('stuurde het terug').waitFor();
    await page.getByRole('button', { name: 'Vraag iemand om na te kijken' }).click();
    await page.getByRole('button', { name: 'Keur goed en publiceer' }).click();
    await said(page, 'Bouwvak staat online');
    await reads('/steenhof/bouwvak').toContain('Bouwvak');

    // A time in the past is refused beside its field; one in the future is shown, and cancelled.
    await page.getByRole('button', { name: 'Plan', exact: true }).click();
    await page.getByLabel('Van de site op').fill('2020-01-01T08:00');
    await page.getByRole('button', { name: 'Plan dit' }).click();
    await page.getByText('Dit moment is al geweest').waitFor();
    await page.getByLabel('Van de site op').fill('2090-08-01T08:00');
    await page.getByRole('button', { name: 'Plan dit' }).click();
    await page.getByText('1 augustus 2090').waitFor();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Plan niets' }).click();
    await page.getByText('1 augustus 2090').waitFor({ state: 'detached' });

    const move = await doWithPage(page, 'Verplaats of hernoem adres');
    await move.getByLabel('Laatste deel van het adres').fill('Zomer Sluiting!');
    await move.getByRole('button', { name: 'Verplaats' }).click();
    await move.getByText('Gebruik kleine letters').waitFor();
    await expectNoViolations(page);
    await move.getByLabel('Laatste deel van het adres').fill('zomersluiting');
    await move.getByRole('button', { name: 'Verplaats' }).click();
    await said(page, 'De pagina is verplaatst');
    await reads('/steenhof/zomersluiting').toContain('Bouwvak');
    await reads('/steenhof/bouwvak').toContain('Bouwvak');

    const archive = await doWithPage(page, 'Archiveer');
    await archive.getByLabel('Bezoekers gaan naar').fill('/steenhof/nieuws');
    await archive.getByRole('button', { name: 'Archiveer' }).click();
    await said(page, 'Bouwvak is gearchiveerd');
    await reads('/steenhof/zomersluiting').toContain('Nieuws');
    await page.locator('.undo').getByRole('button', { name: 'Ongedaan' }).click();
    await reads('/steenhof/zomersluiting').toContain('Bouwvak');

    const copy = await doWithPage(page, 'Kopieer pagina');
    await copy.getByLabel('Naar').selectOption('Houtmeesters');
    await copy.getByLabel('Naam', { exact: true }).fill('Bouwvak bij Houtmeesters');
    await expectNoViolations(page);
    await copy.getByRole('button', { name: 'Kopieer' }).click();
    await page.getByRole('heading', { name: 'Pagina bewerken: Bouwvak bij Houtmeesters', level: 1 }).waitFor();
    await expect.poll(() => inFrame(page).locator('[data-template] [data-block]').count(), saveTimeout).toBe(1);
  },
  { ...options, refusals: [400, 401, 404] },
);

browserTest(
  'every block type has a form, whose changes are saved',
  async ({ page }) => {
    await logIn(page, '/beheer/paginas?venture=210');
    await page
      .locator('.ed__tree')
      .getByRole('link', { name: /^Steenhof Bouwmaterialen/ })
      .click();
    await newPage(page, 'Alle blokken');
    const pageId = new URL(page.url()).pathname.split('/').at(-1);
    for (const type of contentBlockTypes) {
      const { name } = blockTexts[type];
      await addBlock(page, name);
      const form = page.locator('.ed__props .ed__fields');
      const word = `Gewijzigd ${name}`;
      const field = form.locator('.sf input.input[type=text], .sf input.input:not([type]), .sf .rt__text').first();
      await field.fill(word);
      await expectNoViolations(page);
      await saved(page);
      await expect
        .poll(
          () =>
            page.evaluate(async (id) => {
              const { document } = await (await fetch(`/api/beheer/pages/${id}`)).json();
              return JSON.stringify(document.properties.blocks.at(-1));
            }, pageId),
          saveTimeout,
        )
        .toContain(word);
    }
  },
  options,
);
