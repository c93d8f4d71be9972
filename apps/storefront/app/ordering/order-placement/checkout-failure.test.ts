import { ApiProblem } from '@bouwpoort/contract/program/client';
import { expect, test } from 'vitest';
import { failureOf, UnknownResponse, unknownResponse } from './checkout-failure.ts';

const problem = (status: number, more: Record<string, unknown> = {}) =>
  new ApiProblem(status, { type: '', title: 'Titel', status, code: 'unknown', ...more });

test.each([
  [
    problem(400, { errors: { reference: ['Veld is verplicht', 'x'] } }),
    { kind: 'fields', errors: { reference: 'Veld is verplicht' } },
  ],
  [
    problem(400, { detail: 'Er staat niets in je winkelwagen' }),
    { kind: 'fields', errors: {}, detail: 'Er staat niets in je winkelwagen' },
  ],
  [problem(402, { code: 'paymentRequired', amountDue: 12.5 }), { kind: 'paymentRequired', amountDue: 12.5 }],
  [problem(403, { code: 'checkoutNotAllowed', detail: 'Bestelstop' }), { kind: 'notAllowed', detail: 'Bestelstop' }],
  [problem(403, { code: 'noCustomer' }), { kind: 'notAllowed', detail: 'Titel' }],
  [problem(403, { code: 'orderingDisabled' }), { kind: 'orderingDisabled' }],
  [problem(404), { kind: 'cartGone' }],
  [problem(409, { code: 'latestDeliveryDateExceeded' }), { kind: 'late' }],
  [problem(409, { code: 'notPrepared' }), { kind: 'notPrepared', detail: null }],
  [problem(409, { code: 'notPrepared', detail: 'Elders' }), { kind: 'notPrepared', detail: 'Elders' }],
  [problem(409, { code: 'conflict', payment: { orderId: 'BP1', status: 'successful' } }), { kind: 'alreadyPaid' }],
  [
    problem(409, { code: 'conflict', detail: 'Er loopt al een betaling' }),
    { kind: 'waits', detail: 'Er loopt al een betaling' },
  ],
  [problem(422, { code: 'keyReused' }), { kind: 'keyReused' }],
  [problem(429), { kind: 'waits', detail: 'Titel' }],
  [problem(502, { code: 'paymentProviderFailed' }), { kind: 'providerFailed' }],
  [problem(502), { kind: 'unanswered' }],
  [problem(500, { code: 'internal' }), { kind: 'failed' }],
  [new TypeError('Failed to fetch'), { kind: 'unanswered' }],
  [new UnknownResponse(), { kind: 'failed' }],
])('%s', (error, expected) => {
  expect(failureOf(error)).toMatchObject(expected);
});

test('an answer of unknown shape becomes the error of C 8', () => {
  expect(new UnknownResponse().response).toEqual(unknownResponse);
  expect(unknownResponse).toEqual({
    statusCode: 500,
    value: { code: 'Error', detail: 'Unknown response type', status: 500 },
  });
});
