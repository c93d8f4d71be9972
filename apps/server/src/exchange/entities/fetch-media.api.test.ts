import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { startJsonServer } from '../../../testing/json-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, smallShop } from '../../../testing/test-exchange.ts';
import { query } from '../../foundation/database/prepared.ts';
import { fetchOneMedia } from './fetch-media.ts';

const supplier = await startJsonServer();
afterAll(() => supplier.close());
/** Only the supplier's own address is allowed; other private addresses are still refused. */
const testApp = await createTestApp({ ALLOW_PRIVATE_ADDRESSES: '127.0.0.1/32' });
const { app, caughtUp, context, db, runJobs } = testApp;
const pim = await addSource(testApp);
await applyAll(pim, smallShop);

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
  .png()
  .toBuffer();

const file =
  (body: Buffer | string, type = 'application/octet-stream') =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };

const redirect = (location: string) => (response: ServerResponse) => {
  response.writeHead(302, { location }).end();
};

/** Sends a file in a media record and fetches it, with the supplier's given answers. */
async function fetched(url: string, answers: ((response: ServerResponse) => void)[], kind = 'image') {
  supplier.answers.splice(0, supplier.answers.length, ...answers);
  const externalId = `m-${crypto.randomUUID()}`;
  const put = await pim.call('PUT', `/media/${externalId}`, { url, kind });
  expect(put.statusCode, put.payload).toBe(200);
  await runJobs();
  const [row] = await query<{ path: string; failure: string | null; contentHash: string | null }>(
    db,
    'select path, failure, content_hash as "contentHash" from exchange_media where id = $1',
    [put.json().id],
  );
  return row ?? expect.fail('no media');
}

const at = (path: string) => `${supplier.url}/${path}`;

test('a picture in a product record becomes the picture of the product', async () => {
  supplier.answers.splice(0, supplier.answers.length, file(picture));
  await pim.apply('product', [{ externalId: 'p-1', images: [{ url: at('plaat.png') }] }]);
  const [row] = await query<{ url: string }>(db, "select url from product where name = 'Vlokplaat Zwaluw'");
  const item = (await app.inject(`/api/cms/v3.0/content?contentUrl=${row?.url}&ventureId=210`)).json();
  const shown = [item].flat()[0].displayImage.url;
  expect(shown).toMatch(/^\/media\/bestanden\/210\/[0-9a-f-]+-plaat\.png$/);
  const served = await app.inject(shown);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
  expect(served.rawPayload.equals(picture)).toBe(true);
});

test('equal files under two addresses are stored once', async () => {
  const one = await fetched(at('een.png'), [file(picture)]);
  const two = await fetched(at('twee.png'), [file(picture)]);
  expect(one.path).not.toBe(two.path);
  expect(one.contentHash).toBe(two.contentHash);
  expect(await query(db, 'select count(*)::int as n from media_content')).toEqual([{ n: 1 }]);
  for (const { path } of [one, two]) expect((await app.inject(path)).rawPayload.equals(picture)).toBe(true);
});

test('a download shows the size of the file once it is fetched', async () => {
  const pdf = Buffer.from('%PDF-1.4 blad');
  supplier.answers.splice(0, supplier.answers.length, file(pdf, 'application/pdf'));
  await pim.apply('product', [{ externalId: 'p-2', downloads: [{ name: 'Blad', url: at('blad.pdf') }] }]);
  const rows = await query(db, "select download_assets as files from product where name = 'Kierplaat Zwaluw'");
  expect(rows).toEqual([{ files: [{ name: 'Blad', url: expect.stringContaining('-blad.pdf'), size: pdf.length }] }]);
});

test('redirects are followed', async () => {
  const { failure, contentHash } = await fetched(at('verhuisd.png'), [redirect('/nieuw.png'), file(picture)]);
  expect([failure, contentHash]).toEqual([null, expect.any(String)]);
});

test.each([
  ['an address of this machine', 'http://127.0.0.2/a.png', 'private address'],
  ['an address of the network', 'http://10.0.0.8/a.png', 'private address'],
  ['no http', 'ftp://fabriek.example/a.png', 'only http'],
])('%s is refused', async (_, url, why) => {
  const { failure, contentHash } = await fetched(url, []);
  expect(contentHash).toBeNull();
  expect(failure).toContain(why);
});

test('a host name that resolves to a private address is refused at connect', async () => {
  const { port } = new URL(supplier.url);
  const put = await pim.call('PUT', '/media/m-naam', { url: `http://localhost:${port}/a.png`, kind: 'image' });
  const strict = { ...context, config: { ...context.config, allowPrivateAddresses: false } };
  await fetchOneMedia(strict, { mediaId: Number(put.json().id) });
  const [row] = await query<{ failure: string }>(db, 'select failure from exchange_media where id = $1', [
    put.json().id,
  ]);
  expect(row?.failure).toContain('leads to a private address');
});

test.each([
  ['a redirect to a private address', [redirect('http://127.0.0.2/geheim.png')], 'private address'],
  ['a redirect to another protocol', [redirect('file:///etc/passwd')], 'only http'],
  ['redirects without an end', [redirect('/rond.png')], 'redirects more than'],
  ['a page that is called a picture', [file('<script>1</script>', 'image/png')], 'not taken'],
  ['a drawing that can hold script', [file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')], 'not taken'],
  ['a file that is larger than 25 MB', [file(Buffer.alloc(26 * 1024 * 1024, picture))], 'longer than'],
  ['an empty file', [file('')], 'empty'],
])('%s is refused, with the reason', async (name, answers, why) => {
  const { failure, contentHash, path } = await fetched(at(`${encodeURIComponent(name)}.png`), answers);
  expect(contentHash).toBeNull();
  expect(failure).toContain(why);
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('alt texts of pictures are imported, and those of staff take precedence', async () => {
  supplier.answers.splice(0, supplier.answers.length, ...Array.from({ length: 4 }, () => file(picture)));
  const say = (externalId: string, altText: string) =>
    pim.call('PUT', `/media/${externalId}`, { url: at(`${externalId}.png`), kind: 'image', altText });
  await say('m-voor', 'De voorkant');
  await say('m-kant', 'De kant met de groef');
  await pim.apply('product', [{ externalId: 'p-1', images: [{ media: 'm-voor' }] }]);
  await pim.apply('variant', [{ externalId: 'v-1', images: [{ media: 'm-kant' }] }]);
  const [row] = await query<{ id: number; url: string; image: string }>(
    db,
    `select id, url, display_image as image from product where name = 'Vlokplaat Zwaluw'`,
  );
  const words = async () => {
    await caughtUp();
    const read = async (address: string) => (await app.inject(address)).json();
    const [product] = [await read(`/api/cms/v3.0/content?contentUrl=${row?.url}&ventureId=210`)].flat();
    const [variant] = (await read(`/api/cms/v3.0/content/${row?.id}__CatalogContent/children?ventureId=210`)).flat();
    return [product.displayImage.alt, product.imageAssets[0].alt, variant.imageAssets[0]?.alt];
  };
  expect(await words()).toEqual(['De voorkant', 'De voorkant', 'De kant met de groef']);
  await say('m-voor', 'De voorkant, geschaafd');
  await say('m-kant', '');
  expect(await words()).toEqual(['De voorkant, geschaafd', 'De voorkant, geschaafd', undefined]);
  await query(
    db,
    `update product set image_texts = jsonb_build_object(display_image, 'Zoals wij het zien') where id = $1`,
    [row?.id],
  );
  await say('m-voor', 'Weer anders');
  expect(await words()).toEqual(['Zoals wij het zien', 'Zoals wij het zien', undefined]);
});
