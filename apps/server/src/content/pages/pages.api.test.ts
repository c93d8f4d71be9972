import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { mediaFiles } from '../../organisation/media/media.tables.ts';
import { contents } from './pages.tables.ts';

const { app, db, caughtUp, databaseUrl, logged } = await createTestApp();
const base = '/api/cms/v3.0/content';
const block = (textHtml: string) => ({ contentType: 'TextContentBlock', id: 'tekst', variant: 'plain', textHtml });

async function get(path: string) {
  const response = await app.inject(base + path);
  expect(response.statusCode, response.payload).toBe(200);
  return response.json();
}

beforeAll(async () => {
  await insertContent(db, {
    id: 't-overzicht',
    contentType: 'DynamicContentOverviewPage',
    properties: { title: 'Overzicht', blocks: [], source: { parentId: 't-overzicht', take: 2 } },
  });
  await insertContent(db, {
    id: 't-een',
    parentId: 't-overzicht',
    contentType: 'NewsPage',
    publishedAt: new Date('2026-11-03'),
    properties: {
      title: 'Een',
      introduction: 'Kort',
      blocks: [],
      related: [{ id: 't-een' }, { id: 't-twee' }, { id: 't-weg' }],
    },
  });
  await insertContent(db, {
    id: 't-twee',
    parentId: 't-overzicht',
    contentType: 'NewsPage',
    position: 1,
    publishedAt: new Date('2026-11-04'),
    properties: { title: 'Twee', blocks: [], related: [{ id: 't-een' }] },
  });
  await caughtUp();
});

describe('by id and by address', () => {
  test('give the same page', async () => {
    const byId = await get('/t-een');
    expect(byId).toMatchObject({
      contentLink: { id: 't-een', url: '/steenhof/t-een' },
      parentLink: { id: 't-overzicht' },
      contentType: 'NewsPage',
      title: 'Een',
      ventureId: '210',
      pageImage: null,
    });
    expect(await get('?contentUrl=/Steenhof/T-een/')).toEqual(byId);
  });

  test.each(['/bestaat-niet', '?contentUrl=/bestaat/niet', '?contentUrl=/'.concat('x'.repeat(900))])(
    '%s is not found',
    async (path) => {
      expect((await app.inject(base + path)).statusCode).toBe(404);
    },
  );

  test.each(['/%00', '?contentUrl=/%00', `/${'x'.repeat(200)}`, '?contentUrl=geen-pad', "/'%20or%201=1"])(
    '%s is refused',
    async (path) => {
      expect((await app.inject(base + path)).statusCode).toBe(400);
    },
  );

  test('children come in their own order', async () => {
    const children = await get('/t-overzicht/children');
    expect(children.map((child: { name: string }) => child.name)).toEqual(['t-een', 't-twee']);
    expect(await get('/t-een/children')).toEqual([]);
  });

  test('an unknown page has no children, and has them as soon as it exists', async () => {
    const address = `${base}/t-later/children`;
    expect((await app.inject(address)).statusCode).toBe(404);
    expect((await app.inject(address)).headers['cache-control']).toBe('no-store');
    await insertContent(db, { id: 't-later' });
    await caughtUp();
    expect((await app.inject(address)).json()).toEqual([]);
  });

  test('pages of a venture that is not served are not found', async () => {
    const other = await openTestApp(databaseUrl, { EXCLUDED_VENTURE_ID: '210' });
    expect((await other.app.inject(`${base}/t-een`)).statusCode).toBe(404);
    expect((await other.app.inject(`${base}?contentUrl=/steenhof/t-een`)).statusCode).toBe(404);
  });
});

