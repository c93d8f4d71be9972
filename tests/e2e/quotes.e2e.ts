import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { lineOf, pir, readCart, withCart } from './cart-fixture.ts';
import { orderById, orderNumbers, readyToOrder, toOverview } from './checkout-fixture.ts';
import { visit } from './page-settled.ts';
import { demoPassword, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();
/** Before logging in to the back office there is a 401; one file is refused. */
const options = { refusals: [400, 401] };
const widths = [390, 880, 1440];

async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(fits, `${width} px`).toBe(true);
    await expectNoViolations(page);
  }
}

/** Drops one file, aborts an upload, and selects a file whose content does not match its extension. */
async function bringFiles(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['%PDF-1.7 gevel'], 'gevel.pdf', { type: 'application/pdf' }));
    return dropped;
  });
  await page.locator('.drop').dispatchEvent('dragover', { dataTransfer: transfer });
  await page.locator('.drop.is-over').waitFor();
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByRole('button', { name: 'Haal gevel.pdf weg' }).waitFor();

  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  const held = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  await page.route(/fileName=groot\.pdf/, async (route) => {
    await route.fetch();
    stored.resolve();
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await choose('groot.pdf', '%PDF-1.7 groot');
  await page.getByRole('progressbar', { name: 'groot.pdf wordt verstuurd' }).waitFor();
  // Aborted when the server has the whole file and its answer is still in flight.
  await stored.promise;
  await page.getByRole('button', { name: 'Stop groot.pdf' }).click();
  await expect.poll(() => page.getByText('groot.pdf').count()).toBe(0);
  held.resolve();
  await choose('script.pdf', '<script>alert(1)</script>');
  await page.locator('.file--error', { hasText: 'script.pdf' }).waitFor();
}

browserTest(
  'a quote from the cart is offered in Beheer, accepted, called off and ordered at the quoted price',
  async ({ page, context }) => {
    await withCart(context, [{ code: pir, quantity: 6 }]);
    await visit(page, `${siteUrl()}/steenhof/winkelwagen`);
    await page.getByRole('link', { name: 'Vraag een offerte' }).click();
    await page.getByRole('heading', { name: 'Offerte vragen', level: 1 }).waitFor();
    await page.locator('.qr', { hasText: pir }).waitFor();
    await page.getByLabel('Iets wat we niet hebben').fill('Stalen latei 2,40 m');
    await page.locator('.qr-add').last().getByRole('button', { name: 'Toevoegen' }).click();
    await page.locator('.qr', { hasText: 'Stalen latei' }).waitFor();
    await page.getByRole('button', { name: /^Opmerking bij Stalen latei/ }).click();
    await page.getByRole('textbox', { name: /^Opmerking bij Stalen latei/ }).fill('verzinkt');
    await bringFiles(page);
    await expectFits(page);
    await page.getByRole('button', { name: 'Haal script.pdf weg' }).click();
    await page.getByRole('button', { name: 'Offerte vragen' }).first().click();
    await page.waitForURL(/\/offertes\/\d+$/);
    await page.getByText('We rekenen nog').waitFor();
    await page.getByRole('link', { name: 'gevel.pdf' }).waitFor();
    await expect.poll(() => page.getByText('groot.pdf').count()).toBe(0);
    const quoteId = /(\d+)$/.exec(page.url())?.[1] ?? '';
    const number = (await page.getByRole('heading', { level: 1 }).innerText()).replace('Offerte ', '');
    expect(number).toMatch(/^OF-210\d+$/);
    await expectFits(page);

    const desk = await context.newPage();
    await desk.goto(`${siteUrl()}/beheer/offertes/${quoteId}`);
    await desk.getByLabel('E-mailadres').fill('binnendienst@steenhof.test');
    await desk.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await desk.keyboard.press('Enter');
    await desk.getByRole('heading', { name: `Offerte ${number}` }).waitFor();
    const lines = desk.getByRole('region', { name: 'Regels met prijzen' });
    await desk.setViewportSize({ width: 390, height: 900 });
    await expect.poll(() => lines.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    await desk.setViewportSize({ width: 1440, height: 900 });
    const prices = desk.getByLabel(/^Aangeboden prijs/);
    await prices.first().fill('4,15');
    await prices.last().fill('86,50');
    // The total is shown before anything is saved.
    await desk.locator('.quote-sum .tot dd', { hasNotText: '€ 0,00' }).waitFor();
    const typedTotal = await desk.locator('.quote-sum .tot dd').innerText();
    const until = desk.getByLabel('Aan te nemen tot en met');
    await until.fill('2020-01-31');
    await desk.getByLabel('Af te roepen tot en met').fill('2030-06-30');
    // Typed text survives leaving the page.
    await desk.getByRole('link', { name: 'Offertes', exact: true }).first().click();
    await desk.getByRole('link', { name: number }).click();
    await expect.poll(() => prices.first().inputValue()).toBe('4,15');
    await desk.getByText('verzinkt').waitFor();
    await desk.getByRole('button', { name: /^Opslaan/ }).click();
    await desk.getByText('Bewaard', { exact: true }).waitFor();
    await expect.poll(() => desk.locator('.quote-sum .tot dd').innerText()).toBe(typedTotal);
    await expectNoViolations(desk);
    const send = async () => {
      await desk.getByRole('button', { name: 'Stuur versie 1' }).click();
      await desk.getByRole('checkbox', { name: 'Stuur deze prijzen toch' }).check();
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: /^Stuur, € / })
        .click();
    };
    await send();
    await desk.getByText('Kies een dag die nog komt').waitFor();
    await expect.poll(() => until.evaluate((field) => field === document.activeElement)).toBe(true);
    await until.fill('2030-01-31');
    await desk.getByRole('button', { name: /^Opslaan/ }).click();
    await expect.poll(() => desk.getByRole('button', { name: /^Opslaan/ }).count()).toBe(0);
    await send();
    await desk.getByText('Versie 1 is gestuurd').waitFor();
    await desk.getByRole('link', { name: 'PDF van versie 1' }).waitFor();
    await desk.close();

    await visit(page, `${siteUrl()}/steenhof/offertes/${quoteId}`);
    await page.getByText('Aangeboden, wacht op jou').waitFor();
    await expectFits(page);
    await page.getByLabel(/latei.* aannemen$/).uncheck();
    await page.getByRole('button', { name: 'Neem 1 regel aan' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Aannemen, € / })
      .click();
    await page.getByRole('heading', { name: 'Afroepen' }).waitFor();
    await expectFits(page);

    await withCart(context, []);
    await visit(page, page.url());
    const stepper = page.getByRole('textbox', { name: /^Afroepen / });
    await stepper.fill('2');
    await stepper.press('Enter');
    await page.getByRole('button', { name: 'In winkelwagen' }).click();
    await page.getByText('Het ligt in je winkelwagen.').waitFor();
    await page.getByRole('link', { name: 'Naar je winkelwagen' }).click();
    await lineOf(page, pir).getByText(`prijs uit offerte ${number}`).waitFor();
    const cart = await readCart(context);
    expect(cart.totals.subTotal).toBeGreaterThan(0);

    await visit(page, `${siteUrl()}/steenhof/bestellen`);
    await toOverview(page);
    await page.getByText(`prijs uit offerte ${number}`).first().waitFor();
    await readyToOrder(page, /rekening/i);
    await page
      .getByRole('button', { name: /^Bestel/ })
      .last()
      .click();
    const [orderId] = await orderNumbers(page);
    const order = await orderById(context, orderId);
    expect(order.salesOrderLines).toMatchObject([{ quoteNumber: number, agreed: { price: 4.15 } }]);
    await visit(page, `${siteUrl()}/steenhof/bestellingen/${orderId}`);
    await page.getByText(`prijs uit offerte ${number}`).waitFor();
    await visit(page, `${siteUrl()}/steenhof/offertes`);
    await page.getByRole('link', { name: number }).waitFor();
    await expectFits(page);
  },
  options,
);

