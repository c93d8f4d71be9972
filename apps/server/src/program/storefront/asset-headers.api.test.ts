import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { mountTestPages } from '../../../testing/test-storefront.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'bouwpoort-assets-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'assets/entry.js'), 'let a');
writeFileSync(join(clientDir, 'assets/entry.js.br'), brotliCompressSync('let a'));
afterAll(() => rmSync(clientDir, { recursive: true }));
const { app } = await mountTestPages(await createTestApp(), {
  clientDir,
  render: async (_, { nonce }) => new Response(nonce, { status: 404, headers: { 'content-type': 'text/html' } }),
});

test('a built file is sent without the policy of a page', async () => {
  const { statusCode, headers } = await app.inject('/assets/entry.js');
  expect(statusCode).toBe(200);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeUndefined();
});

test('a built file is sent in the form that the browser reads, and once', async () => {
  const asked = (headers: Record<string, string>) => app.inject({ url: '/assets/entry.js', headers });
  const compressed = await asked({ 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.vary).toContain('accept-encoding');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('let a');

  // There is no gzipped copy beside it.
  const plain = await asked({ 'accept-encoding': 'gzip' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.payload).toBe('let a');
  expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.etag).not.toBe(compressed.headers.etag);

  const again = await asked({ 'accept-encoding': 'br', 'if-none-match': String(compressed.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.payload).toBe('');
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');

  const head = await app.inject({ method: 'HEAD', url: '/assets/entry.js' });
  expect([head.statusCode, head.payload]).toEqual([200, '']);
});

test('a compressed copy has no address of its own', async () => {
  expect((await app.inject('/assets/entry.js.br')).statusCode).toBe(404);
});

test.each(['/assets/none.js', '/assets/', '/assets/%3Cscript%3E', '/assets/../assets/none'])(
  'a page at %s has the policy of every page',
  async (url) => {
    const { statusCode, headers, payload } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(payload).not.toBe('');
    expect(headers['content-security-policy']).toContain(`'nonce-${payload}'`);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  },
);

test.each(['/assets/entry.js', '/assets/none.js'])('so has what is refused at %s', async (url) => {
  const { statusCode, headers } = await app.inject({ method: 'DELETE', url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
});

test.each([
  ['/assets/%00', 400],
  ['/assets/%zz', 404],
  ['/api/%zz', 400],
])('and an address that cannot be read, as %s', async (url, status) => {
  const { statusCode, headers } = await app.inject(url);
  expect(statusCode).toBe(status);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeDefined();
});
