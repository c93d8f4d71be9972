import type { HeaderLink } from '@bouwpoort/contract/content/menus';
import type { BeheerMenu, BeheerMenus, MenuPlace } from '@bouwpoort/contract/content/menus.staff';
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { renewAssortmentMenu } from './menus.ts';

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
// Edits at Steenhof and cannot publish.
const editor = await staffOf(app, 'sales');
await db.execute(sql`insert into staff_role (id, name, permissions)
  values ('redacteur', 'Redacteur', '{content.read,content.edit}')`);
await db.execute(sql`insert into staff_grant (staff_id, role_id, venture_id)
  select id, 'redacteur', '210' from staff_user where email = 'binnendienst@steenhof.test'`);

const base = '/api/beheer/menus/210';
const readAll = async (): Promise<BeheerMenus> => (await website.get(base)).json();

async function read(place: MenuPlace = 'header'): Promise<BeheerMenu> {
  const menu = (await readAll()).menus.find((one) => one.place === place);
  if (!menu) throw new Error(`there is no ${place} menu`);
  return menu;
}

const shown = async (of = app) => (await of.inject('/api/navigation/web/210')).json();
const item = (text: string, href: string, more: object = {}): HeaderLink => ({
  ...{ id: `nieuw-${text}`, text, href, thumbnailUrl: null, target: null, title: null, children: [], ...more },
});

const headerOf = ({ menu }: BeheerMenu) => menu.headerLinks ?? [];
const trySave = (menu: BeheerMenu, headerLinks: object[], who = website) =>
  who.ask('PUT', `${base}/header/draft`, { revision: menu.revision, edit: { headerLinks } });

async function did(answer: Promise<{ statusCode: number; payload: string; json(): unknown }>): Promise<BeheerMenu> {
  const { statusCode, payload, json } = await answer;
  expect(statusCode, payload).toBe(200);
  return json() as BeheerMenu;
}

/** With one more item at the end. */
const add = async (text: string, more: object = {}) => {
  const menu = await read();
  return did(trySave(menu, [...headerOf(menu), item(text, `/steenhof/${text.toLowerCase()}`, more)]));
};
const publish = ({ revision }: BeheerMenu, who = website) => who.ask('POST', `${base}/header/publish`, { revision });
const discard = async () => {
  const { revision } = await read();
  return did(website.ask('DELETE', `${base}/header/draft?revision=${revision}`));
};
const textsOf = (links: readonly { text: string }[]) => links.map(({ text }) => text);

