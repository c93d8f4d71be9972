import { ApiProblem, type CallableName } from '@bouwpoort/contract/program/client';
import { expect, test, vi } from 'vitest';
import { loadOrders } from './load-orders.ts';
import { orderApi } from './order-api.ts';
import { sampleOrder } from './order-samples.ts';

type Opened = Parameters<typeof loadOrders>[0];

/** A page of a linked user, with fake answers by the name of the call. */
function opened(answers: Partial<Record<CallableName, unknown>>, given: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const log = { error: vi.fn(), warn: vi.fn() };
  const call = async (name: CallableName) => {
    asked.push(name);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const page = {
    api: { call, url: () => '' },
    session: { siteUser: { dynamics: true }, useOrderApiCodit: false },
    wrongVenture: false,
    log,
    ...given,
  } as unknown as Opened;
  return { page, asked, log };
}
const refusal = (status: number, code: string) => new ApiProblem(status, { type: '', title: code, status, code });

test('the flag of the user selects the path', async () => {
  const plain = opened({ 'orders.list': [sampleOrder()] });
  expect((await loadOrders(plain.page)).orders).toHaveLength(1);
  expect(plain.asked).toEqual(['orders.list']);
  const session = { siteUser: { dynamics: true }, useOrderApiCodit: true };
  const codit = opened({ 'orders.coditList': { orders: [sampleOrder(), sampleOrder()] } }, { session });
  expect((await loadOrders(codit.page)).orders).toHaveLength(2);
  expect(codit.asked).toEqual(['orders.coditList']);
});

test('without a link to a customer, or in another venture, nothing is requested', async () => {
  const session = { siteUser: { dynamics: false }, useOrderApiCodit: false };
  for (const [given, problem] of [
    [{ session }, 'noLink'],
    [{ wrongVenture: true }, 'otherVenture'],
  ] as const) {
    const { page, asked } = opened({}, given);
    expect(await loadOrders(page)).toEqual({ orders: null, problem });
    expect(asked).toEqual([]);
  }
});

test('a failed load is returned, not thrown; only unexpected errors are logged', async () => {
  const cases = [
    [refusal(503, 'unavailable'), 'disabled', 0],
    [refusal(403, 'noCustomer'), 'noLink', 0],
    [refusal(500, 'internal'), 'failed', 1],
    [new TypeError('fetch failed'), 'failed', 1],
  ] as const;
  for (const [error, problem, logged] of cases) {
    const { page, log } = opened({ 'orders.list': error });
    expect(await loadOrders(page)).toEqual({ orders: null, problem });
    expect(log.error).toHaveBeenCalledTimes(logged);
  }
});

test('an order without an id is not requested', () => {
  const { page } = opened({});
  for (const flag of [true, false]) {
    expect(() => orderApi(page.api, flag).details('')).toThrow('Unable to fetchOrder: No orderId specified');
  }
});
