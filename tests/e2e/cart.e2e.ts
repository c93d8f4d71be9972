import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { cartPath, lineOf, mortar, pir, quantitiesIn, readCart, untilCart, withCart } from './cart-fixture.ts';
import { layoutShifts } from './layout-shifts.ts';
import { visit } from './page-settled.ts';
import { logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

const site = siteUrl;
const both = [
  { code: pir, quantity: 2 },
  { code: mortar, quantity: 3 },
];

const widths = [390, 880, 1100, 1440];

browserTest('an empty cart says so and offers links, from phone to desktop', async ({ open, page, context }) => {
  await withCart(context, []);
  await open(cartPath);
  await page.getByRole('heading', { name: 'Je winkelwagen is leeg' }).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'Eerder besteld' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: 'Bekijk het assortiment' }).count()).toBe(1);
    await expectNoViolations(page);
  }
});

pageTests(
  'a filled cart',
  async ({ open, context }) => {
    await withCart(context, both);
    await open(cartPath);
  },
  {
    'is grouped by delivery, counted and summed, from phone to desktop': async ({ page, context }) => {
      await lineOf(page, pir).waitFor();
      await page.locator('.stock').first().waitFor();
      const { totals } = await readCart(context);
      const euros = totals.subTotal.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.getByRole('heading', { name: /^Levering / }).count()).toBeGreaterThan(0);
        await expect.poll(() => page.getByRole('link', { name: 'Winkelwagen, 2 artikelen' }).count()).toBe(1);
        await expect.poll(() => page.locator('.sums__total dd').innerText()).toBe(euros);
        await expect
          .poll(
            () =>
              page
                .locator('.line__name')
                .first()
                .evaluate((name) => name.clientWidth),
            {
              message: `a name has room at ${width} px`,
            },
          )
          .toBeGreaterThan(150);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), {
            message: `${width} px`,
          })
          .toBe(true);
        await expectNoViolations(page);
      }
    },
    'loads without layout shifts, on a phone': async ({ open, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(cartPath);
      await lineOf(page, pir).locator('.stock:visible').waitFor();
      await page.getByRole('link', { name: 'Winkelwagen, 2 artikelen' }).waitFor();
      expect(await layoutShifts(page)).toEqual([]);
    },
    'has its lines and the total on paper': async ({ page }) => {
      await lineOf(page, pir).waitFor();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.locator('.site-bar').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('.site-bar').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.quick').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.line__del').first().isVisible()).toBe(false);
      await expect.poll(() => page.locator('.cart-printed').innerText()).toContain('Ter Veldhuis');
      await expect.poll(() => page.locator('.sums__total').isVisible()).toBe(true);
      await page.emulateMedia({ media: null });
    },
    'puts a removed line back where it was': async ({ page, context }) => {
      await lineOf(page, pir)
        .getByRole('button', { name: /verwijderen$/ })
        .click();
      await untilCart(context, { [mortar]: 3 });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'focus is not lost' })
        .not.toBe('BODY');
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await untilCart(context, { [pir]: 2, [mortar]: 3 });
      const { shipments } = await readCart(context);
      expect(shipments[0]?.lineItems.map(({ code }) => code)).toEqual([pir, mortar]);
    },
    'asks before it is emptied, which can be undone': async ({ page, context }) => {
      await page.getByRole('button', { name: 'Winkelwagen legen' }).click();
      const asked = page.getByRole('dialog', { name: 'Winkelwagen legen?' });
      await asked.waitFor();
      await expectNoViolations(page);
      await asked.getByRole('button', { name: 'Niet legen' }).click();
      expect(quantitiesIn(await readCart(context))).toEqual({ [pir]: 2, [mortar]: 3 });
      await page.getByRole('button', { name: 'Winkelwagen legen' }).click();
      await asked.getByRole('button', { name: 'Legen', exact: true }).click();
      await page.getByRole('heading', { name: 'Je winkelwagen is leeg' }).waitFor();
      await untilCart(context, {});
      await page.getByRole('button', { name: 'Ongedaan maken' }).click();
      await untilCart(context, { [pir]: 2, [mortar]: 3 });
    },
    'has the right number after fifty quick clicks, with few requests': async ({ page, context }) => {
      let writes = 0;
      page.on('request', (request) => {
        if (request.method() === 'PUT') writes++;
      });
      const more = lineOf(page, mortar).getByRole('button', { name: 'Eén meer' });
      // Faster than any answer: the speed of this machine must not determine the number of writes.
      await more.evaluate((button: HTMLElement) => {
        for (let click = 0; click < 50; click++) button.click();
      });
      await expect.poll(() => lineOf(page, mortar).getByRole('textbox').inputValue()).toBe('53');
      await untilCart(context, { [pir]: 2, [mortar]: 53 });
      expect(writes).toBeLessThan(20);
    },
    'takes a typed quantity; half a bag is told, nothing takes it out': async ({ page, context }) => {
      const line = lineOf(page, mortar);
      const field = line.getByRole('textbox');
      await field.fill('12');
      await field.press('Enter');
      await untilCart(context, { [pir]: 2, [mortar]: 12 });
      await field.fill('1,5');
      await field.press('Tab');
      await line.getByText('Alleen hele aantallen').waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('0');
      await field.press('Enter');
      await untilCart(context, { [pir]: 2 });
    },
    'is on the device at once, and goes with the login': async ({ page }) => {
      await lineOf(page, pir).waitFor();
      const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cartStore-')));
      await expect.poll(() => keys()).toHaveLength(1);
      expect((await keys())[0]).toMatch(/^cartStore-[\w-]+210$/);
      await page.getByRole('link', { name: 'Mijn Bouwpoort' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click();
      await page.waitForURL('**/steenhof/inloggen');
      await expect.poll(() => keys()).toEqual([]);
    },
  },
);