describe('drafts', () => {
  test('a draft is visible to staff only until it is published; then in every process within two seconds', async () => {
    const before = await shown(other.app);
    const saved = await add('Aanbiedingen', { audience: 'customers' });
    expect(saved).toMatchObject({ state: 'draft', hasDraft: true, savedBy: expect.any(String), plan: null });
    expect(textsOf(headerOf(saved))).toContain('Aanbiedingen');
    expect(textsOf(saved.published.headerLinks ?? [])).not.toContain('Aanbiedingen');
    expect(await shown()).toEqual(before);
    expect(await shown(other.app)).toEqual(before);

    const published = await did(publish(saved));
    expect(published).toMatchObject({ state: 'published', hasDraft: false, revision: saved.revision + 1 });
    await vi.waitFor(
      async () => expect((await shown(other.app)).headerLinks.at(-1)).toMatchObject({ text: 'Aanbiedingen' }),
      { timeout: 30_000 },
    );
    const trace = await lastTrace(db, 'menu', '210');
    expect(trace).toMatchObject({ entityName: expect.stringContaining('Steenhof'), ventureId: '210' });
    const edit = trace?.before as { headerLinks: HeaderLink[] };
    expect(textsOf(edit.headerLinks)).not.toContain('Aanbiedingen');
    expect((await publish(published)).statusCode, 'nothing to publish').toBe(400);

    const back = await did(
      website.ask('POST', `${base}/header/put-back`, { revision: published.revision, edit, keepAsDraft: false }),
    );
    expect(back).toMatchObject({ state: 'published', hasDraft: false });
    await vi.waitFor(async () => expect(await shown(other.app)).toEqual(before), { timeout: 30_000 });
  });

  test('a publication is undone, and its items become the draft again', async () => {
    const { published: earlier } = await read();
    const published = await did(publish(await add('Even')));
    const undone = await did(
      website.ask('POST', `${base}/header/put-back`, {
        ...{ revision: published.revision, edit: earlier, keepAsDraft: true },
      }),
    );
    expect(undone.published).toEqual(earlier);
    expect(textsOf(headerOf(undone))).toContain('Even');
    expect(undone.state).toBe('draft');
    await discard();
  });

  test('a draft equal to the site is removed, and a discarded one stays in the history', async () => {
    const { published } = await read();
    const saved = await add('Weg');
    expect(await did(trySave(saved, published.headerLinks ?? []))).toMatchObject({ hasDraft: false });
    await add('Weg');
    expect(await discard()).toMatchObject({ hasDraft: false, menu: published });
    expect(await lastTrace(db, 'menu', '210')).toMatchObject({
      before: { 'draft-headerLinks': expect.arrayContaining([expect.objectContaining({ text: 'Weg' })]) },
      after: { 'draft-headerLinks': null },
    });
  });

  test('saving, publishing, planning or discarding an outdated version returns the current one', async () => {
    const first = await read();
    await did(trySave(first, [...headerOf(first), item('Van mij', '/steenhof/van-mij')]));
    const { revision } = first;
    const late = [
      trySave(first, headerOf(first), admin),
      publish(first, admin),
      admin.ask('PUT', `${base}/header/plan`, { revision, publishAt: '2026-11-20T08:00:00Z' }),
      admin.ask('DELETE', `${base}/header/draft?revision=${revision}`),
      admin.ask('POST', `${base}/header/put-back`, { revision, edit: first.published, keepAsDraft: false }),
    ];
    for (const answer of await Promise.all(late)) {
      expect(answer.statusCode, answer.payload).toBe(409);
      expect(textsOf(headerOf(answer.json().current))).toContain('Van mij');
    }
    await discard();
  });

  test('each menu has a draft of its own', async () => {
    await add('Alleen boven');
    const footer = await read('footer');
    const columns = [...(footer.menu.footerLinks ?? []), { title: 'Werken bij', links: [] }];
    const saved = await did(
      website.ask('PUT', `${base}/footer/draft`, { revision: footer.revision, edit: { footerLinks: columns } }),
    );
    await did(website.ask('POST', `${base}/footer/publish`, { revision: saved.revision }));
    const site = await shown();
    expect(site.footerLinks.at(-1)).toEqual({ title: 'Werken bij', links: [] });
    expect(textsOf(site.headerLinks)).not.toContain('Alleen boven');
    expect((await read()).state).toBe('draft');
    const nothing = await website.ask('PUT', `${base}/service/draft`, { revision: 0, edit: { footerLinks: columns } });
    expect(nothing.statusCode, 'the items of another menu').toBe(400);
    await discard();
  });

  test('an editor saves drafts, and cannot publish, plan or restore', async () => {
    const menu = await read();
    const saved = await did(trySave(menu, [...headerOf(menu), item('Voorstel', '/steenhof/voorstel')], editor));
    const { revision } = saved;
    const refused = [
      publish(saved, editor),
      editor.ask('PUT', `${base}/header/plan`, { revision, publishAt: '2026-11-20T08:00:00Z' }),
      editor.ask('DELETE', `${base}/header/plan`),
      editor.ask('POST', `${base}/header/put-back`, { revision, edit: saved.published, keepAsDraft: false }),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBe(403);
    await discard();
  });
});

describe('checks', () => {
  test('the assortment item is required, with the current categories below it', async () => {
    const { assortmentId } = await readAll();
    const menu = await read();
    const without = headerOf(menu).filter(({ id }) => id !== assortmentId);
    const refused = await trySave(menu, without);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().detail).toContain('volgt de categorieën');
    const emptied = headerOf(menu).map((one) => (one.id === assortmentId ? { ...one, children: [] } : one));
    const saved = await did(trySave(menu, [...emptied, item('Los', '/steenhof/los')]));
    expect(headerOf(saved).slice(0, -1)).toEqual(headerOf(menu));
    await did(publish(saved));
    expect((await shown()).headerLinks.slice(0, -1)).toEqual(menu.published.headerLinks);
  });

  test('changed categories are no edit of the menu, and show in a draft too', async () => {
    const { assortmentId } = await readAll();
    const { revision } = await add('Concept');
    await db.execute("update category set name = name || ' x' where venture_id = '210'");
    await renewAssortmentMenu({ db }, { id: '210', path: 'steenhof' });
    const menu = await read();
    expect(menu.revision).toBe(revision);
    const below = headerOf(menu).find(({ id }) => id === assortmentId)?.children ?? [];
    expect(below.length).toBeGreaterThan(0);
    expect(below.every(({ text }) => text.endsWith(' x'))).toBe(true);
    await discard();
  });

  test.each([
    ['an address that runs script', item('Kwaad', 'javascript:alert(1)')],
    [
      'a menu seven levels deep',
      Array.from({ length: 6 }).reduce<HeaderLink>(
        (below) => item('Dieper', '/a', { children: [below] }),
        item('Diep', '/a'),
      ),
    ],
    ['an item without words', item('', '/a')],
  ])('%s is refused', async (_, bad) => {
    const menu = await read();
    expect((await trySave(menu, [...headerOf(menu), bad])).statusCode).toBe(400);
    expect((await read()).revision).toBe(menu.revision);
  });
});

