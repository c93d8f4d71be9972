import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { sendMail } from './mail.ts';

const { app, context, runJobs, setClock } = await createTestApp();

async function send(to: string, firstName: string, minute: number): Promise<string> {
  setClock(new Date(`2026-11-16T10:${String(minute).padStart(2, '0')}:00+01:00`));
  const path = '/steenhof/wachtwoord-instellen?token=t1&purpose=set';
  const data = { firstName, path, validUntil: new Date('2026-11-20') };
  return sendMail(context, { to, kind: 'account-activation', ventureId: '210', data });
}

const first = await send('anna@bouwbedrijf.example', '<script>alert(1)</script>', 1);
const second = await send('bram_x@klus.example', 'Bram', 2);
await send('bramzx@klus.example', 'Ander', 3);
await runJobs();

test('lists every mail, newest first', async () => {
  const page = await app.inject('/dev/mail');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.payload.indexOf('bramzx@klus.example')).toBeLessThan(page.payload.indexOf('anna@bouwbedrijf.example'));
  expect(page.payload).toContain('3 mails');
  expect(page.payload).not.toContain('<script');
});

test('finds by recipient, with a literal match', async () => {
  const { totalMatching, results } = (await app.inject('/dev/mail.json?to=BRAM_X')).json();
  expect(totalMatching).toBe(1);
  expect(results[0]).toMatchObject({ id: second, to: 'bram_x@klus.example', kind: 'account-activation', attempts: 1 });
  expect(results[0].text).toContain('http://localhost:3000/steenhof/wachtwoord-instellen?token=t1&purpose=set');
  expect((await app.inject('/dev/mail.json?to=%25')).json()).toMatchObject({ totalMatching: 0, results: [] });
  const page = await app.inject('/dev/mail?to=%22%3E%3Cimg%20src=x%3E');
  expect(page.payload).not.toContain('<img');
});

test('one mail with its headers, in both versions', async () => {
  const formatted = await app.inject(`/dev/mail/${second}`);
  expect(formatted.payload).toContain('bram_x@klus.example');
  expect(formatted.payload).toContain('Steenhof Bouwmaterialen');
  expect(formatted.payload).toMatch(/<iframe src="\/dev\/mail\/[\w-]+\/html"[^>]* sandbox="(?![^"]*allow-scripts)/);
  const plain = await app.inject(`/dev/mail/${second}?view=text`);
  expect(plain.payload).toContain(
    '<a href="http://localhost:3000/steenhof/wachtwoord-instellen?token=t1&amp;purpose=set">',
  );
  expect(plain.payload).not.toContain('<iframe');
});

test('the HTML of a mail is self-contained and sandboxed', async () => {
  const page = await app.inject(`/dev/mail/${first}/html`);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
  expect(policy).not.toContain('script-src');
  expect(page.payload).toContain('&lt;script&gt;');
  expect(page.payload).not.toContain('<script');
});

test('the logo of a mail is a PNG that can be fetched', async () => {
  const page = await app.inject(`/dev/mail/${second}/html`);
  const logo = new URL(String(page.payload.match(/<img src="([^"]+)"/)?.[1]).replaceAll('&amp;', '&'));
  expect(logo.origin).toBe('http://localhost:3000');
  const picture = await app.inject(logo.pathname + logo.search);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('an unknown mail is 404, a wrong id 400', async () => {
  expect((await app.inject('/dev/mail/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect((await app.inject('/dev/mail/1')).statusCode).toBe(400);
});

test.each([
  [
    'production',
    {
      MODE: 'production',
      DATABASE_URL: 'postgresql://shop:pw@db/shop',
      TOKEN_SECRET: 'a'.repeat(32),
      PUBLIC_URL: 'https://shop.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'bestellen@shop.example',
      KVK_API_KEY: 'sleutel',
      SANDBOX_PAYMENTS: 'true',
    },
  ],
  ['a demo that switched it off', { DEV_INBOX: 'false' }],
])('in %s there is no inbox', async (_name, settings) => {
  const { app: other } = await createTestApp(settings);
  for (const url of ['/dev/mail', '/dev/mail.json', `/dev/mail/${first}`, `/dev/mail/${first}/html`]) {
    expect((await other.inject(url)).statusCode, url).toBe(404);
  }
});