browserTest('two tabs with concurrent changes converge', async ({ context }) => {
  await withCart(context, both);
  // Separate windows: a conflict between them is a failed request to the browser, but not an error.
  const [one, two] = [await context.newPage(), await context.newPage()];
  for (const tab of [one, two]) {
    await visit(tab, cartPath);
    await lineOf(tab, mortar).waitFor();
  }
  // One pointer per tab: for simultaneous clicks in one tab the browser may see two presses and one release.
  const clickFiveTimes = async (tab: Page) => {
    for (let click = 0; click < 5; click++) await lineOf(tab, mortar).getByRole('button', { name: 'Eén meer' }).click();
  };
  await Promise.all([one, two].map(clickFiveTimes));
  await untilCart(context, { [pir]: 2, [mortar]: 13 });
  for (const tab of [one, two]) {
    await expect.poll(() => lineOf(tab, mortar).getByRole('textbox').inputValue(), { timeout: 30_000 }).toBe('13');
  }
  await lineOf(one, pir)
    .getByRole('button', { name: /verwijderen$/ })
    .click();
  await lineOf(two, pir).waitFor({ state: 'detached' });
});

browserTest('without a connection no change is lost, also when the window is closed', async ({ context }) => {
  await withCart(context, both);
  const shop = await context.newPage();
  await visit(shop, cartPath);
  await lineOf(shop, mortar).waitFor();
  await context.setOffline(true);
  await lineOf(shop, mortar).getByRole('button', { name: 'Eén meer' }).click();
  await shop.getByText('Geen verbinding.').waitFor();
  await expect.poll(() => lineOf(shop, mortar).getByRole('textbox').inputValue()).toBe('4');
  await context.setOffline(false);
  await shop.getByText('Weer verbonden.').waitFor();
  await untilCart(context, { [pir]: 2, [mortar]: 4 });

  await context.setOffline(true);
  await lineOf(shop, mortar).getByRole('button', { name: 'Eén meer' }).click();
  await shop.getByText('Geen verbinding.').waitFor();
  await shop.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await visit(later, '/steenhof');
  await untilCart(context, { [pir]: 2, [mortar]: 5 });
});

browserTest('a tampered price is ignored', async ({ open, page, context }) => {
  const cart = await withCart(context, both);
  const lineItems = (cart.shipments[0]?.lineItems ?? []).map((line) => ({
    ...line,
    placedPrice: 0.01,
    salesPrice: 0.01,
  }));
  const { id, version, customerId } = cart;
  const payload = { id, version, customerId, market: '210', shipments: [{ lineItems }] };
  const answer = await context.request.put(`${site()}/api/cms/v3.0/carts`, {
    headers: { origin: site() },
    data: payload,
  });
  expect((await answer.json()).totals.subTotal).toBe(cart.totals.subTotal);
  await open(cartPath);
  const euros = cart.totals.subTotal.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' });
  await page.locator('.sums__total dd', { hasText: euros }).waitFor();
});

browserTest("another user's cart is a 404", async ({ context }) => {
  const { id } = await withCart(context, both);
  await logInByToken(context, site(), 'inkoper@steenhof.test');
  expect((await context.request.get(`${site()}/api/carts/${id}`)).status()).toBe(404);
});

for (const [email, venture, message] of [
  ['tegelzetter@tegelkade.test', 'tegelkade', 'Bestellen is op dit moment niet mogelijk'],
  ['zonder-koppeling@steenhof.test', 'steenhof', 'Uw website-account is niet goed geconfigureerd'],
] as const) {
  browserTest(`${email} sees why nothing can be ordered`, async ({ open, page, context }) => {
    await logInByToken(context, site(), email);
    await open(`/${venture}/winkelwagen`);
    await expect.poll(() => page.getByText(message).count()).toBe(1);
    await expect.poll(() => page.getByRole('link', { name: 'Verder naar bestellen' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Toevoegen' }).count()).toBe(0);
  });
}
