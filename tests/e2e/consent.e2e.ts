import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type {} from '../../apps/storefront/app/frame/consent/cookiebot.ts';
import type {} from '../../apps/storefront/app/frame/tracking/data-layer.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { useProgram } from './other-program.ts';
import { siteUrl } from './site.ts';

useBrowser();

const marketingHost = 'https://volg.example';
const withScripts = useProgram('consent_scripts', () => ({
  TAG_MANAGER_ID: 'GTM-E2E123',
  MARKETING_SCRIPT_URL: `${marketingHost}/s/{key}.js`,
  MARKETING_KEY: 'bouw-42',
}));
const cookiebotId = '5c1d1f0e-7a38-4f61-9a3c-0e6f3a0b1c2d';
const withCookiebot = useProgram('consent_cookiebot', () => ({ COOKIEBOT_ID: cookiebotId }));

const banner = (page: Page) => page.getByRole('region', { name: 'Mogen we cookies gebruiken?' });
const choices = (page: Page) => page.getByRole('dialog', { name: 'Cookie-instellingen' });
const footerLink = (page: Page) => page.getByRole('button', { name: 'Cookie-instellingen' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).click();

async function consentCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'CookieConsent')?.value;
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

/** As a script in the page reads it. */
function dataLayer(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((one) => ({ ...(one as object) })));
}

/** Opens the page as on a first visit. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(address, { waitUntil: 'networkidle' });
  // The banner appears at the first input.
  await page.keyboard.press('Shift');
  await banner(page).waitFor();
}

function listenElsewhere(page: Page, site: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith('data:') && !url.startsWith('blob:')) asked.push(url);
  });
  return asked;
}

const said = (page: Page) =>
  page.evaluate(() => {
    const { consent, consented, declined, hasResponse } = window.Cookiebot ?? {};
    return { ...consent, consented, declined, hasResponse };
  });

const widths = [390, 880, 1440];

browserTest(
  'a first visit shows the banner: refusing is as easy as accepting, and the choices open by keyboard afterwards',
  async ({ page, context }) => {
    const elsewhere = listenElsewhere(page, siteUrl());
    await firstVisit(page, '/steenhof');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      const [yes, no] = await Promise.all(
        ['Alles accepteren', 'Alles weigeren'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
      );
      expect(no, `at ${width}`).toMatchObject({ width: yes?.width, height: yes?.height, y: yes?.y });
      expect(no?.height).toBeGreaterThanOrEqual(44);
    }
    await expect.poll(() => consentCookie(context)).toBeUndefined();
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => /consent|cc_|_ga|volg/i.test(key))).toEqual([]);
    await expect.poll(() => cookieNames(context)).toEqual(['i18n_redirected', 'viewport']);
    expect(elsewhere).toEqual([]);
    await expect.poll(() => said(page)).toMatchObject({ necessary: true, marketing: false, hasResponse: false });

    await press(page, 'Alles weigeren');
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => said(page)).toMatchObject({ consented: false, declined: true, hasResponse: true });
    await page.reload({ waitUntil: 'networkidle' });
    await footerLink(page).waitFor();
    await expect.poll(() => banner(page).count(), { message: 'who answered is not asked again' }).toBe(0);
    await expect
      .poll(() => page.locator('#cc-main').count(), { message: 'and the dialog is not even fetched' })
      .toBe(0);

    const inside = () => page.evaluate(() => document.activeElement?.closest('.pm') !== null);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await footerLink(page).focus();
      await page.keyboard.press('Enter');
      await choices(page).waitFor();
      await expectNoViolations(page);
      for (let steps = 0; steps < 20; steps++) {
        await page.keyboard.press(steps < 14 ? 'Tab' : 'Shift+Tab');
        expect(await inside(), `kept in after ${steps + 1} steps at ${width}`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await choices(page).waitFor({ state: 'hidden' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cookie-instellingen');
    }
  },
);

browserTest('the cookie has Cookiebot’s format, and so do the events', async ({ page, context }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const name of ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline']) {
      window.addEventListener(name, () => told.push(name));
    }
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0));
  await firstVisit(page, '/');
  await expect.poll(() => told()).toEqual([]);
  await press(page, 'Zelf kiezen');
  await choices(page).getByRole('checkbox', { name: 'Statistieken' }).check();
  await press(page, 'Keuze opslaan');
  await banner(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => consentCookie(context))
    .toMatch(
      /^\{stamp:%27[\w+/=]+%27%2Cnecessary:true%2Cpreferences:false%2Cstatistics:true%2Cmarketing:false%2Cmethod:%27explicit%27%2Cver:1%2Cutc:\d{13}%2Cregion:%27nl%27\}$/,
    );
  await expect.poll(() => told()).toEqual(['CookiebotOnConsentReady', 'CookiebotOnAccept']);

  await page.reload({ waitUntil: 'networkidle' });
  await expect
    .poll(() => told(), { message: 'told again on every page' })
    .toEqual(['CookiebotOnConsentReady', 'CookiebotOnAccept']);
  await footerLink(page).click();
  await choices(page).waitFor();
  await expect.poll(() => choices(page).getByRole('checkbox', { name: 'Statistieken' }).isChecked()).toBe(true);
  await expect.poll(() => choices(page).getByRole('checkbox', { name: 'Marketing' }).isChecked()).toBe(false);
  await expect.poll(() => choices(page).getByRole('checkbox', { name: 'Noodzakelijk' }).isDisabled()).toBe(true);
  await page.evaluate(() => window.Cookiebot?.hide());
  await choices(page).waitFor({ state: 'hidden' });
  await page.evaluate(() => window.Cookiebot?.withdraw());
  await expect.poll(() => told()).toEqual(['CookiebotOnConsentReady', 'CookiebotOnDecline']);
  await expect.poll(() => said(page)).toMatchObject({ statistics: false, declined: true });
  expect(
    (await context.cookies()).filter(({ name }) => name === 'cc_cookie'),
    'and no second record',
  ).toEqual([]);
});

browserTest('the banner does not take the focus from a visitor who is typing', async ({ page }) => {
  await page.context().clearCookies();
  await page.goto('/steenhof/inloggen');
  await page.getByLabel('E-mailadres').pressSequentially('aannemer@steenhof', { delay: 20 });
  await banner(page).waitFor();
  // Shown in full: a dialog that takes the focus has done so by then.
  await banner(page).evaluate((shown) =>
    Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await page.keyboard.type('.test');
  await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('aannemer@steenhof.test');
  await banner(page).getByRole('button', { name: 'Zelf kiezen' }).focus();
  await page.keyboard.press('Escape');
  await banner(page).waitFor({ state: 'hidden' });
  await page.goto('/steenhof', { waitUntil: 'networkidle' });
  await banner(page).waitFor();
});

browserTest('a third-party map is loaded with its consent, and removed with it', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Kaart</title>Kaart van Utrecht' }),
  );
  const elsewhere = listenElsewhere(page, siteUrl());
  await firstVisit(page, '/bouwpoort/over-ons');
  await press(page, 'Alles weigeren');
  const map = page.locator('iframe.frame');
  await page.getByRole('button', { name: 'Cookiekeuze aanpassen' }).click();
  await choices(page).getByRole('checkbox', { name: 'Voorkeuren' }).check();
  expect(elsewhere, 'not before it is saved').toEqual([]);
  await press(page, 'Keuze opslaan');
  await map.scrollIntoViewIfNeeded();
  await map.contentFrame().getByText('Kaart van Utrecht').waitFor();

  await footerLink(page).click();
  await choices(page).waitFor();
  await press(page, 'Alles weigeren');
  await map.waitFor({ state: 'detached' });
});

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[src^="https:"]')].map((script) => (script as HTMLScriptElement).src).sort(),
  );
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-E2E123';
const marketing = `${marketingHost}/s/bouw-42.js`;

/** Both set a marker when they run, and a cookie as such scripts do. */
async function fakeScripts(page: Page): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.cookie = '_ga=GA1.1; Path=/'; window.ran = [...(window.ran ?? []), 'tags'];`,
    }),
  );
  await page.route(`${marketingHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `window.ran = [...(window.ran ?? []), 'marketing'];` }),
  );
}

