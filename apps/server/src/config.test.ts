import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting it is a demo on port 3000 with its own database', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    mode: 'demo',
    port: 3000,
    dataDir: '/shop/.data',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    showcase: true,
    brand: 'bouwpoort',
    cms: 'cms',
  });
});

test('an empty setting is a setting left out', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }, '/')).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

test('everything that is wrong is told at once', () => {
  const wrong = { PORT: 'tachtig', DATABASE_URL: 'mysql://x', DEMO_PRODUCTS: '5' };
  expect(() => readConfig(wrong, '/')).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_PRODUCTS/);
});

test('production starts on nothing that belongs to the demo, and says all that is missing', () => {
  expect(() => readConfig({ MODE: 'production' }, '/')).toThrow(
    /DATABASE_URL[\s\S]*TOKEN_SECRET[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*MAIL_FROM[\s\S]*KVK_API_KEY/,
  );
  expect(() => readConfig({ MODE: 'production', PUBLIC_URL: 'http://shop.example' }, '/')).toThrow(/PUBLIC_URL/);
});

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgresql://shop:pw@db/shop',
  TOKEN_SECRET: 'a'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtps://shop:pw@mail.example',
  MAIL_FROM: 'bestellen@shop.example',
  KVK_API_KEY: 'sleutel',
};

test('a complete production is accepted, without showcase and without development inbox', () => {
  const config = readConfig(production, '/');
  expect(config).toMatchObject({ mode: 'production', showcase: false, devInbox: false, worker: true });
  expect(config).toMatchObject({ smtpUrl: production.SMTP_URL, mailFrom: production.MAIL_FROM });
});

test('nobody can switch the development inbox on in production', () => {
  expect(() => readConfig({ ...production, DEV_INBOX: 'true' }, '/')).toThrow(/DEV_INBOX/);
  expect(readConfig({ DEV_INBOX: 'false' }, '/').devInbox).toBe(false);
});

test('a demo mails to its own inbox', () => {
  expect(readConfig({}, '/')).toMatchObject({ devInbox: true, smtpUrl: undefined, worker: true });
  expect(readConfig({ WORKER: 'false' }, '/').worker).toBe(false);
  expect(() => readConfig({ SMTP_URL: 'https://mail.example' }, '/')).toThrow(/SMTP_URL/);
});

test('a captcha of somebody else needs its keys', () => {
  expect(readConfig({}, '/').captcha).toEqual({ provider: 'altcha' });
  expect(() => readConfig({ CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: 'publiek' }, '/')).toThrow(/CAPTCHA_SECRET/);
  const keys = { CAPTCHA_SITE_KEY: 'publiek', CAPTCHA_SECRET: 'geheim' };
  expect(readConfig({ CAPTCHA: 'recaptcha', ...keys }, '/').captcha).toMatchObject({ provider: 'recaptcha' });
  expect(() => readConfig({ CAPTCHA: 'geen' }, '/')).toThrow(/CAPTCHA/);
});
