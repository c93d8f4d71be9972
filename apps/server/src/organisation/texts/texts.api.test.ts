import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { translations } from './texts.tables.ts';

const { app, db, caughtUp } = await createTestApp();

test('a namespace is a flat object of texts', async () => {
  const texts = (await app.inject('/api/translation/nl/chrome')).json();
  expect(texts.searchPlaceholder).toBe('Zoek en bestel direct');
});

test('a visitor is invited in the words of the specification (C 1)', async () => {
  const texts = (await app.inject('/api/translation/nl/product')).json();
  expect(texts.notLoggedInTitle_pricesAndStock).toBe('Log in om prijzen en voorraad te tonen');
});

test('order costs have the same name in cart, checkout and orders', async () => {
  for (const namespace of ['cart', 'checkout', 'orders']) {
    const texts = (await app.inject(`/api/translation/nl/${namespace}`)).json();
    expect(texts.handlingCosts, namespace).toBe('Orderkosten');
  }
});

test('an operator’s own text stands before the shipped one', async () => {
  await db.insert(translations).values({ language: 'nl', namespace: 'chrome', key: 'menu', text: 'Hoofdmenu' });
  await caughtUp();
  const answer = await app.inject('/api/translation/nl/chrome');
  expect(answer.headers['cache-control'], 'a cache asks each time').toBe('public, no-cache');
  const texts = answer.json();
  expect(texts).toMatchObject({ menu: 'Hoofdmenu', searchPlaceholder: 'Zoek en bestel direct' });
});

test.each([
  ['nl/bestaat-niet', 404],
  ['nl/__proto__', 400],
  ['en/chrome', 404],
])('%s is a %i', async (path, status) => {
  expect((await app.inject(`/api/translation/${path}`)).statusCode).toBe(status);
});
