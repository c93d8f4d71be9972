import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { mountTestPages, openTestStorefront } from '../../../testing/test-storefront.ts';

const storefront = await openTestStorefront();
const problem = { type: 'about:blank', title: 'Dit werkt even niet.', status: 503, code: 'unavailable' };
const { app } = await mountTestPages(await createTestApp(), {
  ...storefront,
  render: (request, page) =>
    storefront.render(request, {
      ...page,
      transport: async (call) =>
        call.url.includes('contentUrl=')
          ? { status: 503, headers: {}, text: async () => JSON.stringify(problem) }
          : page.transport(call),
    }),
});

test('a page that loses the database on its way says that it is worth trying again', async () => {
  const page = await app.inject('/steenhof/categorieen/gips-en-plafond');
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
});
