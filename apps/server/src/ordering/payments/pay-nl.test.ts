import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hangUp, json, silence, startJsonServer, text } from '../../../testing/json-server.ts';
import { signExchange } from './exchange-signature.ts';
import { payNl } from './pay-nl.ts';
import { RefundRefused } from './payment-provider.ts';

const server = await startJsonServer();
afterAll(() => server.close());
let now = new Date('2026-11-16T10:00:00Z');
beforeEach(() => {
  server.asked.length = 0;
  server.answers.length = 0;
});

const settings = {
  serviceId: 'SL-1234-5678',
  tokenCode: 'AT-1234-5678',
  apiToken: 'het-token-van-de-webshop',
  url: `${server.url}/`,
  settingsUrl: server.url,
  test: false,
};
const provider = payNl(settings, () => now);
/** For tests in which PAY. does not answer. */
const impatient = payNl({ ...settings, timeoutMs: 300 }, () => now);
const failed = expect.objectContaining({ code: 'paymentProviderFailed' });
const id = '6a46b5e3-4115-822f-168d-758283631540';
const eur = (value: number) => ({ value, currency: 'EUR' });

/** An order in the form of PAY., with many unused fields. */
const order = (code: number, change: object = {}) => ({
  id,
  type: 'sale',
  serviceId: 'SL-1234-5678',
  description: 'Steenhof Bouwmaterialen',
  reference: 'BP01',
  orderId: '41811671034X1540',
  status: { code, action: 'STATUS' },
  integration: { pointOfInteraction: null, test: false },
  amount: eur(2531),
  authorizedAmount: eur(0),
  capturedAmount: eur(0),
  payments: [],
  links: { status: `https://connect.pay.nl/v1/orders/${id}/status`, redirect: 'https://checkout.pay.nl/order/1' },
  ...change,
});

const payment = {
  orderId: 'BP01',
  amountCents: 2531,
  description: 'Steenhof Bouwmaterialen',
  returnUrl: 'https://shop.example/steenhof/bestelling-verwerkt?cart=1&payment=BP01',
  exchangeUrl: 'https://shop.example/api/payments/exchange',
  optionId: '10',
  subOptionId: '5080',
};

describe('beginning a payment', () => {
  test('sends our token, and returns the address of the payment page', async () => {
    server.answers.push(json(201, order(20)));
    expect(await provider.start(payment)).toEqual({ providerId: id, redirectUrl: 'https://checkout.pay.nl/order/1' });
    const [asked] = server.asked;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/orders' });
    expect(asked?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from('AT-1234-5678:het-token-van-de-webshop').toString('base64')}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      serviceId: 'SL-1234-5678',
      amount: { value: 2531, currency: 'EUR' },
      description: payment.description,
      reference: 'BP01',
      returnUrl: payment.returnUrl,
      exchangeUrl: payment.exchangeUrl,
      paymentMethod: { id: 10, input: { issuerId: '5080' } },
      integration: { test: false },
    });
  });

  test('without a choice the page of PAY. offers the payment methods', async () => {
    server.answers.push(json(201, order(20)));
    await payNl({ ...settings, test: true }, () => now).start({ ...payment, optionId: null, subOptionId: null });
    const body = JSON.parse(server.asked[0]?.body ?? '');
    expect(body).not.toHaveProperty('paymentMethod');
    expect(body.integration).toEqual({ test: true });
  });

  test.each([
    ['stumbles', json(503, {})],
    ['refuses', json(422, { type: 'validation', violations: [{ propertyPath: 'amount' }] })],
    ['does not know us', json(401, {})],
    ['hangs up', hangUp],
    ['speaks nonsense', text(200, '<html>')],
    ['forgets where to go', json(201, { id, links: {} })],
    ['sends us somewhere strange', json(201, { id, links: { redirect: 'javascript:alert(1)' } })],
  ])('fails without a retry when PAY. %s: there must not be two payments', async (_, answer) => {
    server.answers.push(answer);
    await expect(provider.start(payment)).rejects.toEqual(failed);
    expect(server.asked).toHaveLength(1);
  });

  test('times out when PAY. does not answer', async () => {
    server.answers.push(silence);
    await expect(impatient.start(payment)).rejects.toEqual(failed);
    expect(server.asked).toHaveLength(1);
  });
});

describe('the status of a payment', () => {
  test.each([
    ['paid', order(100, { capturedAmount: eur(2531) }), { code: 100, paidCents: 2531 }],
    ['reserved', order(95, { authorizedAmount: eur(2531) }), { code: 95, paidCents: 2531 }],
    ['open', order(50), { code: 50, paidCents: 0 }],
    [
      'paid, without being told how much',
      order(100, { capturedAmount: null, authorizedAmount: null }),
      { code: 100, paidCents: 2531 },
    ],
    [
      'reserved, without being told how much',
      order(95, { capturedAmount: undefined, authorizedAmount: null }),
      { code: 95, paidCents: 0 },
    ],
    ['paid less', order(-51, { capturedAmount: eur(100) }), { code: -51, paidCents: 100 }],
  ])('%s', async (_, answer, expected) => {
    server.answers.push(json(200, answer));
    expect(await provider.status(id)).toEqual({ ...expected, orderId: 'BP01', currency: 'EUR', amountCents: 2531 });
    expect(server.asked).toMatchObject([{ method: 'GET', path: `/v1/orders/${id}/status` }]);
  });

  test.each([
    ['stumbles', json(500, {})],
    ['hangs up', hangUp],
    ['speaks nonsense', text(200, 'OK')],
  ])('is queried again when PAY. %s', async (_, first) => {
    server.answers.push(first, json(200, order(100, { capturedAmount: eur(2531) })));
    expect(await provider.status(id)).toMatchObject({ code: 100 });
    expect(server.asked).toHaveLength(2);
  });

  test.each([
    ['stays down', json(502, {}), 2],
    ['does not know it', json(404, {}), 1],
    ['tells half of it', json(200, { id, status: {} }), 1],
    ['counts in euros', json(200, order(100, { amount: { value: 25.31, currency: 'EUR' } })), 1],
    [
      'points elsewhere',
      (response: import('node:http').ServerResponse) =>
        response.writeHead(302, { location: 'https://elders.example' }).end(),
      2,
    ],
  ])('fails when PAY. %s', async (_, answer, calls) => {
    server.answers.push(answer);
    await expect(provider.status(id)).rejects.toEqual(failed);
    expect(server.asked).toHaveLength(calls);
  });

  test('fails when PAY. does not answer twice', async () => {
    server.answers.push(silence);
    await expect(impatient.status(id)).rejects.toEqual(failed);
    expect(server.asked).toHaveLength(2);
  });
});

