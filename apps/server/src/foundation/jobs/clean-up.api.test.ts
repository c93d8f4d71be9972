import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { formFiles, formSubmissions } from '../../content/pages/content-form.tables.ts';
import {
  auditEvents,
  passwordTokens,
  refreshTokens,
  sessions,
  siteUsers,
} from '../../customers/identity/identity.tables.ts';
import { registrationInvitations } from '../../customers/registration/registration.tables.ts';
import { mailMessages } from '../../organisation/mail/mail.tables.ts';
import { cleanUpEverything } from '../../program/all-jobs.ts';
import { installation } from '../database/installation.tables.ts';
import { cleanUp } from './clean-up.ts';
import { enqueue } from './jobs.ts';

const { db, context, runJobs, setClock, logged } = await createTestApp({
  KEEP_SESSIONS_DAYS: '10',
  KEEP_LINKS_DAYS: '20',
  KEEP_AUDIT_DAYS: '30',
  KEEP_MAIL_DAYS: '40',
  KEEP_DEAD_LETTERS_DAYS: '50',
  KEEP_FORM_FILES_DAYS: '60',
});

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const now = new Date();
const ago = (days: number, more = 0) => new Date(now.getTime() - days * day - more);

/** Everything is there twice: an hour before its time, and an hour after. */
const kept = -hour;
const due = hour;

beforeAll(async () => {
  setClock(now);
  await db.delete(auditEvents);
  await db.delete(mailMessages);
  await db.insert(installation).values({ key: 'clean-up', value: {}, at: ago(1) });
  const [user] = await db.select({ id: siteUsers.id }).from(siteUsers).limit(1);
  const userId = user?.id ?? '';
  const id = (name: string) => `00000000-0000-4000-8000-0000000000${name}`;
  await db.insert(sessions).values([
    { id: id('01'), userId, createdAt: ago(60), expiresAt: ago(10, kept) },
    { id: id('02'), userId, createdAt: ago(60), expiresAt: ago(10, due) },
    { id: id('03'), userId, createdAt: ago(11), expiresAt: ago(-3), endedAt: ago(10, kept), endReason: 'logout' },
    { id: id('04'), userId, createdAt: ago(11), expiresAt: ago(-3), endedAt: ago(10, due), endReason: 'logout' },
    { id: id('05'), userId, createdAt: ago(300), expiresAt: ago(-14) },
  ]);
  await db.insert(refreshTokens).values([
    { tokenHash: 'spent, not expired', sessionId: id('05'), expiresAt: ago(-1), usedAt: ago(12) },
    { tokenHash: 'expired', sessionId: id('05'), expiresAt: ago(0, due) },
  ]);
  await db.insert(passwordTokens).values([
    { tokenHash: 'expired, kept', userId, purpose: 'reset', expiresAt: ago(20, kept) },
    { tokenHash: 'expired, due', userId, purpose: 'reset', expiresAt: ago(20, due) },
    { tokenHash: 'used, kept', userId, purpose: 'set', expiresAt: ago(-1), usedAt: ago(20, kept) },
    { tokenHash: 'used, due', userId, purpose: 'set', expiresAt: ago(-1), usedAt: ago(20, due) },
  ]);
  const invited = { emailAddress: 'mark@bouw.example', ventureId: '210', acceptedTermsAt: ago(30) };
  await db.insert(registrationInvitations).values([
    { ...invited, tokenHash: 'kept', expiresAt: ago(20, kept) },
    { ...invited, tokenHash: 'due', expiresAt: ago(20, due) },
  ]);
  const event = { kind: 'signIn', address: '192.0.2.1', userAgent: '' };
  await db.insert(auditEvents).values([
    { ...event, at: ago(30, kept), detail: 'kept' },
    { ...event, at: ago(30, due), detail: 'due' },
  ]);
  const mail = {
    to: 'a@b.example',
    from: 'c@d.example',
    html: '',
    text: '',
    kind: 'password-changed',
    ventureId: '210',
  };
  await db.insert(mailMessages).values([
    { ...mail, id: id('11'), subject: 'sent, kept', createdAt: ago(45), sentAt: ago(40, kept) },
    { ...mail, id: id('12'), subject: 'sent, due', createdAt: ago(45), sentAt: ago(40, due) },
    { ...mail, id: id('13'), subject: 'never sent, kept', createdAt: ago(50, kept) },
    { ...mail, id: id('14'), subject: 'never sent, due', createdAt: ago(50, due) },
  ]);
  for (const [form, name, createdAt] of [
    [id('21'), 'kept', ago(60, kept)],
    [id('22'), 'due', ago(60, due)],
  ] as const) {
    const place = { ventureId: '210', contentId: 'f-contact', blockId: 'vraag' };
    await db.insert(formSubmissions).values({ ...place, id: form, title: name, answers: [], createdAt });
    const file = { field: 'tekening', contentType: 'application/pdf', size: 4, bytes: Buffer.from('%PDF') };
    await db.insert(formFiles).values({ ...file, id: form, submissionId: form, name });
  }
  for (const [data, at] of [
    ['kept', ago(50, kept)],
    ['due', ago(50, due)],
  ] as const) {
    await db.execute(
      sql`insert into pgboss.job (name, data, created_on) values ('dead-letter', ${JSON.stringify(data)}::jsonb, ${at.toISOString()}::timestamptz)`,
    );
  }
});

