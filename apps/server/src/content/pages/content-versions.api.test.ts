import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { insertContent } from '../../../testing/test-content.ts';
import { testContext } from '../../../testing/test-context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { history, publish, saveDraft, unpublish } from './content-versions.ts';
import { contents, contentVersions } from './pages.tables.ts';

const tested = await createTestApp();
const { app, db } = tested;
const now = new Date('2026-11-16T09:00:00Z');
const anonymous = await testContext(tested, now);
const ctx = await testContext(tested, now, '210');
const other = await testContext(tested, now, '220');

const draft = (id: string, title: string, changes: object = {}) => ({
  id,
  ventureId: '210',
  contentType: 'ContentPage',
  name: title,
  url: `/steenhof/${id}`,
  properties: { title, blocks: [] },
  ...changes,
});

async function seen(id: string) {
  const response = await app.inject(`/api/cms/v3.0/content/${id}`);
  return response.statusCode === 200 ? response.json().title : response.statusCode;
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
}

test('save a draft, publish, overwrite, restore, withdraw', async () => {
  expect(await saveDraft(ctx, draft('v-een', 'Eerste'), 'redactie@steenhof.example')).toBe(1);
  expect(await seen('v-een')).toBe(404);
  await publish(ctx, 'v-een', 1);
  expect(await seen('v-een')).toBe('Eerste');

  expect(await saveDraft(ctx, draft('v-een', 'Tweede'), 'redactie@steenhof.example')).toBe(2);
  expect(await seen('v-een')).toBe('Eerste');
  await publish(ctx, 'v-een', 2);
  expect(await seen('v-een')).toBe('Tweede');

  await publish(ctx, 'v-een', 1);
  expect(await seen('v-een')).toBe('Eerste');
  await unpublish(ctx, 'v-een');
  expect(await seen('v-een')).toBe(404);
  const versions = await history(ctx, 'v-een');
  expect(versions.map(({ version, state, document }) => [version, state, document.name])).toEqual([
    [2, 'archived', 'Tweede'],
    [1, 'archived', 'Eerste'],
  ]);
  await publish(ctx, 'v-een', 2);
  expect(await seen('v-een')).toBe('Tweede');
});

test('the history of a page without versions starts with the published content', async () => {
  await insertContent(db, { id: 'v-oud', properties: { title: 'Oud', blocks: [] } });
  expect(await history(ctx, 'v-oud')).toMatchObject([{ version: 1, state: 'published', document: { name: 'v-oud' } }]);
  expect(await saveDraft(ctx, draft('v-oud', 'Nieuw'), 'redactie')).toBe(2);
  await publish(ctx, 'v-oud', 2);
  expect((await history(ctx, 'v-oud')).map(({ version, state }) => [version, state])).toEqual([
    [2, 'published'],
    [1, 'archived'],
  ]);
  await publish(ctx, 'v-oud', 1);
  expect(await seen('v-oud')).toBe('Oud');
  const [row] = await db.select().from(contents).where(eq(contents.id, 'v-oud'));
  expect(row).toMatchObject({ publishedAt: new Date('2026-11-01T08:00:00Z'), changedAt: now });
});

test('a page without versions can be withdrawn and restored', async () => {
  await insertContent(db, { id: 'v-weg' });
  await unpublish(ctx, 'v-weg');
  expect(await seen('v-weg')).toBe(404);
  await publish(ctx, 'v-weg', 1);
  expect(await seen('v-weg')).toBe('v-weg');
});

test('a page is published below a published one only, and a page with pages below it cannot be withdrawn', async () => {
  await saveDraft(ctx, draft('v-boven', 'Boven'), 'redactie');
  await saveDraft(ctx, draft('v-onder', 'Onder', { parentId: 'v-boven' }), 'redactie');
  const early = await failureOf(publish(ctx, 'v-onder', 1));
  expect([early.code, Object.keys(early.details.errors ?? {})]).toEqual(['invalidInput', ['parentId']]);
  await publish(ctx, 'v-boven', 1);
  await publish(ctx, 'v-onder', 1);
  expect((await failureOf(unpublish(ctx, 'v-boven'))).code).toBe('conflict');
  expect([await seen('v-boven'), await seen('v-onder')]).toEqual(['Boven', 'Onder']);

  await saveDraft(ctx, draft('v-vreemd', 'Vreemd', { parentId: '220-home' }), 'redactie');
  expect((await failureOf(publish(ctx, 'v-vreemd', 1))).code).toBe('invalidInput');
  await unpublish(ctx, 'v-onder');
  await unpublish(ctx, 'v-boven');
  expect([await seen('v-boven'), await seen('v-onder')]).toEqual([404, 404]);
});

