import type { BeheerPage, PageEdit, PageNode } from '@bouwpoort/contract/content/pages.staff';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { type StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { cleanHtml } from '../../foundation/html/clean-html.ts';
import { xssPayloads } from '../../foundation/html/xss-payloads.ts';

const here = await createTestApp();
const { app, db } = here;
const now = new Date('2026-11-16T10:00:00+01:00');
const other = await openTestApp(here.databaseUrl);
const setClock = (at: Date) => {
  here.setClock(at);
  other.setClock(at);
};
setClock(now);

const website = await staffOf(app, 'website');
const admin = await staffOf(app, 'admin');
const reader = await staffOf(app, 'reader');
// Edits at Steenhof and cannot publish.
const editor = await staffOf(app, 'sales');
// Has all content permissions, in another venture.
const stranger = await staffOf(app, 'branch');
await db.execute(sql`insert into staff_role (id, name, permissions)
  values ('redacteur', 'Redacteur', '{content.read,content.edit}')`);
await db.execute(sql`insert into staff_grant (staff_id, role_id, venture_id)
  select id, 'redacteur', '210' from staff_user where email = 'binnendienst@steenhof.test'`);
await db.execute(sql`insert into staff_grant (staff_id, role_id, venture_id)
  select id, 'website', '220' from staff_user where email = 'vestiging@steenhof.test'`);

const base = '/api/beheer/pages';
const rte = (id: string, bodyHtml: string, more: object = {}) => ({ contentType: 'RTEBlock', id, bodyHtml, ...more });
let made = 0;

async function create(who: StaffBrowser = website, more: object = {}): Promise<BeheerPage> {
  const name = `Actie ${++made}`;
  const body = { ventureId: '210', contentType: 'ContentPage', name, parentId: '210-home', ...more };
  const answer = await who.ask('POST', base, body);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
}

const read = async (pageId: string, who = website): Promise<BeheerPage> => (await who.get(`${base}/${pageId}`)).json();

function editOf({ document }: BeheerPage, changes: Record<string, unknown> = {}): PageEdit {
  const { name, disableIndexing, disableFollowing, pageImageUrl, backgroundImageUrl, properties } = document;
  const own = { name, disableIndexing, disableFollowing, pageImageUrl, backgroundImageUrl };
  return { ...own, properties: { ...properties, ...changes } };
}

const trySave = (page: BeheerPage, changes: Record<string, unknown>, who = website) =>
  who.ask('PUT', `${base}/${page.pageId}/draft`, { revision: page.revision, edit: editOf(page, changes) });

async function did(answer: Promise<{ statusCode: number; payload: string; json(): unknown }>): Promise<BeheerPage> {
  const { statusCode, payload, json } = await answer;
  expect(statusCode, payload).toBe(200);
  return json() as BeheerPage;
}

const save = (page: BeheerPage, changes: Record<string, unknown>, who = website) => did(trySave(page, changes, who));
const act = (page: BeheerPage, what: string, body: object = {}, who = website) =>
  who.ask('POST', `${base}/${page.pageId}/${what}`, { revision: page.revision, ...body });
const publish = (page: BeheerPage, who = website) => did(act(page, 'publish', {}, who));

async function seen(url: string | null, of = app) {
  const answer = await of.inject(`/api/cms/v3.0/content?contentUrl=${encodeURIComponent(url ?? '')}`);
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
}

describe('the tree', () => {
  const tree = async (query = ''): Promise<PageNode[]> =>
    (await website.get(`${base}?ventureId=210${query}`)).json().pages;

  test('has every page of the venture after its parent', async () => {
    const pages = await tree();
    expect(pages[0]).toMatchObject({ pageId: '210-home', parentId: null, url: '/steenhof', state: 'published' });
    const at = new Map(pages.map(({ pageId }, index) => [pageId, index]));
    for (const { pageId, parentId } of pages) {
      if (parentId !== null) expect(at.get(parentId), pageId).toBeLessThan(at.get(pageId) ?? 0);
    }
    const children = pages.filter(({ parentId }) => parentId === '210-home');
    expect(pages[0]?.childCount).toBe(children.length);
  });

  test('is searched by name and by address, and shows drafts as drafts', async () => {
    const { pageId, document } = await create();
    expect(await tree(`&q=${encodeURIComponent(document.name.toUpperCase())}`)).toMatchObject([
      { pageId, state: 'draft', isPublished: false },
    ]);
    expect(await tree(`&q=${encodeURIComponent(document.url ?? '')}`)).toMatchObject([{ pageId }]);
    expect((await tree('&state=draft')).map((page) => page.pageId)).toContain(pageId);
  });
});

test('a page is created from a template, filled and published, and is live everywhere within two seconds', async () => {
  const page = await create(website, { contentType: 'NewsPage' });
  expect(page).toMatchObject({ state: 'draft', isPublished: false, revision: 1, issues: [], hasDraft: true });
  expect(page.document.url).toBe(`/steenhof/actie-${made}`);
  expect(await seen(page.document.url)).toBe(404);
  const filled = await save(page, { blocks: [rte('tekst', '<p>Alle mortel met korting</p>')] });
  expect(filled.revision).toBe(2);
  const online = await publish(filled);
  expect(online).toMatchObject({ state: 'published', isPublished: true, hasDraft: false, published: { version: 1 } });
  expect((await seen(page.document.url)).blocks[0].bodyHtml).toBe('<p>Alle mortel met korting</p>');
  await vi.waitFor(
    async () => expect(await seen(page.document.url, other.app)).toMatchObject({ name: page.document.name }),
    {
      timeout: 30_000,
    },
  );
  expect(await lastTrace(db, 'page', page.pageId)).toMatchObject({
    ...{ entityName: page.document.name, ventureId: '210', permission: 'content.publish' },
    after: { isPublished: true, publishVersion: 1 },
  });
});

test('equal names get different addresses', async () => {
  const one = await create(website, { name: 'Dezelfde naam' });
  const two = await create(website, { name: 'Dezelfde naam' });
  expect([one.document.url, two.document.url]).toEqual(['/steenhof/dezelfde-naam', '/steenhof/dezelfde-naam-2']);
});

describe('drafts', () => {
  test('two editors in two windows lose nothing', async () => {
    const start = await save(await create(), { blocks: [rte('een', '<p>Een</p>'), rte('twee', '<p>Twee</p>')] });
    const first = await save(start, { blocks: [rte('een', '<p>Van Aylin</p>'), rte('twee', '<p>Twee</p>')] });
    const late = await trySave(start, { blocks: [rte('een', '<p>Een</p>'), rte('twee', '<p>Van Mark</p>')] }, admin);
    expect(late.statusCode).toBe(409);
    const { current, detail } = late.json() as { current: BeheerPage; detail: string };
    expect(detail).toBe('Iemand anders heeft deze pagina intussen veranderd.');
    expect(current).toMatchObject({ revision: first.revision, document: first.document });
    const merged = [(current.document.properties.blocks as object[])[0], rte('twee', '<p>Van Mark</p>')];
    expect((await save(current, { blocks: merged }, admin)).document.properties.blocks).toEqual([
      rte('een', '<p>Van Aylin</p>'),
      rte('twee', '<p>Van Mark</p>'),
    ]);
  });

  test('a window that stayed open during a publication cannot overwrite it', async () => {
    const page = await create();
    const stale = await save(page, { title: 'Oud' });
    const online = await publish(stale);
    const next = await save(online, { title: 'Nieuw' });
    for (const revision of [0, page.revision, stale.revision]) {
      expect((await trySave({ ...stale, revision }, { title: 'Te laat' })).statusCode).toBe(409);
    }
    expect((await read(page.pageId)).document).toEqual(next.document);
  });

  test('an invalid draft is saved with its errors, and cannot be published', async () => {
    const page = await save(await create(), { title: '', blocks: [rte('leeg', '')], onbekend: 1 });
    expect(page.issues.map(({ path }) => path)).toEqual(['properties.title', 'properties.blocks[0].bodyHtml']);
    const refused = await act(page, 'publish');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toHaveProperty(['properties.blocks[0].bodyHtml']);
    expect(await seen(page.document.url)).toBe(404);
  });

  test('readers see the published page until then, and a discarded draft is not lost', async () => {
    const online = await publish(await create());
    const draft = await save(online, { title: 'Anders' });
    expect((await seen(online.document.url)).title).toBe(online.document.properties.title);
    const back = await did(website.ask('DELETE', `${base}/${draft.pageId}/draft?revision=${draft.revision}`));
    expect(back).toMatchObject({ hasDraft: false, state: 'published', document: online.document });
    const { versions } = (await website.get(`${base}/${draft.pageId}/versions`)).json();
    expect(versions).toMatchObject([
      { version: 2, state: 'draft' },
      { version: 1, state: 'published' },
    ]);
  });

  test('undoing every change removes the draft', async () => {
    const online = await publish(await create());
    const draft = await save(online, { title: 'Anders' });
    const back = await save({ ...draft, document: online.document }, {});
    expect(back).toMatchObject({ hasDraft: false, state: 'published', revision: draft.revision + 1 });
  });

  test('the history has the changes of every save', async () => {
    const page = await save(await create(), { title: 'Anders', blocks: [rte('tekst', '<p>x</p>')] });
    const trace = await lastTrace(db, 'page', page.pageId);
    expect(Object.keys(trace?.after as object).sort()).toEqual(['blocks', 'blocks.tekst', 'title']);
    const history = await website.get(`/api/beheer/history?entity=page&entityId=${page.pageId}`);
    expect(history.json().changes).toHaveLength(2);
  });
});

describe('permissions', () => {
  test('an editor requests a review; a publisher approves or refuses', async () => {
    const page = await create(editor);
    expect((await act(page, 'publish', {}, editor)).statusCode).toBe(403);
    const asked = await did(act(page, 'review', { note: 'Kan dit zo?' }, editor));
    expect(asked).toMatchObject({
      state: 'review',
      review: { state: 'asked', note: 'Kan dit zo?' },
      mayPublish: false,
    });
    expect((await act(asked, 'review/refuse', { note: 'x' }, editor)).statusCode).toBe(403);
    const refused = await did(act(asked, 'review/refuse', { note: 'De titel klopt niet' }));
    expect(refused).toMatchObject({ state: 'draft', review: { state: 'refused', note: 'De titel klopt niet' } });
    const again = await did(act(await save(refused, { title: 'Beter' }, editor), 'review', {}, editor));
    const published = await publish(again);
    expect(published).toMatchObject({ state: 'published', review: null });
    expect((await seen(page.document.url)).title).toBe('Beter');
  });

  test('a review of an outdated revision cannot be approved', async () => {
    const asked = await did(act(await create(editor), 'review', {}, editor));
    await save(asked, { title: 'Stiekem anders' }, editor);
    expect((await act(asked, 'publish')).statusCode).toBe(409);
  });

  test('staff of another venture and readers are refused', async () => {
    const page = await publish(await create());
    for (const who of [stranger, reader]) {
      expect((await trySave(page, {}, who)).statusCode).toBe(403);
      expect((await act(page, 'publish', {}, who)).statusCode).toBe(403);
      expect((await act(page, 'archive', { redirectTo: null }, who)).statusCode).toBe(403);
      expect((await act(page, 'copy', { ventureId: '210', parentId: null }, who)).statusCode).toBe(403);
    }
    expect((await stranger.get(`${base}/${page.pageId}`)).statusCode).toBe(403);
    expect((await reader.get(`${base}/${page.pageId}`)).json()).toMatchObject({ mayEdit: false, mayPublish: false });
    expect((await stranger.get(`${base}?ventureId=210`)).statusCode).toBe(403);
    expect((await website.get(`${base}/bestaat-niet`)).statusCode).toBe(404);
  });

  test.each([
    ['move', { parentId: null }],
    ['archive', { redirectTo: null }],
  ])('the published site is not changed by %s of an editor', async (what, body) => {
    const page = await publish(await create());
    expect((await act(page, what, body, editor)).statusCode).toBe(403);
    expect(await seen(page.document.url)).toMatchObject({ name: page.document.name });
  });
});

describe('place', () => {
  test('a page moves with the pages below, and the old addresses redirect to the new', async () => {
    const section = await publish(await create(website, { name: 'Kennisbank' }));
    const below = await publish(await create(website, { name: 'Vorst', parentId: section.pageId }));
    const draft = await create(website, { name: 'Hitte', parentId: section.pageId });
    expect(below.document.url).toBe('/steenhof/kennisbank/vorst');
    const moved = await did(act(section, 'move', { parentId: '210-home', segment: 'advies-en-kennis' }));
    expect(moved.document.url).toBe('/steenhof/advies-en-kennis');
    expect(await seen('/steenhof/advies-en-kennis/vorst')).toMatchObject({ name: 'Vorst' });
    expect(await lastTrace(db, 'page', below.pageId)).toMatchObject({
      after: { url: '/steenhof/advies-en-kennis/vorst' },
    });
    expect((await read(draft.pageId)).document.url).toBe('/steenhof/advies-en-kennis/hitte');
    const old = await app.inject('/api/cms/v3.0/content?contentUrl=/steenhof/kennisbank/vorst');
    expect(old.json()).toMatchObject({ movedTo: '/steenhof/advies-en-kennis/vorst', movedForGood: true });
    expect(await lastTrace(db, 'page', section.pageId)).toMatchObject({
      ...{ before: { url: '/steenhof/kennisbank' }, after: { url: '/steenhof/advies-en-kennis' } },
    });
  });

  test('a page is placed before another, for visitors too', async () => {
    const section = await publish(await create());
    const [a, b] = [
      await publish(await create(website, { parentId: section.pageId })),
      await publish(await create(website, { parentId: section.pageId })),
    ];
    await did(act(b, 'move', { parentId: section.pageId, before: a.pageId }));
    const children = await app.inject(`/api/cms/v3.0/content/${section.pageId}/children`);
    expect(children.json().map(({ name }: { name: string }) => name)).toEqual([b.document.name, a.document.name]);
  });

  test('a page cannot move below itself, below a page of another venture, or to an address in use', async () => {
    const section = await create();
    const below = await create(website, { parentId: section.pageId });
    for (const parentId of [section.pageId, below.pageId, '220-home', 'bestaat-niet']) {
      expect((await act(section, 'move', { parentId })).statusCode, parentId).toBe(400);
    }
    const segment = section.document.url?.split('/').at(-1);
    const taken = await act(await create(), 'move', { parentId: '210-home', segment });
    expect(taken.statusCode).toBe(409);
  });

  test('the draft beside a published page moves along, and its text stays a draft', async () => {
    const draft = await save(await publish(await create()), { title: 'Nog niet' });
    const moved = await did(act(draft, 'move', { parentId: '210-home', segment: `verhuisd-${made}` }));
    expect(moved).toMatchObject({ hasDraft: true, document: { properties: { title: 'Nog niet' } } });
    expect((await seen(`/steenhof/verhuisd-${made}`)).title).not.toBe('Nog niet');
  });

  test('a page is copied to another venture, without shared blocks', async () => {
    const block = rte('tekst', '<p>x</p>', { sharedId: 'deelblok-kopie' });
    const page = await save(await create(), { blocks: [block] });
    const copy = await did(act(page, 'copy', { ventureId: '220', parentId: '220-home' }));
    expect(copy).toMatchObject({ ventureId: '220', state: 'draft', document: { name: page.document.name } });
    expect(copy.document.url).toBe(`/houtmeesters/actie-${made}`);
    expect(copy.document.properties.blocks).toEqual([rte('tekst', '<p>x</p>')]);
    const here = await did(act(page, 'copy', { ventureId: '210', parentId: '210-home' }));
    expect(here.document).toMatchObject({ name: `${page.document.name} (kopie)`, url: `${page.document.url}-2` });
  });

  test('an archived page is gone for visitors, or redirects, and can be restored', async () => {
    const page = await publish(await create());
    const away = await did(act(page, 'archive', { redirectTo: '/steenhof' }));
    expect(away).toMatchObject({ state: 'archived', isPublished: false });
    const gone = await app.inject(`/api/cms/v3.0/content?contentUrl=${page.document.url}`);
    expect([gone.statusCode, gone.json().movedTo]).toEqual([404, '/steenhof']);
    expect((await trySave(away, { title: 'x' })).statusCode).toBe(400);
    const listed = (await website.get(`${base}?ventureId=210&q=${page.document.url}`)).json().pages;
    expect(listed).toEqual([]);
    expect((await act(away, 'restore', { publish: true }, editor)).statusCode).toBe(403);
    const back = await did(act(away, 'restore', { publish: true }));
    expect(back).toMatchObject({ state: 'published', isPublished: true });
    expect(await seen(page.document.url)).toMatchObject({ name: page.document.name });
  });

  test('a page with pages below it, and the home page, cannot be archived', async () => {
    const section = await publish(await create());
    await create(website, { parentId: section.pageId });
    expect((await act(section, 'archive', { redirectTo: null })).statusCode).toBe(409);
    expect((await act(await read('210-home'), 'archive', { redirectTo: null })).statusCode).toBe(400);
  });
});

describe('plans', () => {
  const plan = (page: BeheerPage, publishAt: string | null, withdrawAt: string | null) =>
    website.ask('PUT', `${base}/${page.pageId}/plan`, { revision: page.revision, publishAt, withdrawAt });

  test('a page is published and withdrawn at its minute, in the name of the user who planned it', async () => {
    const page = await create();
    const planned = await did(plan(page, '2026-11-17T07:00:00Z', '2026-11-18T07:00:00Z'));
    expect(planned).toMatchObject({ state: 'planned', plan: { publishAt: '2026-11-17T07:00:00.000Z', problem: null } });
    await here.runJobs({ delayed: true });
    expect(await seen(page.document.url)).toBe(404);
    await turn(page.pageId, '2026-11-17T07:00:00Z');
    expect(await seen(page.document.url)).toMatchObject({ name: page.document.name });
    expect(await read(page.pageId)).toMatchObject({ state: 'published', hasDraft: false });
    expect(await lastTrace(db, 'page', page.pageId)).toMatchObject({
      staffName: planned.plan?.by,
      permission: 'content.publish',
    });
    await turn(page.pageId, '2026-11-18T07:00:00Z');
    expect(await seen(page.document.url)).toBe(404);
    expect(await read(page.pageId)).toMatchObject({ state: 'archived', plan: null });
  });

  test('a save after planning waits; the planned draft is published', async () => {
    const page = await save(await create(), { title: 'Gepland' });
    await did(plan(page, '2026-11-17T07:00:00Z', null));
    await save(await read(page.pageId), { title: 'Later bedacht' });
    await turn(page.pageId, '2026-11-17T07:00:00Z');
    expect((await seen(page.document.url)).title).toBe('Gepland');
    const after = await read(page.pageId);
    expect(after).toMatchObject({ state: 'draft', document: { properties: { title: 'Later bedacht' } } });
  });

  test('a plan is cancelled, and its job has nothing to do', async () => {
    const page = await create();
    await did(plan(page, '2026-11-17T07:00:00Z', null));
    const cancelled = await did(website.ask('DELETE', `${base}/${page.pageId}/plan`));
    expect(cancelled).toMatchObject({ state: 'draft', plan: null });
    await turn(page.pageId, '2026-11-17T07:00:00Z');
    expect(await seen(page.document.url)).toBe(404);
  });

  test('a plan that fails has a reason', async () => {
    const section = await create();
    const page = await create(website, { parentId: section.pageId });
    await did(plan(page, '2026-11-17T07:00:00Z', null));
    await turn(page.pageId, '2026-11-17T07:00:00Z');
    expect((await read(page.pageId)).plan).toMatchObject({ problem: 'De pagina hierboven staat niet online.' });
  });

  test('past moments, and moments in the wrong order, are refused', async () => {
    const page = await create();
    for (const [publishAt, withdrawAt] of [
      ['2026-11-16T08:00:00Z', null],
      ['2026-11-18T08:00:00Z', '2026-11-17T08:00:00Z'],
      [null, null],
    ] as const) {
      expect((await plan(page, publishAt, withdrawAt)).statusCode).toBe(400);
    }
    expect((await plan(page, null, '2026-11-17T08:00:00Z')).statusCode).toBe(400);
  });

  /** The queue uses the clock of the database; here its jobs run by the clock of the program. */
  async function turn(pageId: string, at: string): Promise<void> {
    setClock(new Date(at));
    await db.execute(sql`update pgboss.job set state = 'created', start_after = now(), completed_on = null
      where name = 'turn-planned-page' and data->>'pageId' = ${pageId}`);
    await here.runJobs();
    await here.caughtUp();
    // Before any request: a session does not last a day.
    setClock(now);
  }
});

describe('history', () => {
  test('a version is read, and restored as a draft or on the site', async () => {
    const first = await publish(await save(await create(), { title: 'Eerste' }));
    const second = await publish(await save(first, { title: 'Tweede' }));
    const version = await website.get(`${base}/${first.pageId}/versions/1`);
    expect(version.json()).toMatchObject({
      version: 1,
      state: 'archived',
      document: { properties: { title: 'Eerste' } },
    });
    const draft = await did(act(second, 'versions/1/put-back', { publish: false }));
    expect(draft).toMatchObject({ state: 'draft', document: { properties: { title: 'Eerste' } } });
    expect((await seen(first.document.url)).title).toBe('Tweede');
    expect((await act(draft, 'versions/1/put-back', { publish: true }, editor)).statusCode).toBe(403);
    const back = await did(act(draft, 'versions/1/put-back', { publish: true }));
    expect(back).toMatchObject({ state: 'published', published: { version: 4 } });
    expect((await seen(first.document.url)).title).toBe('Eerste');
  });

  test('publishing is undone: readers see the previous page, and the text is a draft again', async () => {
    const first = await publish(await save(await create(), { title: 'Eerste' }));
    const second = await publish(await save(first, { title: 'Tweede' }));
    const undo = (version: number) => website.ask('POST', `${base}/${first.pageId}/undo-publish`, { version });
    expect((await undo(1)).statusCode).toBe(409);
    const undone = await did(undo(second.published?.version ?? 0));
    expect(undone).toMatchObject({
      state: 'draft',
      published: { version: 1 },
      document: { properties: { title: 'Tweede' } },
    });
    expect((await seen(first.document.url)).title).toBe('Eerste');
  });

  test('the first publication is undone too', async () => {
    const page = await publish(await create());
    const undone = await did(website.ask('POST', `${base}/${page.pageId}/undo-publish`, { version: 1 }));
    expect(undone).toMatchObject({ state: 'draft', isPublished: false, published: null });
    expect(await seen(page.document.url)).toBe(404);
  });

  test('a page of the demo world without versions gets its first', async () => {
    const page = await read('210-home');
    expect(page).toMatchObject({ revision: 0, published: { version: 1 } });
    const { versions } = (await website.get(`${base}/210-home/versions`)).json();
    expect(versions).toMatchObject([{ version: 1, state: 'published' }]);
  });
});

describe('previews', () => {
  const preview = (token: string | undefined, query: string) =>
    app.inject({
      url: `/api/cms/v3.0/preview?${query}`,
      ...(token === undefined ? {} : { headers: { 'preview-token': token } }),
    });

  test('the draft is visible with its token, for that page only, and never cached', async () => {
    const page = await save(await create(), {
      title: 'Alleen voor ons',
      blocks: [rte('x', '<script>1</script><p>y</p>')],
    });
    const { url, token } = (await act(page, 'preview')).json();
    expect(url).toBe(`${page.document.url}?voorbeeld=${token}`);
    const shown = await preview(token, `contentUrl=${page.document.url}`);
    expect(shown.statusCode, shown.payload).toBe(200);
    expect(shown.json()).toMatchObject({ title: 'Alleen voor ons', isPreview: true, disableIndexing: true });
    expect(shown.json().blocks[0].bodyHtml).toBe('<p>y</p>');
    expect(shown.headers['cache-control']).toBe('no-store');
    for (const [given, query] of [
      [undefined, `contentUrl=${page.document.url}`],
      ['geraden', `contentUrl=${page.document.url}`],
      [token, 'contentUrl=/steenhof'],
      [token, 'contentId=210-home'],
      [token, ''],
    ] as const) {
      expect((await preview(given, query)).statusCode).toBe(404);
    }
    expect(await seen(page.document.url)).toBe(404);
    setClock(new Date(now.getTime() + 61 * 60_000));
    expect((await preview(token, `contentUrl=${page.document.url}`)).statusCode).toBe(404);
    setClock(now);
  });

  test('an invalid draft is shown as far as possible', async () => {
    const made = await create(website, { contentType: 'VentureHomePage' });
    const page = await did(
      website.ask('PUT', `${base}/${made.pageId}/draft`, {
        revision: made.revision,
        edit: { ...editOf(made), properties: { blocks: [rte('leeg', '')] } },
      }),
    );
    const { token } = (await act(page, 'preview')).json();
    expect((await preview(token, `contentId=${page.pageId}`)).json()).toMatchObject({
      promo: { link: {} },
      blocks: [{}],
    });
  });

  test('an earlier version is shown as it was', async () => {
    const page = await publish(await save(await create(), { title: 'Eerste' }));
    await save(page, { title: 'Tweede' });
    const { token } = (await act(page, 'preview', { version: 1 })).json();
    expect((await preview(token, `contentId=${page.pageId}`)).json().title).toBe('Eerste');
    expect((await act(page, 'preview', { version: 9 })).statusCode).toBe(404);
  });

  test('a link for outsiders works until it expires or is revoked', async () => {
    const page = await create();
    const links = `${base}/${page.pageId}/preview-links`;
    const add = (expiresAt: string) => website.ask('POST', links, { name: 'De drukker', expiresAt });
    expect((await add('2027-11-16T10:00:00Z')).statusCode).toBe(400);
    const made = await add('2026-11-20T10:00:00Z');
    expect(made.statusCode, made.payload).toBe(200);
    const { url, linkId } = made.json();
    const token = new URL(url).searchParams.get('voorbeeld') ?? '';
    expect((await preview(token, `contentId=${page.pageId}`)).statusCode).toBe(200);
    const listed = (await website.get(links)).json().links;
    expect(listed).toEqual([expect.objectContaining({ linkId, name: 'De drukker' })]);
    expect(JSON.stringify(listed)).not.toContain(token);
    expect(
      (await db.execute(sql`select * from content_preview`)).rows.map((row) => JSON.stringify(row)).join(),
    ).not.toContain(token);
    expect((await website.ask('DELETE', `${links}/${linkId}`)).statusCode).toBe(200);
    expect((await preview(token, `contentId=${page.pageId}`)).statusCode).toBe(404);
    expect(await lastTrace(db, 'page', page.pageId)).toMatchObject({
      before: { previewLink: 'De drukker' },
      after: null,
    });
  });
});

test('XSS payloads that are saved and published are harmless to visitors', async () => {
  const page = await create();
  // A zero byte is always refused.
  const storable = xssPayloads.filter((payload) => !payload.includes('\0'));
  expect((await trySave(page, { mainBody: '<scr\0ipt>' })).statusCode).toBe(400);
  const blocks = storable.map((payload, at) => rte(`aanval-${at}`, payload));
  const saved = await save(page, { mainBody: storable.join('\n'), blocks });
  await publish(saved);
  const shown = await seen(page.document.url);
  const clean = (html: string) => cleanHtml(html, () => undefined);
  expect(shown.mainBody).toBe(clean(storable.join('\n')));
  for (const [at, payload] of storable.entries()) expect(shown.blocks[at].bodyHtml).toBe(clean(payload));
  expect(JSON.stringify(shown)).not.toMatch(/<script|<svg|<iframe|javascript:/i);
});

test('a script address cannot be published', async () => {
  const link = { text: 'x', href: 'javascript:alert(1)' };
  const page = await save(await create(), { link });
  expect(page.issues.map(({ path }) => path)).toEqual(['properties.link.href']);
  expect((await act(page, 'publish')).statusCode).toBe(400);
  const { token } = (await act(page, 'preview')).json();
  const shown = await app.inject({
    url: `/api/cms/v3.0/preview?contentId=${page.pageId}`,
    headers: { 'preview-token': token },
  });
  expect(shown.json().link.href).toBe('#');
});

test('checks list problems, errors first', async () => {
  const page = await save(await create(), {
    title: '',
    mainBody: '<h3>Te diep</h3><a href="/steenhof/bestaat-niet">a</a><a href="/steenhof/zoeken?q=x">b</a>',
    blocks: [
      rte('tekst', '<p><img src="/media/weg.png"><a href="/steenhof">c</a></p>'),
      { contentType: 'ManualCommerceBlock', id: 'artikelen', title: 'Artikelen', productIds: [2_000_000_000] },
    ],
  });
  const { checks } = (await website.get(`${base}/${page.pageId}/checks`)).json();
  const told = checks.map(({ level, kind, blockId }: Record<string, string>) =>
    `${level} ${kind} ${blockId ?? ''}`.trim(),
  );
  expect(told).toEqual([
    'mistake schema',
    ...['warning link', 'warning link tekst', 'warning link artikelen', 'warning alt tekst', 'warning heading'],
    ...['warning image', 'warning seo', 'warning seo'],
  ]);
});

describe('colleagues', () => {
  test('comments on a block are added, read and resolved', async () => {
    const page = await save(await create(), { blocks: [rte('tekst', '<p>x</p>')] });
    const comments = `${base}/${page.pageId}/comments`;
    const added = await editor.ask('POST', comments, { blockId: 'tekst', text: 'Klopt deze prijs?' });
    expect(added.statusCode, added.payload).toBe(200);
    expect(added.json()).toMatchObject({ blockId: 'tekst', resolvedAt: null });
    expect((await read(page.pageId)).openComments).toBe(1);
    const { commentId } = added.json();
    expect(
      (await website.ask('PUT', `${comments}/${commentId}`, { isResolved: true })).json().resolvedBy,
    ).not.toBeNull();
    expect((await read(page.pageId)).openComments).toBe(0);
    expect((await website.get(comments)).json().comments).toHaveLength(1);
    const elsewhere = `${base}/${(await create()).pageId}/comments/${commentId}`;
    expect((await website.ask('PUT', elsewhere, { isResolved: false })).statusCode).toBe(404);
  });

  test('colleagues on a page are shown for half a minute, and notified of changes', async () => {
    const page = await create();
    const beat = (who: StaffBrowser, windowId: string, more: object = {}) =>
      who.ask('POST', `${base}/${page.pageId}/presence`, { windowId, blockId: null, ...more });
    expect((await beat(website, 'venster-een')).json()).toMatchObject({ editors: [], revision: 1 });
    const seenBy = (await beat(editor, 'venster-twee', { blockId: 'tekst' })).json();
    expect(seenBy.editors).toMatchObject([{ isMe: false, blockId: null }]);
    await save(page, { title: 'Anders' });
    expect((await beat(website, 'venster-een')).json()).toMatchObject({ revision: 2, editors: [{ blockId: 'tekst' }] });
    expect((await beat(website, 'venster-drie')).json().editors).toMatchObject([{ isMe: false }, { isMe: true }]);
    await beat(editor, 'venster-twee', { isLeaving: true });
    setClock(new Date(now.getTime() + 31_000));
    expect((await read(page.pageId)).editors).toEqual([]);
    setClock(now);
  });
});

describe('blocks on several pages', () => {
  const shared = (id: string, bodyHtml: string) => rte(id, bodyHtml, { sharedId: 'openingstijden' });

  test('publishing one page changes the block on all of them, including drafts', async () => {
    const one = await publish(await save(await create(), { blocks: [shared('hier', '<p>8 tot 5</p>')] }));
    const two = await publish(
      await save(await create(), { blocks: [rte('eigen', '<p>x</p>'), shared('daar', '<p>8 tot 5</p>')] }),
    );
    const draft = await save(await create(), { blocks: [shared('nog', '<p>8 tot 5</p>')] });
    const { pages } = (await read(one.pageId)).shared[0] ?? {};
    expect(pages).toHaveLength(3);
    await publish(await save(one, { blocks: [shared('hier', '<p>7 tot 5</p>')] }));
    expect(
      (await seen(two.document.url)).blocks.map(({ id, bodyHtml }: Record<string, string>) => [id, bodyHtml]),
    ).toEqual([
      ['eigen', '<p>x</p>'],
      ['daar', '<p>7 tot 5</p>'],
    ]);
    expect((await read(draft.pageId)).document.properties.blocks).toEqual([shared('nog', '<p>7 tot 5</p>')]);
    expect(await lastTrace(db, 'page', two.pageId)).toMatchObject({
      after: { publishVersion: 2, changedWith: one.pageId },
    });
    const { blocks } = (await website.get('/api/beheer/shared-blocks?ventureId=210')).json();
    expect(blocks).toContainEqual(
      expect.objectContaining({ sharedId: 'openingstijden', block: shared('hier', '<p>7 tot 5</p>') }),
    );
  });
});

test('pages, categories, articles and branches are found, and resolved by their ids', async () => {
  const find = async (query: string) =>
    (await website.get(`/api/beheer/page-targets?ventureId=210&${query}`)).json().targets;
  const all = await find('q=gips');
  expect(new Set(all.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['page', 'category', 'product']));
  const [product] = await find('kind=product&q=gips');
  const named = await find(`ids=${encodeURIComponent(`page:210-home,product:${product.id},product:0,page:220-home`)}`);
  expect(named.map(({ id }: { id: string }) => id)).toEqual(['210-home', product.id]);
  const [branch] = await find('kind=branch&q=amersfoort');
  expect(branch).toMatchObject({ kind: 'branch', name: expect.stringContaining('Amersfoort'), url: '' });
  expect(await find(`ids=branch:${branch.id}`)).toEqual([branch]);
});
