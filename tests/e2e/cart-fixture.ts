import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { contractor, logInByToken } from './session-visitor.ts';
import { siteUrl } from './site.ts';

/* Carts for browser tests, created and read through the API. */

export const cartPath = '/steenhof/winkelwagen';
/** Articles of the demo world: a pack priced per square metre, and bags. */
export const pir = '0045120';
export const mortar = '1589792';

export interface ServerCart {
  id: number;
  version: number;
  customerId: string;
  shipments: {
    shippingMethodId: string | null;
    lineItems: { contentId: string; code: string; quantity: number; placedPrice: number }[];
  }[];
  totals: { subTotal: number };
}

const site = siteUrl;

export async function readCart(context: BrowserContext, create = false): Promise<ServerCart> {
  const answer = await context.request.get(`${site()}/api/carts/510001/main/210/${create}`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Logged in, with exactly these lines in the cart. */
export async function withCart(
  context: BrowserContext,
  lines: { code: string; quantity: number }[],
): Promise<ServerCart> {
  await logInByToken(context, site(), contractor);
  const old = await readCart(context);
  if (old.id > 0) {
    const gone = await context.request.delete(`${site()}/api/cms/v3.0/carts/${old.id}`, {
      headers: { origin: site() },
    });
    expect(gone.status()).toBe(200);
  }
  if (lines.length === 0) return readCart(context);
  const { id } = await readCart(context, true);
  const added = await context.request.post(`${site()}/api/carts/${id}/quickorder`, {
    headers: { origin: site() },
    data: { lines },
  });
  expect((await added.json()).rows.map((row: { status: string }) => row.status)).toEqual(lines.map(() => 'added'));
  return readCart(context);
}

export const quantitiesIn = ({ shipments }: ServerCart): Record<string, number> =>
  Object.fromEntries((shipments[0]?.lineItems ?? []).map(({ code, quantity }) => [code, quantity]));

/** Waits until the server has it. */
export async function untilCart(context: BrowserContext, expected: Record<string, number>): Promise<void> {
  await expect.poll(async () => quantitiesIn(await readCart(context)), { timeout: 30_000 }).toEqual(expected);
}

/** The line of an article on screen. */
export const lineOf = (page: Page, code: string) => page.locator('.line', { hasText: code });
