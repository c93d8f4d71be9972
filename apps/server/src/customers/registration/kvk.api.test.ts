import { kvkErrorNumber, kvkUnknownNumber } from '@bouwpoort/demo-world/people/companies';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerTo, encodeAnswer, solveCaptcha } from '../../../testing/solve-captcha.ts';
import { createTestApp, openTestApp } from '../../../testing/test-app.ts';
import { Browser, setCookies } from '../../../testing/test-visitors.ts';
import { usedCaptchaChallenges } from '../../foundation/captcha/captcha.tables.ts';
import { throttles } from '../../foundation/security/security.tables.ts';

const one = await createTestApp();
const two = await openTestApp(one.databaseUrl);
const { app, db } = one;
// See solveCaptcha: these puzzles are checked against the real time too.
const start = new Date();

function at(seconds: number): void {
  for (const each of [one, two]) each.setClock(new Date(start.getTime() + seconds * 1000));
}

beforeEach(async () => {
  at(0);
  await db.delete(throttles);
});

const byNumber = (number: string, captcha?: string) =>
  `/api/kvk/${number}?searchByPostalcode=false&pageSize=100${captcha === undefined ? '' : `&captcha=${encodeURIComponent(captcha)}`}`;
const byAddress = (postalCode: string, houseNumber: string, captcha?: string) =>
  `/api/kvk/search?${new URLSearchParams({
    searchByPostalcode: 'true',
    postalCode,
    houseNumber,
    pageSize: '100',
    ...(captcha === undefined ? {} : { captcha }),
  })}`;

async function passed(): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.get(byNumber('12345678', await solveCaptcha(app)));
  expect(response.statusCode).toBe(200);
  return browser;
}

describe('looking a company up', () => {
  test('by number, with the names of the specification', async () => {
    const response = await app.inject(byNumber('12345678', await solveCaptcha(app)));
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      pagina: 1,
      aantal: 100,
      totaal: 1,
      resultaten: [
        {
          kvkNummer: '12345678',
          naam: 'Van Dijk Bouw B.V.',
          straatnaam: 'Oudegracht',
          huisnummer: 12,
          huisnummerToevoeging: '',
          postcode: '3511AB',
          plaats: 'Utrecht',
          type: 'hoofdvestiging',
        },
      ],
    });
  });

  test('by address, with and without a suffix', async () => {
    const browser = await passed();
    const all = (await browser.get(byAddress('3542 ab', '350'))).json();
    expect(all.totaal).toBe(14);
    expect(all.resultaten).toHaveLength(14);
    const unit = (await browser.get(byAddress('3542AB', '350-7'))).json();
    expect(unit).toMatchObject({ totaal: 1, resultaten: [{ naam: 'Glaszetterij Helder Zicht' }] });
  });

  test('no company found is an empty list', async () => {
    const browser = await passed();
    for (const url of [byNumber(kvkUnknownNumber), byAddress('9999ZZ', '1')]) {
      const response = await browser.get(url);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ pagina: 1, aantal: 100, totaal: 0, resultaten: [] });
    }
  });

  test('a register that is down gives an error without internal details', async () => {
    const response = await (await passed()).get(byNumber(kvkErrorNumber));
    expect(response.statusCode).toBe(502);
    expect(response.json()).toMatchObject({ code: 'registerFailed', title: 'Er is een fout opgetreden' });
    expect(response.payload).not.toContain('stands for');
  });

  test.each([
    [byNumber('1234567'), 'Ongeldig KvK nummer'],
    [byAddress('0123AB', '1'), 'Ongeldige postcode'],
    [byAddress('1234AB', ''), 'Veld verplicht'],
  ])('%s is refused in Dutch', async (url, message) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.payload).toContain(message);
  });
});

