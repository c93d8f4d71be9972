import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sha256, startS3 } from '../../../testing/s3-server.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { mediaContents, mediaFiles } from '../../organisation/media/media.tables.ts';
import { cleanUpMedia } from '../../organisation/media/media-clean-up.ts';

const s3 = await startS3();
const { settings, objects, calls } = s3;
afterAll(() => s3.stop());
const { app, db, context, databaseUrl, logged } = await createTestApp(settings);
const staff = await staffOf(app, 'website');

const bring = (bytes: Buffer, fileName: string) =>
  staff.ask('POST', `/api/beheer/media?${new URLSearchParams({ fileName })}`, bytes, {
    'content-type': 'application/octet-stream',
  });
const picture = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

test('a file goes to the store under its hash, and comes back whole, in ranges and in other sizes', async () => {
  const brought = await bring(await picture('#aa0000'), 'rood.png');
  expect(brought.statusCode, brought.payload).toBe(200);
  const { path, size } = brought.json();
  const [[url, bytes] = []] = objects;
  expect(bytes?.length).toBe(size);
  expect(url).toBe(`/winkel-media/${sha256(bytes ?? '').slice(0, 2)}/${sha256(bytes ?? '')}`);
  const [row] = await db
    .select()
    .from(mediaContents)
    .where(eq(mediaContents.hash, sha256(bytes ?? '')));
  expect(row?.bytes).toBeNull();
  expect((await app.inject(path)).rawPayload.equals(bytes ?? Buffer.alloc(0))).toBe(true);
  const part = await app.inject({ url: path, headers: { range: 'bytes=2-5' } });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 2-5/${size}`]);
  expect(part.rawPayload.equals(bytes?.subarray(2, 6) ?? Buffer.alloc(0))).toBe(true);
  expect(calls).toContain('GET bytes=2-5');
  const small = await app.inject(`${path}?width=80&height=80&format=png`);
  expect((await sharp(small.rawPayload).stats()).dominant.r).toBeGreaterThan(100);
});

test('the same content is not sent twice', async () => {
  const bytes = await picture('#00aa00');
  await bring(bytes, 'groen.png');
  calls.length = 0;
  expect((await bring(bytes, 'groen.png')).json().isKnown).toBe(true);
  expect(calls).toEqual(['HEAD']);
});

test('an unavailable store affects only its own files', async () => {
  const { path } = (await bring(await picture('#0000aa'), 'blauw.png')).json();
  s3.isBroken = true;
  try {
    const away = await app.inject(path);
    expect([away.statusCode, away.headers['cache-control'] ?? '']).toEqual([
      503,
      expect.not.stringContaining('public'),
    ]);
    expect(away.json().title).toMatch(/even niet/);
    const refused = await bring(await picture('#00aaaa'), 'turkoois.png');
    expect(refused.statusCode).toBe(503);
    // Files in the database, and everything else, still work.
    for (const url of ['/media/logos/steenhof.svg', '/media/sfeer/steenhof-truck.svg', '/health'])
      expect((await app.inject(url)).statusCode, url).toBe(200);
    expect((await staff.get('/api/beheer/media')).statusCode).toBe(200);
  } finally {
    s3.isBroken = false;
  }
  expect((await app.inject(path)).statusCode).toBe(200);
});

test('a wrong secret is refused by the store', async () => {
  const { path } = (await bring(await picture('#aaaa00'), 'geel.png')).json();
  const wrong = await openTestApp(databaseUrl, { ...settings, S3_SECRET_ACCESS_KEY: 'iets anders' });
  expect((await wrong.app.inject(path)).statusCode).toBe(503);
  const nobody = await openTestApp(databaseUrl, { ...settings, S3_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await nobody.app.inject(path)).statusCode).toBe(503);
});

test('bytes without a file are deleted from the store', async () => {
  const { path } = (await bring(await picture('#aa00aa'), 'paars.png')).json();
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.path, path));
  const url = [...objects.keys()].find((one) => one.endsWith(String(row?.contentHash)));
  expect(url).toBeDefined();
  await db.delete(mediaFiles).where(eq(mediaFiles.path, path));
  await cleanUpMedia(context);
  expect(objects.has(String(url))).toBe(false);
  expect(logged.filter(({ msg }) => msg === 'a file stays in the object store')).toEqual([]);
});

test('files from before the store stay in the database, and are served also without it', async () => {
  const without = await openTestApp(databaseUrl);
  expect((await without.app.inject('/media/logos/steenhof.svg')).statusCode).toBe(200);
  const { path } = (await bring(await picture('#123123'), 'later.png')).json();
  expect((await without.app.inject(path)).statusCode).toBe(404);
});

test('nodes share resized pictures; without the store each makes its own', async () => {
  const { path } = (await bring(await picture('#0a0b0c'), 'zwart.png')).json();
  const address = `${path}?width=160&height=160&format=webp`;
  const before = new Set(objects.keys());
  // The app of a previous test has suspended the store after a failure.
  const one = await openTestApp(databaseUrl, settings);
  const made = await one.app.inject(address);
  const isNewlyShared = (url: string) => url.startsWith('/winkel-media/shared/pictures/') && !before.has(url);
  await expect.poll(() => [...objects.keys()].some(isNewlyShared)).toBe(true);
  // Marked, to distinguish them from pictures that this node renders itself.
  for (const url of objects.keys()) if (url.includes('/shared/')) objects.set(url, Buffer.from('van een ander'));
  const other = await openTestApp(databaseUrl, settings);
  expect((await other.app.inject(address)).payload).toBe('van een ander');
  const shared = new Map([...objects].filter(([url]) => url.includes('/shared/')));
  for (const url of shared.keys()) objects.delete(url);
  expect((await other.app.inject(address)).payload, 'from its own disk').toBe('van een ander');
  const third = await openTestApp(databaseUrl, settings);
  expect((await third.app.inject(address)).rawPayload.equals(made.rawPayload)).toBe(true);
});

test('while the store is unavailable, pictures of the database are still resized', async () => {
  const other = await openTestApp(databaseUrl, settings);
  s3.isBroken = true;
  try {
    const small = await other.app.inject('/media/logos/steenhof.svg?width=100&height=100&format=webp');
    expect(small.statusCode).toBe(200);
    expect(other.logged.some(({ msg }) => msg === 'what nodes share cannot be reached')).toBe(true);
  } finally {
    s3.isBroken = false;
  }
});
