import { describe, expect, test } from 'vitest';
import type { ProviderPayment } from './payment-provider.ts';
import { decideSettlement, type RequestedPayment } from './settlement-decision.ts';

const asked: RequestedPayment = { orderId: 'BP1', dueCents: 1000, status: 'notCompleted', followUp: null };
const word = (change: Partial<ProviderPayment>): ProviderPayment => ({
  code: 100,
  orderId: 'BP1',
  currency: 'EUR',
  amountCents: 1000,
  paidCents: 1000,
  ...change,
});

describe('a cart that can be ordered', () => {
  test.each([
    ['paid', {}, { kind: 'order', status: 'successful' }],
    ['paid a cent less', { paidCents: 999 }, { kind: 'refund', why: 'amount' }],
    ['paid a cent more', { paidCents: 1001 }, { kind: 'refund', why: 'amount' }],
    ['asked for less than is due', { amountCents: 1, paidCents: 1 }, { kind: 'refund', why: 'amount' }],
    ['in another currency', { currency: 'USD' }, { kind: 'refund', why: 'amount' }],
    ["somebody else's payment", { orderId: 'BP2' }, { kind: 'refund', why: 'amount' }],
    ['reserved', { code: 95 }, { kind: 'act', status: 'reservation', followUp: 'CAPTURE' }],
    ['reserved in part', { code: 95, paidCents: 500 }, { kind: 'act', status: 'failed', followUp: 'VOID' }],
    ['deviating upwards', { code: 85, paidCents: 1100 }, { kind: 'act', status: 'deviating', followUp: 'APPROVE' }],
    ['deviating by name only', { code: -51 }, { kind: 'act', status: 'deviating', followUp: 'APPROVE' }],
    ['deviating downwards', { code: 85, paidCents: 900 }, { kind: 'act', status: 'deviating', followUp: 'DECLINE' }],
    [
      'deviating, for another amount',
      { code: 85, amountCents: 1, paidCents: 1000 },
      { kind: 'act', status: 'failed', followUp: 'DECLINE' },
    ],
    ['canceled', { code: -90, paidCents: 0 }, { kind: 'end', status: 'canceledByUser' }],
    ['refused', { code: -63, paidCents: 0 }, { kind: 'end', status: 'refused' }],
    ['expired', { code: -80, paidCents: 0 }, { kind: 'end', status: 'failed' }],
    ['open', { code: 50, paidCents: 0 }, { kind: 'wait', status: 'notCompleted' }],
    ['a code of tomorrow', { code: 12345 }, { kind: 'wait', status: 'notCompleted' }],
  ] as const)('%s', (_, change, decision) => {
    expect(decideSettlement(asked, word(change), true)).toEqual(decision);
  });
});

describe('a cart that was ordered in another way, or deleted', () => {
  test.each([
    ['paid', {}, { kind: 'refund', why: 'cart' }],
    ['reserved', { code: 95 }, { kind: 'act', status: 'reservation', followUp: 'VOID' }],
    ['deviating', { code: 85 }, { kind: 'act', status: 'deviating', followUp: 'DECLINE' }],
    ['canceled', { code: -90 }, { kind: 'end', status: 'canceledByUser' }],
  ] as const)('%s', (_, change, decision) => {
    expect(decideSettlement(asked, word(change), false)).toEqual(decision);
  });
});

describe('after our own decision', () => {
  const after = (followUp: RequestedPayment['followUp'], status: RequestedPayment['status']) => ({
    ...asked,
    followUp,
    status,
  });
  test('a captured reservation is ordered under its own name', () => {
    expect(decideSettlement(after('CAPTURE', 'reservation'), word({}), true)).toEqual({
      kind: 'order',
      status: 'reservation',
    });
  });
  test('an approved payment may be more than was due, never less', () => {
    const approved = after('APPROVE', 'deviating');
    expect(decideSettlement(approved, word({ paidCents: 1100 }), true)).toEqual({ kind: 'order', status: 'deviating' });
    expect(decideSettlement(approved, word({ paidCents: 999 }), true)).toEqual({ kind: 'refund', why: 'amount' });
  });
  test.each([
    ['VOID', 'reservation', -61],
    ['DECLINE', 'deviating', -63],
    ['VOID', 'failed', -61],
  ] as const)('%s ends what was %s', (followUp, status, code) => {
    expect(decideSettlement(after(followUp, status), word({ code, paidCents: 0 }), true)).toEqual({
      kind: 'end',
      status,
    });
  });
  test('a capture that the bank refused ends as refused', () => {
    expect(decideSettlement(after('CAPTURE', 'reservation'), word({ code: -63 }), true)).toEqual({
      kind: 'end',
      status: 'refused',
    });
  });
  test('a reservation is released if the cart was ordered or deleted in between', () => {
    expect(decideSettlement(after('CAPTURE', 'reservation'), word({ code: 95 }), false)).toMatchObject({
      followUp: 'VOID',
    });
  });
});
