import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { browserTest, useBrowser } from './browser-test.ts';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

useBrowser();

/** A visitor without any interaction yet. */
async function visitorWithoutInput(context: BrowserContext, width: number): Promise<Page> {
  const other = await context.browser()?.newContext({
    ...{ baseURL: siteUrl(), locale: 'nl-NL', reducedMotion: 'reduce', viewport: { width, height: 844 } },
  });
  if (!other) throw new Error('no second browser');
  await other.addCookies([answeredConsent(siteUrl())]);
  return other.newPage();
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-interactive'));
const preloadCount = (page: Page) => page.locator('link[rel=modulepreload]').count();

/** Blocks the scripts of a page until they are released, or aborted. */
async function blockScripts(page: Page) {
  const blocked: Route[] = [];
  let release: ((route: Route) => Promise<void>) | undefined;
  await page.route('**/assets/framework-*.js', async (route) => {
    if (release) await release(route);
    else blocked.push(route);
  });
  return async (finish: (route: Route) => Promise<void>) => {
    release = finish;
    await Promise.all(blocked.map(finish));
  };
}

browserTest('a page preloads its scripts, and runs them at the first interaction', async ({ context }) => {
  const page = await visitorWithoutInput(context, 390);
  await page.goto('/steenhof/zoeken?q=gipsplaat');
  await expect.poll(() => preloadCount(page)).toBeGreaterThan(3);
  // Long after the last script has loaded.
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  const deferredData = page.locator('script[type=deferred-data]');
  await expect.poll(() => deferredData.count()).toBe(2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect.poll(() => deferredData.count()).toBe(0);
  await page.context().close();
});

browserTest('a press and typed text before hydration take effect after it', async ({ context }) => {
  const page = await visitorWithoutInput(context, 1440);
  const releaseScripts = await blockScripts(page);
  await page.goto('/steenhof', { waitUntil: 'commit' });
  const field = page.locator('header input[type=search]').first();
  await field.pressSequentially('gips');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await isHydrated(page)).toBe(false);
  await releaseScripts((route) => route.continue());
  await page.getByRole('dialog', { name: 'Hoofdmenu' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('gips');
  await page.context().close();
});

browserTest('a filter that is ticked before hydration is applied after it', async ({ context }) => {
  const page = await visitorWithoutInput(context, 1440);
  await page.goto('/steenhof/zoeken?q=gipsplaat');
  expect(await isHydrated(page)).toBe(false);
  await page.locator('.listing__side label.check').first().click();
  await page.waitForURL(/filters=/);
  await expect.poll(() => page.locator('.listing__side label.check :checked').count()).toBe(1);
  await page.context().close();
});

browserTest('a search is submitted without scripts, when these fail to load', async ({ context }) => {
  const page = await visitorWithoutInput(context, 1440);
  const releaseScripts = await blockScripts(page);
  await page.goto('/steenhof', { waitUntil: 'commit' });
  const field = page.locator('header input[type=search]').first();
  await field.pressSequentially('gipsplaat');
  await field.press('Enter');
  await releaseScripts((route) => route.abort());
  await page.waitForURL('**/zoeken?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe('gipsplaat');
  await page.context().close();
});

browserTest(
  'a customer who only looks sees the own price of a product, however late parts hydrate',
  async ({ context }) => {
    const page = await visitorWithoutInput(context, 1440);
    await logInByToken(page.context(), siteUrl(), contractor);
    // Parts below the first screen hydrate after five seconds; nothing in view may wait for that.
    await page.addInitScript(() => {
      const setTimer = window.setTimeout;
      Object.assign(window, { setTimeout: (run: () => void, after = 0) => setTimer(run, after < 5000 ? after : 1e9) });
    });
    // Whether parts or prices come first differs from load to load.
    for (let load = 0; load < 5; load++) {
      await page.goto('/steenhof/producten/gipsum-vakman-gipsplaat-ak-600-x-2600-mm-100002?variant=3134465');
      await page.getByText('Totaal excl. btw').first().locator('..').getByText('€').waitFor();
    }
    await page.context().close();
  },
);
