import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import type { Database } from '../database/database.ts';
import { recaptchaCaptcha, turnstileCaptcha } from './siteverify-captcha.ts';

const provider = await startJsonServer();
afterAll(() => provider.close());
beforeEach(() => {
  provider.asked.length = 0;
  provider.answers.length = 0;
});

/** These adapters keep nothing: they never touch the database. */
const ctx = { db: {} as Database, clock: () => new Date(), log: Fastify().log };
const settings = { siteKey: 'publiek', secret: 'geheim', baseUrl: provider.url, timeoutMs: 400 };

describe.each([
  [turnstileCaptcha(settings), 'turnstile', '/turnstile/v0/siteverify'],
  [recaptchaCaptcha(settings), 'recaptcha', '/recaptcha/api/siteverify'],
])('%#', (captcha, name, path) => {
  test(`${name} is asked with our secret, the answer and the visitor's address`, async () => {
    provider.answers.push(json(200, { success: true, hostname: 'shop.example' }));
    expect(captcha).toMatchObject({ provider: name, siteKey: 'publiek' });
    expect(await captcha.holds(ctx, 'antwoord', '203.0.113.9')).toBe(true);
    expect(provider.asked).toMatchObject([{ method: 'POST', path }]);
    expect(Object.fromEntries(new URLSearchParams(provider.asked[0]?.body))).toEqual({
      secret: 'geheim',
      response: 'antwoord',
      remoteip: '203.0.113.9',
    });
  });

  test(`${name} refuses an answer`, async () => {
    provider.answers.push(json(200, { success: false, 'error-codes': ['timeout-or-duplicate'] }));
    expect(await captcha.holds(ctx, 'antwoord', '203.0.113.9')).toBe(false);
  });

  test.each([
    ['our secret is wrong', json(200, { success: false, 'error-codes': ['invalid-input-secret'] })],
    ['it stumbles', json(500, {})],
    ['it says nothing', silence],
    ['it speaks nonsense', text(200, '<html>')],
  ])(`${name}: nobody is let in, and nobody blamed, when %s`, async (_what, answer) => {
    provider.answers.push(answer);
    const failed = expect.objectContaining({ code: 'unavailable' });
    await expect(captcha.holds(ctx, 'antwoord', '203.0.113.9')).rejects.toEqual(failed);
  });
});
