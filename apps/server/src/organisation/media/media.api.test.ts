import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { isDatabaseUnavailable } from '../../foundation/database/database-unavailable.ts';
import { drizzleForPool } from '../../foundation/database/drizzle-client.ts';
import { mediaFiles } from './media.tables.ts';
import { findSource, storeContent, storeFile, WorkQueue } from './media.ts';

const { app, db, config, databaseUrl } = await createTestApp();
const scene = '/media/sfeer/steenhof-truck.svg';

test('a picture comes in the requested size, format and crop', async () => {
  const response = await app.inject(
    `${scene}?width=640&height=360&quality=70&format=webp&rmode=crop&encoder=freeimage`,
  );
  expect(response.headers['content-type']).toBe('image/webp');
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
});

test.each([
  ['width=320&height=320&rmode=max', { width: 320, height: 180, format: 'webp' }],
  ['width=320&format=png', { width: 320, format: 'png' }],
  ['height=240&format=jpg', { height: 240, format: 'jpeg' }],
  ['width=80&height=80&format=avif', { width: 80, height: 80, format: 'heif' }],
])('%s', async (query, expected) => {
  const response = await app.inject(`${scene}?${query}`);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject(expected);
});

test('the second time is identical', async () => {
  const [first, second] = [await app.inject(`${scene}?width=480`), await app.inject(`${scene}?width=480`)];
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
});

test('a picture that cannot be cached is still sent', async () => {
  const full = await openTestApp(databaseUrl);
  // A file in the place of the folder makes writing fail, as a full disk does.
  writeFileSync(join(full.config.dataDir, 'media'), '');
  const response = await full.app.inject(`${scene}?width=320&format=png`);
  expect(response.statusCode).toBe(200);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, format: 'png' });
  expect(full.logged).toContainEqual(expect.objectContaining({ msg: 'a picture cannot be cached' }));
});

test('while the database is away a file is not missing, and nothing is logged about its row', async () => {
  const own = await createTestApp();
  const path = '/media/test/factuur.pdf';
  await storeFile(own.context, path, 'application/pdf', await storeContent(own.context, Buffer.from('een factuur')));
  const ctx = { ...own.context };
  const deps = { draw: async () => Buffer.of(), cacheDir: '', work: new WorkQueue(1) };
  const source = await findSource(ctx, deps, path);
  const away = new pg.Pool({ connectionString: 'postgresql://127.0.0.1:1/away' });
  ctx.db = drizzleForPool(away);
  const failure = await source.read().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  expect(own.logged).not.toContainEqual(expect.objectContaining({ msg: 'a row cannot be used as it is stored' }));
  await away.end();
});

test('without a size it is the original, which as a document cannot run scripts', async () => {
  const response = await app.inject('/media/logos/steenhof.svg');
  expect(response.payload).toContain('<svg');
  expect(response.headers['content-security-policy']).toContain('sandbox');
});

test.each([
  'width=641',
  'height=7',
  'width=0',
  'width=-80',
  'width=abc',
  'quality=0',
  'quality=101',
  'format=gif',
  'rmode=stretch',
  'width=1e3',
])('%s is refused', async (query) => {
  const response = await app.inject(`${scene}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('problem+json');
});

test.each(['/media/bestaat-niet.svg', '/media/../secrets.json', '/media/%2e%2e%2fsecrets.json', '/media/sfeer/'])(
  '%s is not found',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);

test('a video can be requested in ranges', async () => {
  const film = '/media/video/kraanwagen.webm';
  const whole = await app.inject(film);
  const part = await app.inject({ url: film, headers: { range: 'bytes=100-199' } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.rawPayload.length}`]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  expect((await app.inject({ url: film, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
});

test('sizes are limited to the largest screen, and similar qualities share one picture', async () => {
  const huge = await app.inject(`${scene}?width=7680&height=5120&format=png`);
  expect(await sharp(huge.rawPayload).metadata()).toMatchObject({ width: 3840, height: 2560 });
  const [first, second] = await Promise.all(
    [61, 70].map((quality) => app.inject(`${scene}?width=320&quality=${quality}`)),
  );
  expect(first?.rawPayload.equals(second?.rawPayload ?? Buffer.alloc(0))).toBe(true);
}, 60_000);

test('a large drawing is rasterised once, in a bounded size, for all sizes and formats', async () => {
  const rasters = () => globSync(join(config.dataDir, 'media/*/*.raster'));
  const before = new Set(rasters());
  for (const query of ['width=2560&format=webp', 'width=1920&height=960&format=jpg', 'width=1440&format=avif']) {
    expect((await app.inject(`/media/sfeer/steenhof-branch.svg?${query}`)).statusCode).toBe(200);
  }
  const added = rasters().filter((file) => !before.has(file));
  expect(added).toHaveLength(1);
  expect(await sharp(added[0]).metadata()).toMatchObject({ format: 'png', width: 1920 });
}, 60_000);

test('a stored picture that decompresses to more than the limit is refused', async () => {
  const flat = { width: 7200, height: 7200, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: flat }).png().toBuffer();
  await db.insert(mediaFiles).values({ path: '/media/bom.png', contentType: 'image/png', bytes });
  const answer = await app.inject('/media/bom.png?width=320');
  expect([answer.statusCode, answer.json().detail]).toEqual([413, 'Deze afbeelding is te groot om te verkleinen.']);
}, 60_000);
