import type { BeheerProduct, ProductEdit } from '@bouwpoort/contract/catalogue/products.staff';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { query } from '../../foundation/database/prepared.ts';
import { variants } from './products.tables.ts';

const { app, db, caughtUp } = await createTestApp();
const staff = await staffOf(app, 'assortment');

interface Brought {
  kind?: 'image' | 'document';
  fileName?: string;
  ventureId?: string;
}

const bring = (bytes: Buffer, { kind = 'image', fileName = 'plaat.png', ventureId = '210' }: Brought = {}) =>
  staff.ask('POST', `/api/beheer/products/media?${new URLSearchParams({ kind, fileName, ventureId })}`, bytes, {
    'content-type': 'application/octet-stream',
  });

const picture = (colour: string, side = 40) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: colour } });

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('a picture', () => {
  test('is stored once, under any name, without the metadata of the camera', async () => {
    const photo = await picture('#aa0000')
      .withExif({ IFD0: { Copyright: 'Geheime plek' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Geheime plek')).toBe(true);
    const first = await bring(photo, { fileName: 'Rode plaat (voorkant).JPG' });
    expect(first.statusCode, first.payload).toBe(200);
    const { path, contentType, size, isKnown } = first.json();
    expect([contentType, isKnown]).toEqual(['image/jpeg', false]);
    expect(path).toMatch(/^\/media\/eigen\/210\/[0-9a-f]{12}-rode-plaat-voorkant\.jpg$/);
    const served = await app.inject({ url: path });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(served.rawPayload.length).toBe(size);
    expect(served.rawPayload.includes('Geheime plek')).toBe(false);
    expect((await app.inject({ url: `${path}?width=80&height=80` })).headers['content-type']).toBe('image/webp');

    const again = (await bring(photo, { fileName: 'nog-een-keer.jpg' })).json();
    expect([again.path, again.isKnown]).toEqual([path, true]);
    const found = (await staff.get('/api/beheer/products/media?kind=image&q=rode-plaat')).json();
    expect(found.files).toEqual([{ path, contentType: 'image/jpeg', altText: '' }]);
  });

  test.each([
    ['../../../etc/passwd.png', 'passwd'],
    ['C:\\Users\\Jan\\plaat links.png', 'plaat-links'],
    ['..', 'bestand'],
    ['%2e%2e%2f<script>.png', '2e-2e-2f-script'],
  ])('named %s gets an address of our own', async (fileName, name) => {
    const bytes = await picture(`#${Buffer.from(fileName).toString('hex').slice(0, 6)}`)
      .png()
      .toBuffer();
    const { path } = (await bring(bytes, { fileName })).json();
    expect(path).toMatch(new RegExp(`^/media/eigen/210/[0-9a-f]{12}-${name}\\.png$`));
  });

  test('larger than a screen is reduced to that size', async () => {
    const { path } = (await bring(await picture('#00aa00', 6000).png().toBuffer())).json();
    const { width } = await sharp((await app.inject({ url: path })).rawPayload).metadata();
    expect(width).toBe(3840);
  });

  test('that is a safe drawing stays a drawing', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#a00"/></svg>';
    const { path, contentType } = (await bring(Buffer.from(drawing), { fileName: 'logo.svg' })).json();
    expect([contentType, path.endsWith('-logo.svg')]).toEqual(['image/svg+xml', true]);
    expect((await app.inject({ url: path })).payload).toContain('<path d="M0 0h8v8z"');
  });
});

describe('is refused with a helpful message:', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await picture('#123456').png().toBuffer();
  });

  /** A header with an enormous size; the pixels are not needed. */
  function enormous(): Buffer {
    const bytes = Buffer.from(png);
    bytes.writeUInt32BE(40_000, 16);
    bytes.writeUInt32BE(40_000, 20);
    return bytes;
  }

  test.each<[what: string, bytes: () => Buffer, says: RegExp]>([
    ['a program', () => Buffer.from('MZ\x90\0\x03'), /geen afbeelding/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /geen afbeelding/],
    [
      'a picture of which only the beginning is one',
      () => Buffer.concat([png.subarray(0, 8), Buffer.from('en dan niets')]),
      /beschadigd/,
    ],
    ['half a picture', () => png.subarray(0, Math.floor(png.length / 2)), /beschadigd/],
    ['enormous dimensions', enormous, /40\.000 × 40\.000 beeldpunten/],
    [
      'an enormous drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
      /beeldpunten/,
    ],
    [
      'a drawing with script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /script/,
    ],
    ['a document', () => pdf, /documenten/],
    ['nothing', () => Buffer.from(' ').subarray(1), /leeg/],
  ])('%s', async (_, bytes, says) => {
    const answer = await bring(bytes());
    expect(answer.statusCode, answer.payload).toBe(400);
    expect(answer.json().detail).toMatch(says);
  });

  test('more than 25 MB', async () => {
    const answer = await bring(Buffer.alloc(25 * 1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().detail]).toEqual([413, expect.stringContaining('hooguit 25 MB')]);
  });

  test('a document that is no PDF, or incomplete', async () => {
    expect((await bring(png, { kind: 'document' })).json().detail).toContain('geen pdf');
    expect((await bring(pdf.subarray(0, 20), { kind: 'document' })).json().detail).toContain('niet heel');
  });

  test('without the permission to change the assortment there', async () => {
    const { rows: before } = await db.execute('select count(*)::int as count from media_file');
    expect((await bring(png, { ventureId: '220' })).statusCode).toBe(403);
    const { rows: after } = await db.execute('select count(*)::int as count from media_file');
    expect(after).toEqual(before);
  });
});

