import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { withEasyCaptcha } from './easy-captcha.ts';
import { linkFromMail } from './mail-fixture.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const password = 'Steiger-2026';
const phone = { width: 390 };
let visitors = 0;
const newAddress = () => `mark.${Date.now()}.${++visitors}@vandijkbouw.test`;

/** Requests a link without a browser: only one test covers the form. */
async function invitationFor(emailAddress: string): Promise<string> {
  await fetch(`${siteUrl()}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress, ventureId: '210', AcceptedTermsAndConditions: true }),
  });
  return linkFromMail(emailAddress, 'registration-invitation', 'registreren');
}

const openLookup = async (page: Page) => {
  await withEasyCaptcha(page);
  await visit(page, await invitationFor(newAddress()));
  await page.getByRole('heading', { name: 'Zoek je bedrijf' }).waitFor();
};

const captcha = (page: Page) => page.getByRole('checkbox', { name: 'Ik ben geen robot' });
const solveCaptcha = async (page: Page) => {
  await captcha(page).click();
  await page.getByText('Gecontroleerd').waitFor({ timeout: 45_000 });
};
const lookUp = (page: Page) => page.getByRole('button', { name: 'Zoek bedrijf' });
const companies = (page: Page) => page.getByRole('region', { name: 'Gevonden bedrijven' }).getByRole('listitem');
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

browserTest('from an e-mail address to the first login', async ({ page, open }) => {
  const email = newAddress();
  await open('/steenhof/registreren');
  await page.getByLabel('E-mailadres').fill('mark@');
  await page.getByRole('button', { name: 'Maak een account aan' }).click();
  await page.getByText('Ongeldig e-mailadres').waitFor();
  await expect.poll(() => focusedName(page)).toBe('emailAddress');
  await expectNoViolations(page);

  const privacy = page.getByRole('link', { name: /privacybeleid/ });
  await expect.poll(() => privacy.getAttribute('target')).toBe('_blank');
  await expect.poll(() => privacy.getAttribute('href')).toBe('/steenhof/privacy/privacyverklaring');
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Maak een account aan' }).click();
  await page.getByText('Je ontvangt nu een e-mail met verdere instructies').waitFor();
  await expect.poll(() => focusedText(page)).toBe('Kijk in je mail');
  await expectNoViolations(page);

  await open(await linkFromMail(email, 'registration-invitation', 'registreren'));
  await expect.poll(() => lookUp(page).isDisabled(), { message: 'nothing to look up yet' }).toBe(true);
  await page.getByRole('textbox', { name: 'KvK-nummer' }).fill('12345678');
  await solveCaptcha(page);
  await page.getByText('1 bedrijf gevonden').waitFor();
  await expect.poll(() => lookUp(page).isDisabled()).toBe(false);
  await expectNoViolations(page);
  await companies(page)
    .getByRole('button', { name: /Van Dijk Bouw B\.V\./ })
    .click();

  await page.getByRole('heading', { name: 'Jouw gegevens' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Jouw gegevens');
  await page.getByText('KvK 12345678 · Oudegracht 12, 3511 AB Utrecht').waitFor();
  await expect.poll(() => page.getByLabel('Gebruikersnaam').inputValue()).toBe(email);
  await expect.poll(() => page.getByLabel('Gebruikersnaam').isEditable()).toBe(false);
  await expect
    .poll(() => page.getByLabel('Vestiging van je voorkeur').inputValue(), { message: 'the first of the venture' })
    .toBe('2101');
  await page.getByRole('button', { name: 'Account aanmaken' }).click();
  await page.getByText('4 velden kloppen nog niet').waitFor();
  await expect.poll(() => focusedName(page)).toBe('firstName');
  await expectNoViolations(page);

  await page.getByLabel('Voornaam').fill('Mark');
  await page.getByLabel('Achternaam').fill('van Dijk');
  await page.getByLabel('Telefoonnummer').fill('06 18 4');
  const confirmation = page.getByLabel('Herhaal wachtwoord');
  await expect.poll(() => confirmation.isDisabled(), { message: 'nothing to repeat yet' }).toBe(true);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await confirmation.fill('iets anders');
  await page.getByLabel('Telefoonnummer').focus();
  await page.getByRole('alert').getByText('Wachtwoorden komen niet overeen').waitFor();
  await page.getByRole('button', { name: 'Telefoonnummer: Ongeldig telefoonnummer' }).click();
  await expect.poll(() => focusedName(page)).toBe('phone');
  await page.getByLabel('Telefoonnummer').fill('06 12345678');
  await confirmation.fill(password);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Account aanmaken' }).click();

  await page.getByRole('heading', { name: 'Bedankt!' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Bedankt!');
  await page.waitForFunction(() => window.scrollY === 0);
  await expectNoViolations(page);

  const used = await linkFromMail(email, 'registration-invitation', 'registreren');
  await open(used);
  await page.getByText('De registratielink is al gebruikt').waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Er is een fout opgetreden');

  await open(await linkFromMail(email, 'account-activation', 'registreren'));
  await page.getByRole('heading', { name: 'Je account is actief' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/steenhof');

  await open('/steenhof/registreren');
  await page.getByText('Ingelogd als: Mark van Dijk').waitFor();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('button', { name: 'Maak een account aan' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/steenhof/registreren');
});

browserTest('the form does not wait for a picture that never loads', async ({ page }) => {
  await page.route('**/media/sfeer/**', () => new Promise(() => undefined));
  await page.goto('/steenhof/registreren', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Maak een account aan' }).waitFor();
  const loaded = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('.split-page__side img')?.complete ?? true,
  );
  expect(loaded, 'the picture is still on its way').toBe(false);
});

browserTest(
  'fourteen companies at one address, six at a time',
  async ({ page }) => {
    await openLookup(page);
    await page.getByRole('radio', { name: 'Postcode en huisnummer' }).check();
    await page.getByLabel('Postcode', { exact: true }).fill('3542 ab');
    await page.getByLabel('Huisnummer', { exact: true }).fill('350');
    await solveCaptcha(page);
    await page.getByText('14 bedrijven gevonden').waitFor();
    await expect
      .poll(() => focusedText(page), { message: 'the captcha is gone' })
      .toBe((await companies(page).first().textContent())?.trim());
    await expect.poll(() => companies(page).count()).toBe(6);
    const more = page.getByRole('button', { name: 'Toon meer' });
    await more.click();
    await expect.poll(() => companies(page).count()).toBe(12);
    const seventh = (await companies(page).nth(6).textContent())?.trim();
    await expect.poll(() => focusedText(page), { message: 'reading goes on at the first new one' }).toBe(seventh);
    await more.click();
    await expect.poll(() => companies(page).count()).toBe(14);
    await expect.poll(() => more.count()).toBe(0);
    await expectNoViolations(page);

    await companies(page).first().getByRole('button').click();
    await page.getByLabel('Voornaam').fill('Mark');
    await page.getByRole('button', { name: 'Wijzigen' }).click();
    await page.getByRole('heading', { name: 'Zoek je bedrijf' }).waitFor();
    await expect.poll(() => focusedText(page)).toBe('Zoek je bedrijf');
    await expect.poll(() => companies(page).count(), { message: 'what was found is still there' }).toBe(14);
    await companies(page).nth(1).getByRole('button').click();
    await expect
      .poll(() => page.getByLabel('Voornaam').inputValue(), { message: 'and what was typed too' })
      .toBe('Mark');
  },
  phone,
);

browserTest(
  'by keyboard: an invalid number, a missing captcha, an unknown number, an unreachable register',
  async (on) => {
    // A separate window, because here the browser's error about a failed request is expected.
    const page = await on.context.newPage();
    await openLookup(page);
    const number = page.getByRole('textbox', { name: 'KvK-nummer' });
    await number.fill('1234567');
    await page.keyboard.press('Enter');
    await page.getByText('Ongeldig KvK nummer').waitFor();
    await page.getByText('Vink eerst aan dat je geen robot bent').waitFor();
    await expect.poll(() => focusedName(page)).toBe('kvkNumber');

    await number.fill('00000000');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page), { message: 'only the captcha is forgotten' }).toBe('captcha');
    await expectNoViolations(page);
    await page.keyboard.press('Space');
    await page.getByText('Er zijn geen bedrijfsgegevens gevonden').waitFor({ timeout: 45_000 });
    await expect.poll(() => page.getByText('Vink eerst aan').count()).toBe(0);
    await expect.poll(() => focusedName(page)).toBe('kvkNumber');
    await expectNoViolations(page);

    await number.fill('99999999');
    const alert = page.getByRole('alert').filter({ hasText: 'Er is een fout opgetreden' });
    await alert.waitFor();
    await expectNoViolations(page);

    await number.fill('12345678');
    await companies(page).first().waitFor();
    await expect.poll(() => alert.count(), { message: 'one captcha is good for more tries' }).toBe(0);
  },
);

browserTest('the manager of a customer accepts a new colleague', async ({ page, open }) => {
  const emailAddress = newAddress();
  const token = new URLSearchParams((await invitationFor(emailAddress)).split('?')[1]).get('token');
  const answer = await fetch(`${siteUrl()}/api/account/register`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ token, emailAddress, ventureId: '210', branchId: '2102', password, phone: '06 12345678' },
      ...{ firstName: 'Jip', lastName: 'Bakker', businessName: 'Bedrijf', chamberOfCommerceNumber: '30418276' },
      ...{ street: 'Straat', houseNumber: 1, zipcode: '3811AB', city: 'Amersfoort' },
    }),
  });
  expect(answer.status).toBe(200);
  await open(await linkFromMail('aannemer@steenhof.test', 'colleague-approval', 'registreren'));
  await page.getByText('Jip Bakker').waitFor();
  await page.getByText(emailAddress).waitFor();
  await page.getByRole('button', { name: 'Goedkeuren' }).click();
  await page.getByRole('heading', { name: 'Goedgekeurd' }).waitFor();
  await expect.poll(() => focusedText(page)).toBe('Goedgekeurd');
  await expectNoViolations(page);
  await open(await linkFromMail('aannemer@steenhof.test', 'colleague-approval', 'registreren'));
  await page.getByText('Over deze aanvraag is al besloten').waitFor();
  await linkFromMail(emailAddress, 'account-activation', 'registreren');
});

browserTest('links that do not work show why', async ({ page, open }) => {
  await open('/steenhof/registreren?token=verzonnen&email=mark@vandijkbouw.test');
  await page.getByText('Deze registratielink werkt niet').waitFor();
  await open('/steenhof/registreren?approve=verzonnen');
  await page.getByText('Deze link werkt niet').waitFor();
  await page.getByRole('link', { name: 'Inloggen' }).waitFor();
});
