import { expect, test } from 'vitest';
import { brokenLayer } from './folder-layers.ts';

const apps = { 'apps/storefront/app': [['ui'], ['session', 'header'], ['cart'], ['.']] };

test.each([
  ['ui/button.tsx', 'session/session.ts', 'ui (layer 1) may not use session (layer 2)'],
  ['header/menu.tsx', 'session/session.ts', 'header (layer 2) may not use session (layer 2)'],
  ['cart/cart.tsx', 'root.tsx', 'cart (layer 3) may not use . (layer 4)'],
  ['cart/cart.tsx', 'attic/chest.ts', 'attic has no layer: give it one in tools/folder-layers.ts'],
])('%s may not import %s', (file, target, rule) => {
  expect(brokenLayer(`apps/storefront/app/${file}`, `apps/storefront/app/${target}`, apps)).toBe(rule);
});

test.each([
  ['cart/cart.tsx', 'ui/button.tsx'],
  ['cart/cart.tsx', 'cart/lines/line.tsx'],
  ['root.tsx', 'cart/cart.tsx'],
])('%s may import %s', (file, target) => {
  expect(brokenLayer(`apps/storefront/app/${file}`, `apps/storefront/app/${target}`, apps)).toBeUndefined();
});

test('an app without layers is left alone', () => {
  expect(brokenLayer('apps/server/src/foundation/http/a.ts', 'apps/server/src/program/app.ts', apps)).toBeUndefined();
});