test('the shop shows pictures with their alt texts, and documents with their kind and size', async () => {
  const [sample] = await db.select().from(variants).where(eq(variants.code, '1589792'));
  const url = `/api/beheer/products/${sample?.productId}`;
  const read = async (): Promise<BeheerProduct> => (await staff.get(url)).json();
  const save = async (change: Partial<ProductEdit>) => {
    const { edit, version } = await read();
    return staff.ask('PUT', url, { edit: { ...edit, ...change }, version });
  };
  const front = (await bring(await picture('#0000aa').png().toBuffer(), { fileName: 'voor.png' })).json();
  const back = (await bring(await picture('#0000bb').png().toBuffer(), { fileName: 'achter.png' })).json();
  const sheet = (await bring(pdf, { kind: 'document', fileName: 'DoP plaat.pdf' })).json();
  const saved = await save({
    images: [front.path, back.path],
    imageTexts: [
      { url: front.path, text: 'De voorkant van de plaat' },
      { url: '/media/is-weg.png', text: 'Een plaatje dat er niet is' },
    ],
    downloads: [{ name: 'Prestatieverklaring', url: sheet.path, kind: 'declaration' }],
  });
  expect(saved.statusCode, saved.payload).toBe(200);
  expect(saved.json().edit.imageTexts).toEqual([{ url: front.path, text: 'De voorkant van de plaat' }]);
  await caughtUp();
  const { shopPath } = await read();
  const shown = (await app.inject({ url: `/api/cms/v3.0/content?contentUrl=${shopPath}&ventureId=210` })).json();
  expect(shown.displayImage).toEqual({ url: front.path, alt: 'De voorkant van de plaat' });
  expect(shown.imageAssets).toEqual([shown.displayImage, { url: back.path }]);
  expect(shown.downloadAssets).toEqual([
    { name: 'Prestatieverklaring', url: sheet.path, size: pdf.length, kind: 'declaration' },
  ]);

  const trace = await query<{ after: object }>(
    db,
    `select after from audit_entry where entity = 'media' and entity_id = $1`,
    [front.path],
  );
  expect(trace).toMatchObject([{ after: { fileName: 'voor.png', contentType: 'image/png' } }]);
  const gone = await save({ images: [back.path] });
  expect(gone.json().edit).toMatchObject({ images: [back.path], imageTexts: [] });
});
