import type { BrowserContext, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { browserTest, useBrowser } from './browser-test.ts';
import { siteUrl } from './site.ts';

useBrowser();

/** A visitor without any interaction yet. */
async function stillVisitor(context: BrowserContext, width: number): Promise<Page> {
  const other = await context.browser()?.newContext({
    ...{ baseURL: siteUrl(), locale: 'nl-NL', reducedMotion: 'reduce', viewport: { width, height: 844 } },
  });
  if (!other) throw new Error('no second browser');
  await other.addCookies([answeredConsent(siteUrl())]);
  return other.newPage();
}

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-interactive'));
const requested = (page: Page) => page.locator('link[rel=modulepreload]').count();

/** Blocks the scripts of a page until they are released, or aborted. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  let goOn: ((route: Route) => Promise<void>) | undefined;
  await page.route('**/assets/framework-*.js', async (route) => {
    if (goOn) await goOn(route);
    else held.push(route);
  });
  return async (finish: (route: Route) => Promise<void>) => {
    goOn = finish;
    await Promise.all(held.map(finish));
  };
}

browserTest('a page preloads its scripts, and runs them at the first interaction', async ({ context }) => {
  const page = await stillVisitor(context, 390);
  await page.goto('/steenhof/zoeken?q=gipsplaat');
  await expect.poll(() => requested(page)).toBeGreaterThan(3);
  // Long after the last script has loaded.
  await page.waitForLoadState('networkidle');
  expect(await isAlive(page)).toBe(false);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isAlive(page)).toBe(true);
  await page.context().close();
});

browserTest('a press and typed text before hydration take effect after it', async ({ context }) => {
  const page = await stillVisitor(context, 1440);
  const letScripts = await holdScripts(page);
  await page.goto('/steenhof', { waitUntil: 'commit' });
  const field = page.locator('header input[type=search]').first();
  await field.pressSequentially('gips');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await isAlive(page)).toBe(false);
  await letScripts((route) => route.continue());
  await page.getByRole('dialog', { name: 'Hoofdmenu' }).waitFor();
  await expect.poll(() => field.inputValue()).toBe('gips');
  await page.context().close();
});

browserTest('a filter that is ticked before hydration is applied after it', async ({ context }) => {
  const page = await stillVisitor(context, 1440);
  await page.goto('/steenhof/zoeken?q=gipsplaat');
  expect(await isAlive(page)).toBe(false);
  await page.locator('.listing__side label.check').first().click();
  await page.waitForURL(/filters=/);
  await expect.poll(() => page.locator('.listing__side label.check :checked').count()).toBe(1);
  await page.context().close();
});

browserTest('a search is submitted without scripts, when these fail to load', async ({ context }) => {
  const page = await stillVisitor(context, 1440);
  const letScripts = await holdScripts(page);
  await page.goto('/steenhof', { waitUntil: 'commit' });
  const field = page.locator('header input[type=search]').first();
  await field.pressSequentially('gipsplaat');
  await field.press('Enter');
  await letScripts((route) => route.abort());
  await page.waitForURL('**/zoeken?*');
  expect(new URL(page.url()).searchParams.get('q')).toBe('gipsplaat');
  await page.context().close();
});