browserTest('third-party scripts run with both consents, one with its own, none without', async ({ page, context }) => {
  await fakeScripts(page);
  const elsewhere = listenElsewhere(page, withScripts());
  const ran = () => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? []);
  await firstVisit(page, `${withScripts()}/steenhof`);
  expect(elsewhere).toEqual([]);
  await expect.poll(() => cookieNames(context)).toEqual(['i18n_redirected', 'viewport']);
  const view = { event: 'content-view', 'content-name': '/steenhof', 'content-view-name': 'venture' };
  await expect.poll(() => dataLayer(page), { message: 'gathered in the page, and read by nobody' }).toEqual([view]);

  await press(page, 'Zelf kiezen');
  await choices(page).getByRole('checkbox', { name: 'Statistieken' }).check();
  await press(page, 'Keuze opslaan');
  await expect.poll(ran).toEqual(['tags']);
  expect(elsewhere).toEqual([tagManager]);
  const told = await dataLayer(page);
  const started = told.findIndex((one) => one.event === 'gtm.js');
  expect(told[started - 1]).toMatchObject({
    0: 'consent',
    1: 'default',
    2: { analytics_storage: 'granted', ad_storage: 'denied' },
  });

  await footerLink(page).click();
  await choices(page).waitFor();
  await press(page, 'Alles accepteren');
  await expect.poll(ran).toEqual(['tags', 'marketing']);
  expect(await scriptsOf(page)).toEqual([marketing, tagManager].sort());
  expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(true);

  await footerLink(page).click();
  await choices(page).getByRole('checkbox', { name: 'Statistieken' }).uncheck();
  await press(page, 'Keuze opslaan');
  await expect.poll(() => scriptsOf(page)).toEqual([]);
  expect(
    (await context.cookies()).some(({ name }) => name === '_ga'),
    'and its cookies go along',
  ).toBe(false);

  elsewhere.length = 0;
  await page.goto(`${withScripts()}/steenhof/nieuws`, { waitUntil: 'networkidle' });
  expect(elsewhere, 'marketing alone is not both').toEqual([]);
});

