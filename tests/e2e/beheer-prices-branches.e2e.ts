import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { settled, visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

/** Without a session there is a 401, and the page requests it. */
const refusals = [401];
const password = 'Bouwpoort2026!';
const slowly = { timeout: 30_000 };

/** On a desktop and on a phone, without a reload. */
async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expectNoViolations(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  }
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function typeLogin(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Inloggen' }).waitFor();
  await tabTo(page, page.getByLabel('E-mailadres'));
  await page.keyboard.type('beheer@bouwpoort.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.locator('.who').waitFor();
}

const said = (page: Page, text: string | RegExp) => page.locator('.undo', { hasText: text }).waitFor();

browserTest(
  'by keyboard alone: a price is explained, an agreement is made and ended',
  async ({ page }) => {
    await page.goto('/beheer');
    await typeLogin(page);
    await page.keyboard.press('g');
    await page.keyboard.press('r');
    await page.getByText('Kies een klant en een artikel').waitFor();
    await tabTo(page, page.getByLabel('Klant'));
    await page.keyboard.type('veldhuis');
    await page.locator('datalist option[value^="510001"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await page.waitForURL(/klant=510001/);
    await page.keyboard.type('0045123');
    await page.keyboard.press('Tab');
    const price = page.locator('.pxprice__big');
    await price.waitFor();
    const priceText = async () => (await price.innerText()).replaceAll('\u00a0', ' ');
    await page.keyboard.type('42');
    await page.waitForURL(/aantal=42/);
    await page.getByText('42 pakken = 181,44 m²').waitFor();
    await tabTo(page, page.getByLabel('Datum'));
    // Past day and month, in either order of the locale, to the year.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowUp');
    const nextYear = new Date().getFullYear() + 1;
    await page.waitForURL((url) => url.searchParams.get('datum')?.startsWith(`${nextYear}-`) ?? false);
    await tabTo(page, page.getByLabel('Levering'));
    await page.keyboard.type('Afhalen');
    await page.waitForURL(/levering=instorepickup/);
    await tabTo(page, page.getByRole('button', { name: 'Leg uit' }));
    await page.keyboard.press('Enter');
    await settled(page);
    const usual = await priceText();
    expect(usual).toMatch(/^€ 1\d,\d\d per m²$/);
    await expectGoodAtBothWidths(page);

    await tabTo(page, page.getByLabel(/^Prijs per/));
    await page.keyboard.type('9,99');
    await page.keyboard.press('Enter');
    await said(page, /Afspraak \d+ is gemaakt/);
    await expect.poll(priceText, slowly).toBe('€ 9,99 per m²');
    await tabTo(page, page.getByRole('button', { name: /^Beëindig afspraak/ }));
    await page.keyboard.press('Enter');
    await said(page, 'is beëindigd');
    // Requested for a day next year, when the agreement has ended.
    await expect.poll(priceText, slowly).toBe(usual);
    await page.getByText(/Afspraak \d+ liep af op/).waitFor();
  },
  { refusals },
);

const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(moment);
/** The date of a weekday next week, 1 for Monday. */
function nextWeek(weekday: number): string {
  const today = new Date(`${dayOf(new Date())}T12:00:00Z`);
  today.setUTCDate(today.getUTCDate() + 7 - ((today.getUTCDay() + 6) % 7) + weekday - 1);
  return dayOf(today);
}

const shortFormat = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short' });
/** 'do 19 nov' */
const shortDay = (day: string) => shortFormat.format(new Date(`${day}T12:00:00Z`)).replaceAll('.', '');

const shopPage = '/dakkracht/vestigingen/breda';
const shopSays = async (text: string) => (await (await fetch(siteUrl() + shopPage)).text()).includes(text);

browserTest(
  'opening hours, a deviating day and a closure show in the preview and on the page of the branch',
  async ({ page }) => {
    const [reason, closure] = [`Training ${Date.now()}`, `Bedrijfsuitje ${Date.now()}`];
    await page.goto('/beheer/vestigingen/2303');
    await typeLogin(page);
    const preview = page.locator('.pvbr');
    const previewOf = (day: string) => preview.getByRole('row', { name: new RegExp(`^${day}`) });
    await page.getByLabel('Tijden maandag bouwshop').fill('7:15-12, 13-17');
    await previewOf('maandag').getByText('7.15 – 12.00, 13.00 – 17.00').waitFor();
    await page.getByLabel('Dag', { exact: true }).fill(nextWeek(4));
    await page.getByLabel('Waarom is deze dag anders?').fill(reason);
    await page.getByRole('button', { name: 'Dag erbij' }).click();
    await page.getByLabel(`Tijden ${shortDay(nextWeek(4))} bouwshop`).fill('9-15');
    await page.getByLabel('Welke week').selectOption('volgende week');
    await previewOf('donderdag').getByText('9.00 – 15.00').waitFor();
    await previewOf('donderdag').getByText('afwijkend').waitFor();
    await expectGoodAtBothWidths(page);
    await page.keyboard.press('Control+s');
    await said(page, 'Breda is opgeslagen');

    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Vestigingen' }).click();
    await page.getByLabel('Eerste dag').fill(nextWeek(3));
    await page.getByLabel('Naam').fill(closure);
    await page.getByLabel('Winkel').selectOption('Dakkracht');
    await page.getByRole('button', { name: 'Sluiting erbij' }).click();
    await said(page, `${closure} staat in de kalender`);
    await expectGoodAtBothWidths(page);

    for (const text of ['07:15 – 12:00', reason, closure]) await expect.poll(() => shopSays(text), slowly).toBe(true);

    // Restores the data for later tests.
    await page.getByRole('button', { name: `Haal ${closure} weg` }).click();
    await said(page, `${closure} is uit de kalender`);
    await page.getByRole('link', { name: /Breda/ }).click();
    await page.getByRole('button', { name: 'Zet terug' }).first().click();
    await expect.poll(() => page.getByLabel('Tijden maandag bouwshop').inputValue(), slowly).toBe('7.00-16.30');
    for (const text of ['07:15 – 12:00', reason, closure]) await expect.poll(() => shopSays(text), slowly).toBe(false);
  },
  { refusals },
);

/** The items of the main menu of the shop, opened at an address. */
async function shopMenu(shop: Page, address: string): Promise<string> {
  await visit(shop, address);
  await shop.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = shop.getByRole('dialog', { name: 'Hoofdmenu' });
  await menu.locator(':is(a, button).drawer__item').first().waitFor();
  return menu.innerText();
}

browserTest(
  'a message appears in the shop and is removed; a menu is changed, previewed, scheduled, published and restored',
  async ({ page }) => {
    await page.goto('/beheer/menu/berichten/nieuw?venture=330');
    await typeLogin(page);
    await page.getByLabel('Tekst', { exact: true }).fill('Zaterdag zijn we om 12.00 uur dicht.');
    await page.keyboard.press('Control+s');
    await said(page, 'Bericht gemaakt');
    await expectGoodAtBothWidths(page);
    const shop = await page.context().newPage();
    await expect
      .poll(async () => {
        await shop.goto('/gevelstudio');
        return shop.locator('.messages').allInnerTexts();
      }, slowly)
      .toEqual([expect.stringContaining('Zaterdag zijn we om 12.00 uur dicht.')]);
    await page.getByRole('button', { name: 'Verwijder' }).click();
    await said(page, 'Bericht verwijderd');
    await page.goto('/beheer/menu?venture=330');
    const items = page.locator('.menu__item:not(:disabled)');
    const state = page.getByRole('region', { name: 'Stand van dit menu' });
    await items.first().waitFor();
    await expectGoodAtBothWidths(page);
    const before = await items.allInnerTexts();
    await tabTo(page, items.nth(1));
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => items.allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Item erbij' }).click();
    await page.getByLabel('Tekst', { exact: true }).fill('Wintertuin');
    await page.getByLabel('Gaat naar').fill('/gevelstudio');
    await page.keyboard.press('Control+s');
    await said(page, 'Het concept is bewaard');
    await state.getByText('Concept', { exact: true }).waitFor();
    await expectGoodAtBothWidths(page);

    // Only visible with the preview token.
    expect(await shopMenu(shop, '/gevelstudio')).not.toContain('Wintertuin');
    const address = (await state.getByRole('link', { name: 'Voorbeeld' }).getAttribute('href')) ?? '';
    expect(await shopMenu(shop, address)).toContain('Wintertuin');
    await shop.getByText('Bezoekers zien dit menu zo nog niet').waitFor();

    // A time in the past is refused at its field; one in the future is shown, and cancelled.
    await state.getByRole('button', { name: 'Plan', exact: true }).click();
    const plan = page.getByRole('dialog', { name: 'Menu plannen' });
    await plan.getByLabel('Online op').fill('2020-01-01T08:00');
    await plan.getByRole('button', { name: 'Plan dit' }).click();
    await plan.getByText('Dit moment is al geweest').waitFor();
    await expectNoViolations(page);
    await plan.getByLabel('Online op').fill('2090-08-01T08:00');
    await plan.getByRole('button', { name: 'Plan dit' }).click();
    await state.getByText('1 augustus 2090').waitFor();
    await state.getByRole('button', { name: 'Plan', exact: true }).click();
    await plan.getByRole('button', { name: 'Plan niets' }).click();
    await state.getByText('Concept', { exact: true }).waitFor();

    await state.getByRole('button', { name: /^Zet online/ }).click();
    await said(page, 'Menu staat online');
    await expect.poll(() => shopMenu(shop, '/gevelstudio'), slowly).toContain('Wintertuin');
    await page.getByRole('button', { name: 'Zet terug' }).first().click();
    await expect.poll(() => items.allInnerTexts(), slowly).toEqual(before);
    await expect.poll(() => shopMenu(shop, '/gevelstudio'), slowly).not.toContain('Wintertuin');
  },
  { refusals: [400, ...refusals] },
);
