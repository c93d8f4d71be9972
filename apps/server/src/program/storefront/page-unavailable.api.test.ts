import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { mountTestPages, openChangedStorefront } from '../../../testing/test-storefront.ts';

const away = `new ApiProblem(503, { type: 'about:blank', title: 'Dit werkt even niet.', status: 503, code: 'unavailable' })`;
const storefront = await openChangedStorefront({
  'catalogue/categories/load-category.ts': `
    import { ApiProblem } from '@bouwpoort/contract/client';
    export async function loadCategoryPage() { throw ${away}; }`,
});
const { app } = await mountTestPages(await createTestApp(), storefront);

test('a page that loses the database on its way says that it is worth trying again', async () => {
  const page = await app.inject('/steenhof/categorieen/gips-en-plafond');
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
});
