import { readFileSync } from 'node:fs';
import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import type { BrowserContext, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { textIn } from '../../apps/server/testing/pdf-text.ts';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { browserTest, expectNoViolations, pageTests, useBrowser } from './browser-test.ts';
import { pir, readCart, withCart } from './cart-fixture.ts';
import { linkFromMail } from './mail-fixture.ts';
import { settled, visit } from './page-settled.ts';
import { contractor, demoPassword, fillLogin, logInByToken, sessionCookies } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

const accountPath = '/steenhof/mijn-bouwpoort';
const site = siteUrl;
const phone = { width: 390, height: 900 };
let people = 0;
const newAddress = () => `ploeg-${Date.now()}-${++people}@terveldhuis.test`;

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text }).waitFor();
const rowOf = (page: Page, email: string) => page.locator('.users-table tbody tr', { hasText: email });
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

/** In another browser. */
async function otherBrowser(context: BrowserContext): Promise<BrowserContext> {
  const other = await context.browser()?.newContext({ baseURL: site(), locale: 'nl-NL' });
  if (!other) throw new Error('no second browser');
  await other.addCookies([answeredConsent(site())]);
  return other;
}

async function invite(page: Page, email: string, firstName = 'Noor', lastName = 'de Wit'): Promise<void> {
  await button(page, 'Uitnodigen').click();
  await dialog(page).getByLabel('Voornaam').fill(firstName);
  await dialog(page).getByLabel('Achternaam').fill(lastName);
  await dialog(page).getByLabel('E-mailadres').fill(email);
  await button(page, 'Uitnodiging versturen').click();
  await toast(page, `Uitnodiging verstuurd naar ${email}`);
  await dialog(page).waitFor({ state: 'detached' });
}

async function findUser(page: Page, text: string): Promise<void> {
  await page.getByLabel('Zoek op naam of e-mailadres').fill(text);
  await page.waitForURL((url) => (url.searchParams.get('zoek') ?? '') === text);
}

async function userByEmail(context: BrowserContext, email: string): Promise<ManagedUser | undefined> {
  const answer = await context.request.get(`${site()}/api/users?q=${encodeURIComponent(email)}`);
  return (await answer.json()).results[0];
}

browserTest(
  'a user without a link to a customer gets an explanation, and no actions that cannot work',
  async (visit) => {
    const { open, page, context } = visit;
    await logInByToken(context, site(), 'zonder-koppeling@steenhof.test');
    await open(accountPath);
    await page
      .getByText(
        'Uw website-account is niet goed geconfigureerd (er zullen geen prijzen worden weergegeven en er kunnen geen orders worden aangemaakt)',
        { exact: true },
      )
      .waitFor();
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link').allTextContents())
      .toEqual(['Wachtwoordwijzigen']);
    for (const name of ['Gebruikers', 'Adresboek', 'Jouw prijslijst']) {
      await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0);
    }
  },
);

