import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const underWay = new WeakMap<Page, Set<Request>>();

/** For all pages of a window, from its start: earlier requests would be missed. */
export function followRequests(context: BrowserContext): void {
  context.on('page', followRequestsOf);
}

export function followRequestsOf(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const quietFor = 150;
const lookEvery = 25;
const givenUpAfter = 20_000;

/**
 * Waits until the page is interactive and its requests have ended. The browser's own 'networkidle' waits half a second
 * more, on every page.
 */
export async function settled(page: Page): Promise<void> {
  // A page of the shop sets an attribute; the back office is rendered in the browser, so visible elements are
  // interactive.
  await page.waitForFunction(() => document.querySelector('html[data-interactive], #app > *') !== null);
  let quiet = 0;
  for (let waited = 0; quiet < quietFor; waited += lookEvery) {
    if (waited > givenUpAfter) throw new Error(`${page.url()} goes on asking`);
    await sleep(lookEvery);
    quiet = (underWay.get(page)?.size ?? 0) === 0 ? quiet + lookEvery : 0;
  }
}

/** Opens a page without running axe: for tests of later steps. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}
