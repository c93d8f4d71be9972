import type {
  BeheerSynonym,
  BeheerTuning,
  TestedQuery,
  Trial,
  TunedItem,
} from '@bouwpoort/contract/catalogue/search.staff';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';

/* Staff work in one process; customers are served by another on the same database. */

const backOffice = await createTestApp();
const shop = await openTestApp(backOffice.databaseUrl);
const assortment = await staffOf(backOffice.app, 'assortment');
const admin = await staffOf(backOffice.app, 'admin');
const reader = await staffOf(backOffice.app, 'reader');
const website = await staffOf(backOffice.app, 'website');

const ventureId = '210';
/** Publications are active in every process within two seconds. */
const soon = { timeout: 30_000, interval: 50 };

async function idsFor(app: TestApp['app'], query: string, more: object = {}): Promise<number[]> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/content/search/products/${ventureId}`,
    payload: { query, ...more },
  });
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .results.map(({ contentLink }: { contentLink: { id: string } }) => Number.parseInt(contentLink.id, 10));
}
const inShop = (query: string, more?: object) => idsFor(shop.app, query, more);

const edit = (term: string, finds: string, kind = 'oneWay') => ({ ventureId, kind, term, finds });
const prepare = async (given: object): Promise<BeheerSynonym> => {
  const answer = await assortment.ask('POST', '/api/beheer/search/synonyms', given);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};
const tryIt = async (): Promise<Trial> =>
  (await assortment.ask('POST', '/api/beheer/search/trial', { ventureId })).json();
const publish = (fingerprint: number) =>
  assortment.ask('POST', '/api/beheer/search/publish', { ventureId, fingerprint });
const publishAll = async () => {
  const answer = await publish((await tryIt()).fingerprint);
  expect(answer.statusCode, answer.payload).toBe(200);
};
const ask = async (query: string, categoryId: number | null = null): Promise<TestedQuery> => {
  const answer = await assortment.ask('POST', '/api/beheer/search/test', { ventureId, query, categoryId });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};
const item = (productId: number, action: TunedItem['action'], more: Partial<TunedItem> = {}): TunedItem => ({
  ...{ productId, action, place: action === 'pin' ? 1 : null, boost: action === 'boost' ? 50 : null },
  ...{ from: null, until: null, ...more },
});
const tune = async (query: string, items: TunedItem[], categoryId: number | null = null): Promise<BeheerTuning> => {
  const { version } = (await ask(query, categoryId)).tuning;
  const body = { ventureId, query, categoryId, items, version };
  const answer = await assortment.ask('PUT', '/api/beheer/search/tunings', body);
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json();
};

describe('a synonym', () => {
  let made: BeheerSynonym;

  test('is a draft first: used in trials only', async () => {
    made = await prepare(edit('Brulboei, zuurkoolplaat', 'gipsplaat'));
    expect(made).toMatchObject({ state: 'new', live: null });
    const { queries, synonyms } = await tryIt();
    expect(synonyms).toBe(1);
    expect(queries.find(({ query }) => query === 'Brulboei')).toMatchObject({ source: 'edited', verdict: 'better' });
    expect(queries.filter(({ verdict }) => verdict === 'worse')).toEqual([]);
    expect(queries.filter(({ source }) => source === 'set').length).toBeGreaterThan(40);
    expect(await inShop('brulboei')).toEqual([]);
    expect((await ask('brulboei')).total).toBeGreaterThan(0);
  });

  test('changes the results in another process once it is published', async () => {
    await publishAll();
    await expect.poll(() => inShop('brulboei'), soon).toEqual(await inShop('gipsplaat'));
    expect(await inShop('Zuurkoolplaten')).toEqual(await inShop('gipsplaat'));
    expect((await tryIt()).synonyms).toBe(0);
  });

  test('is removed only when its removal is published', async () => {
    const { synonyms } = (await assortment.get(`/api/beheer/search/synonyms?ventureId=${ventureId}&q=brulboei`)).json();
    const [{ synonymId, version }] = synonyms;
    const url = `/api/beheer/search/synonyms/${synonymId}?version=${version}`;
    expect((await assortment.ask('DELETE', url)).json().synonym.state).toBe('removing');
    expect((await inShop('brulboei')).length).toBeGreaterThan(0);
    await publishAll();
    await expect.poll(() => inShop('brulboei'), soon).toEqual([]);
  });

  test('both ways finds either by the other', async () => {
    await prepare(edit('knabbelhout', 'kalkzandsteen', 'bothWays'));
    await publishAll();
    await expect.poll(() => inShop('knabbelhout'), soon).toEqual(await inShop('kalkzandsteen'));
  });

  test('a stop word is left out of queries of its shop', async () => {
    expect((await ask('allerbeste gipsplaat')).strictness).not.toBe('all');
    await prepare(edit('allerbeste', '', 'stopWord'));
    await publishAll();
    await expect.poll(async () => (await ask('allerbeste gipsplaat')).strictness, soon).toBe('all');
    await expect.poll(() => inShop('allerbeste gipsplaat'), soon).toEqual(await inShop('gipsplaat'));
  });

  test('is refused for an outdated version, with the current one', async () => {
    const { synonymId, version } = await prepare(edit('dubbelop', 'gipsplaat'));
    const url = `/api/beheer/search/synonyms/${synonymId}`;
    const first = await admin.ask('PUT', url, { edit: edit('dubbelop', 'steenwol'), version });
    expect(first.statusCode).toBe(200);
    const second = await assortment.ask('PUT', url, { edit: edit('dubbelop', 'glaswol'), version });
    expect(second.statusCode).toBe(409);
    expect(second.json().current).toMatchObject({ finds: 'steenwol', version: first.json().version });
  });

  test('changed after the trial is not published by it', async () => {
    const { fingerprint } = await tryIt();
    await prepare(edit('nakomertje', 'gipsplaat'));
    const answer = await publish(fingerprint);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe('Er is intussen iets aan de proef veranderd. Probeer hem eerst opnieuw.');
    expect(await inShop('nakomertje')).toEqual([]);
    const gone = await assortment.ask('POST', '/api/beheer/search/discard', { ventureId });
    expect(gone.json().synonyms).toHaveLength(2);
    expect((await tryIt()).synonyms).toBe(0);
  });

  test('returns to a draft when its publication is undone', async () => {
    const { synonymId } = await prepare(edit('terugkomertje', 'gipsplaat'));
    const first = (await publish((await tryIt()).fingerprint)).json();
    await expect.poll(() => inShop('terugkomertje'), soon).toEqual(await inShop('gipsplaat'));
    const url = `/api/beheer/search/synonyms/${synonymId}`;
    const { version } = first.synonyms[0];
    await assortment.ask('PUT', url, { edit: edit('terugkomertje', 'steenwol'), version });
    const second = (await publish((await tryIt()).fingerprint)).json();
    await expect.poll(() => inShop('terugkomertje'), soon).toEqual(await inShop('steenwol'));
    const back = await assortment.ask('POST', '/api/beheer/search/unpublish', second);
    expect(back.statusCode, back.payload).toBe(200);
    await expect.poll(() => inShop('terugkomertje'), soon).toEqual(await inShop('gipsplaat'));
    const listed = (await assortment.get(`/api/beheer/search/synonyms?ventureId=${ventureId}&q=terugkomertje`)).json();
    expect(listed.synonyms).toMatchObject([{ synonymId, state: 'changed', edit: { finds: 'steenwol' } }]);
    const late = await assortment.ask('POST', '/api/beheer/search/unpublish', second);
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'Er is sindsdien iets veranderd. Zet het per onderdeel terug.',
    ]);
    await assortment.ask('POST', '/api/beheer/search/discard', { ventureId });
  });

  test('that was removed returns when that is undone', async () => {
    const url = `/api/beheer/search/synonyms?ventureId=${ventureId}&q=terugkomertje`;
    const [{ synonymId, version }] = (await assortment.get(url)).json().synonyms;
    await assortment.ask('DELETE', `/api/beheer/search/synonyms/${synonymId}?version=${version}`);
    const gone = (await publish((await tryIt()).fingerprint)).json();
    await expect.poll(() => inShop('terugkomertje'), soon).toEqual([]);
    expect((await assortment.ask('POST', '/api/beheer/search/unpublish', gone)).statusCode).toBe(200);
    await expect.poll(() => inShop('terugkomertje'), soon).toEqual(await inShop('gipsplaat'));
    expect((await assortment.get(url)).json().synonyms).toMatchObject([{ state: 'removing' }]);
    await publishAll();
  });

  test('is audited at each step', async () => {
    const history = await reader.get(`/api/beheer/history?entity=search-synonym&entityId=${made.synonymId}`);
    const states = history.json().changes.map(({ after }: { after: { state: string } | null }) => after?.state ?? null);
    expect(states).toEqual([null, 'removing', 'live', 'new']);
  });

  test('for all ventures requires access to all', async () => {
    const all = { ...edit('overalwoord', 'gipsplaat'), ventureId: null };
    expect((await assortment.ask('POST', '/api/beheer/search/synonyms', all)).statusCode).toBe(403);
    expect((await admin.ask('POST', '/api/beheer/search/synonyms', all)).statusCode).toBe(200);
    expect((await tryIt()).synonyms).toBe(0);
    await admin.ask('POST', '/api/beheer/search/discard', { ventureId });
  });

  test.each([
    ['nothing said', edit('  ', 'gipsplaat'), 'term'],
    ['nothing found', edit('iets', ''), 'finds'],
    ['the word itself', edit('plank, Gipsplaat', 'gipsplaat'), 'finds'],
    ['what is there already', edit('KNABBELHOUT', 'Kalkzandsteen'), 'term'],
    ['what is there for all ventures', edit('gipsplank', 'gipsplaat'), 'term'],
  ])('is refused with %s', async (_, given, field) => {
    const answer = await assortment.ask('POST', '/api/beheer/search/synonyms', given);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });
});

describe('a file of synonyms', () => {
  const bring = (text: string, isTrial: boolean, who = assortment) =>
    who.ask('POST', '/api/beheer/search/synonyms/import', { text, isTrial });
  const csv = async () => (await reader.get(`/api/beheer/search/synonyms.csv?ventureId=${ventureId}`)).payload;
  const text = [
    'term;vindt;soort;venture',
    '"wiebelplank, wipplank";multiplex;één kant op;210',
    'kwastje;verfkwast;over en weer;steenhof',
    'heel;;stopwoord;210',
    'kwastje;;;210',
    'overal;gipsplaat;;alle',
    'KNABBELHOUT;kalkzandsteen;over en weer;210',
    'kwastje;verfkwast;over en weer;210',
  ].join('\r\n');

  test('is checked line by line, and nothing is saved', async () => {
    const answer = await bring(text, true);
    expect(answer.json()).toMatchObject({ taken: 3, known: 2, refused: 2 });
    expect(
      answer.json().lines.map(({ line, problem }: { line: number; problem: string | null }) => [line, problem]),
    ).toEqual([
      ...[
        [2, null],
        [3, null],
        [4, null],
        [5, 'Vul in hoe wij het noemen'],
      ],
      ...[
        [6, 'Voor deze venture mag je geen synoniemen maken'],
        [7, null],
        [8, null],
      ],
    ]);
    expect((await tryIt()).synonyms).toBe(0);
  });

  test('is imported as drafts, audited, and changes nothing the second time', async () => {
    expect((await bring(text, false)).json().taken).toBe(3);
    expect((await tryIt()).synonyms).toBe(3);
    const written = await csv();
    expect(written).toContain('wiebelplank, wipplank;multiplex;één kant op;210');
    expect(written).toContain('heel;;stopwoord;210');
    const again = (await bring(written, true, admin)).json();
    expect([again.taken, again.refused]).toEqual([0, 0]);
    const gone = await assortment.ask('POST', '/api/beheer/search/discard', { ventureId });
    const [{ synonymId }] = gone.json().synonyms;
    const { changes } = (await reader.get(`/api/beheer/history?entity=search-synonym&entityId=${synonymId}`)).json();
    expect(changes).toHaveLength(2);
  });

  test('with too many lines is refused', async () => {
    const answer = await bring('a;b\n'.repeat(2001), true);
    expect([answer.statusCode, answer.json().errors]).toEqual([400, { text: ['Hooguit 2000 regels per keer'] }]);
  });
});

describe('ranking', () => {
  let found: number[];
  let screw: number;

  beforeAll(async () => {
    found = await inShop('gipsplaat', { top: 30 });
    screw = (await inShop('spaanplaatschroef'))[0] ?? 0;
  });

  test('a pin and hidden products change the result in another process, for every spelling of the query', async () => {
    const [first = 0, second = 0, third = 0] = found;
    await tune('gipsplaten', [item(third, 'pin'), item(second, 'hide'), item(screw, 'pin', { place: 3 })]);
    const draft = await ask('GIPSPLAAT');
    expect(draft.hits.slice(0, 3).map(({ productId }) => productId)).toEqual([third, first, screw]);
    expect(draft.hits.find(({ productId }) => productId === second)).toMatchObject({ place: null, livePlace: 2 });
    expect(await inShop('gipsplaat', { top: 30 })).toEqual(found);
    await publishAll();
    await expect.poll(async () => (await inShop('gipsplaat')).slice(0, 3), soon).toEqual([third, first, screw]);
    expect(await inShop('gipsplaat', { top: 100 })).not.toContain(second);
    expect((await inShop('Gipspláten')).slice(0, 3)).toEqual([third, first, screw]);
  });

  test('the editor sees which queries of the test set get worse', async () => {
    await tune('gipsplaten', [item(screw, 'pin')]);
    const { queries } = await tryIt();
    expect(queries.find(({ query }) => query === 'gipsplaten')).toMatchObject({
      source: 'edited',
      verdict: 'worse',
      before: { place: 1 },
      after: { place: 2 },
    });
  });

  test('filters and other sort orders still apply', async () => {
    await publishAll();
    await expect.poll(async () => (await inShop('gipsplaat'))[0], soon).toBe(screw);
    const byName = await inShop('gipsplaat', { orderBy: 'name', top: 100 });
    expect(byName[0]).not.toBe(screw);
    const brandless = await inShop('gipsplaat', { filter: "brand eq 'Bestaat niet'" });
    expect(brandless).toEqual([]);
  });

  test('a boost moves a product up among the matches', async () => {
    const last = found.at(-1) ?? 0;
    await tune('gipsplaten', [item(last, 'boost', { boost: 500 })]);
    const { hits } = await ask('gipsplaat');
    expect(hits.findIndex(({ productId }) => productId === last)).toBeLessThan(found.indexOf(last));
  });

  test('a campaign starts and ends by itself, everywhere', async () => {
    await tune('gipsplaten', [item(screw, 'pin', { from: '2026-12-01', until: '2026-12-05' })]);
    await publishAll();
    await expect.poll(async () => await inShop('gipsplaat', { top: 30 }), soon).toEqual(found);
    shop.setClock(new Date('2026-12-01T00:00:01+01:00'));
    await expect.poll(async () => (await inShop('gipsplaat'))[0], soon).toBe(screw);
    shop.setClock(new Date('2026-12-06T00:00:01+01:00'));
    await expect.poll(async () => (await inShop('gipsplaat'))[0], soon).toBe(found[0]);
    shop.setClock(new Date('2026-11-16T10:00:00+01:00'));
    await tune('gipsplaten', []);
    await publishAll();
  });

  test('the list of a category has its own ranking', async () => {
    const { rows } = await backOffice.db.execute<{ id: number }>(
      sql`select category_id as id from product where id = ${found[0]}`,
    );
    const categoryId = Number(rows[0]?.id);
    const listed = () => inShop('', { filter: `allAncestors eq '${categoryId}'`, orderBy: 'mostOrdered', top: 100 });
    const before = await listed();
    const last = before.at(-1) ?? 0;
    await tune('', [item(last, 'pin'), item(before[0] ?? 0, 'hide')], categoryId);
    await publishAll();
    await expect.poll(listed, soon).toEqual([last, ...before.slice(1, -1)]);
    await tune('', [], categoryId);
    await publishAll();
    await expect.poll(listed, soon).toEqual(before);
  });

  test('of two people who start with the same query one gets a conflict', async () => {
    const body = { ventureId, query: 'steenwol', categoryId: null, items: [item(screw, 'pin')], version: 0 };
    const answers = await Promise.all(
      [assortment, admin].map((who) => who.ask('PUT', '/api/beheer/search/tunings', body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('products of another venture are refused', async () => {
    const { rows } = await backOffice.db.execute<{ id: number }>(
      sql`select min(id) as id from product where venture_id = '220'`,
    );
    const body = { ventureId, query: 'x', categoryId: null, items: [item(Number(rows[0]?.id), 'pin')], version: 0 };
    const answer = await assortment.ask('PUT', '/api/beheer/search/tunings', body);
    expect(answer.json().errors).toEqual({ items: ['Een van de artikelen is niet van deze winkel'] });
  });
});

describe('a tested query explains each match', () => {
  const reasonsFor = async (query: string) => (await ask(query)).hits[0]?.reasons ?? [];

  test('by a word in another form, and its field', async () => {
    expect(await reasonsFor('gipsplaten')).toEqual([
      expect.objectContaining({ word: 'gipsplaten', because: 'whole', field: expect.stringMatching(/type|name/) }),
    ]);
  });

  test('by a synonym, a misspelling and a part of a compound', async () => {
    expect((await reasonsFor('rigips'))[0]).toMatchObject({ because: 'synonym', written: 'gipsplaat' });
    expect((await reasonsFor('gibsplaat'))[0]).toMatchObject({ because: 'spelling', written: 'gipsplaat' });
    const { hits } = await ask('schroef');
    expect(hits[0]?.reasons[0]).toMatchObject({ word: 'schroef', isCompound: true });
  });

  test('by an article number', async () => {
    const { rows } = await backOffice.db.execute<{ code: string; id: number }>(
      sql`select code, product_id as id from variant v join product p on p.id = v.product_id
          where p.venture_id = '210' order by v.id limit 1`,
    );
    const { hits } = await ask(rows[0]?.code ?? '');
    expect(hits[0]).toMatchObject({ productId: rows[0]?.id, isCode: true, place: 1 });
  });

  test('the points of its words add up to its score', async () => {
    for (const hit of (await ask('gipsplaat 12,5 mm')).hits.slice(0, 5)) {
      const sum = hit.reasons.reduce((all, { points }) => all + points, 0);
      expect(Math.abs(sum - hit.points)).toBeLessThan(0.5);
    }
  });
});

describe('search terms', () => {
  const tell = (event: object) =>
    shop.app.inject({ method: 'POST', url: `/api/search/events/${ventureId}`, payload: event });
  const terms = async (list: string, more = '') =>
    (await reader.get(`/api/beheer/search/terms?ventureId=${ventureId}&list=${list}${more}`)).json().terms;

  test('are counted by day, with clicks, and without users', async () => {
    for (let time = 0; time < 3; time++) await tell({ kind: 'search', query: ' Xqzvwk  Plork ', results: 0 });
    for (let time = 0; time < 10; time++) await tell({ kind: 'search', query: 'steenwol', results: 40 });
    await tell({ kind: 'click', query: 'Steenwol', place: 3 });
    await tell({ kind: 'search', query: 'gips', results: 60 });
    await tell({ kind: 'click', query: 'gips', place: 2 });
    await tell({ kind: 'search', query: 'piet@bouw.example', results: 0 });
    await tell({ kind: 'search', query: '06 12345678', results: 0 });
    await expect.poll(() => terms('popular'), { timeout: 30_000 }).toHaveLength(3);
    expect(await terms('missed')).toEqual([
      expect.objectContaining({ term: 'xqzvwk plork', misses: 3, searches: 3, results: 0, averagePlace: null }),
    ]);
    expect(await terms('unclicked')).toEqual([
      expect.objectContaining({ term: 'steenwol', searches: 10, clicks: 1, averagePlace: 3, results: 40 }),
    ]);
    expect((await terms('popular')).map(({ term }: { term: string }) => term)).toEqual([
      'steenwol',
      'xqzvwk plork',
      'gips',
    ]);
    const { rows } = await backOffice.db.execute(sql`select * from search_term limit 1`);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['clicks', 'day', 'misses', 'places', 'results', 'searches', 'term', 'venture_id'].sort(),
    );
  });

  test('is compared with the period before', async () => {
    await backOffice.db.execute(sql`insert into search_term (venture_id, day, term, searches, results)
      values ('210', '2026-11-05', 'gips', 5, 60), ('210', '2026-11-05', 'tegel', 4, 60)`);
    const trend = await terms('trend');
    const changes = trend.map(({ term, searches, before }: { term: string; searches: number; before: number }) => [
      ...[term, searches, before],
    ]);
    expect(changes).toEqual([
      ['steenwol', 10, 0],
      ['xqzvwk plork', 3, 0],
      ['gips', 1, 5],
      ['tegel', 0, 4],
    ]);
  });

  test('are paged, and exported as a whole', async () => {
    const first = (await reader.get(`/api/beheer/search/terms?ventureId=${ventureId}&list=popular&limit=2`)).json();
    const next = (
      await reader.get(
        `/api/beheer/search/terms?ventureId=${ventureId}&list=popular&limit=2&cursor=${first.nextCursor}`,
      )
    ).json();
    expect([...first.terms, ...next.terms].map(({ term }) => term)).toEqual(['steenwol', 'xqzvwk plork', 'gips']);
    expect(next.nextCursor).toBeNull();
    const { payload } = await reader.get(`/api/beheer/search/terms.csv?ventureId=${ventureId}&list=popular`);
    expect(payload.split('\r\n')[0]).toContain('Gezocht;Venture;Keer');
    expect(payload).toContain('steenwol;210;10');
  });

  test('without results have suggestions that find something', async () => {
    for (const query of ['gibsplaaten brulboei', 'hypersteenwol', 'isolatiematerijaaal'])
      await tell({ kind: 'search', query, results: 0 });
    const proposals = async () =>
      new Map(
        (await terms('missed')).map(({ term, proposal }: { term: string; proposal: string | null }) => [
          term,
          proposal,
        ]),
      );
    await expect.poll(async () => (await proposals()).size, { timeout: 30_000 }).toBe(4);
    const found = await proposals();
    expect(found.get('xqzvwk plork')).toBeNull();
    expect(found.get('hypersteenwol')).toBe('steenwol');
    expect(found.get('gibsplaaten brulboei')).toContain('gips');
    for (const [, proposal] of found) if (proposal) expect((await inShop(String(proposal))).length).toBeGreaterThan(0);
    await backOffice.db.execute(
      sql`delete from search_term where term in ('gibsplaaten brulboei', 'hypersteenwol', 'isolatiematerijaaal')`,
    );
  });

  test('can be ignored, and shown again', async () => {
    const body = { ventureId, term: 'xqzvwk plork' };
    await assortment.ask('POST', '/api/beheer/search/ignored-terms', body);
    expect(await terms('missed')).toEqual([]);
    await assortment.ask('POST', '/api/beheer/search/shown-terms', body);
    expect(await terms('missed')).toHaveLength(1);
  });

  test('are not counted for an unknown venture or invalid input', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/search/events/999',
      payload: { kind: 'search', query: 'x', results: 1 },
    });
    expect(answer.statusCode).toBe(404);
    expect((await tell({ kind: 'click', query: 'x', place: 0 })).statusCode).toBe(400);
    expect((await tell({ kind: 'search', query: 'x'.repeat(101), results: 0 })).statusCode).toBe(400);
  });
});

test('reading requires a permission, and tuning another', async () => {
  expect((await reader.get(`/api/beheer/search?ventureId=${ventureId}`)).statusCode).toBe(200);
  expect((await reader.ask('POST', '/api/beheer/search/synonyms', edit('a', 'b'))).statusCode).toBe(403);
  expect((await reader.ask('POST', '/api/beheer/search/publish', { ventureId, fingerprint: 0 })).statusCode).toBe(403);
  expect((await website.get(`/api/beheer/search?ventureId=${ventureId}`)).statusCode).toBe(403);
});