browserTest(
  'a user without permission to manage users does not see them; only the formats of the venture are offered',
  async (visit) => {
    const { open, page, context } = visit;
    await logInByToken(context, site(), 'inkoper@steenhof.test');
    await open(accountPath);
    await page.getByRole('heading', { name: 'Adresboek' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Gebruikers' }).count()).toBe(0);
    await logInByToken(context, site(), 'timmerman@houtmeesters.test');
    await open('/houtmeesters/mijn-bouwpoort');
    await expect.poll(() => page.locator('.downloads a').count()).toBe(1);
    await logInByToken(context, site(), 'tegelzetter@tegelkade.test');
    await open('/tegelkade/mijn-bouwpoort');
    await page.getByRole('heading', { name: 'Adresboek' }).waitFor();
    await expect.poll(() => page.locator('.downloads').count()).toBe(0);
  },
);

async function download(page: Page, name: string): Promise<{ file: Buffer; name: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  await page.getByText(new RegExp(`^Je prijslijst \\(${name.split(' ').at(-1)}, .+\\) is gedownload\\.$`)).waitFor();
  return { file: readFileSync(await file.path()), name: file.suggestedFilename() };
}

browserTest(
  'without script the price list is a link, and searching users is a form',
  async ({ open, page, context }) => {
    await logInByToken(context, site(), contractor);
    await open(accountPath);
    const href = await page.getByRole('link', { name: 'Prijslijst als CSV' }).getAttribute('href');
    expect((await context.request.get(site() + href)).headers()['content-type']).toContain('text/csv');
    await page.getByLabel('Zoek op naam of e-mailadres').fill('samira');
    await page.locator('.users-search button').click();
    await page.waitForURL(/zoek=samira#gebruikers$/);
    await expect.poll(() => page.locator('.users-table tbody tr').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('button', { name: /bewerken$/ }).count(), { message: 'cannot work' })
      .toBe(0);
  },
  { javaScript: false },
);

pageTests(
  'the account of a manager',
  async ({ open, context }) => {
    await withCart(context, [{ code: pir, quantity: 1 }]);
    await open(accountPath);
  },
  {
    'shows the role of a user, and who may not see prices': async ({ page }) => {
      await expect.poll(() => rowOf(page, 'bouwplaats@steenhof.test').innerText()).toContain('Kijker zonder prijzen');
    },
    'offers its price list in formats that each open, with the prices of the API': async ({ page, context }) => {
      const guid = (await readCart(context)).shipments[0]?.lineItems[0]?.contentId ?? '';
      const asked = await context.request.post(`${site()}/api/pricing`, {
        headers: { origin: site(), 'venture-id': '210' },
        data: { ids: [guid], marketId: '210', currencyCode: 'EUR' },
      });
      const [{ entryCode, prices }] = await asked.json();
      expect(entryCode).toBe(pir);
      const price: number = prices[0].price;
      const shown = price
        .toFixed(4)
        .replace(/0{1,2}$/, '')
        .replace('.', ',');
      const csv = await download(page, 'Prijslijst als CSV');
      expect(csv.name).toMatch(/^prijslijst-steenhof-510001-\d{4}-\d\d-\d\d\.csv$/);
      const [head = '', ...lines] = csv.file.toString('utf8').trim().split('\r\n');
      const column = head.replace('\ufeff', '').split(';').indexOf('Nettoprijs bezorgd');
      const line = lines.find((one) => one.startsWith(`${pir};`)) ?? '';
      expect(line.match(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)?.[column]?.replace(';', '')).toBe(shown);
      expect(lines.length, 'all articles, not a page of them').toBeGreaterThan(300);
      await expectNoViolations(page);

      const xlsx = await download(page, 'Prijslijst als Excel');
      const [sheet] = await readXlsxFile(xlsx.file);
      const rows = sheet?.data ?? [];
      const at = rows[0]?.indexOf('Nettoprijs bezorgd') ?? -1;
      expect(rows.find(([code]) => code === pir)?.[at]).toBe(price);
      expect(rows).toHaveLength(lines.length + 1);

      const pdf = await download(page, 'Prijslijst als PDF');
      const text = textIn(pdf.file).join(' ').replaceAll('\u00a0', ' ');
      expect(text).toContain(pir);
      expect(text).toContain(`€ ${shown} per`);
    },
    'reports a price list that fails to load, with a retry': async ({ page }) => {
      await page.route('**/api/account/pricelist/**', (route) => route.fulfill({ status: 404, body: '{}' }), {
        times: 1,
      });
      await page.getByRole('link', { name: 'Prijslijst als CSV' }).click();
      await page.getByRole('alert').getByText('Je prijslijst downloaden is niet gelukt').waitFor();
      await expectNoViolations(page);
      await download(page, 'Prijslijst als CSV');
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    },
    'refuses to remove the last manager, and refuses an address in use beside its field': async ({ page, context }) => {
      await page.getByRole('button', { name: 'Daan ter Veldhuis bewerken' }).click();
      await dialog(page)
        .getByRole('checkbox', { name: /Beheerder/ })
        .uncheck();
      // The browser reports a refusal in its console; `missing` makes this test accept it.
      await page.route('**/api/users/edit', async (route) => {
        const answer = await route.fetch();
        expect(answer.status()).toBe(400);
        await route.fulfill({ response: answer, status: 404 });
      });
      await button(page, 'Opslaan').click();
      await dialog(page).getByText('Dit is de enige beheerder. Maak eerst een collega beheerder.').waitFor();
      await expect
        .poll(() =>
          dialog(page)
            .getByRole('checkbox', { name: /Beheerder/ })
            .getAttribute('aria-invalid'),
        )
        .toBe('true');
      await expectNoViolations(page);
      await dialog(page)
        .getByRole('checkbox', { name: /Beheerder/ })
        .check();
      await dialog(page).getByLabel('E-mailadres').fill('orderstop@steenhof.test');
      await button(page, 'Opslaan').click();
      await dialog(page).getByText('Dit e-mailadres kun je hier niet gebruiken').waitFor();
      expect((await userByEmail(context, contractor))?.isManager).toBe(true);
      await button(page, 'Annuleren').click();
      await page.waitForURL((url) => url.search === '');
      await page.unroute('**/api/users/edit');
      await expect
        .poll(() => page.getByRole('switch', { name: 'Daan ter Veldhuis actief' }).isDisabled(), {
          message: 'not oneself',
        })
        .toBe(true);
    },
    'accepts an unknown address as it is typed': async ({ page }) => {
      await button(page, 'Nieuw').click();
      await dialog(page).getByLabel('Postcode').fill('9999 ZZ');
      await dialog(page).getByLabel('Huisnummer').fill('1');
      await dialog(page).getByText('Vul straat en plaats zelf in').waitFor();
      await dialog(page).getByLabel('Straat').fill('Dijkweg');
      await expect.poll(() => dialog(page).getByLabel('Straat').isEditable()).toBe(true);
      await expectNoViolations(page);
      await button(page, 'Annuleren').click();
      await dialog(page).waitFor({ state: 'detached' });
    },
    'has its open panel in the address: reloaded, shared, restored by the back button': async ({ page }) => {
      const loaders: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.data')) loaders.push(request.url());
      });
      await page.getByRole('button', { name: 'Opslag Hoogland bewerken' }).click();
      await page.waitForURL(/adres=/);
      expect(loaders, 'a panel asks for nothing').toEqual([]);
      await page.reload();
      await settled(page);
      await expect.poll(() => dialog(page).getByLabel('Naam van het adres').inputValue()).toBe('Opslag Hoogland');
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.search === '');
      await page.getByRole('button', { name: 'Opslag Hoogland bewerken' }).click();
      await dialog(page).waitFor();
      await page.goBack();
      await dialog(page).waitFor({ state: 'detached' });
      await findUser(page, 'samira');
      await expect.poll(() => page.locator('.users-table tbody tr').count()).toBe(1);
      await page.reload();
      await settled(page);
      await expect.poll(() => page.getByLabel('Zoek op naam of e-mailadres').inputValue()).toBe('samira');
      await findUser(page, 'bestaatechtniet');
      await page.getByText('Niemand gevonden voor ‘bestaatechtniet’').waitFor();
      await expectNoViolations(page);
      await page.goBack();
      await expect.poll(() => page.getByLabel('Zoek op naam of e-mailadres').inputValue()).toBe('samira');
      await findUser(page, '');
    },
    'invites, edits and deactivates a colleague, which ends the page they have open': async ({ page, context }) => {
      const email = newAddress();
      await button(page, 'Uitnodigen').click();
      await page.waitForURL(/gebruiker=nieuw/);
      await button(page, 'Uitnodiging versturen').click();
      for (const text of ['Ongeldige voornaam', 'Ongeldige achternaam', 'Ongeldig e-mailadres']) {
        await dialog(page).getByText(text).waitFor();
      }
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => url.search === '');
      await expect.poll(() => focused(page), { message: 'the focus comes back' }).toBe('Uitnodigen');
      await invite(page, email);
      await rowOf(page, email).getByText('Uitgenodigd').waitFor();
      await expectNoViolations(page);

      const theirs = await otherBrowser(context);
      try {
        const window = await theirs.newPage();
        await visit(window, await linkFromMail(email, 'user-invited', 'wachtwoord-instellen'));
        await window.getByLabel('Nieuw wachtwoord', { exact: true }).fill(demoPassword);
        await window.getByLabel('Herhaal wachtwoord').fill(demoPassword);
        await window.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
        await window.getByText('Je wachtwoord is ingesteld').waitFor();
        await logInByToken(theirs, site(), email);
        await visit(window, accountPath);
        await window.getByText('klantnummer 510001').waitFor();

        await findUser(page, email);
        await page.getByRole('button', { name: 'Noor de Wit bewerken' }).click();
        await dialog(page).getByLabel('Achternaam').fill('de Wit-Bos');
        await button(page, 'Opslaan').click();
        await toast(page, 'De gegevens van Noor de Wit-Bos zijn opgeslagen');
        await rowOf(page, email).getByText('Noor de Wit-Bos').waitFor();
        await expect.poll(() => focused(page)).toBe('Noor de Wit-Bos bewerken');

        const active = page.getByRole('switch', { name: 'Noor de Wit-Bos actief' });
        await active.click();
        await dialog(page).getByText('Noor wordt meteen uitgelogd').waitFor();
        await expectNoViolations(page);
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
        await expect.poll(() => active.isChecked(), { message: 'nothing was done' }).toBe(true);
        expect((await userByEmail(context, email))?.active).toBe(true);
        await active.click();
        await button(page, 'Ja, op inactief zetten').click();
        await toast(page, 'Noor de Wit-Bos is inactief en uitgelogd');
        await expect.poll(() => active.isChecked()).toBe(false);
        await expect.poll(() => focused(page)).toBe('Noor de Wit-Bos actief');

        // The next request of that page is refused, which logs it out (P 7.1).
        await window.getByRole('link', { name: 'Prijslijst als CSV' }).click();
        await window.waitForURL((url) => url.pathname === '/steenhof');
        await expect.poll(() => sessionCookies(theirs)).toEqual([]);
        expect((await userByEmail(context, email))?.active).toBe(false);
        await window.goto(accountPath);
        await window.waitForURL(
          (url) => url.pathname === '/steenhof' && url.searchParams.get('redirect') === accountPath,
        );
        expect((await theirs.request.get(`${site()}/api/account`)).status()).toBe(401);
        await visit(window, '/steenhof/inloggen');
        await fillLogin(window, email);
        await window.getByText('of je account is geblokkeerd').waitFor();
      } finally {
        await theirs.close();
      }
      await findUser(page, '');
    },
    'has an address book on a phone: added by postal code, made primary, changed and removed': async ({ page }) => {
      await page.setViewportSize(phone);
      await expectNoViolations(page);
      const before = await page.locator('.address').count();
      const primary = await page.locator('.address', { hasText: 'Standaard' }).locator('b').textContent();
      const invoice = page.locator('.address', { hasText: 'Factuuradres' });
      await expect.poll(() => invoice.getByRole('button').count(), { message: 'the ERP’s' }).toBe(0);

      await button(page, 'Nieuw').click();
      await button(page, 'Toevoegen').click();
      await dialog(page).getByText('Ongeldige postcode').waitFor();
      await expectNoViolations(page);
      await dialog(page).getByLabel('Naam van het adres').fill('Werk Oudegracht');
      await dialog(page).getByLabel('Postcode').fill('3511 ab');
      await dialog(page).getByLabel('Huisnummer').fill('12');
      await dialog(page).getByText('Adres gevonden').waitFor();
      await expect.poll(() => dialog(page).getByLabel('Straat').inputValue()).toBe('Oudegracht');
      await expect.poll(() => dialog(page).getByLabel('Plaats').inputValue()).toBe('Utrecht');
      await dialog(page)
        .getByRole('checkbox', { name: /Maak dit het standaardadres/ })
        .check();
      await button(page, 'Toevoegen').click();
      await toast(page, 'Werk Oudegracht staat in het adresboek');
      const added = page.locator('.address', { hasText: 'Werk Oudegracht' });
      await added.getByText('Standaard').waitFor();
      await added.getByText('Oudegracht 12, 3511 AB Utrecht').waitFor();
      await expect.poll(() => page.locator('.address', { hasText: 'Standaard' }).count()).toBe(1);

      await page.getByRole('button', { name: 'Werk Oudegracht bewerken' }).click();
      await dialog(page).getByText('Dit is jullie standaardadres').waitFor();
      await dialog(page).getByLabel('Toevoeging').fill('B');
      await button(page, 'Opslaan').click();
      await added.getByText('Oudegracht 12B, 3511 AB Utrecht').waitFor();
      await expect.poll(() => focused(page)).toBe('Werk Oudegracht bewerken');

      await page.getByRole('button', { name: `${primary} bewerken` }).click();
      await dialog(page)
        .getByRole('checkbox', { name: /Maak dit het standaardadres/ })
        .check();
      await button(page, 'Opslaan').click();
      await page
        .locator('.address', { hasText: 'Standaard' })
        .getByText(primary ?? '')
        .waitFor();

      await page.getByRole('button', { name: 'Werk Oudegracht bewerken' }).click();
      await button(page, 'Verwijderen').click();
      await page.getByText('Werk Oudegracht verdwijnt uit het adresboek').waitFor();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect
        .poll(() => dialog(page).getByLabel('Naam van het adres').inputValue(), { message: 'the panel stays' })
        .toBe('Werk Oudegracht');
      await button(page, 'Verwijderen').click();
      await button(page, 'Ja, verwijderen').click();
      await added.waitFor({ state: 'detached' });
      await page.waitForURL((url) => url.search === '');
      await expect.poll(() => page.locator('.address').count()).toBe(before);
      await expect.poll(() => focused(page)).toBe('Adresboek');
      await expect.poll(() => isWider(page)).toBe(false);
      await expectNoViolations(page);
    },
    'invites and edits users on a phone too': async ({ page, context }) => {
      await page.setViewportSize(phone);
      const email = newAddress();
      await invite(page, email, 'Youssef', 'El Amrani');
      await findUser(page, email);
      await rowOf(page, email).getByRole('button', { name: 'Youssef El Amrani bewerken' }).click();
      await expectNoViolations(page);
      await dialog(page)
        .getByRole('checkbox', { name: /Beheerder/ })
        .check();
      await button(page, 'Opslaan').click();
      await rowOf(page, email).getByText('Beheerder').waitFor();
      await rowOf(page, email).getByRole('switch', { name: 'Youssef El Amrani actief' }).click();
      await button(page, 'Ja, op inactief zetten').click();
      await expect.poll(async () => (await userByEmail(context, email))?.active).toBe(false);
      await expect.poll(() => isWider(page)).toBe(false);
    },
    'shows user and customer, on a phone and a desktop, and open orders link to their own page': async ({
      page,
      context,
    }) => {
      await page.getByRole('heading', { level: 1, name: 'Hallo Daan' }).waitFor();
      await page.getByText('klantnummer 510001').waitFor();
      await page
        .locator('.my-branch', { hasText: 'Amersfoort' })
        .getByText(/^(Nu geopend|Gesloten)/)
        .waitFor();
      const { results } = await (await context.request.get(`${site()}/api/account/addressbook`)).json();
      await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page);
        await expect.poll(() => page.locator('.address').count()).toBe(results.length);
        await expect.poll(() => page.locator('.account-ordered .product-card').count()).toBe(5);
        await expect.poll(() => isWider(page)).toBe(false);
        await page.evaluate(() => window.scrollTo(0, 0));
        const shortcuts = page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link');
        await expect.poll(() => shortcuts.count()).toBe(12);
        await shortcuts.filter({ hasText: 'Adresboek' }).click();
        await page.waitForURL(/#adresboek$/);
        await expect
          .poll(() => page.locator('#adresboek').evaluate((part) => part.getBoundingClientRect().top))
          .toBeLessThan(400);
      }
      const row = page.locator('.account-main .data-table tr.is-link').first();
      const number = await row.getByRole('link').textContent();
      await row.click();
      await page.getByRole('heading', { level: 1, name: `Bestelling ${number}` }).waitFor();
    },
  },
  { missing: ['/pricelist/csv', '/api/users/edit', '/api/search/address'] },
);