describe('actions on a payment', () => {
  test.each(['capture', 'void', 'approve', 'decline', 'abort'] as const)('%s', async (action) => {
    server.answers.push(text(200, ''));
    await provider.act(id, action);
    expect(server.asked).toMatchObject([{ method: 'PATCH', path: `/v1/orders/${id}/${action}` }]);
  });

  test('a refusal is an error, a server error is retried', async () => {
    server.answers.push(json(422, {}));
    await expect(provider.act(id, 'capture')).rejects.toEqual(failed);
    server.answers.splice(0, 1, json(503, {}), json(200, order(100)));
    await provider.act(id, 'capture');
    expect(server.asked).toHaveLength(3);
  });
});

describe('payment methods', () => {
  const found = {
    code: 'SL-1234-5678',
    name: 'Steenhof',
    checkoutOptions: [
      {
        id: 1,
        tag: 'PG_1',
        paymentMethods: [
          {
            id: 10,
            name: 'iDEAL',
            image: '/payment_methods/1.svg',
            options: [{ id: 5080, name: 'Een bank' }],
            minAmount: 1,
          },
        ],
      },
      {
        id: 2,
        paymentMethods: [
          { id: 706, name: 'Visa Mastercard', options: [] },
          { id: 1927, name: 'Pin', options: null },
        ],
      },
      { id: 3, paymentMethods: null },
    ],
  };
  const options = [
    { id: '10', name: 'iDEAL', banks: [{ id: '5080', name: 'Een bank' }] },
    { id: '706', name: 'Visa Mastercard', banks: [] },
  ];

  test('are those of the sales location that work in a browser, cached for a while', async () => {
    server.answers.push(json(200, found));
    const fresh = payNl(settings, () => now);
    expect(await fresh.options()).toEqual(options);
    expect(await fresh.options()).toEqual(options);
    expect(server.asked).toMatchObject([{ method: 'GET', path: '/v2/services/config?serviceId=SL-1234-5678' }]);
    now = new Date(now.getTime() + 6 * 60_000);
    await fresh.options();
    expect(server.asked).toHaveLength(2);
  });

  test('are queried again after a failure', async () => {
    const fresh = payNl(settings, () => now);
    server.answers.push(json(500, {}), json(500, {}), json(200, found));
    await expect(fresh.options()).rejects.toEqual(failed);
    expect(await fresh.options()).toEqual(options);
  });
});

test('a call is verified with our own token as the key', () => {
  const body = JSON.stringify({ type: 'order', id, event: 'status_changed', object: order(100) });
  const signed = signExchange({ id: settings.tokenCode, secret: settings.apiToken }, body);
  expect(provider.readExchange(signed, Buffer.from(body))).toEqual({ providerId: id, orderId: 'BP01' });
  expect(provider.readExchange({ ...signed, signature: '00' }, Buffer.from(body))).toBeUndefined();
});

describe('refunds', () => {
  const refund = { amountCents: 1250, description: 'Terugbetaling bestelling 2105000' };

  test('use the transaction API, with the payment number of PAY.', async () => {
    server.answers.push(json(200, order(100)), json(200, { amountRefunded: eur(1250) }));
    await provider.refund(id, refund);
    expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /v1/orders/${id}/status`,
      'PATCH /v2/transactions/41811671034X1540/refund',
    ]);
    expect(JSON.parse(server.asked[1]?.body ?? '')).toEqual({
      amount: eur(1250),
      description: refund.description,
    });
  });

  test.each([
    ['a total', { amountRefunded: eur(990) }, 990],
    ['nothing', {}, 0],
  ])('a refunded amount is read as %s', async (_, answer, cents) => {
    server.answers.push(json(200, order(100)), json(200, answer));
    expect(await provider.refunded(id)).toBe(cents);
    expect(server.asked[1]?.path).toBe('/v2/transactions/41811671034X1540/status');
  });

  test('an explicit refusal is an error with the message of PAY.', async () => {
    server.answers.push(json(200, order(100)), json(422, { detail: 'Amount too high' }));
    const failure = await provider.refund(id, refund).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RefundRefused);
    expect(String(failure)).toContain('Amount too high');
  });

  test.each([
    ['stumbles', json(500, {})],
    ['is too busy', json(429, {})],
    ['has a new token', json(401, {})],
    ['hangs up', hangUp],
  ])('are sent once and stay open when PAY. %s', async (_, answer) => {
    server.answers.push(json(200, order(100)), answer);
    await expect(provider.refund(id, refund)).rejects.toEqual(failed);
    expect(server.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });
});
