import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { textIn } from '../../apps/server/testing/pdf-text.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import {
  atCheckout,
  bags,
  orderById,
  orderNumbers,
  pressNext,
  readyToOrder,
  shopAs,
  toOverview,
} from './checkout-fixture.ts';
import { layoutShifts } from './layout-shifts.ts';
import { visit } from './page-settled.ts';

/* Building sites, from the first pin to the card that is delivered with the order; and the quote for a client. */

useBrowser();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const width of [390, 1440]) {
  browserTest(
    `a site is created with a pin, selected in the header and ordered for, at ${width} px`,
    async ({ context, open }) => {
      await shopAs(context, 'aannemer', [{ code: bags, quantity: 3 }]);
      const name = `Aanbouw ${width} ${Date.now()}`;
      const page = await open('/steenhof/bouwplaatsen');
      await expect.poll(() => isWider(page)).toBe(false);
      await button(page, 'Nieuw').click();
      const panel = page.getByRole('dialog', { name: 'Nieuwe bouwplaats' });
      await panel.getByLabel('Naam', { exact: true }).fill(name);
      await panel.getByLabel('Postcode').fill('3511 AB');
      await panel.getByLabel('Huisnummer').fill('12');
      await panel.getByLabel('Straat').fill('Oudegracht');
      await panel.getByLabel('Plaats', { exact: true }).fill('Utrecht');
      await panel.getByRole('button', { name: 'Zet een speld op de kaart' }).click();
      await panel.getByRole('button', { name: /^Speld op de kaart/ }).press('ArrowUp');
      await expect.poll(() => panel.getByLabel('Punt op de kaart').inputValue()).toMatch(/^5\d\.\d{5}, \d\.\d{5}$/);
      await panel.getByLabel('Poortbreedte (m)').fill('3,4');
      await panel.getByLabel(/^Neerzetten/).fill('op de rijplaten');
      await panel.getByLabel('Telefoon').fill('06 71 45 20 13');
      await expectNoViolations(page);
      await button(page, 'Bouwplaats maken').click();

      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.getByText('3,40 m').waitFor();
      await expectNoViolations(page);
      await expect.poll(() => isWider(page)).toBe(false);

      const choice = page.locator(width < 1000 ? '.site-bar' : '.site-pick');
      await choice.click();
      await page.getByRole('dialog', { name: 'Waar bestel je voor?' }).getByRole('button', { name }).click();
      await choice.filter({ hasText: `Je bestelt voor ${name}` }).waitFor();
      await page.getByText('Je bestelt nu voor deze plek').waitFor();

      // Only the device knows the choice; neither its display nor the first request for sites causes a layout shift.
      await visit(page, page.url());
      await choice.filter({ hasText: `Je bestelt voor ${name}` }).waitFor();
      await page.getByText('Je bestelt nu voor deze plek').waitFor();
      expect(await layoutShifts(page)).toEqual([]);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('hasSites-')) localStorage.removeItem(key);
      });
      await visit(page, page.url());
      await choice.waitFor();
      expect(await layoutShifts(page)).toEqual([]);

      await atCheckout(page);
      await toOverview(page, `Plek ${Date.now()}`);
      await readyToOrder(page, /^Op rekening/);
      await pressNext(page).click();
      const [orderId] = await orderNumbers(page);
      const card = page.getByRole('region', { name: 'Toegangskaart voor de chauffeur' });
      await card.getByText('3,40 m').waitFor();
      await card.getByText('op de rijplaten').waitFor();
      await expectNoViolations(page);
      expect(await orderById(context, orderId)).toMatchObject({
        customerObjectName: name,
        deliveryWishes: { floor: 'op de rijplaten', phone: '0671452013' },
        siteAccess: { siteName: name, access: { gateWidth: 3.4 } },
        salesOrderLines: [{ deliveryAddress: { line1: 'Oudegracht 12' } }],
      });
      await page.getByRole('link', { name: orderId ?? '' }).click();
      await page.getByText(`${name}, zoals het was toen je bestelde`).waitFor();
    },
    { width },
  );

  browserTest(
    `a quote for a client is created from the cart and downloaded, at ${width} px`,
    async ({ context, open }) => {
      await shopAs(context, 'aannemer', [{ code: bags, quantity: 3 }]);
      const page = await open('/steenhof/klantoffertes');
      await button(page, /^Van je winkelwagen/).click();
      await page.getByRole('heading', { name: 'Offerte voor mijn klant' }).waitFor();
      await expectNoViolations(page);
      await expect.poll(() => isWider(page)).toBe(false);
      await page.getByLabel('Marge over alle artikelen').fill('40');
      await page.getByLabel('Naam', { exact: true }).fill('Fam. Van der Ploeg');
      await button(page, 'Regel of arbeid').click();
      await page.getByLabel('Omschrijving').fill('Plaatsen en afwerken');
      await page.getByLabel('Aantal', { exact: true }).fill('18');
      // Refused beside its field, and nothing is downloaded.
      await button(page, 'PDF maken').click();
      await page.getByText('Vul een bedrag in').waitFor();
      await page.getByLabel('Prijs per eenheid').fill('54');
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'PDF maken').click()]);
      const pdf = readFileSync(await download.path());
      const shown = textIn(pdf).join('\n').replaceAll('\u00a0', ' ');
      expect(shown).toContain('Fam. Van der Ploeg');
      expect(shown).toContain('€ 972,00');
      expect(`${pdf.toString('latin1')}${shown}`).not.toMatch(/Steenhof|Bouwpoort/);
    },
    { width },
  );
}
