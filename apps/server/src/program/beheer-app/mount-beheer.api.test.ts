import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { appWith } from '../../../testing/test-visitors.ts';
import { mountStorefront } from '../storefront/mount-storefront.ts';
import { mountBeheer } from './mount-beheer.ts';

const folder = mkdtempSync(join(tmpdir(), 'bouwpoort-beheer-'));
const script = 'let beheer = 1;'.repeat(40);
mkdirSync(join(folder, 'beheer/assets'), { recursive: true });
mkdirSync(join(folder, 'shop'));
writeFileSync(join(folder, 'beheer/index.html'), '<!doctype html>beheer');
writeFileSync(join(folder, 'beheer/icons.svg'), '<svg/>');
writeFileSync(join(folder, 'beheer/assets/main-abc.js'), script);
writeFileSync(join(folder, 'beheer/assets/main-abc.js.gz'), gzipSync(script));
afterAll(() => rmSync(folder, { recursive: true }));

const clock = () => new Date();
const app = await appWith(await createTestApp(), clock, async (own, { config }) => {
  const shop = { clientDir: join(folder, 'shop'), render: async () => new Response('shop', { status: 404 }) };
  await mountStorefront(own, shop, { clock, config, inProcessSecret: 'x' });
  const document = async () => '<!doctype html>beheer';
  await mountBeheer(own, { document, buildDir: join(folder, 'beheer') }, config);
});

test.each(['/beheer', '/beheer/', '/beheer/medewerkers', '/beheer/a/b/c?venture=210'])(
  '%s is the back office, never a page of the shop',
  async (url) => {
    const { statusCode, headers, payload } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(payload).toContain('beheer');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('its policy allows nothing inline and nothing from elsewhere', async () => {
  const policy = String((await app.inject('/beheer')).headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/unsafe|nonce|https?:\/\//);
});

test('a built file is kept for a year, comes compressed and is not indexed', async () => {
  const { statusCode, headers } = await app.inject({
    url: '/beheer/assets/main-abc.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect((await app.inject('/beheer/icons.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a file of an earlier build is missing, not the document', async () => {
  expect((await app.inject('/beheer/assets/main-old.js')).statusCode).toBe(404);
});

test('a form sent there is refused by the back office, not by the shop', async () => {
  const { statusCode, payload } = await app.inject({ method: 'POST', url: '/beheer/medewerkers' });
  expect(statusCode).toBe(404);
  expect(payload).not.toBe('shop');
});

test('an address that only begins like it belongs to the shop', async () => {
  expect((await app.inject('/beheerders')).payload).toBe('shop');
});