describe('select and expand', () => {
  test('only the named properties, ignoring case', async () => {
    const item = await get('/t-een?select=TITLE,onbekend');
    expect(item.title).toBe('Een');
    expect(item).not.toHaveProperty('introduction');
    expect(item).not.toHaveProperty('related');
  });

  test('references are ids unless expanded', async () => {
    expect((await get('/t-een')).related).toEqual([{ id: 't-een' }, { id: 't-twee' }, { id: 't-weg' }]);
    expect((await get('/t-een?expand=blocks')).related[1]).toEqual({ id: 't-twee' });
    expect((await get('/t-een?expand=Related')).related[1]).toMatchObject({
      id: 't-twee',
      expanded: { title: 'Twee' },
    });
  });

  test('pages that refer to themselves, to each other, and to a deleted one', async () => {
    const { related } = await get('/t-een?expand=*');
    expect(related.map((one: { expanded?: { title: string } }) => one.expanded?.title)).toEqual([
      'Een',
      'Twee',
      undefined,
    ]);
    const overview = await get('/t-overzicht?expand=*');
    expect(overview.source.expanded.map((one: { id: string }) => one.id)).toEqual(['t-twee', 't-een']);
  });

  test('a page that is its own parent', async () => {
    await insertContent(db, {
      id: 't-kring',
      parentId: 't-kring',
      contentType: 'DynamicContentOverviewPage',
      properties: { title: 'Kring', blocks: [], source: { parentId: 't-kring' }, related: [{ id: 't-kring' }] },
    });
    await caughtUp();
    const item = await get('/t-kring?expand=*');
    expect(item.parentLink.id).toBe('t-kring');
    expect(item.source.expanded.map((one: { id: string }) => one.id)).toEqual(['t-kring']);
  });

  test('invalid data in the table is a page without properties, not a failure', async () => {
    await insertContent(db, { id: 't-stuk', parentId: 't-overzicht', properties: ['geen', 'eigenschappen'] });
    await insertContent(db, {
      id: 't-half',
      properties: { title: 7, blocks: 'geen lijst', source: 3, related: [null, 4, { id: 5 }] },
    });
    await caughtUp();
    expect(await get('/t-stuk?expand=*')).toMatchObject({ name: 't-stuk' });
    expect(await get('/t-half?expand=*')).toMatchObject({ blocks: 'geen lijst', related: [null, 4, { id: 5 }] });
    expect(logged).toContainEqual(expect.objectContaining({ row: 't-stuk' }));
    expect((await get('/t-overzicht?expand=*')).source.expanded).toHaveLength(2);
    await db.delete(contents).where(eq(contents.id, 't-stuk'));
    await caughtUp();
  });
});

describe('sanitised output', () => {
  test('scripts in stored HTML are removed', async () => {
    const evil = '<p onclick="x">Goed<script>alert(1)</script><a href="java&#115;cript:alert(1)">klik</a></p>';
    await insertContent(db, {
      id: 't-vuil',
      properties: {
        title: 'Vuil',
        mainBody: evil,
        blocks: [block(evil), { contentType: 'CTABlockWithImage', link: { href: 'javascript:alert(1)' } }],
      },
    });
    await caughtUp();
    const item = await get('/t-vuil');
    expect(item.mainBody).toBe('<p>Goed<a>klik</a></p>');
    expect(item.blocks[0].textHtml).toBe('<p>Goed<a>klik</a></p>');
    expect(item.blocks[1].link.href).toBe('#');
  });

  test('a download has its type, and its size if the file is ours', async () => {
    await db.insert(mediaFiles).values({
      path: '/media/test/wijzer.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.alloc(3000),
      drawing: null,
    });
    const html = '<p><a href="/media/test/wijzer.pdf">Wijzer</a> <a href="/media/test/weg.pdf">Weg</a></p>';
    const link = { text: 'Wijzer', href: '/media/test/wijzer.pdf' };
    await insertContent(db, { id: 't-download', properties: { title: 'Download', mainBody: html, blocks: [], link } });
    await caughtUp();
    const item = await get('/t-download');
    expect(item.mainBody).toContain(
      '<a href="/media/test/wijzer.pdf" class="download" data-type="PDF" data-size="3 kB">',
    );
    expect(item.mainBody).toContain('<a href="/media/test/weg.pdf" class="download" data-type="PDF">');
    expect(item.link.download).toEqual({ type: 'PDF', size: 3000 });
    await db
      .update(mediaFiles)
      .set({ bytes: Buffer.alloc(5000) })
      .where(eq(mediaFiles.path, '/media/test/wijzer.pdf'));
    await caughtUp();
    expect((await get('/t-download')).link.download.size).toBe(5000);
  });
});

