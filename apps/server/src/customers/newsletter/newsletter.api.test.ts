import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSmtpServer } from '../../../testing/smtp-server.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { activate, complete, filledIn, invite, mailsTo, tokenFor } from '../../../testing/test-registration.ts';
import { cleanUp } from '../../foundation/jobs/clean-up.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { newsletterLinks, newsletterSubscriptions } from './newsletter.tables.ts';
import { handleNewsletterRequest } from './newsletter-request.ts';

const one = await createTestApp({ KEEP_UNCONFIRMED_DAYS: '30', KEEP_LINKS_DAYS: '90' });
const { app, db } = one;
const start = new Date('2026-11-16T09:00:00Z');
const later = (hours: number) => one.setClock(new Date(start.getTime() + hours * 60 * 60 * 1000));

beforeEach(() => later(0));

const post = (url: string, payload: object) => app.inject({ method: 'POST', url: `/api/newsletter/${url}`, payload });
const ask = (emailAddress: string, ventureId = '210') => post('register', { emailAddress, ventureId });
const rowOf = async (email: string) =>
  (await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailAddress, email)))[0];
const confirmToken = (email: string) => tokenFor(one, email, 'newsletter-confirmation', 'token');

/** The links of the newest mail of this kind. */
async function unsubscribeOf(email: string, kind = 'newsletter-welcome') {
  const mail = (await mailsTo(one, email, kind)).at(-1);
  const page = mail?.text.match(/http:\/\/localhost:3000(\/\S+nieuwsbrief-afmelden\?token=(\S+))/);
  return { url: new URL(mail?.unsubscribeUrl ?? '').pathname, page: page?.[1], token: page?.[2] ?? '' };
}

async function subscribe(email: string, ventureId = '210'): Promise<void> {
  await ask(email, ventureId);
  expect((await post('confirm', { token: await confirmToken(email) })).statusCode).toBe(200);
  await one.runJobs();
}

describe('subscribing', () => {
  test('takes effect when the mail is confirmed', async () => {
    const email = 'nieuw@bouw.example';
    expect((await ask(email)).json()).toEqual({ value: true });
    const [mail, ...others] = await mailsTo(one, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Bevestig je inschrijving voor de nieuwsbrief van Steenhof Bouwmaterialen');
    expect(mail?.text).toContain('http://localhost:3000/steenhof/nieuwsbrief-bevestigen?token=');
    expect(await rowOf(email)).toMatchObject({ ventureId: '210', askedAt: start, confirmedAt: null });

    const token = await confirmToken(email);
    later(2);
    expect((await post('confirm', { token })).json()).toEqual({ value: true, state: 'confirmed' });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: new Date('2026-11-16T11:00:00Z'), unsubscribedAt: null });
    expect(await mailsTo(one, email, 'newsletter-welcome')).toHaveLength(1);
    expect((await post('confirm', { token })).json()).toEqual({ value: true, state: 'already' });
    expect(await mailsTo(one, email, 'newsletter-welcome'), 'a second click brings no second mail').toHaveLength(1);
  });

  test('gives the same answer to every caller, for every address', async () => {
    const known = 'bekend@bouw.example';
    await subscribe(known);
    later(5);
    const answers = await Promise.all([
      ask(known),
      ask('onbekend@bouw.example'),
      post('register', { emailAddress: 'robot@bouw.example', ventureId: '210', website_url: 'https://x.example' }),
    ]);
    expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
    const mails = await mailsTo(one, known, 'newsletter-welcome');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Je bent ingeschreven voor de nieuwsbrief van Steenhof Bouwmaterialen',
      'Je ontvangt de nieuwsbrief van Steenhof Bouwmaterialen al',
    ]);
    expect(await mailsTo(one, 'robot@bouw.example')).toEqual([]);
    expect(await rowOf('robot@bouw.example')).toBeUndefined();
  });

  test('is one subscription per shop, for any spelling and any number of requests', async () => {
    const email = 'dubbel@bouw.example';
    await Promise.all([ask(email), ask(email.toUpperCase()), ask(email)]);
    await one.runJobs();
    await handleNewsletterRequest(one.context, { emailAddress: email, ventureId: '210' });
    await ask(email, '220');
    await one.runJobs();
    const mails = (await one.mails()).filter(({ to }) => to.toLowerCase() === email);
    expect(mails.map(({ ventureId }) => ventureId).sort()).toEqual(['210', '220']);
  });

  test('is limited per address', async () => {
    const email = 'vol@bouw.example';
    for (let hour = 0; hour < 10; hour++) {
      later(hour);
      await ask(email);
      await one.runJobs();
    }
    expect(await mailsTo(one, email)).toHaveLength(4);
    later(40);
    await ask(email);
    expect(await mailsTo(one, email)).toHaveLength(5);
  });

  test.each([
    [{ emailAddress: 'geen adres', ventureId: '210' }, 400, { emailAddress: ['Ongeldig e-mailadres'] }],
    [{ emailAddress: 'a@bouw.example', ventureId: '999' }, 404, undefined],
  ])('refused: %o', async (payload, status, errors) => {
    const response = await post('register', payload);
    expect([response.statusCode, response.json().errors]).toEqual([status, errors]);
  });

  test('a bot that continues is throttled', async () => {
    const limited = await openTestApp(one.databaseUrl, { RATE_LIMIT: '1000' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) {
      const payload = { emailAddress: `r${at}@bouw.example`, ventureId: '210' };
      statuses.push(
        (await limited.app.inject({ method: 'POST', url: '/api/newsletter/register', payload })).statusCode,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const confirm = { method: 'POST', url: '/api/newsletter/confirm', payload: { token: 'x' } } as const;
    expect((await limited.app.inject(confirm)).statusCode, 'links still work').toBe(400);
  });
});

describe('the confirmation link', () => {
  test('is refused if it is unknown, or after a week', async () => {
    expect((await post('confirm', { token: 'verzonnen' })).json()).toMatchObject({ status: 400, code: 'linkUnknown' });
    const email = 'laat@bouw.example';
    await ask(email);
    const token = await confirmToken(email);
    later(7 * 24);
    expect((await post('confirm', { token })).json()).toMatchObject({
      code: 'linkExpired',
      detail: 'Schrijf je opnieuw in, dan krijg je een nieuwe link.',
    });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
  });

  test('does not unsubscribe, and an unsubscribe link does not confirm; the database has neither', async () => {
    const email = 'slim@bouw.example';
    await ask(email);
    const token = await confirmToken(email);
    const other = await unsubscribeOf(email, 'newsletter-confirmation');
    expect((await post('unsubscribe', { token })).json()).toMatchObject({ code: 'linkUnknown' });
    expect((await post('confirm', { token: other.token })).json()).toMatchObject({ code: 'linkUnknown' });
    const stored = JSON.stringify(await db.select().from(newsletterLinks));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(other.token);
  });

  test('is invalid after unsubscribing', async () => {
    const email = 'spijt@bouw.example';
    await ask(email);
    const token = await confirmToken(email);
    const { token: out } = await unsubscribeOf(email, 'newsletter-confirmation');
    expect((await post('unsubscribe', { token: out })).json()).toEqual({ value: true, state: 'unsubscribed' });
    expect((await post('confirm', { token })).json()).toMatchObject({ code: 'linkUsed' });
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null, unsubscribedAt: start });
    later(5);
    await subscribe(email);
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: null });
  });
});

