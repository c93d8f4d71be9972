import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeredConsent } from '../../tools/answered-consent.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { checkOnce } from './checked-pages.ts';
import { followRequests, settled } from './page-settled.ts';
import { siteUrl } from './site.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

let browser: Browser;

interface Options {
  width?: number;
  javaScript?: boolean;
  /** Something this page is known to miss: the end of its address. */
  missing?: string;
  /** Statuses the test brings about, which the browser reports as errors: 401 for a session that is not there. */
  refusals?: readonly number[];
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Goes there and runs axe, once for pages of the same structure: all are held to the same standard. */
  open(path: string): Promise<Page>;
}

export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
}

/** A test with a window of its own. When it fails, a picture of that window is kept in test-results/. */
export function browserTest(
  name: string,
  run: (visit: Visit) => Promise<void>,
  { width = 1440, javaScript = true, missing, refusals = [] }: Options = {},
): void {
  test(name, async () => {
    const context = await browser.newContext({
      baseURL: siteUrl(),
      viewport: { width, height: 900 },
      locale: 'nl-NL',
      timezoneId: 'Europe/Amsterdam',
      javaScriptEnabled: javaScript,
      reducedMotion: 'reduce',
    });
    followRequests(context);
    await context.addCookies([answeredConsent(siteUrl())]);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The page that was asked for may be a 404, and the browser says so; anything else it misses is a fault.
      const { url } = message.location();
      const mayMiss = url === page.url() || (missing !== undefined && new URL(url).pathname.endsWith(missing));
      const isExpected = refusals.some((status) => message.text().includes(`status of ${status}`));
      if (message.type() === 'error' && !isExpected && !(mayMiss && message.text().includes('status of 404'))) {
        complaints.push(`${message.text()} ${url}`);
      }
    });
    const open = async (path: string) => {
      await page.goto(path);
      // axe is script itself; the same page is held to it with script on.
      if (!javaScript) return page;
      await settled(page);
      await checkOnce(page, width, () => expectNoViolations(page));
      return page;
    };
    try {
      await run({ page, context, open });
      expect(complaints, 'what the browser complained of').toEqual([]);
    } catch (error) {
      await keepPicture(page, name);
      throw error;
    } finally {
      await context.close();
    }
  });
}

export async function expectNoViolations(page: Page): Promise<void> {
  // A document inside the page is looked at from around it, when axe is in both.
  await Promise.all(page.frames().map(bringAxe));
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  });
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = join(import.meta.dirname, '../../test-results');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`), fullPage: true });
}
