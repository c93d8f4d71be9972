import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';

const pendingRequests = new WeakMap<Page, Set<Request>>();

/** For all pages of a window, from its start: earlier requests would be missed. */
export function followRequests(context: BrowserContext): void {
  context.on('page', followRequestsOf);
}

export function followRequestsOf(page: Page): void {
  const requests = new Set<Request>();
  pendingRequests.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const idleTime = 150;
const pollInterval = 25;
const timeout = 20_000;

/**
 * Waits until the page is interactive and its requests have ended. The browser's own 'networkidle' waits half a second
 * more, on every page.
 */
export async function settled(page: Page): Promise<void> {
  // A page of the shop sets an attribute; the back office is rendered in the browser, so visible elements are
  // interactive.
  await page.waitForFunction(() => document.querySelector('html[data-interactive], #app > *') !== null);
  let quiet = 0;
  for (let waited = 0; quiet < idleTime; waited += pollInterval) {
    if (waited > timeout) throw new Error(`${page.url()} still has requests in flight`);
    await sleep(pollInterval);
    quiet = (pendingRequests.get(page)?.size ?? 0) === 0 ? quiet + pollInterval : 0;
  }
}

/** Opens a page without running axe: for tests of later steps. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}