describe('unsubscribing', () => {
  test('works with the link of any mail, any number of times', async () => {
    const email = 'weg@bouw.example';
    await subscribe(email);
    const { page, token } = await unsubscribeOf(email);
    expect(page).toBe(`/steenhof/nieuwsbrief-afmelden?token=${token}`);
    expect((await post('unsubscribe', { token })).json()).toEqual({ value: true, state: 'unsubscribed' });
    expect((await post('unsubscribe', { token })).json()).toEqual({ value: true, state: 'already' });
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: start });
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works with the button of a mail program, as %s', async (type, payload) => {
    const email = `${type.length}@knop.example`;
    await subscribe(email);
    const { url, page } = await unsubscribeOf(email);
    const opened = await app.inject(url);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    expect(await rowOf(email), 'opening it changes nothing').toMatchObject({ unsubscribedAt: null });
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect([response.statusCode, response.json().state]).toEqual([200, 'unsubscribed']);
    expect(await rowOf(email)).toMatchObject({ unsubscribedAt: start });
  });

  test('from one shop does not affect the other', async () => {
    const email = 'twee@bouw.example';
    await subscribe(email, '220');
    await subscribe(email, '210');
    const { token } = await unsubscribeOf(email);
    await post('unsubscribe', { token });
    const rows = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.emailAddress, email));
    expect(rows.filter(({ unsubscribedAt }) => unsubscribedAt)).toHaveLength(1);
  });

  test('fails with an unknown link', async () => {
    expect((await post('unsubscribe', { token: 'verzonnen' })).json()).toMatchObject({ code: 'linkUnknown' });
    expect((await app.inject('/api/newsletter/unsubscribe/verzonnen')).statusCode).toBe(404);
  });
});

test('a user who opted in at registration is subscribed once the account is active', async () => {
  const email = 'aangevinkt@bouw.example';
  await complete(app, filledIn(email, await invite(one, email), { newsletter: true }));
  const token = await tokenFor(one, email, 'account-activation', 'activate');
  expect(await rowOf(email)).toBeUndefined();
  await activate(app, token);
  expect(await rowOf(email)).toMatchObject({ ventureId: '210', confirmedAt: start });
});

test('unconfirmed addresses are deleted, and those who unsubscribed long ago', async () => {
  await db.delete(newsletterSubscriptions);
  for (const email of ['blijft@bouw.example', 'vertrekt@bouw.example']) await subscribe(email);
  await post('unsubscribe', { token: (await unsubscribeOf('vertrekt@bouw.example')).token });
  await ask('stil@bouw.example');
  await one.runJobs();
  const left = async (days: number) => {
    // The first run after a long pause deletes nothing.
    for (const day of [days - 1, days]) {
      later(day * 24);
      await enqueue(db, cleanUp, {});
      await one.runJobs();
    }
    return (await db.select().from(newsletterSubscriptions)).map(({ emailAddress }) => emailAddress).sort();
  };
  expect(await left(29)).toEqual(['blijft@bouw.example', 'stil@bouw.example', 'vertrekt@bouw.example']);
  expect(await left(31)).toEqual(['blijft@bouw.example', 'vertrekt@bouw.example']);
  expect(await left(91)).toEqual(['blijft@bouw.example']);
});

test('a mail has the headers for the unsubscribe button (RFC 8058)', async () => {
  const smtp = await startSmtpServer();
  afterAll(() => smtp.close());
  const sending = await openTestApp(one.databaseUrl, { SMTP_URL: smtp.url, MAIL_FROM: 'nieuws@shop.example' });
  const payload = { emailAddress: 'kop@bouw.example', ventureId: '210' };
  await sending.app.inject({ method: 'POST', url: '/api/newsletter/register', payload });
  await sending.runJobs();
  const mail = smtp.received.find(({ to }) => to.includes(payload.emailAddress));
  expect(mail?.header('List-Unsubscribe')).toMatch(
    /^<http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\/[\w-]{43}>$/,
  );
  expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
});
