import type { BeheerPage } from '@bouwpoort/contract/content/pages.staff';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';

const testApp = await createTestApp();
const { app } = await mountTestPages(testApp, await openTestStorefront(), testApp.context.clock);
const website = await staffOf(testApp.app, 'website');
const base = '/api/beheer/pages';

async function draftWith(title: string): Promise<BeheerPage> {
  const body = { ventureId: '210', contentType: 'ContentPage', name: title, parentId: '210-home' };
  const made = await website.ask('POST', base, body);
  expect(made.statusCode, made.payload).toBe(200);
  return made.json();
}

test('a draft is shown at its address with its token only, and not cached', async () => {
  const { pageId, document } = await draftWith('Alleen met de link');
  const { url } = (await website.ask('POST', `${base}/${pageId}/preview`, {})).json();
  const shown = await app.inject(url);
  expect(shown.statusCode).toBe(200);
  expect(shown.payload.includes('Alleen met de link')).toBe(true);
  expect(/<meta name="robots" content="noindex/.test(shown.payload)).toBe(true);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(shown.headers['referrer-policy']).toBe('same-origin');
  // The back office, of the same origin, shows it in a frame.
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await app.inject(document.url ?? '')).statusCode).toBe(404);
  expect((await app.inject(`${document.url}?voorbeeld=geraden`)).statusCode).toBe(404);
});

test('the data of a page with a token is that of its newest draft', async () => {
  const { pageId, document, revision } = await draftWith('Eerste gedachte');
  const { url } = (await website.ask('POST', `${base}/${pageId}/preview`, {})).json();
  expect((await app.inject(url)).payload.includes('Eerste gedachte')).toBe(true);
  const { id: _, ventureId: __, parentId: ___, contentType: ____, url: _____, position: ______, ...edit } = document;
  const properties = { ...document.properties, title: 'Tweede gedachte' };
  const saved = await website.ask('PUT', `${base}/${pageId}/draft`, { revision, edit: { ...edit, properties } });
  expect(saved.statusCode, saved.payload).toBe(200);
  const [path, query] = String(url).split('?');
  const data = await app.inject(`${path}.data?${query}`);
  expect(data.statusCode).toBe(200);
  expect(data.payload.includes('Tweede gedachte')).toBe(true);
});

test('a token of one page shows nothing of another', async () => {
  const { pageId } = await draftWith('Van mij');
  const other = await draftWith('Van een ander');
  const { token } = (await website.ask('POST', `${base}/${pageId}/preview`, {})).json();
  expect((await app.inject(`${other.document.url}?voorbeeld=${token}`)).statusCode).toBe(404);
  const home = await app.inject(`/steenhof?voorbeeld=${token}`);
  expect(home.statusCode).toBe(200);
  expect(home.payload.includes('Van mij')).toBe(false);
});