describe('an invalid page', () => {
  test('is refused with the path of each error, and nothing is saved', async () => {
    const blocks = [
      { contentType: 'RTEBlock', id: 'a' },
      { contentType: 'Bestaat', id: 'b' },
    ];
    const wrong = draft('v-fout', 'Fout', { properties: { blocks, seoTitle: 'x'.repeat(80) } });
    const error = await failureOf(saveDraft(ctx, wrong, 'redactie'));
    expect(error.code).toBe('invalidInput');
    expect(Object.keys(error.details.errors ?? {}).sort()).toEqual([
      'properties.blocks[0].bodyHtml',
      'properties.blocks[1].contentType',
      'properties.seoTitle',
      'properties.title',
    ]);
    expect(await db.select().from(contentVersions).where(eq(contentVersions.contentId, 'v-fout'))).toEqual([]);
  });

  test('that is already stored is not published', async () => {
    await saveDraft(ctx, draft('v-later-fout', 'Goed'), 'redactie');
    const document = { ...draft('v-later-fout', 'Goed'), properties: { title: '' } };
    await db
      .update(contentVersions)
      .set({ document: document as never })
      .where(eq(contentVersions.contentId, 'v-later-fout'));
    expect((await failureOf(publish(ctx, 'v-later-fout', 1))).code).toBe('invalidInput');
    expect(await seen('v-later-fout')).toBe(404);
  });

  test('an address of another page is a conflict, and the page does not change', async () => {
    await saveDraft(ctx, draft('v-adres', 'Adres'), 'redactie');
    await publish(ctx, 'v-adres', 1);
    await saveDraft(ctx, draft('v-adres', 'Verhuisd', { url: '/steenhof/v-oud' }), 'redactie');
    const error = await failureOf(publish(ctx, 'v-adres', 2));
    expect([error.code, Object.keys(error.details.errors ?? {})]).toEqual(['conflict', ['url']]);
    expect(await seen('v-adres')).toBe('Adres');
    expect((await history(ctx, 'v-adres')).map(({ state }) => state)).toEqual(['draft', 'published']);
  });

  test.each([1, 99, -1])('there is no version %i of nothing', async (version) => {
    expect((await failureOf(publish(ctx, 'v-niets', version))).code).toBe('notFound');
    expect((await failureOf(unpublish(ctx, 'v-niets'))).code).toBe('notFound');
  });
});

test('another venture’s pages can be neither read nor written', async () => {
  await saveDraft(ctx, draft('v-van-ons', 'Van ons'), 'redactie');
  await publish(ctx, 'v-van-ons', 1);
  expect(await history(other, 'v-van-ons')).toEqual([]);
  expect((await failureOf(publish(other, 'v-van-ons', 1))).code).toBe('notFound');
  expect((await failureOf(unpublish(other, 'v-van-ons'))).code).toBe('notFound');
  expect((await failureOf(saveDraft(other, draft('v-van-ons', 'X'), 'x'))).code).toBe('forbidden');
  const taken = draft('v-van-ons', 'X', { ventureId: '220' });
  expect((await failureOf(saveDraft(other, taken, 'x'))).code).toBe('forbidden');
  expect((await failureOf(saveDraft(anonymous, draft('v-x', 'X'), 'x'))).code).toBe('badRequest');
  expect(await seen('v-van-ons')).toBe('Van ons');
});

test('two editors at once get a version each', async () => {
  const saves = Array.from({ length: 6 }, (_, i) => saveDraft(ctx, draft('v-druk', `Versie ${i}`), `redacteur ${i}`));
  expect((await Promise.all(saves)).sort()).toEqual([1, 2, 3, 4, 5, 6]);
  await Promise.all([publish(ctx, 'v-druk', 2), publish(ctx, 'v-druk', 5)]);
  expect((await history(ctx, 'v-druk')).filter(({ state }) => state === 'published')).toHaveLength(1);
});