describe('the clean-up', () => {
  test('comes every night by itself', async () => {
    const { rows } = await db.execute(sql`select name, cron, timezone from pgboss.schedule where name = 'clean-up'`);
    expect(rows).toEqual([{ name: 'clean-up', cron: '20 3 * * *', timezone: 'Europe/Amsterdam' }]);
  });

  test('deletes expired rows, and nothing else', async () => {
    await enqueue(db, cleanUp, {});
    await runJobs();

    const left = async (rows: Promise<{ name: string | null }[]>) => (await rows).map(({ name }) => name).sort();
    expect(await left(db.select({ name: sql<string>`right(${sessions.id}::text, 2)` }).from(sessions))).toEqual([
      '01',
      '03',
      '05',
    ]);
    expect(await left(db.select({ name: refreshTokens.tokenHash }).from(refreshTokens))).toEqual([
      'spent, not expired',
    ]);
    expect(await left(db.select({ name: passwordTokens.tokenHash }).from(passwordTokens))).toEqual([
      'expired, kept',
      'used, kept',
    ]);
    expect(await left(db.select({ name: registrationInvitations.tokenHash }).from(registrationInvitations))).toEqual([
      'kept',
    ]);
    expect(await left(db.select({ name: auditEvents.detail }).from(auditEvents))).toEqual(['kept']);
    expect(await left(db.select({ name: mailMessages.subject }).from(mailMessages))).toEqual([
      'never sent, kept',
      'sent, kept',
    ]);
    expect(await left(db.select({ name: formFiles.name }).from(formFiles))).toEqual(['kept']);
    expect(await left(db.select({ name: formSubmissions.title }).from(formSubmissions))).toEqual(['due', 'kept']);
    const { rows } = await db.execute(sql`select data from pgboss.job where name = 'dead-letter'`);
    expect(rows).toEqual([{ data: 'kept' }]);
    expect(logged.find(({ msg }) => msg === 'cleaned up')).toMatchObject({ sessions: 2, mails: 2, deadLetters: 1 });
  });

  test('goes by the clock: an hour or two later the rest is due too', async () => {
    setClock(new Date(now.getTime() + 2 * hour));
    await cleanUpEverything(context, {});
    expect(await db.select().from(mailMessages)).toEqual([]);
    expect(await db.select().from(auditEvents)).toEqual([]);
    expect(await db.select({ id: sessions.id }).from(sessions)).toHaveLength(1);
  });

  test('takes nothing away when the clock is suddenly a year further, and says so; the night after it does', async () => {
    const events = () => db.select().from(auditEvents);
    await db.insert(auditEvents).values({ kind: 'signIn', address: '192.0.2.1', userAgent: '', at: now });
    setClock(new Date(now.getTime() + 365 * day));
    await cleanUpEverything(context, {});
    expect(await events()).toHaveLength(1);
    expect(logged.at(-1)).toMatchObject({ level: 40, msg: expect.stringContaining('is the clock right?') });
    setClock(new Date(now.getTime() + 366 * day));
    await cleanUpEverything(context, {});
    expect(await events()).toEqual([]);
  });
});