describe('plans', () => {
  const plan = ({ revision }: BeheerMenu, publishAt: string) =>
    website.ask('PUT', `${base}/header/plan`, { revision, publishAt });

  /** The queue uses the clock of the database; here its jobs run by the clock of the program. */
  async function turn(at: string): Promise<void> {
    setClock(new Date(at));
    await db.execute(sql`update pgboss.job set state = 'created', start_after = now(), completed_on = null
      where name = 'publish-planned-menu' and data->>'place' = 'header'`);
    await here.runJobs();
    await here.caughtUp();
    // Before any request: a session does not last a day.
    setClock(now);
  }

  test('a menu is published at its minute, in the name of the user who planned it', async () => {
    const planned = await did(plan(await add('Gepland'), '2026-11-17T07:00:00Z'));
    expect(planned).toMatchObject({ state: 'planned', plan: { publishAt: '2026-11-17T07:00:00.000Z', problem: null } });
    await turn('2026-11-17T06:59:00Z');
    expect(textsOf((await shown()).headerLinks)).not.toContain('Gepland');
    await turn('2026-11-17T07:00:00Z');
    await vi.waitFor(async () => expect(textsOf((await shown(other.app)).headerLinks)).toContain('Gepland'), {
      timeout: 30_000,
    });
    expect(await read()).toMatchObject({ state: 'published', hasDraft: false, plan: null });
    expect(await lastTrace(db, 'menu', '210')).toMatchObject({
      staffName: planned.plan?.by,
      after: { 'plan-headerLinks': null, headerLinks: expect.any(Array) },
    });
  });

  test('a save after planning waits; the planned items are published', async () => {
    await did(plan(await add('Toen'), '2026-11-17T07:00:00Z'));
    await add('Later');
    await turn('2026-11-17T07:00:00Z');
    const texts = textsOf((await shown()).headerLinks);
    expect(texts).toContain('Toen');
    expect(texts).not.toContain('Later');
    expect(await read()).toMatchObject({ state: 'draft', plan: null });
    await discard();
  });

  test('a plan is cancelled, and its job has nothing to do', async () => {
    await did(plan(await add('Toch niet'), '2026-11-17T07:00:00Z'));
    const cancelled = await did(website.ask('DELETE', `${base}/header/plan`));
    expect(cancelled).toMatchObject({ state: 'draft', plan: null });
    await turn('2026-11-17T07:00:00Z');
    expect(textsOf((await shown()).headerLinks)).not.toContain('Toch niet');
    await discard();
  });

  test('a plan that fails has a reason, and does not change the site', async () => {
    const { assortmentId } = await readAll();
    await did(plan(await add('Stuk'), '2026-11-17T07:00:00Z'));
    await db.execute(sql`update menu_draft set planned_items = (
      select jsonb_agg(link) from jsonb_array_elements(planned_items) as link where link->>'id' <> ${assortmentId})`);
    const before = await shown();
    await turn('2026-11-17T07:00:00Z');
    expect(await shown()).toEqual(before);
    expect(await read()).toMatchObject({
      state: 'draft',
      hasDraft: true,
      plan: { publishAt: null, problem: expect.stringContaining('volgt de categorieën') },
    });
    expect(await did(website.ask('DELETE', `${base}/header/plan`))).toMatchObject({ plan: null });
    await discard();
  });

  test('a past moment and a menu without a draft are refused', async () => {
    const past = await plan(await add('Gisteren'), '2026-11-15T07:00:00Z');
    expect(past.statusCode).toBe(400);
    expect(past.json().errors).toEqual({ publishAt: ['Dit moment is al geweest'] });
    expect((await plan(await discard(), '2026-11-17T07:00:00Z')).statusCode).toBe(400);
  });
});

