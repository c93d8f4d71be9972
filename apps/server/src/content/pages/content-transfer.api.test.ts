import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { testContext } from '../../../testing/test-context.ts';
import { ContentRefused, exportContent, importContent, validateFolder } from './content-transfer.ts';
import { history } from './content-versions.ts';
import { contents } from './pages.tables.ts';

const tested = await createTestApp();
const { app, db } = tested;
const now = new Date('2026-11-16T09:00:00Z');
const ctx = await testContext(tested, now, '210');
const root = mkdtempSync(join(tmpdir(), 'bouwpoort-content-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const html = '<h2 id="a">Kop</h2><p>Tekst &amp; meer</p>\n<ul><li>een</li><li>twee</li></ul>';

beforeAll(async () => {
  await insertContent(db, { id: 'x-home', ventureId: '220', url: '/houtmeesters/x-home' });
  await insertContent(db, {
    id: 'x-nieuws',
    contentType: 'NewsPage',
    url: '/steenhof/nieuws/x-nieuws',
    parentId: '210-home',
    position: 3,
    disableIndexing: true,
    pageImageUrl: '/media/a.svg',
    properties: {
      title: 'Nieuws',
      date: '2026-11-01',
      mainBody: html,
      blocks: [{ contentType: 'RTEBlock', id: 'tekst', bodyHtml: html }],
    },
  });
  await insertContent(db, { id: 'x-blok', url: null, routeSegment: 'anders' });
  await insertContent(db, { id: 'x-fout', properties: { title: 'Past niet', zomaar: { b: 1, a: 2 }, blocks: [] } });
});

function treeOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')]),
  );
}

function folder(name: string, files: Record<string, unknown>): string {
  const dir = join(root, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}

const page = (id: string, changes: object = {}) => ({
  id,
  ventureId: '210',
  contentType: 'ContentPage',
  name: id,
  url: `/steenhof/${id}`,
  properties: { title: id, blocks: [] },
  ...changes,
});

const titleOf = async (id: string) => (await app.inject(`/api/cms/v3.0/content/${id}`)).json().title;

async function refusalOf(work: () => unknown): Promise<string[]> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return error.mistakes.map(({ file, path }) => `${file} ${path}`.trim());
  }
  return [];
}

