import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

/* Steps of the checkout, for browser tests. */

export const checkoutPath = '/steenhof/bestellen';
/** Articles of the demo world: bags from stock, and a roof window that is ordered in. */
export const bags = '1589792';
export const roofWindow = '0859392';

const site = siteUrl;

export interface Line {
  code: string;
  quantity: number;
}

async function customerIdOf(context: BrowserContext): Promise<string> {
  const answer = await context.request.get(`${site()}/api/account`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).siteUser.customerId;
}

export async function cartOf(context: BrowserContext, create = false) {
  const answer = await context.request.get(`${site()}/api/carts/${await customerIdOf(context)}/main/210/${create}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function addLines(context: BrowserContext, lines: readonly Line[]): Promise<void> {
  const { id } = await cartOf(context, true);
  const added = await context.request.post(`${site()}/api/carts/${id}/quickorder`, {
    headers: { origin: site() },
    data: { lines },
  });
  expect((await added.json()).rows.map((row: { status: string }) => row.status)).toEqual(lines.map(() => 'added'));
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Once for all tests of a file: logging in is tested elsewhere. */
export async function logInAs(context: BrowserContext, name: string): Promise<void> {
  const session = `${name} in ${expect.getState().testPath}`;
  const known = sessions.get(session);
  if (known) return context.addCookies(known);
  await logInByToken(context, site(), `${name}@steenhof.test`);
  const cookies = await context.cookies();
  sessions.set(
    session,
    cookies.filter(({ name: cookie }) => ['auth', 'siteUser', 'customer'].includes(cookie)),
  );
}

/** Logged in, with exactly these lines in a new cart. */
export async function shopAs(context: BrowserContext, name: string, lines: readonly Line[]): Promise<void> {
  await logInAs(context, name);
  const { id } = await cartOf(context);
  if (id > 0) {
    await context.request.delete(`${site()}/api/cms/v3.0/carts/${id}`, { headers: { origin: site() } });
  }
  if (lines.length > 0) await addLines(context, lines);
}

/**
 * The checkout, as soon as it is interactive: script renders it, so visible controls work. A separate window for tests
 * in which the browser reports expected refusals as errors.
 */
export async function atCheckout(where: Page | BrowserContext): Promise<Page> {
  const page = 'newPage' in where ? await where.newPage() : where;
  await page.goto(checkoutPath, { waitUntil: 'commit' });
  await page.locator('form#checkout-step').waitFor();
  return page;
}

/** The server's time as the storefront reads it from the calendar's answers; orders use the real time. */
export async function setServerClock(context: BrowserContext, start: string): Promise<{ set(time: string): void }> {
  let time = start;
  const tell = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(time).toUTCString() } });
  };
  await context.route('**/api/calendar/cutofftimes/**', tell);
  await context.route('**/api/ventures/openinghours/**', tell);
  return {
    set: (next) => {
      time = next;
    },
  };
}

/** The visible one of the two: below the form, or in the bar at the bottom. */
export const pressNext = (page: Page): Locator => page.locator('main button[type=submit]:visible').last();

export const headings = {
  delivery: 'Hoe wil je het hebben?',
  date: 'Wanneer wil je het hebben?',
  pickupDate: 'Wanneer kom je het halen?',
  overview: 'Controleer je artikelen',
};

export async function atStep(page: Page, step: keyof typeof headings): Promise<void> {
  await page.getByRole('heading', { name: headings[step] }).waitFor();
}

/** Completes the first step. */
export async function toDate(page: Page): Promise<void> {
  await atStep(page, 'delivery');
  await pressNext(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
}

export async function toOverview(page: Page, reference = ''): Promise<void> {
  await toDate(page);
  if (reference !== '') await page.getByLabel('Referentie').fill(reference);
  await pressNext(page).click();
  await overviewReady(page);
}

/** With pickup at the user's own branch. */
export async function toPickupOverview(page: Page): Promise<void> {
  await atStep(page, 'delivery');
  await page.getByRole('radio', { name: /^Afhalen/ }).check();
  await pressNext(page).click();
  await page.locator('[role=radio][aria-checked=true]').waitFor();
  await pressNext(page).click();
  await overviewReady(page);
}

/** On the page of the sandbox, and back. */
export async function payInSandbox(page: Page, outcome: string | RegExp, deviation?: 'more' | 'less'): Promise<void> {
  await readyToOrder(page, /^Online betalen/);
  await pressNext(page).click();
  await page.waitForURL('**/sandbox/betalen/**');
  await page.getByRole('radio', { name: outcome }).check();
  if (deviation) {
    await page.locator('summary').click();
    await page.getByLabel('Bij een afwijkend bedrag').selectOption(deviation);
  }
  await page.getByRole('button', { name: 'Doorgaan' }).click();
}

export async function overviewReady(page: Page): Promise<void> {
  await atStep(page, 'overview');
  await page.locator('.overview-lines').first().waitFor();
  await page.getByRole('radio', { name: /^Online betalen/ }).waitFor();
}

/** Everything except pressing the order button. */
export async function readyToOrder(page: Page, method: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check();
}

export async function orderNumbers(page: Page): Promise<string[]> {
  await page.waitForURL('**/bestelling-verwerkt*');
  await page.getByRole('heading', { name: /^Bedankt/ }).waitFor();
  return page.locator('.processed__orders b').allInnerTexts();
}

export async function orderById(context: BrowserContext, orderId: string | undefined) {
  const answer = await context.request.get(`${site()}/api/orders/${orderId}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function ordersWith(context: BrowserContext, reference: string): Promise<{ orderId: string }[]> {
  const all: { orderId: string; reference: string }[] = await (
    await context.request.get(`${site()}/api/orders`)
  ).json();
  return all.filter((one) => one.reference === reference);
}
