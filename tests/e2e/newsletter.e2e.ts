import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest, expectNoViolations, useBrowser } from './browser-test.ts';
import { linkFromMail } from './mail-fixture.ts';
import { siteUrl } from './site.ts';

useBrowser();

let readers = 0;
const newAddress = () => `lezer-${Date.now()}-${++readers}@bouw.test`;
const label = 'Jouw mailadres voor de nieuwsbrief';
const block = (page: Page) => page.locator('.newsletter');
const footer = (page: Page) => page.getByRole('contentinfo');

async function signUp(where: ReturnType<typeof block>, email: string): Promise<void> {
  await where.getByLabel(label).fill(email);
  await where.getByRole('button', { name: 'Aanmelden' }).click();
}

browserTest(
  'subscribing in a block, confirming by a mailed link, and unsubscribing by another',
  async ({ open, page }) => {
    const email = newAddress();
    await open('/steenhof');
    await signUp(block(page), 'lezer@');
    await block(page).getByText('Ongeldig e-mailadres').waitFor();
    await expect
      .poll(() =>
        block(page)
          .getByLabel(label)
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await expectNoViolations(page);
    await signUp(block(page), email);
    await block(page).getByText('Bijna klaar: kijk in je mail').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('newsletter-sent');
    await expectNoViolations(page);

    const confirm = await linkFromMail(email, 'newsletter-confirmation', 'nieuwsbrief-bevestigen');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    await open(confirm);
    expect(posts, 'opening the link does nothing').toEqual([]);
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
    await page.getByText('Je bent aangemeld').waitFor();
    await expectNoViolations(page);
    await open(confirm);
    await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
    await page.getByText('Je was al aangemeld').waitFor();

    await open(await linkFromMail(email, 'newsletter-welcome', 'nieuwsbrief-afmelden'));
    await page.getByRole('button', { name: 'Ja, meld mij af' }).click();
    await page.getByText('Je bent afgemeld').waitFor();
    await expectNoViolations(page);
    await open(confirm);
    await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
    await page.getByText('Deze link is al gebruikt').waitFor();
  },
);

async function expectGoodAtBothWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page);
  }
}

browserTest(
  'the footer has the form on every page, on a phone and a desktop',
  async ({ open, page }) => {
    const email = newAddress();
    await open('/keukenatelier');
    await signUp(footer(page), 'niets');
    await footer(page).getByText('Ongeldig e-mailadres').waitFor();
    await expectGoodAtBothWidths(page);
    await footer(page).getByLabel(label).fill(email);
    await page.keyboard.press('Enter');
    await footer(page).getByText(`We stuurden een link naar ${email}.`, { exact: false }).waitFor();
    await expectGoodAtBothWidths(page);
    expect(await linkFromMail(email, 'newsletter-confirmation', 'nieuwsbrief-bevestigen')).toMatch(
      /^\/keukenatelier\//,
    );
  },
  { width: 390 },
);

browserTest(
  'a server that does not answer is reported, and can be retried',
  async ({ open, page }) => {
    await open('/');
    await page.route('**/api/newsletter/register', (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
    await signUp(block(page), newAddress());
    await block(page).getByRole('alert').getByText('Aanmelden is niet gelukt: serverfout').waitFor();
    await expectNoViolations(page);
    await block(page).getByRole('button', { name: 'Aanmelden' }).click();
    await block(page).getByText('Bijna klaar: kijk in je mail').waitFor();
  },
  { missing: '/api/newsletter/register' },
);

browserTest(
  'an invalid link says so; the button works without script',
  async ({ open, page }) => {
    await open('/bouwpoort/nieuwsbrief-bevestigen');
    await page.getByText('Deze link werkt niet').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Ja/ }).count()).toBe(0);
    await open('/steenhof/nieuwsbrief-afmelden?token=nooit-verstuurd');
    await page.getByRole('button', { name: 'Ja, meld mij af' }).click();
    await page.getByText('Deze link werkt niet').waitFor();

    const email = newAddress();
    const answer = await fetch(`${siteUrl()}/api/newsletter/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ emailAddress: email, ventureId: '210' }),
    });
    expect(answer.status).toBe(200);
    await open(await linkFromMail(email, 'newsletter-confirmation', 'nieuwsbrief-bevestigen'));
    await page.getByRole('button', { name: 'Ja, ik wil de nieuwsbrief' }).click();
    await page.getByText('Je bent aangemeld').waitFor();
  },
  { javaScript: false },
);
