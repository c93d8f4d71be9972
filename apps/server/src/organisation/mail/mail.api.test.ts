import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { deliverMail } from './deliver-mail.ts';
import { mailMessages } from './mail.tables.ts';
import { sendMail } from './mail.ts';

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const testApp = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'bestellen@shop.example' });
const { db, runJobs, mails, logged, context: ctx } = testApp;

const reset = (to: string) => ({
  to,
  kind: 'password-reset' as const,
  ventureId: '210',
  data: {
    firstName: 'Joris',
    path: '/steenhof/wachtwoord-instellen?token=abc',
    validUntil: new Date('2026-11-17T10:00:00+01:00'),
  },
});

async function jobs(name: string): Promise<{ state: string; output: unknown }[]> {
  const { rows } = await db.execute<{ state: string; output: unknown }>(
    sql`select state, output from pgboss.job where name = ${name} order by created_on`,
  );
  return rows;
}

beforeEach(async () => {
  smtp.received.length = 0;
  logged.length = 0;
  smtp.onRecipient = () => undefined;
  await db.delete(mailMessages);
  await db.execute(sql`delete from pgboss.job`);
});

test('a mail is sent in the venture’s name, as HTML and as text', async () => {
  const id = await sendMail(ctx, { ...reset('joris@bouwbedrijf.example'), replyTo: 'balie@steenhof.example' });
  await runJobs();
  const [mail, ...others] = smtp.received;
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['joris@bouwbedrijf.example']);
  expect(mail?.header('From')).toBe('Steenhof Bouwmaterialen <bestellen@shop.example>');
  expect(mail?.header('Reply-To')).toBe('balie@steenhof.example');
  expect(mail?.header('Subject')).toBe('Nieuw wachtwoord voor Steenhof Bouwmaterialen');
  expect(mail?.header('Message-ID')).toBe(`<${id}@shop.example>`);
  expect(mail?.header('Content-Type')).toContain('multipart/alternative');
  expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  expect(await mails()).toMatchObject([{ id, attempts: 1, lastError: null, kind: 'password-reset', ventureId: '210' }]);
});

test('after a rollback there is no mail and no job', async () => {
  const attempt = db.transaction(async (tx) => {
    await sendMail({ ...ctx, db: tx }, reset('joris@bouwbedrijf.example'));
    throw new Error('the order could not be written');
  });
  await expect(attempt).rejects.toThrow('the order could not be written');
  expect(await db.select().from(mailMessages)).toEqual([]);
  expect(await jobs('mail')).toEqual([]);
  await runJobs({ delayed: true });
  expect(smtp.received).toEqual([]);
});

test('a temporary refusal of the server is retried', async () => {
  smtp.onRecipient = () => ({ code: 451, message: 'greylisted, come back in five minutes' });
  await sendMail(ctx, reset('joris@bouwbedrijf.example'));
  await runJobs();
  expect(await mails()).toEqual([]);
  expect(await db.select().from(mailMessages)).toMatchObject([
    { attempts: 1, lastError: expect.stringContaining('greylisted') },
  ]);
  expect(await jobs('mail')).toMatchObject([{ state: 'retry' }]);
  await runJobs();
  expect((await db.select().from(mailMessages))[0]?.attempts, 'not before its time').toBe(1);

  smtp.onRecipient = () => undefined;
  await runJobs({ delayed: true });
  expect(smtp.received).toHaveLength(1);
  expect(await mails()).toMatchObject([{ attempts: 2, lastError: null }]);
  expect(await jobs('dead-letter')).toEqual([]);
});

test('a permanent refusal becomes a dead letter, once', async () => {
  smtp.onRecipient = () => ({ code: 550, message: 'no such mailbox' });
  const id = await sendMail(ctx, reset('weg@bouwbedrijf.example'));
  await runJobs();
  await runJobs({ delayed: true });
  expect(await db.select().from(mailMessages)).toMatchObject([
    { id, sentAt: null, attempts: 1, lastError: expect.stringContaining('no such mailbox') },
  ]);
  expect(await jobs('mail')).toMatchObject([{ state: 'failed' }]);
  expect(await jobs('dead-letter')).toHaveLength(1);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 50, job: 'mail', data: { mailId: id }, msg: expect.stringContaining('given up') }),
  );
});

test('a mail that fails at every attempt becomes a dead letter too', async () => {
  smtp.onRecipient = () => ({ code: 451, message: 'try again' });
  await sendMail(ctx, reset('joris@bouwbedrijf.example'));
  for (let tries = 0; tries <= deliverMail.retry.times; tries++) await runJobs({ delayed: true });
  expect(await jobs('dead-letter')).toHaveLength(1);
  expect((await db.select().from(mailMessages))[0]?.attempts).toBe(deliverMail.retry.times + 1);
});

test('an authentication error of our own loses no mail', async () => {
  const strict = await startSmtpServer({ user: 'shop', password: 'juist' });
  try {
    const wrong = await createTestApp({ SMTP_URL: strict.url.replace('//', '//shop:onjuist@') });
    await sendMail(wrong.context, reset('joris@bouwbedrijf.example'));
    await wrong.runJobs();
    expect(await wrong.db.select().from(mailMessages)).toMatchObject([{ sentAt: null, attempts: 1 }]);
    const { rows } = await wrong.db.execute(sql`select state from pgboss.job where name = 'mail'`);
    expect(rows).toEqual([{ state: 'retry' }]);
  } finally {
    await strict.close();
  }
});

test('the same mail in two jobs at once is sent once', async () => {
  const mailId = await sendMail(ctx, reset('joris@bouwbedrijf.example'));
  await enqueue(db, deliverMail, { mailId });
  await runJobs();
  expect(smtp.received).toHaveLength(1);
  expect(await jobs('mail')).toMatchObject([{ state: 'completed' }, { state: 'completed' }]);
});

test('a deleted mail and data of another release are not retried', async () => {
  const mailId = '00000000-0000-4000-8000-000000000000';
  await enqueue(db, deliverMail, { mailId });
  const old = await enqueue(db, deliverMail, { mailId });
  await db.execute(sql`update pgboss.job set data = '{"message": 12}' where id = ${old}`);
  await runJobs();
  expect(await jobs('mail')).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
  expect(await jobs('dead-letter')).toHaveLength(2);
});

test('an invalid address is refused before anything is written', async () => {
  await expect(sendMail(ctx, reset('geen adres'))).rejects.toThrow();
  await expect(sendMail(ctx, { ...reset('a@b.example'), replyTo: 'x\r\nBcc: y@z.example' })).rejects.toThrow();
  expect(await db.select().from(mailMessages)).toEqual([]);
});

test('an account without a venture gets the mail of the portal', async () => {
  await sendMail(ctx, { ...reset('joris@bouwbedrijf.example'), ventureId: null });
  await runJobs();
  expect(smtp.received[0]?.header('From')).toBe('Bouwpoort <bestellen@shop.example>');
});
