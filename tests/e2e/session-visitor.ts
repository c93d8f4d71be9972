import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The password of every demo account. */
export const demoPassword = 'Bouwpoort2026!';
export const contractor = 'aannemer@steenhof.test';

export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Bypasses the login screen, which refuses users of other ventures. */
export async function logInByToken(context: BrowserContext, site: string, username: string): Promise<void> {
  const answer = await context.request.post(`${site}/api/cms/connect/token`, {
    // Without the old session, which would end: a call of an open page that is late would clear the new cookies.
    headers: { 'x-session': 'cookie', origin: site, cookie: '' },
    form: { grant_type: 'password', client_id: 'Default', username, password: demoPassword },
  });
  expect(answer.status()).toBe(200);
}

/** Ends the session in the browser only. The consent answer stays: without it the consent bar covers the page. */
export function dropSession(context: BrowserContext): Promise<void> {
  return context.clearCookies({ name: /^(auth|siteUser|customer)$/ });
}

export async function sessionCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  const names = cookies.map(({ name }) => name).filter((name) => ['auth', 'siteUser', 'customer'].includes(name));
  return names.sort();
}
