import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { mountTestPages, openChangedStorefront } from '../../../testing/test-storefront.ts';

const testApp = await createTestApp();
const storefront = await openChangedStorefront('RTEBlock', "throw new Error('kapot blok');");
const { app, logged } = await mountTestPages(testApp, storefront);

const block = (id: string, contentType: string, rest: object) => ({ id, contentType, ...rest });

test('a block that fails on the server says so in its place; page and other blocks stay, and the log has it once', async () => {
  await insertContent(testApp.db, {
    id: 't-kapot',
    contentType: 'ContentPage',
    properties: {
      title: 'Een pagina met een kapot blok',
      blocks: [
        block('voor', 'TextContentBlock', { variant: 'plain', textHtml: '<p>Ervoor staat dit</p>' }),
        block('stuk', 'RTEBlock', { bodyHtml: '<p>Dit zou er staan</p>' }),
        block('na', 'TextContentBlock', { variant: 'plain', textHtml: '<p>Erna staat dat</p>' }),
      ],
    },
  });
  await testApp.caughtUp();
  const page = await app.inject({ url: '/steenhof/t-kapot', headers: { 'x-request-id': 'pagina-met-fout' } });
  expect(page.statusCode).toBe(200);
  expect(page.payload).toContain('Ervoor staat dit');
  expect(page.payload).toContain('Erna staat dat');
  expect(page.payload).toMatch(/data-block="RTEBlock"(?:(?!data-block=).)*Dit onderdeel/s);
  const lines = logged.filter((line) => line.msg === 'a part of the page failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    reqId: 'pagina-met-fout',
    path: '/steenhof/t-kapot',
    err: { message: 'kapot blok' },
  });
});

test('a page with a block that failed is not cached', async () => {
  const lines = () => logged.filter((line) => line.msg === 'a part of the page failed').length;
  const before = lines();
  await app.inject('/steenhof/t-kapot');
  await app.inject('/steenhof/t-kapot');
  expect(lines()).toBe(before + 2);
});
