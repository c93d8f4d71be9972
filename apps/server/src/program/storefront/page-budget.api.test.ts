import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mountTestPages } from '../../../testing/test-storefront.ts';
import type { BuiltStorefront } from './mount-storefront.ts';

const { databaseUrl } = await createTestApp();

/** Rendering is fake here: only the number of renders counts. */
const noFiles = mkdtempSync(join(tmpdir(), 'bouwpoort-pages-'));
afterAll(() => rmSync(noFiles, { recursive: true }));
const storefront: BuiltStorefront = {
  clientDir: noFiles,
  render: async (request, page) => {
    // Depends on a tag with notifications, so that it may be cached.
    await page.remember({ name: 'ventures.list', ventureId: undefined, input: {} }, async () => []);
    return new Response(request.url, { headers: { 'content-type': 'text/html' } });
  },
};

async function pagesWith(settings: Record<string, string>): Promise<FastifyInstance> {
  const testApp: TestApp = await openTestApp(databaseUrl, settings);
  return (await mountTestPages(testApp, storefront)).app;
}

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('pages that have to be made are counted by address, and cached ones are not', async () => {
  const app = await pagesWith({ RATE_LIMIT: '1000', PAGE_RATE_LIMIT: '5' });
  const ask = (url: string, headers = browser, remoteAddress = '192.0.2.1') =>
    app.inject({ url, headers, remoteAddress });
  for (let i = 0; i < 5; i++) expect((await ask(`/steenhof/zoeken?q=${i}`)).statusCode).toBe(200);
  const refused = await ask('/steenhof/zoeken?q=5');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['content-type']).toContain('text/html');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
  expect(refused.payload).toContain('Te veel pagina&#39;s achter elkaar');
  expect((await ask('/steenhof/zoeken?q=3')).statusCode).toBe(200);
  expect((await ask('/steenhof/zoeken?q=5', browser, '192.0.2.2')).statusCode).toBe(200);
  const data = await ask('/steenhof/zoeken.data?q=6', { accept: '*/*' });
  expect([data.statusCode, data.json().code]).toEqual([429, 'tooManyRequests']);
  expect(data.headers['retry-after']).toBeDefined();
});

test.each([
  ['RATE_LIMIT', { RATE_LIMIT: '0', PAGE_RATE_LIMIT: '2' }],
  ['PAGE_RATE_LIMIT', { RATE_LIMIT: '1000', PAGE_RATE_LIMIT: '0' }],
])('%s=0 switches it off', async (_, settings) => {
  const app = await pagesWith(settings);
  for (let i = 0; i < 6; i++) {
    expect((await app.inject({ url: `/steenhof/zoeken?q=${i}`, headers: browser })).statusCode).toBe(200);
  }
});
