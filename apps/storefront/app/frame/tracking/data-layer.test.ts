import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushEvent, type TrackedProduct } from './data-layer.ts';

const fields: TrackedProduct = {
  name: 'PIR-plaat',
  sku: '100000',
  quantity: 1,
  brand: 'Thermovast',
  type: 'PIR-plaat',
  variant: '40 mm',
  variant_id: '1000000',
};

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

test('an event is pushed as its name, with its fields beside it', () => {
  pushEvent('view_product', fields);
  expect(window.dataLayer).toEqual([{ event: 'view_product', ...fields }]);
});

test('existing entries in the data layer stay', () => {
  window.dataLayer = [{ event: 'gtm.js' }];
  pushEvent('select_variant', fields);
  expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }, { event: 'select_variant' }]);
});

test('custom events are pushed the same way', () => {
  pushEvent('nieuwsbrief', { plaats: 'voettekst' });
  pushEvent('content-view', { 'content-name': '/steenhof', 'content-view-name': 'venture' });
  expect(window.dataLayer).toEqual([
    { event: 'nieuwsbrief', plaats: 'voettekst' },
    { event: 'content-view', 'content-name': '/steenhof', 'content-view-name': 'venture' },
  ]);
});
