import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { StaffBrowser, staffOf } from '../../../testing/test-staff.ts';

const { app } = await createTestApp();
const admin = await staffOf(app, 'admin');
const reader = await staffOf(app, 'reader');
const path = (viewId: string) => `/api/beheer/views/${viewId}`;
const view = { list: 'staff', name: 'Zonder tweede stap', query: 'stappen=nee' };
const namesOf = async (browser: StaffBrowser) =>
  (await browser.get('/api/beheer/views')).json().views.map(({ name }: { name: string }) => name);

test('a view is saved, changed and removed by its owner', async () => {
  const viewId = randomUUID();
  const saved = await admin.ask('PUT', path(viewId), view);
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({ viewId, ...view });
  await admin.ask('PUT', path(viewId), { ...view, name: 'Nog te doen' });
  expect(await namesOf(admin)).toEqual(['Nog te doen']);
  expect((await admin.ask('DELETE', path(viewId))).statusCode).toBe(200);
  expect(await namesOf(admin)).toEqual([]);
});

test('the view of another user cannot be seen, changed or removed', async () => {
  const viewId = randomUUID();
  await admin.ask('PUT', path(viewId), view);
  expect(await namesOf(reader)).toEqual([]);
  expect((await reader.ask('PUT', path(viewId), { ...view, name: 'Van mij' })).statusCode).toBe(404);
  expect((await reader.ask('DELETE', path(viewId))).statusCode).toBe(404);
  expect(await namesOf(admin)).toEqual([view.name]);
});

test('a session is required', async () => {
  expect((await new StaffBrowser(app).get('/api/beheer/views')).statusCode).toBe(401);
});