browserTest(
  'the data layer receives every page view and interaction, and no personal data',
  async ({ page, context }) => {
    await page.goto('/steenhof', { waitUntil: 'networkidle' });
    const kept = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(kept).toMatchObject({ value: 'nl', path: '/' });
    expect(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(365, 0);
    await page.locator('a[href="/steenhof/nieuws"]').first().click();
    await page.waitForURL('**/steenhof/nieuws');
    await expect
      .poll(async () => (await dataLayer(page)).filter((one) => one.event === 'content-view'))
      .toEqual([
        { event: 'content-view', 'content-name': '/steenhof', 'content-view-name': 'venture' },
        { event: 'content-view', 'content-name': '/steenhof/nieuws', 'content-view-name': 'venture-content' },
      ]);
    const interactions = async () => (await dataLayer(page)).filter((one) => one.event === 'interaction');
    expect((await interactions()).at(-1)).toEqual({
      event: 'interaction',
      target: expect.any(String),
      action: 'click',
      'target-properties': '/steenhof/nieuws',
      value: null,
      'interaction-type': 'link',
    });
    const before = (await interactions()).length;
    await page.goto('/steenhof/inloggen', { waitUntil: 'networkidle' });
    await page.getByLabel('E-mailadres').fill('joris@bouw.example');
    await page.getByLabel('Wachtwoord', { exact: true }).fill('een wachtwoord');
    await page.locator('main form').getByRole('button', { name: 'Inloggen' }).click();
    await expect.poll(async () => (await interactions()).map((one) => one['interaction-type'])).toContain('form');
    expect(before).toBeGreaterThan(0);
    expect(JSON.stringify(await dataLayer(page))).not.toMatch(/joris|wachtwoord"/);
  },
);

/** The part of Cookiebot that a page uses. */
const fakeCookiebot = `
  const script = document.getElementById('Cookiebot');
  const consent = { necessary: true, preferences: false, statistics: false, marketing: false };
  window.Cookiebot = {
    id: script.dataset.cbid, culture: script.dataset.culture, consent, consented: false, declined: false, hasResponse: false,
    renew() { window.renewed = true; }, show() {}, hide() {}, withdraw() {},
    submitCustomConsent(preferences, statistics, marketing) {
      Object.assign(consent, { preferences, statistics, marketing });
      document.cookie = 'CookieConsent={stamp:%27abc%27%2Cnecessary:true%2Cpreferences:' + preferences + '%2Cstatistics:' + statistics +
        '%2Cmarketing:' + marketing + '%2Cmethod:%27explicit%27%2Cver:1%2Cutc:1763280000000%2Cregion:%27nl%27}; Path=/';
      window.dispatchEvent(new Event('CookiebotOnConsentReady'));
      window.dispatchEvent(new Event('CookiebotOnAccept'));
    },
  };
  window.dispatchEvent(new Event('CookiebotOnLoad'));`;

browserTest('where the operator has Cookiebot, it asks for consent, and the rest is the same', async ({ page }) => {
  await page.route('https://consent.cookiebot.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeCookiebot }),
  );
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Kaart</title>Kaart van Utrecht' }),
  );
  const elsewhere = listenElsewhere(page, withCookiebot());
  await page.context().clearCookies();
  await page.goto(`${withCookiebot()}/bouwpoort/over-ons`, { waitUntil: 'networkidle' });
  await footerLink(page).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { renewed?: boolean }).renewed)).toBe(true);
  expect(elsewhere).toEqual(['https://consent.cookiebot.com/uc.js']);
  expect(await page.evaluate(() => window.Cookiebot)).toMatchObject({ id: cookiebotId, culture: 'nl' });
  await expect.poll(() => page.locator('#cc-main').count(), { message: 'our own dialog stays away' }).toBe(0);
  await page.evaluate(() => window.Cookiebot?.submitCustomConsent(true, false, false));
  const map = page.locator('iframe.frame');
  await map.scrollIntoViewIfNeeded();
  await map.contentFrame().getByText('Kaart van Utrecht').waitFor();
});

browserTest('and its hosts are allowed nowhere else', async ({ page }) => {
  const policyOf = async (site: string) => (await page.request.get(site)).headers()['content-security-policy'] ?? '';
  const [plain, cookiebot, scripts] = await Promise.all([siteUrl(), withCookiebot(), withScripts()].map(policyOf));
  for (const host of ['cookiebot.com', 'googletagmanager.com', 'volg.example']) expect(plain).not.toContain(host);
  expect(cookiebot).toContain('https://consent.cookiebot.com');
  expect(cookiebot).not.toContain('googletagmanager.com');
  expect(scripts).toContain('https://www.googletagmanager.com');
  expect(scripts).toContain(marketingHost);
});
