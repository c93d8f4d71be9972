import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { products } from '../../catalogue/products/products.tables.ts';

const { app, db } = await createTestApp({ PUBLIC_URL: 'https://bouw.example' });

beforeAll(async () => {
  await insertContent(db, { id: 'm-open', changedAt: new Date('2026-11-12T10:00:00Z') });
  await insertContent(db, { id: 'm-nieuw' });
  await insertContent(db, { id: 'm-dicht', disableIndexing: true });
  await insertContent(db, { id: 'm-blok', url: null });
  await insertContent(db, { id: 'm-prive', url: '/steenhof/bestellingen/uitleg' });
  await insertContent(db, { id: 'm-elders', ventureId: '220', url: '/houtmeesters/m-elders' });
});

test('robots.txt names the sitemap and excludes private pages', async () => {
  const response = await app.inject('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = response.payload.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Sitemap: https://bouw.example/sitemap.xml');
  for (const page of ['zoeken', 'winkelwagen', 'bestellen', 'mijn-bouwpoort', 'inloggen']) {
    expect(lines).toContain(`Disallow: /*/${page}$`);
  }
  expect(lines).toContain('Disallow: /beheer');
});

test('the index has a sitemap for each venture and for the products of each shop, and all exist', async () => {
  const response = await app.inject('/sitemap.xml');
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  const addresses = [...response.payload.matchAll(/<loc>https:\/\/bouw\.example([^<]+)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(addresses).toContain('/sitemap-steenhof.xml');
  expect(addresses.filter((address) => !address?.includes('-producten-'))).toHaveLength(
    Object.keys((await app.inject('/api/ventures')).json()).length,
  );
  expect(addresses.filter((address) => address?.includes('-producten-'))).toEqual(
    ['steenhof', 'houtmeesters', 'dakkracht', 'tegelkade'].map((path) => `/sitemap-${path}-producten-1.xml`),
  );
  for (const address of addresses) expect((await app.inject(address as string)).statusCode).toBe(200);
});

test('has a venture’s indexable pages, with the day of their last change', async () => {
  const { payload } = await app.inject('/sitemap-steenhof.xml');
  expect(payload).toContain(
    '<url><loc>https://bouw.example/steenhof/m-open</loc><lastmod>2026-11-12T10:00:00.000Z</lastmod></url>',
  );
  expect(payload).toContain(
    '<url><loc>https://bouw.example/steenhof/m-nieuw</loc><lastmod>2026-11-01T08:00:00.000Z</lastmod></url>',
  );
  for (const id of ['m-dicht', 'm-blok', 'uitleg', 'm-elders']) expect(payload).not.toContain(id);
});

test('categories are with the pages, products in a file of their own', async () => {
  const pages = (await app.inject('/sitemap-steenhof.xml')).payload;
  const shown = (await app.inject('/sitemap-steenhof-producten-1.xml')).payload;
  expect(pages).toContain('<loc>https://bouw.example/steenhof/categorieen/');
  expect(pages).not.toContain('/steenhof/producten/');
  expect(shown).toMatch(/<loc>https:\/\/bouw\.example\/steenhof\/producten\/[^<]+-100001<\/loc><lastmod>/);
  expect(shown).not.toContain('/houtmeesters/');
  await db
    .update(products)
    .set({ stopPublish: new Date('2026-11-01') })
    .where(eq(products.id, 100001));
  expect((await app.inject('/sitemap-steenhof-producten-1.xml')).payload).not.toContain('-100001<');
});

test('the branch finder belongs to the portal', async () => {
  const ventures = (await app.inject('/api/ventures')).json();
  const portal = await app.inject(`/sitemap-${ventures['110'].path}.xml`);
  expect(portal.payload).toContain('<loc>https://bouw.example/vestigingen</loc>');
});

test.each([
  '/sitemap-onbekend.xml',
  '/sitemap-.xml',
  '/sitemap-steenhof-producten-2.xml',
  '/sitemap-steenhof-producten-0.xml',
  '/sitemap-onbekend-producten-1.xml',
  '/sitemap-bouwpoort-producten-1.xml',
])('%s is not found', async (path) => {
  expect([400, 404]).toContain((await app.inject(path)).statusCode);
});
