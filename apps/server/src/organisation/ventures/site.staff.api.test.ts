import type { BeheerMessage, BeheerText, BeheerUsps, MessageEdit } from '@bouwpoort/contract/organisation/site.staff';
import { describe, expect, test, vi } from 'vitest';
import { lastTrace } from '../../../testing/last-trace.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';

const here = await createTestApp();
const { app, db } = here;
const now = new Date('2026-11-16T10:00:00+01:00');
here.setClock(now);
const website = await staffOf(app, 'website');
const admin = await staffOf(app, 'admin');
const other = await openTestApp(here.databaseUrl);
other.setClock(now);

describe('messages', () => {
  const fields: MessageEdit = {
    ...{ message: 'Zaterdag sluiten we om 12.00 uur.', kind: 'info', hyperLink: null, hyperLinkText: null },
    ...{ isClosable: true, audience: 'everybody', ventureIds: ['210', '220'], firstDay: null, lastDay: null },
    isDraft: false,
  };
  const add = async (edit: Partial<MessageEdit>) => website.ask('POST', '/api/beheer/messages', { ...fields, ...edit });
  const list = async (): Promise<BeheerMessage[]> => (await website.get('/api/beheer/messages')).json().messages;
  const standing = async (ventureId: string, of = app) => {
    const { sitewideMessages, ventureMessages } = (await of.inject(`/api/ventures/${ventureId}`)).json();
    return [...sitewideMessages, ...ventureMessages].map(({ message }: { message: string }) => message);
  };

  test('those of the demo world are in their places', async () => {
    expect((await app.inject('/api/ventures/210')).json().ventureMessages).toMatchObject([
      { id: 'steenhof-kraanwagen', closable: true, type: 'info' },
    ]);
    expect((await app.inject('/api/ventures/110')).json().sitewideMessages).toMatchObject([
      { id: 'bouwpoort-bedrijfsdag' },
    ]);
  });

  test('a message shows in its ventures only, in every process within two seconds', async () => {
    const made = await add({});
    expect(made.statusCode, made.payload).toBe(200);
    await vi.waitFor(async () => expect(await standing('220', other.app)).toContain(fields.message), {
      timeout: 30_000,
    });
    expect(await standing('210')).toContain(fields.message);
    expect(await standing('230')).not.toContain(fields.message);
    const { messageId, version, state, updatedAt: _, ...edit } = made.json() as BeheerMessage;
    expect(state).toBe('online');
    const changed = await website.ask('PUT', `/api/beheer/messages/${messageId}`, { ...edit, isDraft: true, version });
    expect(changed.json()).toMatchObject({ state: 'draft', version: version + 1 });
    await vi.waitFor(async () => expect(await standing('210')).not.toContain(fields.message), { timeout: 30_000 });
    const late = await admin.ask('PUT', `/api/beheer/messages/${messageId}`, { ...edit, version });
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ isDraft: true, version: version + 1 });
    expect((await website.ask('DELETE', `/api/beheer/messages/${messageId}`)).statusCode).toBe(200);
    expect(await lastTrace(db, 'site-message', messageId)).toMatchObject({ after: null });
  });

  test('a period is exact to the day, in the Netherlands', async () => {
    await add({ message: 'Eén dag lang', ventureIds: ['230'], firstDay: '2026-11-18', lastDay: '2026-11-18' });
    const seenAt = async (moment: string) => {
      here.setClock(new Date(moment));
      return (await standing('230')).includes('Eén dag lang');
    };
    expect(await seenAt('2026-11-17T23:59:00+01:00')).toBe(false);
    expect(await seenAt('2026-11-18T00:00:00+01:00')).toBe(true);
    expect(await seenAt('2026-11-18T23:59:00+01:00')).toBe(true);
    expect(await seenAt('2026-11-19T00:00:00+01:00')).toBe(false);
    here.setClock(now);
    await add({ message: 'Van toen', lastDay: '2026-11-15' });
    const states = new Map((await list()).map(({ message, state }) => [message, state]));
    expect([states.get('Eén dag lang'), states.get('Van toen')]).toEqual(['planned', 'past']);
  });

  test('one for customers says so', async () => {
    await add({ message: 'Alleen voor klanten', audience: 'customers' });
    const { ventureMessages } = (await app.inject('/api/ventures/210')).json();
    expect(ventureMessages.find(({ message }: { message: string }) => message === 'Alleen voor klanten').audience).toBe(
      'customers',
    );
  });

  test.each([
    ['an end before its beginning', { firstDay: '2026-12-02', lastDay: '2026-12-01' }],
    ['a link that runs script', { hyperLink: 'javascript:alert(1)' }],
    ['no venture', { ventureIds: [] }],
    ['a venture that is not there', { ventureIds: ['210', '999'] }],
    ['no words', { message: '  ' }],
  ])('%s is refused', async (_, edit) => {
    const before = (await list()).length;
    expect((await add(edit)).statusCode).toBe(400);
    expect(await list()).toHaveLength(before);
  });
});

