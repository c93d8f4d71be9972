import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { json, startJsonServer } from '../../apps/server/testing/json-server.ts';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { linkFromMail } from './mail-fixture.ts';
import { useProgram } from './other-program.ts';
import { visit } from './page-settled.ts';
import { siteUrl } from './site.ts';

useBrowser();

const verifier = await startJsonServer();
afterAll(() => verifier.close());

const keys = { CAPTCHA_SITE_KEY: 'sleutel-van-de-site', CAPTCHA_SECRET: 'geheim', CAPTCHA_URL: verifier.url };
const providers = [
  {
    name: 'turnstile',
    site: useProgram('turnstile', () => ({ CAPTCHA: 'turnstile', ...keys })),
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    host: 'https://challenges.cloudflare.com',
    global: 'turnstile',
    verifyPath: '/turnstile/v0/siteverify',
  },
  {
    name: 'recaptcha',
    site: useProgram('recaptcha', () => ({ CAPTCHA: 'recaptcha', ...keys })),
    script: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=nl',
    host: 'https://www.google.com',
    global: 'grecaptcha',
    verifyPath: '/recaptcha/api/siteverify',
  },
] as const;

/** A widget in a frame of the provider, as both render theirs; the test plays the visitor through `window.fake`. */
function fakeScript(global: string, host: string): string {
  return `window.${global} = {
    ready: (run) => run(),
    render(element, options) {
      const frame = document.createElement('iframe');
      frame.src = '${host}/widget';
      frame.title = 'Widget';
      element.append(frame);
      window.fake = { sitekey: options.sitekey, language: options.language, answer: options.callback,
        expire: options['expired-callback'], fail: options['error-callback'] };
      return 1;
    },
  };`;
}

type Fake = { sitekey: string; language: string; answer(token: string): void; expire(): void; fail(): void };
const fakeOf = (page: Page, run: (fake: Fake) => unknown) =>
  page.evaluate(`(${run.toString()})(window.fake)`) as Promise<unknown>;

let visitors = 0;

/** The registration form, opened by the link in the invitation mail. */
async function invitationAt(site: string): Promise<string> {
  const emailAddress = `captcha.${Date.now()}.${++visitors}@vandijkbouw.test`;
  await fetch(`${site}/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress, ventureId: '210', AcceptedTermsAndConditions: true }),
  });
  return site + (await linkFromMail(emailAddress, 'registration-invitation', 'registreren', site));
}

const lookUp = (page: Page) => page.getByRole('button', { name: 'Zoek bedrijf' });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'De controle is niet gelukt' });

for (const { name, site, script, host, global, verifyPath } of providers) {
  browserTest(
    `${name}: the widget is rendered, an error can be retried, its answer is submitted, and its expiry is handled`,
    async ({ page }) => {
      await page.route(`${host}/**`, (route) =>
        route.request().url() === script
          ? route.fulfill({ contentType: 'text/javascript', body: fakeScript(global, host) })
          : route.fulfill({
              contentType: 'text/html',
              body: '<!doctype html><html lang="nl"><title>Widget</title>Ik ben geen robot',
            }),
      );
      verifier.asked.length = 0;
      verifier.answers.splice(0, Infinity, json(200, { success: true }));
      await visit(page, await invitationAt(site()));
      const widget = page.getByRole('group', { name: 'Ik ben geen robot' }).locator('iframe');
      await widget.contentFrame().getByText('Ik ben geen robot').waitFor();
      await expect.poll(() => widget.count(), { message: 'drawn once' }).toBe(1);
      expect(await fakeOf(page, ({ sitekey, language }) => [sitekey, language])).toEqual(['sleutel-van-de-site', 'nl']);
      await expectNoViolations(page);

      await fakeOf(page, (fake) => fake.fail());
      await failed(page).waitFor();
      await expectNoViolations(page);
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await failed(page).waitFor({ state: 'detached' });
      await expect.poll(() => widget.count(), { message: 'drawn anew, not twice' }).toBe(1);

      await fakeOf(page, (fake) => fake.answer('eerste antwoord'));
      await fakeOf(page, (fake) => fake.expire());
      await page.getByRole('alert').getByText('De controle is verlopen').waitFor();
      await page.getByRole('textbox', { name: 'KvK-nummer' }).fill('12345678');
      await expect.poll(() => lookUp(page).isDisabled()).toBe(true);
      await expectNoViolations(page);

      // The form is complete now, so it searches automatically.
      await fakeOf(page, (fake) => fake.answer('tweede antwoord'));
      await page.getByText('1 bedrijf gevonden').waitFor();
      await expect.poll(() => page.getByText('De controle is verlopen').count()).toBe(0);
      expect(verifier.asked).toMatchObject([{ method: 'POST', path: verifyPath }]);
      expect(new URLSearchParams(verifier.asked[0]?.body).get('response')).toBe('tweede antwoord');
      await page.getByText('Gecontroleerd').waitFor();
    },
  );

  browserTest(
    `${name}: a script that fails to load, and one that takes longer than five minutes`,
    async ({ context }) => {
      // A separate window, because here the browser's errors about failed requests are expected.
      const page = await context.newPage();
      await page.route(`${host}/**`, (route) => route.abort());
      await visit(page, await invitationAt(site()));
      await failed(page).waitFor();

      await page.unroute(`${host}/**`);
      await page.route(`${host}/**`, () => new Promise(() => undefined));
      await page.clock.install();
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
      await page.getByText('De controle wordt geladen').waitFor();
      await page.clock.runFor(299_000);
      await expect.poll(() => failed(page).count(), { message: 'not before its time' }).toBe(0);
      await page.clock.runFor(1_000);
      await failed(page).waitFor();
      await expectNoViolations(page);
    },
  );

  test(`${name}: its hosts are allowed there, and not where another captcha is used`, async () => {
    const policyOf = async (address: string) =>
      (await fetch(`${address}/steenhof/registreren`)).headers.get('content-security-policy') ?? '';
    const directives = (await policyOf(site())).split('; ').filter((one) => one.includes(host));
    expect(directives.map((one) => one.split(' ')[0])).toEqual(['script-src', 'frame-src']);
    expect(await policyOf(siteUrl())).not.toContain(host);
  });
}