describe('the captcha before it', () => {
  test('the provider is named, and every puzzle is new and not cached', async () => {
    expect((await app.inject('/api/captcha')).json()).toEqual({ provider: 'altcha', siteKey: null });
    const [first, second] = await Promise.all([
      app.inject('/api/captcha/challenge'),
      app.inject('/api/captcha/challenge'),
    ]);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json().parameters.nonce).not.toBe(second.json().parameters.nonce);
    expect(first.json().parameters.expiresAt).toBe(Math.floor(start.getTime() / 1000) + 300);
  });

  test('a missing answer has a problem of its own', async () => {
    for (const url of [byNumber('12345678'), byNumber('12345678', ''), byAddress('3511AB', '12')]) {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'captchaMissing',
        title: 'Bevestig eerst dat je geen robot bent',
      });
    }
  });

  test('an answer is accepted once, across processes', async () => {
    const answer = await solveCaptcha(app);
    const answers = await Promise.all(
      [app, two.app, app, two.app].map((each) => each.inject(byNumber('12345678', answer))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
    const again = await app.inject(byNumber('12345678', answer));
    expect(again.json()).toMatchObject({ code: 'captchaFailed' });
  });

  test('a tampered answer is refused', async () => {
    const challenge = (await app.inject('/api/captcha/challenge')).json();
    const solved = JSON.parse(Buffer.from(await answerTo(challenge), 'base64').toString());
    const { parameters } = challenge;
    const other = (await app.inject('/api/captcha/challenge')).json();
    const tampered = [
      { ...solved, challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } } },
      { ...solved, challenge: { ...challenge, parameters: { ...parameters, nonce: 'ab'.repeat(16) } } },
      { ...solved, challenge: { ...challenge, signature: 'ab'.repeat(32) } },
      { ...solved, challenge: other },
      { ...solved, solution: { ...solved.solution, derivedKey: `${parameters.keyPrefix}${'00'.repeat(16)}` } },
      { ...solved, solution: null },
      { challenge },
      null,
      [],
    ];
    for (const answer of [...tampered.map(encodeAnswer), 'onzin', '%%%']) {
      const response = await app.inject(byNumber('12345678', answer));
      expect(response.json(), answer).toMatchObject({ status: 400, code: 'captchaFailed' });
    }
    expect((await app.inject(byNumber('12345678', encodeAnswer(solved)))).statusCode).toBe(200);
  });

  test('an unsigned puzzle is refused', async () => {
    const challenge = (await app.inject('/api/captcha/challenge')).json();
    const easy = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00', keySignature: '' } };
    const response = await app.inject(byNumber('12345678', await answerTo({ ...easy, signature: '' })));
    expect(response.json()).toMatchObject({ code: 'captchaFailed' });
  });

  test('an answer after five minutes is too late; used ones are forgotten then', async () => {
    const used = await solveCaptcha(app);
    await app.inject(byNumber('12345678', used));
    const late = await solveCaptcha(app);
    at(300);
    expect((await app.inject(byNumber('12345678', late))).json()).toMatchObject({ code: 'captchaFailed' });
    at(301);
    const fresh = await solveCaptcha(app);
    await app.inject(byNumber('12345678', fresh));
    expect(await db.select().from(usedCaptchaChallenges)).toHaveLength(1);
  });

  test('the resulting pass is valid for ten minutes, in a cookie that script cannot read', async () => {
    const response = await app.inject(byNumber('12345678', await solveCaptcha(app)));
    expect(setCookies(response)).toEqual([
      expect.stringMatching(/^captchaPass=[^;]+; Max-Age=600; Path=\/api\/; HttpOnly; SameSite=Lax$/),
    ]);
    const browser = await passed();
    at(599);
    expect((await browser.get(byAddress('3511AB', '12'))).statusCode).toBe(200);
    at(600);
    expect((await browser.get(byAddress('3511AB', '12'))).json()).toMatchObject({ code: 'captchaMissing' });
  });

  test('a forged pass is refused', async () => {
    const browser = new Browser(app);
    browser.cookies.set('captchaPass', `${crypto.randomUUID()}.9999999999.${'A'.repeat(43)}`);
    expect((await browser.get(byNumber('12345678'))).json()).toMatchObject({ code: 'captchaMissing' });
  });
});

describe('rate limits', () => {
  test('one pass allows thirty lookups', async () => {
    const browser = await passed();
    for (let count = 2; count <= 30; count++) {
      expect((await browser.get(byNumber('12345678'))).statusCode).toBe(200);
    }
    const response = await browser.get(byNumber('12345678'));
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('300');
  });

  test('one address is allowed sixty, with or without a captcha', async () => {
    for (let count = 1; count <= 60; count++) {
      expect((await app.inject(byNumber('12345678'))).statusCode).toBe(400);
    }
    expect((await app.inject(byNumber('12345678', await solveCaptcha(app)))).statusCode).toBe(429);
    const elsewhere = await app.inject({ url: byNumber('12345678'), remoteAddress: '203.0.113.9' });
    expect(elsewhere.statusCode).toBe(400);
  });
});