describe('previews', () => {
  const preview = (token: string | undefined, ventureId = '210') =>
    app.inject({
      url: `/api/navigation/preview/${ventureId}`,
      ...(token === undefined ? {} : { headers: { 'preview-token': token } }),
    });

  test('the draft is visible with its token, in that venture only, and never cached', async () => {
    await add('Alleen voor ons');
    const { url, token } = (await website.ask('POST', `${base}/header/preview`)).json();
    expect(url).toBe(`/steenhof?voorbeeld=${token}`);
    const answer = await preview(token);
    expect(answer.statusCode, answer.payload).toBe(200);
    const site = await shown();
    expect(answer.json()).toMatchObject({ footerLinks: site.footerLinks, secondaryLinks: site.secondaryLinks });
    expect(answer.json().headerLinks.slice(0, -1), 'with the categories').toEqual(site.headerLinks);
    expect(answer.json().headerLinks.at(-1).text).toBe('Alleen voor ons');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    for (const [given, ventureId] of [
      [undefined, '210'],
      ['geraden', '210'],
      [token, '220'],
    ] as const) {
      expect((await preview(given, ventureId)).statusCode).toBe(404);
    }
    const ofPage = (await website.ask('POST', '/api/beheer/pages/210-home/preview', {})).json();
    expect((await preview(ofPage.token)).statusCode, 'the token of a page').toBe(404);
    const page = { url: '/api/cms/v3.0/preview?contentUrl=/steenhof', headers: { 'preview-token': token } };
    expect((await app.inject(page)).statusCode, 'for a page').toBe(404);
    setClock(new Date(now.getTime() + 61 * 60_000));
    expect((await preview(token)).statusCode).toBe(404);
    setClock(now);
    await discard();
  });

  test('a link for outsiders works until it expires or is revoked', async () => {
    await add('Voor buiten');
    const links = `${base}/header/preview-links`;
    const make = (expiresAt: string) => website.ask('POST', links, { name: 'Het bureau', expiresAt });
    expect((await make('2027-11-16T10:00:00Z')).statusCode).toBe(400);
    const made = await make('2026-11-20T10:00:00Z');
    expect(made.statusCode, made.payload).toBe(200);
    const { url, linkId } = made.json();
    const token = new URL(url).searchParams.get('voorbeeld') ?? '';
    expect(textsOf((await preview(token)).json().headerLinks)).toContain('Voor buiten');
    expect((await website.get(links)).json().links).toEqual([expect.objectContaining({ linkId, name: 'Het bureau' })]);
    expect((await website.get(`${base}/footer/preview-links`)).json().links).toEqual([]);
    expect((await website.ask('DELETE', `${links}/${linkId}`)).statusCode).toBe(200);
    expect((await preview(token)).statusCode).toBe(404);
    expect(await lastTrace(db, 'menu', '210')).toMatchObject({
      before: { 'link-headerLinks': 'Het bureau' },
      after: null,
    });
    await discard();
  });
});