describe('export', () => {
  test('a page is a readable file at the path of its address', async () => {
    const dir = join(root, 'leesbaar');
    await exportContent(ctx, dir, '210');
    const tree = treeOf(dir);
    expect(JSON.parse(tree['steenhof/nieuws/x-nieuws.json'] ?? '')).toEqual({
      id: 'x-nieuws',
      ventureId: '210',
      parentId: '210-home',
      contentType: 'NewsPage',
      name: 'x-nieuws',
      url: '/steenhof/nieuws/x-nieuws',
      position: 3,
      disableIndexing: true,
      pageImageUrl: '/media/a.svg',
      publishedAt: '2026-11-01T08:00:00.000Z',
      properties: {
        title: 'Nieuws',
        mainBody: [
          '<h2 id="a">Kop</h2>',
          '<p>Tekst &amp; meer</p>\n',
          '<ul>',
          '<li>een</li>',
          '<li>twee</li>',
          '</ul>',
        ],
        blocks: [
          {
            id: 'tekst',
            contentType: 'RTEBlock',
            bodyHtml: [
              '<h2 id="a">Kop</h2>',
              '<p>Tekst &amp; meer</p>\n',
              '<ul>',
              '<li>een</li>',
              '<li>twee</li>',
              '</ul>',
            ],
          },
        ],
        date: '2026-11-01',
      },
    });
    expect(tree['_without-address/210/x-blok.json']).toContain('"routeSegment": "anders"');
    expect(tree['steenhof/x-fout.json']).toMatch(/"blocks".*"title".*"zomaar": \{\s*"a": 2,\s*"b": 1/s);
    expect(Object.keys(tree).filter((file) => file.includes('houtmeesters'))).toEqual([]);
    await db.delete(contents).where(eq(contents.id, 'x-fout'));
  });

  test('a repeated export deletes files of deleted pages; other ventures and other files are not touched', async () => {
    const dir = join(root, 'leesbaar');
    writeFileSync(join(dir, 'steenhof/x-oud.json'), JSON.stringify(page('x-oud')));
    writeFileSync(join(dir, 'anders.json'), JSON.stringify(page('x-ander', { ventureId: '220', url: '/anders' })));
    writeFileSync(join(dir, 'LEESMIJ.md'), 'van mij');
    await exportContent(ctx, dir, '210');
    const files = Object.keys(treeOf(dir));
    for (const gone of ['steenhof/x-oud.json', 'steenhof/x-fout.json']) expect(files).not.toContain(gone);
    expect(files).toEqual(expect.arrayContaining(['anders.json', 'LEESMIJ.md', 'steenhof/nieuws/x-nieuws.json']));
  });

  test('a folder with other JSON is left alone', async () => {
    const dir = folder('vreemd', { 'package.json': { name: 'iets' } });
    expect(await refusalOf(() => exportContent(ctx, dir, undefined))).toEqual(['package.json']);
    expect(Object.keys(treeOf(dir))).toEqual(['package.json']);
  });
});

test('export, import, export: the same files, and the pages are unchanged', async () => {
  const [first, second] = [join(root, 'een'), join(root, 'twee')];
  const count = await exportContent(ctx, first, undefined);
  expect(await importContent(ctx, first, undefined)).toEqual({ added: 0, changed: 0, unchanged: count });
  await exportContent(ctx, second, undefined);
  expect(treeOf(second)).toEqual(treeOf(first));

  const before = await db.select().from(contents).orderBy(contents.id);
  await db.execute(sql`truncate content, content_version`);
  expect(await importContent(ctx, first, undefined)).toEqual({ added: count, changed: 0, unchanged: 0 });
  rmSync(second, { recursive: true });
  await exportContent(ctx, second, undefined);
  expect(treeOf(second)).toEqual(treeOf(first));
  const after = await db.select().from(contents).orderBy(contents.id);
  const withoutGuid = (rows: typeof before) => rows.map((row) => ({ ...row, guid: '', changedAt: null }));
  expect(withoutGuid(after)).toEqual(withoutGuid(before));
});

test('import publishes changes as a version, and the site shows them', async () => {
  const dir = folder('nieuw', {
    'a.json': page('i-een', { properties: { title: 'Een', mainBody: ['<p>a</p>', '<p>b</p>'], blocks: [] } }),
    'diep/b.json': page('i-twee'),
  });
  expect(await importContent(ctx, dir, undefined)).toEqual({ added: 2, changed: 0, unchanged: 0 });
  expect((await app.inject('/api/cms/v3.0/content/i-een')).json().mainBody).toBe('<p>a</p><p>b</p>');
  folder('nieuw', { 'a.json': page('i-een', { properties: { title: 'Een, herzien', blocks: [] } }) });
  expect(await importContent(ctx, dir, undefined)).toEqual({ added: 0, changed: 1, unchanged: 1 });
  expect(await titleOf('i-een')).toBe('Een, herzien');
  expect((await history(ctx, 'i-een')).map(({ version, state, author }) => [version, state, author])).toEqual([
    [2, 'published', 'import'],
    [1, 'archived', 'import'],
  ]);
});

test('pages may swap addresses', async () => {
  const swap = (a: string, b: string) =>
    folder('ruil', {
      'a.json': page('r-a', { url: `/steenhof/${a}` }),
      'b.json': page('r-b', { url: `/steenhof/${b}` }),
    });
  await importContent(ctx, swap('r-a', 'r-b'), undefined);
  await importContent(ctx, swap('r-b', 'r-a'), undefined);
  const [row] = await db.select().from(contents).where(eq(contents.id, 'r-a'));
  expect(row?.url).toBe('/steenhof/r-b');
  expect((await history(ctx, 'r-a')).map(({ document }) => document.url)).toEqual(['/steenhof/r-b', '/steenhof/r-a']);
});

test('with a venture named, only its files are imported', async () => {
  const dir = folder('venture', { 'a.json': page('w-a'), 'b.json': page('w-b', { ventureId: '220' }) });
  expect(await importContent(ctx, dir, '220')).toEqual({ added: 1, changed: 0, unchanged: 0 });
  expect(await db.select().from(contents).where(eq(contents.id, 'w-a'))).toEqual([]);
});

describe('an invalid file is refused as a whole', () => {
  test('with the path of each error, and valid files beside it are not imported either', async () => {
    const block = { contentType: 'RTEBlock', id: 'a' };
    const dir = folder('fout', {
      'goed.json': page('k-goed'),
      'kapot.json': '{ "id": ',
      'leeg.json': '',
      'diep/blok.json': page('k-blok', { properties: { title: 'x', blocks: [block] } }),
      'typfout.json': page('k-typ', { properties: { title: 'x', blocks: [], inleiding: 'x' } }),
      'dubbel-1.json': page('k-dubbel', { url: '/steenhof/k-1' }),
      'dubbel-2.json': page('k-dubbel', { url: '/steenhof/k-1' }),
    });
    const expected = [
      'diep/blok.json properties.blocks[0].bodyHtml',
      'dubbel-2.json id',
      'dubbel-2.json url',
      'kapot.json',
      'leeg.json',
      'typfout.json properties.inleiding',
    ];
    expect((await refusalOf(() => validateFolder(dir, undefined))).sort()).toEqual(expected);
    expect((await refusalOf(() => importContent(ctx, dir, undefined))).sort()).toEqual(expected);
    expect(await db.select().from(contents).where(eq(contents.id, 'k-goed'))).toEqual([]);
  });

  test('also for errors that only the database shows', async () => {
    const dir = folder('botst', {
      'a.json': page('b-goed'),
      'b.json': page('b-venture', { ventureId: '999' }),
      'c.json': page('b-adres', { url: '/steenhof/nieuws/x-nieuws' }),
      'd.json': page('x-home'),
      'e.json': page('b-wees', { parentId: 'b-nergens' }),
      'f.json': page('b-vreemd', { parentId: '220-home' }),
      'g.json': page('b-kind', { parentId: 'b-goed' }),
    });
    expect((await refusalOf(() => importContent(ctx, dir, undefined))).sort()).toEqual([
      'b.json ventureId',
      'c.json url',
      'd.json id',
      'e.json parentId',
      'f.json parentId',
    ]);
    expect(await db.select().from(contents).where(eq(contents.id, 'b-goed'))).toEqual([]);
  });

  test('a missing folder', async () => {
    expect(await refusalOf(() => validateFolder(join(root, 'nergens'), undefined))).toHaveLength(1);
  });
});
