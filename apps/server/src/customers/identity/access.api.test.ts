import { route } from '@bouwpoort/contract/foundation/route';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../../testing/test-app.ts';
import { appWith, bearer, logIn } from '../../../testing/test-visitors.ts';
import { requireRegistered, requireUser } from '../../foundation/context/require-user.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { requireCustomer } from '../customers/customers.ts';

/* Kinds of visitor × levels of access, through routes defined for this test only. */

const levels = ['public', 'session', 'registered'] as const;
const requirements = { user: requireUser, registered: requireRegistered, customer: requireCustomer };

const app = await appWith(
  await createTestApp(),
  () => new Date('2026-11-16T09:00:00Z'),
  (own, deps) => {
    const proof = { method: 'GET', summary: 'proef', spec: 'test' } as const;
    for (const access of levels) {
      const response = z.object({ who: z.string().nullable() });
      const contract = route({ ...proof, path: `/api/proef/${access}`, access, response });
      serve(own, deps, contract, async (ctx) => ({ who: ctx.user?.email ?? null }));
    }
    for (const [name, require] of Object.entries(requirements)) {
      const response = z.object({ customerId: z.string().nullable() });
      const contract = route({ ...proof, path: `/api/proef/require-${name}`, access: 'public', response });
      serve(own, deps, contract, async (ctx) => {
        const found = await require(ctx);
        return { customerId: 'customer' in found ? found.customer.customerId : found.customerId };
      });
    }
  },
);

const visitors = {
  anonymous: undefined,
  guest: 'gast@steenhof.test',
  registered: 'aannemer@steenhof.test',
  'registered without dynamics': 'zonder-koppeling@steenhof.test',
  'of another venture': 'timmerman@houtmeesters.test',
  'of no venture': 'zonder-venture@bouwpoort.test',
} as const;
type Kind = keyof typeof visitors;

const logins = new Map<Kind, Record<string, string>>();
for (const [kind, email] of Object.entries(visitors) as [Kind, string | undefined][]) {
  logins.set(kind, email ? bearer(await logIn(app, email)) : {});
}

async function ask(kind: Kind, path: string, venture: string | undefined) {
  const headers = { ...logins.get(kind), ...(venture ? { 'venture-id': venture } : {}) };
  const response = await app.inject({ url: `/api/proef/${path}`, headers });
  return response.statusCode === 200 ? 200 : `${response.statusCode} ${response.json().code}`;
}

const login = '401 notLoggedIn';
const no = '403 forbidden';
const wrong = '403 wrongVenture';
const none = '403 noVenture';
const unlinked = '403 noCustomer';

describe('the access level of a contract', () => {
  test.each<[Kind, ...(string | number)[]]>([
    ['anonymous', 200, login, login],
    ['guest', 200, 200, no],
    ['registered', 200, 200, 200],
    ['registered without dynamics', 200, 200, 200],
    ['of another venture', 200, 200, 200],
    ['of no venture', 200, 200, 200],
  ])('%s', async (kind, ...expected) => {
    expect(await Promise.all(levels.map((level) => ask(kind, level, '210')))).toEqual(expected);
  });
});

describe.each([
  ['in Steenhof', '210'],
  ['where the call names no venture', undefined],
])('the access check of an operation, %s', (_name, venture) => {
  test.each<[Kind, ...(string | number)[]]>([
    ['anonymous', login, login, login],
    ['guest', 200, no, 200],
    ['registered', 200, 200, 200],
    ['registered without dynamics', 200, 200, unlinked],
    ['of another venture', ...(venture ? [wrong, wrong, wrong] : [200, 200, 200])],
    ['of no venture', none, none, none],
  ])('%s', async (kind, ...expected) => {
    const paths = Object.keys(requirements).map((name) => `require-${name}`);
    expect(await Promise.all(paths.map((path) => ask(kind, path, venture)))).toEqual(expected);
  });
});

test('a user gets their own customer', async () => {
  const headers = { ...logins.get('registered'), 'venture-id': '210' };
  const response = await app.inject({ url: '/api/proef/require-customer', headers });
  expect(response.json()).toEqual({ customerId: '510001' });
});

test('the messages are those of the specification', async () => {
  const of = async (kind: Kind) =>
    (
      await app.inject({ url: '/api/proef/require-user', headers: { ...logins.get(kind), 'venture-id': '210' } })
    ).json();
  expect(await of('of another venture')).toMatchObject({
    code: 'wrongVenture',
    title: expect.stringMatching(/^Je account hoort bij een andere winkel/),
  });
  expect(await of('of no venture')).toMatchObject({
    code: 'noVenture',
    title: expect.stringMatching(/niet aan een winkel gekoppeld/),
  });
});
