import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { expect, test, vi } from 'vitest';
import { openAttempt } from '../checkout-state/order-attempt.ts';
import { type OrderRequest, placeOrder } from './place-order.ts';

const confirmation = { orderIds: ['O1'], failedOrderIds: [] };
const invoice: OrderRequest = {
  concept: { cartId: 7, salesOrderId: 'concept-1' },
  paymentMethodName: 'invoice',
  info: { paymentOptionId: null, paymentOptionSubId: null },
};
const online: OrderRequest = { ...invoice, paymentMethodName: 'paynl' };

function problem(status: number, code: string, more: object = {}) {
  return new ApiProblem(status, { type: 'about:blank', title: code, status, code, ...more });
}

/** Each call returns the next answer; an error is thrown. */
function placing(...answers: unknown[]) {
  let stored: string | null = null;
  const call = vi.fn(async (..._asked: unknown[]) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const store = vi.fn();
  let keys = 0;
  const attempts = {
    read: () => stored,
    write: (text: string | null) => {
      stored = text;
    },
  };
  const tools = { api: { call } as unknown as Client, attempts, newKey: () => `sleutel-${++keys}`, store };
  const keysSent = () => call.mock.calls.map(([, input]) => (input as { headers: object }).headers);
  return { tools, store, keysSent };
}

test('an order on account is confirmed, and its attempt is closed', async () => {
  const { tools, store } = placing(confirmation);
  expect(await placeOrder(tools, invoice)).toEqual({ kind: 'ordered' });
  expect(store.mock.lastCall).toEqual([{ paymentOrderId: null, confirmation }]);
  expect(openAttempt(tools.attempts)).toBeNull();
});

test('a payment redirects to the bank if the provider has a page', async () => {
  const { tools, store } = placing({ orderId: 'P1', redirectUrl: 'https://bank.test' });
  expect(await placeOrder(tools, online)).toEqual({ kind: 'redirect', url: 'https://bank.test' });
  expect(store.mock.lastCall).toEqual([{ paymentOrderId: 'P1', confirmation: null }]);
  const { tools: other } = placing({ orderId: 'P1', redirectUrl: null });
  expect(await placeOrder(other, online)).toEqual({ kind: 'paymentStarted' });
});

test('a payment that has already been made is not repeated', async () => {
  const payment = { orderId: 'P0', status: 'paid', confirmation };
  const { tools, store } = placing(problem(409, 'paid', { payment }));
  expect(await placeOrder(tools, online)).toEqual({ kind: 'paymentStarted' });
  expect(store.mock.lastCall).toEqual([{ paymentOrderId: 'P0', confirmation }]);
  expect(openAttempt(tools.attempts)).toBeNull();
});

test('a refusal closes the attempt, so that the next one has a key of its own', async () => {
  const { tools, keysSent } = placing(problem(403, 'orderStop'), confirmation);
  await expect(placeOrder(tools, invoice)).rejects.toThrow();
  await placeOrder(tools, invoice);
  expect(keysSent()).toEqual([{ 'idempotency-key': 'sleutel-1' }, { 'idempotency-key': 'sleutel-2' }]);
});

test('a failing provider is retried with the same key', async () => {
  const { tools, keysSent } = placing(problem(502, 'paymentProviderFailed'), { orderId: 'P1', redirectUrl: null });
  await expect(placeOrder(tools, online)).rejects.toThrow();
  await placeOrder(tools, online);
  expect(keysSent()).toEqual([{ 'idempotency-key': 'sleutel-1' }, { 'idempotency-key': 'sleutel-1' }]);
});

test('an older attempt that came to nothing is replaced by the concept order on screen', async () => {
  const { tools, keysSent } = placing(problem(502, 'paymentProviderFailed'), problem(409, 'notPrepared'), {
    orderId: 'P2',
    redirectUrl: null,
  });
  await expect(placeOrder(tools, online)).rejects.toThrow();
  const shown = { ...online, concept: { cartId: 7, salesOrderId: 'concept-2' } };
  expect(await placeOrder(tools, shown)).toEqual({ kind: 'paymentStarted' });
  expect(keysSent().map((headers) => Object.values(headers)[0])).toEqual(['sleutel-1', 'sleutel-1', 'sleutel-2']);
});
