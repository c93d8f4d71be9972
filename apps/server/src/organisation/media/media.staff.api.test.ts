import type { BeheerMediaFile, MediaItem } from '@bouwpoort/contract/organisation/media.staff';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { query } from '../../foundation/database/prepared.ts';
import { mediaFiles } from './media.tables.ts';
import { cleanUpMedia } from './media-clean-up.ts';

const { app, db, context, databaseUrl, setClock } = await createTestApp();
const staff = await staffOf(app, 'website');
const other = await openTestApp(databaseUrl);

const stream = { 'content-type': 'application/octet-stream' };
const address = (path: string, rest: Record<string, string | number> = {}) =>
  new URLSearchParams({
    path,
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])),
  });
const bring = (bytes: Buffer, fileName = 'plaat.png', rest: Record<string, string> = {}) =>
  staff.ask('POST', `/api/beheer/media?${new URLSearchParams({ fileName, ...rest })}`, bytes, stream);
const brought = async (bytes: Buffer, fileName?: string, rest?: Record<string, string>): Promise<string> => {
  const answer = await bring(bytes, fileName, rest);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json().path;
};
const read = async (path: string): Promise<BeheerMediaFile> => {
  const answer = await staff.get(`/api/beheer/media/file?${address(path)}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};
const save = async (path: string, change: Partial<BeheerMediaFile['edit']>, version?: number) => {
  const file = await read(path);
  const body = { ...file.edit, ...change, version: version ?? file.version };
  return staff.ask('PUT', `/api/beheer/media/file?${address(path)}`, body);
};
const list = async (parameters: Record<string, string> = {}) => {
  const answer = await staff.get(`/api/beheer/media?${new URLSearchParams(parameters)}`);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json() as { files: MediaItem[]; nextCursor: string | null; total: { count: number } | null };
};
const pathsIn = async (parameters: Record<string, string>) => (await list(parameters)).files.map(({ path }) => path);
const traces = (path: string) =>
  query<{ before: unknown; after: unknown }>(
    db,
    `select before, after from audit_entry where entity = 'media' and entity_id = $1 order by id`,
    [path],
  );

const plain = (background: string, width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background } });
/** Red at the left, blue at the right. */
const twoColours = async (shade = 0) =>
  plain('#ff0000', 400, 100)
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: { r: 0, g: shade, b: 255 } } },
        left: 300,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('an uploaded file', () => {
  test('is stripped, measured, put into its folder and audited', async () => {
    const photo = await plain('#aa0000', 5000, 2500)
      .withExif({ IFD0: { Copyright: 'Geheime plek' }, IFD3: { GPSLatitude: '52/1 9/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Geheime plek')).toBe(true);
    const folder = (await staff.ask('POST', '/api/beheer/media/folders', { name: 'Nieuws', parentId: null })).json();
    const path = await brought(photo, 'Rode muur (nieuw).JPG', { folderId: String(folder.folderId) });
    expect(path).toMatch(/^\/media\/eigen\/groep\/[0-9a-f]{12}-rode-muur-nieuw\.jpg$/);
    const file = await read(path);
    expect(file).toMatchObject({
      ...{ name: 'rode-muur-nieuw.jpg', width: 3840, height: 1920, uses: 0, needsAlt: true, altText: '' },
      ...{ edit: { folderId: folder.folderId, focalPoint: { x: 0.5, y: 0.5 } }, uploadedBy: expect.any(String) },
    });
    const served = await app.inject(path);
    expect(served.rawPayload.length).toBe(file.size);
    expect(served.rawPayload.includes('Geheime plek')).toBe(false);
    expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    expect(await traces(path)).toMatchObject([{ before: null, after: { fileName: 'Rode muur (nieuw).JPG' } }]);
    expect(await pathsIn({ folderId: String(folder.folderId) })).toEqual([path]);
  });

  test('that already exists is offered instead of a second one', async () => {
    const bytes = await plain('#00aa00').png().toBuffer();
    const path = await brought(bytes, 'limoen.png');
    expect((await bring(bytes, 'nog eens limoen.png')).json()).toMatchObject({ path, isKnown: true });
    expect(await pathsIn({ q: 'limoen' })).toEqual([path]);
  });

  test('may be a document', async () => {
    const path = await brought(pdf, 'Onderhoudsboek.pdf');
    expect(await pathsIn({ view: 'documents', q: 'onderhoudsboek' })).toEqual([path]);
    expect((await read(path)).needsAlt).toBe(false);
  });

  let png: Buffer;
  beforeAll(async () => {
    png = await plain('#123456').png().toBuffer();
  });
  const onePixel = () => plain('#fff', 1, 1).jpeg().toBuffer();
  /** A header of 4 gigapixels before the data of one. */
  async function claimed(): Promise<Buffer> {
    const bytes = await onePixel();
    const at = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(65_500, at + 5);
    bytes.writeUInt16BE(65_500, at + 7);
    return bytes;
  }
  const zip = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

  test.each<[what: string, bytes: () => Promise<Buffer> | Buffer, says: RegExp]>([
    [
      'a drawing with script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /script/,
    ],
    [
      'a drawing that listens',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect onclick="alert(1)"/></svg>'),
      /script/,
    ],
    ['a picture that is an archive too', () => Buffer.concat([png, zip]), /iets anders/],
    [
      'a picture that is a page too',
      async () => Buffer.concat([await onePixel(), Buffer.from('<script>alert(1)</script>')]),
      /iets anders/,
    ],
    ['a document that is an archive too', () => Buffer.concat([pdf, zip]), /iets anders/],
    [
      'a document that is a page too',
      () => Buffer.from(pdf.toString().replace('\n', '\n%<script>alert(1)</script>\n')),
      /iets anders/,
    ],
    ['one pixel that says it is four thousand million', claimed, /beeldpunten/],
    ['a .jpg that is none', () => Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]), /beschadigd/],
    ['a .jpg of nothing but text', () => Buffer.from('x'), /geen afbeelding en geen pdf.*PDF/],
  ])('is refused when it is %s', async (_, bytes, says) => {
    const answer = await bring(await bytes(), 'foto.jpg');
    expect(answer.statusCode, answer.payload).toBe(400);
    expect(answer.json().detail).toMatch(says);
  });

  test('is refused at its header when it claims 4 GB', async () => {
    const headers = { ...stream, 'content-length': String(4 * 1024 ** 3) };
    const answer = await staff.ask('POST', '/api/beheer/media?fileName=foto.jpg', png, headers);
    expect([answer.statusCode, answer.json().detail]).toEqual([413, expect.stringContaining('hooguit 25 MB')]);
  });
});

describe('the list', () => {
  test('continues after the previous page, and has a total', async () => {
    const first = await list({ view: 'scenes', limit: '7' });
    const seen = first.files.map(({ path }) => path);
    let cursor = first.nextCursor;
    while (cursor) {
      const next = await list({ view: 'scenes', limit: '7', cursor });
      expect(next.total).toBeNull();
      seen.push(...next.files.map(({ path }) => path));
      cursor = next.nextCursor;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(first.total?.count);
    expect(seen.every((path) => !path.startsWith('/media/producten/'))).toBe(true);
  });

  test('finds by text, label and folder, and counts every view as it lists it', async () => {
    const path = await brought(await plain('#ff00ff').png().toBuffer(), 'steiger.png');
    await save(path, { altText: 'Twee leidekkers op een ladder', tags: ['gevel'] });
    expect(await pathsIn({ q: 'leidekkers' })).toEqual([path]);
    expect(await pathsIn({ q: 'Gevel', view: 'scenes' })).toContain(path);
    expect(await pathsIn({ place: 'logos', q: 'steiger' })).toEqual([]);
    const overview = (await staff.get('/api/beheer/media/overview')).json();
    for (const view of ['all', 'scenes', 'products', 'documents', 'withoutAlt', 'unused', 'bin'])
      expect((await list({ view, limit: '1' })).total?.count, view).toBe(overview.views[view]);
    expect(overview.files).toBe(overview.views.all);
    const logos = overview.places.find(({ place }: { place: string }) => place === 'logos');
    expect((await list({ place: 'logos' })).total?.count).toBe(logos.count);
  });

  test('hides the files of ventures the user does not work for', async () => {
    const path = await brought(await plain('#0f0f0f').png().toBuffer(), 'alleen-220.png', { ventureId: '220' });
    await db.execute(sql`update staff_grant set venture_id = '210'
      where staff_id = (select id from staff_user where email = 'meelezer@bouwpoort.test')`);
    const limited = await staffOf(app, 'reader');
    expect((await limited.get('/api/beheer/media?q=alleen-220')).json().files).toEqual([]);
    expect((await limited.get(`/api/beheer/media/file?${address(path)}`)).statusCode).toBe(403);
    expect((await limited.get(`/api/beheer/media/file?${address('/media/logos/steenhof.svg')}`)).statusCode).toBe(200);
    expect((await limited.get('/api/beheer/media?ventureId=220')).statusCode).toBe(403);
    expect((await limited.get('/api/beheer/media/overview?ventureId=220')).statusCode).toBe(403);
    expect(await pathsIn({ q: 'alleen-220', ventureId: '220' })).toEqual([path]);
    expect(await pathsIn({ q: 'alleen-220', ventureId: '210' })).toEqual([]);
    expect(await pathsIn({ q: 'logos/steenhof.svg', ventureId: '210' })).toEqual(['/media/logos/steenhof.svg']);
  });
});

describe('file data', () => {
  test('is saved once, refused for an outdated version, and audited', async () => {
    const path = await brought(await plain('#101010').png().toBuffer(), 'een.png');
    const { version } = await read(path);
    const saved = await save(path, { altText: 'Een zwarte plaat', tags: ['Zwart', 'plaat'], rights: 'eigen werk' });
    expect(saved.statusCode, saved.payload).toBe(200);
    expect(saved.json()).toMatchObject({ altText: 'Een zwarte plaat', edit: { tags: ['zwart', 'plaat'] } });
    const over = await save(path, { altText: 'Iets anders' }, version);
    expect([over.statusCode, over.json().current]).toEqual([
      409,
      expect.objectContaining({ altText: 'Een zwarte plaat', version: version + 1 }),
    ]);
    expect((await traces(path)).at(-1)).toMatchObject({
      before: { altText: '' },
      after: { altText: 'Een zwarte plaat' },
    });
    expect((await save(path, { focalPoint: { x: 1.2, y: 0 } })).statusCode).toBe(400);
    expect((await save(path, { folderId: 999_999 })).json().errors).toEqual({ folderId: ['Deze map is er niet meer'] });
  });

  test('of the focal point decides the crop', async () => {
    const path = await brought(await twoColours(), 'twee-kleuren.png');
    const middle = async () => {
      const answer = await app.inject(`${path}?width=80&height=80&format=png`);
      const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
      return { etag: answer.headers.etag, colour: [...data.subarray((40 * 80 + 40) * 3, (40 * 80 + 40) * 3 + 3)] };
    };
    const before = await middle();
    expect(before.colour).toEqual([255, 0, 0]);
    expect((await save(path, { focalPoint: { x: 0.9, y: 0.5 } })).statusCode).toBe(200);
    const after = await middle();
    expect(after.colour).toEqual([0, 0, 255]);
    expect(after.etag).not.toBe(before.etag);
    // What is not cropped stays as it was.
    const whole = await app.inject(`${path}?width=80&height=80&rmode=max&format=png`);
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 80, height: 20 });
  });

  test('a drawing is cropped around its focal point too', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><path d="M0 0h300v100H0z" fill="#f00"/><path d="M300 0h100v100H300z" fill="#00f"/></svg>';
    const path = await brought(Buffer.from(drawing), 'twee.svg');
    await save(path, { focalPoint: { x: 1, y: 0.5 } });
    for (const side of [80, 960]) {
      const { rawPayload } = await app.inject(`${path}?width=${side}&height=${side}&format=png`);
      const { dominant } = await sharp(rawPayload).stats();
      expect(dominant.b, String(side)).toBeGreaterThan(200);
    }
  });
});

describe('the uses of a file', () => {
  test('are found on pages, in drafts, in the assortment, in menus, messages and the house style', async () => {
    const path = await brought(await plain('#abcdef').png().toBuffer(), 'overal.png');
    await db.execute(sql`update content set properties = properties || ${JSON.stringify({ test: { url: path } })}::jsonb
      where id = (select min(id) from content where venture_id = '210')`);
    await db.execute(sql`insert into content_version (content_id, version, venture_id, state, document, author, created_at)
      values ('media-draft', 1, '210', 'draft', ${JSON.stringify({ name: 'Nieuwe pagina', image: path })}::jsonb, 'A', now())`);
    await db.execute(sql`insert into content_draft (content_id, venture_id, revision, document, saved_by, saved_at)
      values ('media-work', '210', 1, ${JSON.stringify({ name: 'Werk', image: path })}::jsonb, 'A', now())`);
    await db.execute(
      sql`update product set image_assets = image_assets || ${path}::text where id = (select min(id) from product)`,
    );
    await db.execute(sql`update variant set download_assets = ${JSON.stringify([{ name: 'A', url: path, size: 1 }])}::jsonb
      where id = (select min(id) from variant)`);
    await db.execute(sql`update category set image_url = ${path} where id = (select min(id) from category)`);
    await db.execute(sql`update branch set image_url = ${path} where branch_id = (select min(branch_id) from branch)`);
    await db.execute(
      sql`update venture set presentation = presentation || ${JSON.stringify({ logoUrl: path })}::jsonb where id = '220'`,
    );
    await db.execute(sql`update navigation set secondary_links = secondary_links || ${JSON.stringify([{ thumbnailUrl: path }])}::jsonb
      where venture_id = '210'`);
    await db.execute(sql`insert into menu_draft (venture_id, place, revision, items, saved_by, saved_at)
      values ('220', 'service', 1, ${JSON.stringify([{ thumbnailUrl: path }])}::jsonb, 'A', now())`);
    await db.execute(sql`insert into site_message (id, message, kind, hyper_link, is_closable, audience, venture_ids, is_sitewide, is_draft)
      values ('media-message', 'Kijk', 'info', ${path}, true, 'everybody', array['210'], false, false)`);
    const file = await read(path);
    expect(file.usedIn.map(({ place }) => place).sort()).toEqual(
      [
        'branch',
        'category',
        'draft',
        'draft',
        'menu',
        'menu',
        'message',
        'page',
        'product',
        'variant',
        'venture',
      ].sort(),
    );
    expect(file.uses).toBe(11);
    expect(file.usedIn).toContainEqual({
      place: 'draft',
      recordId: 'media-draft',
      name: 'Nieuwe pagina',
      ventureId: '210',
    });
    const [row] = (await list({ q: 'overal' })).files;
    expect(row?.uses).toBe(11);
    const refused = await staff.ask('DELETE', `/api/beheer/media/file?${address(path, { version: file.version })}`);
    expect([refused.statusCode, refused.json().detail]).toEqual([400, expect.stringContaining('11 plekken')]);
    expect((await app.inject(path)).statusCode).toBe(200);
  });

  test('none: it goes to the bin, can be restored, and is deleted after thirty days', async () => {
    const path = await brought(await plain('#222222').png().toBuffer(), 'weg.png');
    expect(await pathsIn({ view: 'unused', q: 'weg.png' })).toEqual([path]);
    const { version } = await read(path);
    const gone = await staff.ask('DELETE', `/api/beheer/media/file?${address(path, { version })}`);
    expect(gone.statusCode, gone.payload).toBe(200);
    expect((await app.inject(path)).statusCode).toBe(404);
    expect((await other.app.inject(path)).statusCode).toBe(404);
    expect(await pathsIn({ q: 'weg.png' })).toEqual([]);
    expect(await pathsIn({ view: 'bin' })).toEqual([path]);
    expect((await staff.ask('POST', '/api/beheer/media/restore', { path })).statusCode).toBe(200);
    expect((await app.inject(path)).statusCode).toBe(200);
    await staff.ask('DELETE', `/api/beheer/media/file?${address(path, { version: (await read(path)).version })}`);
    await cleanUpMedia(context);
    expect(await pathsIn({ view: 'bin' })).toEqual([path]);
    const before = context.clock();
    setClock(new Date(before.getTime() + 31 * 24 * 60 * 60 * 1000));
    await cleanUpMedia(context);
    setClock(before);
    expect(await db.select().from(mediaFiles).where(eq(mediaFiles.path, path))).toEqual([]);
  });
});

describe('replacing a file', () => {
  const replace = async (path: string, bytes: Buffer, version?: number) =>
    staff.ask(
      'PUT',
      `/api/beheer/media/content?${address(path, { version: version ?? (await read(path)).version, fileName: 'nieuw.png' })}`,
      bytes,
      stream,
    );

  test('replaces it for every process and every cache, and can be undone', async () => {
    const path = await brought(await twoColours(10), 'oud.png');
    const before = await other.app.inject(`${path}?width=80&height=80&format=png`);
    const original = await app.inject(path);
    const cached = (etag: unknown) =>
      other.app.inject({ url: `${path}?width=80&height=80&format=png`, headers: { 'if-none-match': String(etag) } });
    expect((await cached(before.headers.etag)).statusCode).toBe(304);
    expect(before.headers['cache-control']).toMatch(/max-age=300\b/);
    await save(path, { altText: 'Twee vlakken' });
    const { version } = await read(path);
    const replaced = await replace(path, await plain('#00ff00', 60, 60).png().toBuffer(), version);
    expect(replaced.statusCode, replaced.payload).toBe(200);
    expect(replaced.json()).toMatchObject({
      path,
      altText: 'Twee vlakken',
      width: 60,
      height: 60,
      earlier: [{ size: original.rawPayload.length }],
    });
    const after = await cached(before.headers.etag);
    expect(after.statusCode).toBe(200);
    expect((await sharp(after.rawPayload).stats()).dominant.g).toBeGreaterThan(200);
    expect((await replace(path, await twoColours(20), version)).statusCode).toBe(409);

    const back = await staff.ask('POST', '/api/beheer/media/put-back', { path, version: replaced.json().version });
    expect(back.statusCode, back.payload).toBe(200);
    expect((await app.inject(path)).rawPayload.equals(original.rawPayload)).toBe(true);
    await cleanUpMedia(context);
    expect((await app.inject(path)).statusCode).toBe(200);
  });

  test('also works for the drawings and logos of the demo shop', async () => {
    for (const path of ['/media/sfeer/steenhof-truck.svg', '/media/logos/steenhof-wit.svg']) {
      const original = await app.inject(path);
      const replaced = await replace(path, await plain('#00ff00', 60, 60).png().toBuffer());
      expect(replaced.statusCode, replaced.payload).toBe(200);
      expect((await app.inject(path)).headers['content-type']).toBe('image/png');
      const { version } = replaced.json();
      await staff.ask('POST', '/api/beheer/media/put-back', { path, version });
      expect((await app.inject(path)).rawPayload.equals(original.rawPayload)).toBe(true);
    }
  });

  test('requires the same kind', async () => {
    const path = await brought(await plain('#333333').png().toBuffer(), 'plaatje.png');
    const answer = await replace(path, pdf);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, expect.stringContaining('geen afbeelding')]);
    const empty = await staff.ask('POST', '/api/beheer/media/put-back', { path, version: (await read(path)).version });
    expect(empty.statusCode).toBe(400);
  });
});

test('folders are created, renamed, moved, filled, and deleted when empty', async () => {
  const make = async (name: string, parentId: number | null) =>
    (await staff.ask('POST', '/api/beheer/media/folders', { name, parentId })).json();
  const outer = await make('Campagnes', null);
  const inner = await make('Najaar', outer.folderId);
  const put = (folder: { folderId: number; version: number }, name: string, parentId: number | null) =>
    staff.ask('PUT', `/api/beheer/media/folders/${folder.folderId}`, { name, parentId, version: folder.version });
  expect((await put(outer, 'Campagnes', inner.folderId)).json().detail).toBe('Een map kan niet in zichzelf staan.');
  const renamed = await put(inner, 'Najaar 2026', outer.folderId);
  expect(renamed.json()).toMatchObject({ name: 'Najaar 2026', version: inner.version + 1 });
  expect((await put(inner, 'Winter', null)).statusCode).toBe(409);

  const paths = [await brought(await plain('#440000').png().toBuffer(), 'a.png'), '/media/sfeer/steenhof-counter.svg'];
  const moved = await staff.ask('POST', '/api/beheer/media/move', { paths, folderId: inner.folderId });
  expect(moved.json()).toEqual({ moved: 2 });
  expect((await pathsIn({ folderId: String(inner.folderId) })).sort()).toEqual([...paths].sort());
  const remove = (folderId: number) => staff.ask('DELETE', `/api/beheer/media/folders/${folderId}`);

  const deep = [await make('Een', null)];
  for (const name of ['Twee', 'Drie']) deep.push(await make(name, deep.at(-1).folderId));
  expect((await put(outer, 'Campagnes', deep.at(-1).folderId)).json().detail).toBe('Mappen gaan hooguit 4 lagen diep.');
  for (const { folderId } of deep.reverse()) expect((await remove(folderId)).statusCode).toBe(200);

  expect((await remove(inner.folderId)).json().detail).toContain('niet leeg');
  await staff.ask('POST', '/api/beheer/media/move', { paths, folderId: null });
  expect((await remove(inner.folderId)).statusCode).toBe(200);
  expect((await remove(outer.folderId)).statusCode).toBe(200);
});
