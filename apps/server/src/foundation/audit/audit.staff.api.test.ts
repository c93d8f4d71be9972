import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import { countedUpTo } from '@bouwpoort/contract/foundation/lists';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { auditEntries } from './audit.tables.ts';

const { app, db } = await createTestApp();
const admin = await staffOf(app, 'admin');

type Row = typeof auditEntries.$inferInsert;
const row = (entityName: string, more: Partial<Row> = {}): Row => ({
  at: new Date('2026-11-10T12:00:00Z'),
  staffName: 'Ineke Verbruggen',
  permission: 'staff.manage',
  entity: 'test',
  entityId: entityName,
  entityName,
  ventureId: null,
  before: { name: 'was' },
  after: { name: 'is' },
  requestId: 'r1',
  ...more,
});
const ask = async (query: string) => (await admin.get(`/api/beheer/audit?entity=test&${query}`)).json();
const namesOf = async (query: string) => (await ask(query)).changes.map((one: AuditChange) => one.entityName);

beforeEach(async () => {
  await db.delete(auditEntries);
});

test('a period includes its first and its last day, in Amsterdam time', async () => {
  await db
    .insert(auditEntries)
    .values([
      row('just before', { at: new Date('2026-11-09T22:59:59Z') }),
      row('first minute', { at: new Date('2026-11-09T23:00:00Z') }),
      row('last minute', { at: new Date('2026-11-11T22:59:59Z') }),
      row('just after', { at: new Date('2026-11-11T23:00:00Z') }),
    ]);
  expect(await namesOf('from=2026-11-10&until=2026-11-11')).toEqual(['last minute', 'first minute']);
});

test('the count is of all matches, not of the page', async () => {
  await db.insert(auditEntries).values(Array.from({ length: 7 }, (_, index) => row(`n${index}`)));
  const first = await ask('limit=3');
  expect(first.changes).toHaveLength(3);
  expect(first.total).toEqual({ count: 7, isExact: true });
  const second = await ask(`limit=3&before=${first.nextBefore}`);
  expect(second.total).toEqual(first.total);
  expect(second.changes.map(({ entityName }: AuditChange) => entityName)).toEqual(['n3', 'n2', 'n1']);
});

test('beyond the limit the count only says that there are more', async () => {
  for (let at = 0; at <= countedUpTo; at += 2500)
    await db.insert(auditEntries).values(Array.from({ length: 2501 }, (_, index) => row(`m${at + index}`)));
  expect((await ask('limit=1')).total).toEqual({ count: countedUpTo, isExact: false });
});

test('a venture narrows the log to its own', async () => {
  await db.insert(auditEntries).values([row('of steenhof', { ventureId: '210' }), row('of nobody')]);
  expect(await namesOf('ventureId=210')).toEqual(['of steenhof']);
});

test('the file has every match, more than a page of them, and no formulas', async () => {
  await db
    .insert(auditEntries)
    .values([
      ...Array.from({ length: 1200 }, (_, index) => row(`n${index}`)),
      row('=cmd()'),
      row('other', { entity: 'elsewhere' }),
    ]);
  const { statusCode, headers, payload } = await admin.get('/api/beheer/audit.csv?entity=test');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('logboek.csv');
  const lines = payload.replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toBe('Wanneer;Wie;Recht;Onderwerp;Nummer;Naam;Venture;Was;Is;Reden;Aanvraag');
  expect(lines).toHaveLength(1 + 1201);
  expect(lines[1]).toContain(`"'=cmd()"`);
  expect(payload).not.toContain('elsewhere');
});

test('the file requires the permission to read the log', async () => {
  const sales = await staffOf(app, 'sales');
  expect((await sales.get('/api/beheer/audit.csv')).statusCode).toBe(403);
});
