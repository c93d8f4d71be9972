import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../testing/test-app.ts';
import { staffOf } from '../testing/test-staff.ts';
import { mediaContents, mediaFiles } from './media.tables.ts';
import { cleanUpMedia } from './media-clean-up.ts';

/* A store that speaks as much of S3 as we use, and believes only requests that are signed as AWS describes it. */

const keys = { id: 'AKIATEST', secret: 'geheim/van+de+winkel', region: 'eu-west-1' };
const objects = new Map<string, Buffer>();
const calls: string[] = [];
let isBroken = false;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

/** Signature Version 4, from the request as it came in; nothing of the client's library. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] = headers.authorization?.match(form) ?? [];
  const moment = String(headers['x-amz-date']);
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (id !== keys.id || region !== keys.region || !moment.startsWith(day)) return false;
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.split(';').includes(name))) return false;
  const [path = '', search = ''] = url.split('?');
  const canonical = [
    ...[method, path, search],
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', names, bodyHash],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${keys.secret}`, day), region));
  return hmac(key, toSign).toString('hex') === signature;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const body = Buffer.concat(pieces);
  const { method = '', url = '', headers } = request;
  calls.push(`${method} ${headers.range ?? ''}`.trim());
  if (isBroken) return void response.writeHead(500).end();
  if (!isSigned(request, body)) return void response.writeHead(403).end();
  const there = objects.get(url);
  if (method === 'PUT') {
    objects.set(url, body);
    response.writeHead(200).end();
  } else if (method === 'DELETE') {
    objects.delete(url);
    response.writeHead(204).end();
  } else if (!there) response.writeHead(404).end();
  else if (method === 'HEAD') response.writeHead(200, { 'content-length': there.length }).end();
  else {
    const [, from, to] = headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
    if (from === undefined) response.writeHead(200).end(there);
    else response.writeHead(206).end(there.subarray(Number(from), Number(to) + 1));
  }
}

const server = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => server.close(resolve)));
const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const settings = {
  ...{ S3_BUCKET: 'winkel-media', S3_ENDPOINT: endpoint, S3_REGION: keys.region },
  ...{ S3_ACCESS_KEY_ID: keys.id, S3_SECRET_ACCESS_KEY: keys.secret },
};
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

test('a file goes to the store under its hash, and comes back whole, in parts and in other sizes', async () => {
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

test('a store that is away costs its own files only', async () => {
  const { path } = (await bring(await picture('#0000aa'), 'blauw.png')).json();
  isBroken = true;
  try {
    const away = await app.inject(path);
    expect([away.statusCode, away.headers['cache-control'] ?? '']).toEqual([
      503,
      expect.not.stringContaining('public'),
    ]);
    expect(away.json().title).toMatch(/even niet/);
    const refused = await bring(await picture('#00aaaa'), 'turkoois.png');
    expect(refused.statusCode).toBe(503);
    // What is in the database, and everything else, goes on.
    for (const url of ['/media/logos/steenhof.svg', '/media/sfeer/steenhof-truck.svg', '/health'])
      expect((await app.inject(url)).statusCode, url).toBe(200);
    expect((await staff.get('/api/beheer/media')).statusCode).toBe(200);
  } finally {
    isBroken = false;
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

test('bytes that no file names any more leave the store', async () => {
  const { path } = (await bring(await picture('#aa00aa'), 'paars.png')).json();
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.path, path));
  const url = [...objects.keys()].find((one) => one.endsWith(String(row?.contentHash)));
  expect(url).toBeDefined();
  await db.delete(mediaFiles).where(eq(mediaFiles.path, path));
  await cleanUpMedia(context);
  expect(objects.has(String(url))).toBe(false);
  expect(logged.filter(({ msg }) => msg === 'a file stays in the object store')).toEqual([]);
});

test('files of before the store stay where they were, also without it', async () => {
  const without = await openTestApp(databaseUrl);
  expect((await without.app.inject('/media/logos/steenhof.svg')).statusCode).toBe(200);
  const { path } = (await bring(await picture('#123123'), 'later.png')).json();
  expect((await without.app.inject(path)).statusCode).toBe(404);
});