browserTest('a user without prices reads an offer that a colleague decides on', async ({ page, context }) => {
  await logInByToken(context, siteUrl(), 'bouwplaats@steenhof.test');
  await visit(page, `${siteUrl()}/steenhof/offertes`);
  await page.getByRole('link', { name: 'OF-2100404' }).click();
  await page.getByText('Aangeboden, wacht op een collega').waitFor();
  await page.getByText('Voorraadartikel, op afroep').first().waitFor();
  // In the second version only a price changed.
  await expect.poll(() => page.locator('.ql .flag').count()).toBe(0);
  await expectFits(page);
  await expect.poll(() => page.getByText('240 pakken').filter({ visible: true }).count()).toBe(1);
});

browserTest(
  'what was typed into a request or an invitation is there again after the session ended',
  async ({ page, context }) => {
    const who = 'aannemer@steenhof.test';
    const dialog = page.getByRole('dialog');
    const forms = [
      {
        path: '/steenhof/offertes/nieuw',
        field: page.getByLabel('Bericht'),
        more: async () => {
          const file = { name: 'tekening.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 gevel') };
          await page.locator('input[type=file]').setInputFiles(file);
          await page.getByRole('button', { name: 'Haal tekening.pdf weg' }).waitFor();
          await page.getByRole('progressbar').waitFor({ state: 'detached' });
        },
        send: 'Bewaar als concept',
      },
      {
        path: '/steenhof/mijn-bouwpoort?gebruiker=nieuw',
        field: dialog.getByLabel('Voornaam'),
        more: async () => {
          await dialog.getByLabel('Achternaam').fill('Bos');
          await dialog.getByLabel('E-mailadres').fill('willemijn@steenhof.test');
        },
        send: 'Uitnodiging versturen',
      },
    ];
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage));
    await logInByToken(context, siteUrl(), who);
    for (const { path, field, more, send } of forms) {
      await visit(page, path);
      await field.fill('Willemijn');
      await more?.();
      await expect.poll(stored).toContain('Willemijn');
      await context.clearCookies({ name: 'auth' });
      await page.getByRole('button', { name: send }).click();
      await page.waitForURL((url) => url.pathname === '/steenhof' && url.searchParams.get('redirect') === path);
      await logInByToken(context, siteUrl(), who);
      await visit(page, path);
      await expect.poll(() => field.inputValue()).toBe('Willemijn');
      // The first file made a draft of the request.
      if (path.endsWith('/offertes/nieuw')) {
        await page.waitForURL(/\?concept=\d+$/);
        await page.getByRole('button', { name: 'Haal tekening.pdf weg' }).waitFor();
        await expect.poll(() => field.inputValue()).toBe('Willemijn');
      }
    }
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect.poll(stored, { message: 'the other form is kept' }).toMatch(/typed-quote-\d/);
    await expect.poll(stored, { message: 'dropped with the form' }).not.toContain('typed-invitation');
    await visit(page, '/steenhof/bestellingen');
    await page.getByRole('link', { name: 'Mijn Bouwpoort' }).first().click();
    await dialog.getByRole('button', { name: 'Uitloggen' }).click();
    await page.waitForURL('**/inloggen');
    await expect.poll(stored, { message: 'nothing is left after logging out' }).not.toContain('typed-');
  },
  options,
);
