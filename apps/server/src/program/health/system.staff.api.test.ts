import { branchEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { PermanentJobError } from '../../foundation/jobs/job-kind.ts';
import { type Erp, ErpAnswer } from '../../ordering/erp/erp.ts';
import { mailMessages } from '../../organisation/mail/mail.tables.ts';

let refuses = true;
const answer = new ErpAnswer(422, 'Artikel is geblokkeerd');
const erp: Erp = {
  name: 'that can be told to refuse',
  receiveOrder: () =>
    refuses ? Promise.reject(new PermanentJobError(answer.message, { cause: answer })) : Promise.resolve(),
  cancelOrder: () => Promise.resolve(),
};
const { app, db, setClock, runJobs, caughtUp, mails, logged } = await createTestApp(
  { ERP_URL: 'https://erp.example', ERP_TOKEN: 'een-heel-geheim-token', SMTP_URL: '' },
  { erp },
);
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const reader = await staffOf(app, 'reader');

async function place(): Promise<string> {
  const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
  const { id } = await shopper.fill([['1589792', 1]]);
  await shopper.prepare(id, { preferredDeliveryDate: '2026-11-17', latestDeliveryDate: '2026-11-18' });
  return (await shopper.convert(id)).json().orderIds[0];
}

test('a failed job is shown, and can be retried, or deleted with an audit entry', async () => {
  const orderIds = [await place(), await place()];
  await runJobs();
  const shown = await reader.get('/api/beheer/system/jobs');
  expect(shown.statusCode, JSON.stringify(logged.filter(({ err }) => err))).toBe(200);
  const { deadLetters, deadLetterCount, queues } = shown.json();
  expect(deadLetterCount).toBe(2);
  const letterOf = (orderId: string | undefined) =>
    deadLetters.find(({ about }: { about: { orderId: string } }) => about.orderId === orderId);
  expect(letterOf(orderIds[0])).toMatchObject({
    ...{ kind: 'send-order-to-erp', why: expect.stringContaining('geblokkeerd') },
  });
  expect(queues.map(({ kind }: { kind: string }) => kind)).toContain('send-order-to-erp');
  const health = (await reader.get('/api/beheer/system/health')).json().checks;
  expect(health.find(({ part }: { part: string }) => part === 'queue')).toMatchObject({ state: 'bad' });

  refuses = false;
  const [first, second] = orderIds.map((orderId) => letterOf(orderId).id);
  const denied = await reader.ask('POST', '/api/beheer/system/dead-letters/retry', { ids: [first] });
  expect(denied.statusCode).toBe(403);
  const again = await admin.ask('POST', '/api/beheer/system/dead-letters/retry', { ids: [first] });
  expect(again.json()).toEqual({ count: 1 });
  await runJobs();
  expect((await admin.get(`/api/beheer/orders/${orderIds[0]}`)).json().row.erp).toBe('taken');
  const gone = await admin.ask('POST', '/api/beheer/system/dead-letters/discard', { ids: [second] });
  expect(gone.json()).toEqual({ count: 1 });
  expect((await admin.get('/api/beheer/system/jobs')).json().deadLetterCount).toBe(0);
  const { changes } = (await admin.get('/api/beheer/audit?entity=dead-letter')).json();
  expect(changes[0].after.jobs).toMatchObject([{ kind: 'send-order-to-erp', about: { orderId: orderIds[1] } }]);
});

test('mails are found with their text, without the links that open an account, and sent again', async () => {
  await app.inject({
    ...{ method: 'POST', url: '/api/account/forgotpassword' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'EmailAddress=aannemer%40steenhof.test',
  });
  await runJobs();
  const list = (await admin.get('/api/beheer/system/mails?state=sent&q=aannemer')).json();
  expect(list.total.count).toBeGreaterThan(0);
  const [row] = await db.select().from(mailMessages).where(eq(mailMessages.kind, 'password-reset'));
  const mail = (await admin.get(`/api/beheer/system/mails/${row?.id}`)).json();
  expect(mail.subject).toBe(row?.subject);
  const secret = row?.text.match(/https?:\/\/\S*[?&/]([\w-]{20,})/)?.[1] ?? 'no link in the mail';
  expect(row?.text).toContain(secret);
  expect(JSON.stringify(mail)).not.toContain(secret);
  const before = (await mails()).length;
  await admin.ask('POST', `/api/beheer/system/mails/${row?.id}/resend`);
  await runJobs();
  expect((await mails()).length).toBe(before + 1);
});

test('active settings are shown, without secrets', async () => {
  const { payload, ...response } = await reader.get('/api/beheer/system/about');
  const { settings, versions } = response.json();
  const of = (name: string) => settings.find((one: { name: string }) => one.name === name);
  expect(of('ERP_TOKEN')).toMatchObject({ value: '', isSecret: true, isGiven: true });
  expect(of('ERP_URL')).toMatchObject({ value: 'https://erp.example', isSecret: false, isGiven: true });
  expect(of('CMS_NAME')).toMatchObject({ value: 'cms', isGiven: false });
  expect(payload).not.toContain('een-heel-geheim-token');
  expect(versions).toMatchObject({
    ...{ app: expect.stringMatching(/^\d+\./), node: process.versions.node },
    ...{ postgres: expect.stringMatching(/^1[6-9]/), migration: expect.stringMatching(/^\d{4}_/) },
  });
});

test('an emergency message shows in every shop at once, and ends by itself', async () => {
  const messageOf = async (ventureId: string) =>
    (await app.inject(`/api/ventures/${ventureId}`)).json().sitewideMessages[0]?.message;
  expect(await messageOf('220')).not.toBe('Betalen lukt nu niet');
  const until = '2026-11-16T10:10:00+01:00';
  const given = { ventureId: null, message: 'Betalen lukt nu niet', until };
  expect((await reader.ask('PUT', '/api/beheer/system/emergency', given)).statusCode).toBe(403);
  expect((await admin.ask('PUT', '/api/beheer/system/emergency', given)).statusCode).toBe(200);
  await caughtUp();
  expect([await messageOf('210'), await messageOf('220')]).toEqual([given.message, given.message]);
  setClock(new Date('2026-11-16T10:10:01+01:00'));
  await runJobs({ delayed: true });
  await caughtUp();
  expect(await messageOf('220')).not.toBe(given.message);
  expect((await admin.get('/api/beheer/system/emergency')).json().messages).toEqual([]);
  const past = await admin.ask('PUT', '/api/beheer/system/emergency', given);
  expect(past.json().errors).toEqual({ until: ['Kies een moment dat nog komt'] });
});

test('a search without results is counted for the overview, one with results is not', async () => {
  const search = (query: string, results: number) =>
    app.inject({ method: 'POST', url: `/api/search/events/210`, payload: { kind: 'search', query, results } });
  expect((await search('  Xqzvwk   Plorkje ', 0)).statusCode).toBe(200);
  // A lone surrogate, which makes the database refuse the whole batch.
  await search('xqzvwk\ud800', 0);
  await search('gips', 12);
  const lost = () => logged.filter(({ lost: count }) => count !== undefined);
  const missed = async () => (await admin.get('/api/beheer/overview')).json().missedSearches;
  await expect.poll(missed, { timeout: 30_000 }).toEqual({
    total: 2,
    terms: [
      { ventureId: '210', term: 'xqzvwk plorkje', count: 1 },
      { ventureId: '210', term: 'xqzvwk\ufffd', count: 1 },
    ],
  });
  expect(lost()).toEqual([]);
});

test('health has the state of each part', async () => {
  const { checks } = (await reader.get('/api/beheer/system/health')).json();
  expect(checks.map(({ part }: { part: string }) => part)).toEqual([
    ...['shop', 'database', 'search', 'queue', 'erp', 'payments', 'mail', 'disk'],
  ]);
  for (const { value, detail } of checks) expect([value, detail].join()).not.toMatch(/health_|\{\{/);
});

test('with the permission to see a record its history is visible, without the whole log', async () => {
  const branch = await staffOf(app, 'branch');
  expect((await branch.get('/api/beheer/audit')).statusCode).toBe(403);
  const shown = (await admin.get('/api/beheer/branches/2102')).json();
  const fields = { ...branchEdit.parse(shown), version: shown.version };
  const changed = await admin.ask('PUT', '/api/beheer/branches/2102', { ...fields, phone: '033 711 23 49' });
  expect(changed.statusCode, changed.payload).toBe(200);
  const { changes } = (await branch.get('/api/beheer/history?entity=branch&entityId=2102')).json();
  expect(changes[0]).toMatchObject({ entity: 'branch', entityId: '2102' });
  expect((await branch.get('/api/beheer/history?entity=branch&entityId=2101')).statusCode).toBe(403);
});