describe('USPs', () => {
  const url = '/api/beheer/usps/210';

  test('are changed, moved and shown at once; the rest of the venture stays', async () => {
    const { ventureId: _, version, ...usps }: BeheerUsps = (await website.get(url)).json();
    const venture = (await app.inject('/api/ventures/210')).json();
    const uspSettings = [...usps.uspSettings].reverse();
    const saved = await website.ask('PUT', url, { ...usps, uspSettings, version });
    expect(saved.statusCode, saved.payload).toBe(200);
    const shown = async () => (await app.inject('/api/ventures/210')).json();
    await vi.waitFor(async () => expect(await shown()).toEqual({ ...venture, uspSettings }), { timeout: 30_000 });
    expect((await admin.ask('PUT', url, { ...usps, version })).statusCode).toBe(409);
    expect(await lastTrace(db, 'usps', '210')).toMatchObject({
      before: { uspSettings: usps.uspSettings },
      after: { uspSettings },
    });
    const wrong = await website.ask('PUT', url, {
      ...usps,
      uspSettings: [{ text: 'Zo', icon: 'raket' }],
      version: saved.json().version,
    });
    expect(wrong.statusCode).toBe(400);
  });
});

describe('texts', () => {
  const find = async (query: string): Promise<{ texts: BeheerText[]; count: number }> =>
    (await website.get(`/api/beheer/texts?${query}`)).json();
  const put = (namespace: string, key: string, body: object) =>
    website.ask('PUT', `/api/beheer/texts/${namespace}/${key}`, body);
  const shown = async (namespace: string, key: string, of = app) =>
    (await of.inject(`/api/translation/nl/${namespace}`)).json()[key];

  test('a text is found by its words, replaced in every process, and restored', async () => {
    const [text] = (await find('namespace=chrome&search=siteMessageClose')).texts;
    if (!text?.shipped) throw new Error('no such text');
    const own = 'Niet meer laten zien';
    expect((await put('chrome', text.key, { text: own, before: null })).json()).toEqual({ ...text, own });
    await vi.waitFor(async () => expect(await shown('chrome', text.key, other.app)).toBe(own), { timeout: 30_000 });
    expect((await find('changed=true')).texts).toContainEqual({ ...text, own });
    expect((await find(`search=${encodeURIComponent('niet MEER laten')}`)).texts).toContainEqual({ ...text, own });
    expect((await put('chrome', text.key, { text: 'Iets anders', before: null })).statusCode).toBe(409);
    expect((await put('chrome', text.key, { text: null, before: own })).json()).toEqual(text);
    await vi.waitFor(async () => expect(await shown('chrome', text.key)).toBe(text.shipped), { timeout: 30_000 });
    expect(await lastTrace(db, 'text', `chrome/${text.key}`)).toMatchObject({
      before: { text: own },
      after: { text: text.shipped },
    });
  });

  test('placeholders stay in a sentence', async () => {
    const [text] = (await find(`search=${encodeURIComponent('{{')}`)).texts;
    if (!text) throw new Error('no text has a gap');
    const answer = await put(text.namespace, text.key, { text: 'Zonder', before: null });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.text[0]).toMatch(/^Laat \{\{\w+\}\} staan/);
    const strange = await put(text.namespace, text.key, { text: `${text.shipped} {{raar}}`, before: null });
    expect(strange.json().errors.text).toEqual(['{{raar}} kan de site hier niet invullen']);
  });

  test('those of the back office and unknown ones cannot be changed here', async () => {
    expect((await find('search=beheer')).texts.filter(({ namespace }) => namespace.startsWith('beheer'))).toEqual([]);
    expect((await put('beheer', 'save', { text: 'Bewaar', before: null })).statusCode).toBe(404);
    expect((await put('chrome', 'constructor', { text: 'x', before: null })).statusCode).toBe(404);
  });
});