describe('cached until it changes', () => {
  test('an unchanged page is a 304 without a body', async () => {
    const first = await app.inject(`${base}/t-twee?expand=*`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const again = (tag: string) => app.inject({ url: `${base}/t-twee?expand=*`, headers: { 'if-none-match': tag } });
    const same = await again(`"iets-anders", ${etag}`);
    expect([same.statusCode, same.payload, same.headers.etag]).toEqual([304, '', etag]);
    expect((await again('"iets-anders"')).statusCode).toBe(200);
    await db.update(contents).set({ name: 'Twee, maar anders' }).where(eq(contents.id, 't-twee'));
    await caughtUp();
    const changed = await again(etag);
    expect([changed.statusCode, changed.json().name]).toEqual([200, 'Twee, maar anders']);
  });

  test('reading twice takes one query', async () => {
    await get('?contentUrl=/steenhof/t-een');
    const spy = vi.spyOn(db, 'select');
    await get('/t-een');
    await get('?contentUrl=/steenhof/t-een&expand=*');
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  });

  test('two processes: a page published in one shows in the other, also where it is referred to', async () => {
    const other = await openTestApp(databaseUrl);
    const elsewhere = async (path: string) => (await other.app.inject(base + path)).json();
    expect((await elsewhere('/t-een?expand=*')).title).toBe('Een');
    expect(JSON.stringify(await elsewhere('/t-overzicht?expand=*'))).toContain('"title":"Een"');
    const version = other.cache.versions.current;

    await db.execute(sql`update content set properties = properties || '{"title":"Een, herzien"}' where id = 't-een'`);
    await vi.waitFor(
      async () => {
        expect((await elsewhere('/t-een?expand=*')).title).toBe('Een, herzien');
        expect(JSON.stringify(await elsewhere('/t-overzicht?expand=*'))).toContain('Een, herzien');
        expect((await elsewhere('?contentUrl=/steenhof/t-een')).title).toBe('Een, herzien');
      },
      { timeout: 30_000, interval: 5 },
    );
    expect(other.cache.versions.current).toBeGreaterThan(version);

    await db.execute(sql`insert into content (id, guid, venture_id, parent_id, content_type, name, url, route_segment, position, disable_indexing, disable_following, published_at, properties)
      values ('t-drie', 'g', '210', 't-overzicht', 'NewsPage', 'Drie', '/steenhof/t-drie', 't-drie', 2, false, false, '2026-11-05', '{"title":"Drie","blocks":[]}')`);
    await vi.waitFor(
      async () => expect((await elsewhere('/t-overzicht?expand=*')).source.expanded[0].title).toBe('Drie'),
      { timeout: 30_000, interval: 5 },
    );
  });

  test('a broken listener connection is restored, and changes in between are not missed', async () => {
    const other = await openTestApp(databaseUrl);
    const title = async () => (await other.app.inject(`${base}/t-twee`)).json().title;
    expect(await title()).toBe('Twee');
    const before = other.cache.versions.current;
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    );
    await db.execute(
      sql`update content set properties = properties || '{"title":"Twee, herzien"}' where id = 't-twee'`,
    );
    await vi.waitFor(async () => expect(await title()).toBe('Twee, herzien'), { timeout: 30_000, interval: 5 });
    await vi.waitFor(() => expect(other.cache.versions.current).toBeGreaterThan(before), { timeout: 30_000 });
    await db.execute(
      sql`update content set properties = properties || '{"title":"Twee, weer anders"}' where id = 't-twee'`,
    );
    await vi.waitFor(async () => expect(await title()).toBe('Twee, weer anders'), { timeout: 30_000, interval: 5 });
  });

  test('ventures, navigation and translations too', async () => {
    const read = async (url: string) => (await app.inject(url)).json();
    const before = await read('/api/ventures/210');
    await read('/api/ventures');
    await db.execute(sql`update venture set name = 'Steenhof Anders' where id = '210'`);
    await db.execute(
      sql`insert into translation (language, namespace, key, text) values ('nl', 'chrome', 'proef', 'Proef')`,
    );
    await caughtUp();
    expect(before.name).toBe('Steenhof Bouwmaterialen');
    expect((await read('/api/ventures/210')).name).toBe('Steenhof Anders');
    expect((await read('/api/ventures'))['210'].name).toBe('Steenhof Anders');
    expect((await read('/api/translation/nl/chrome')).proef).toBe('Proef');
  });
});
