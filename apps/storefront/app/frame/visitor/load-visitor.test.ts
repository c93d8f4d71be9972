import { createClient, type TransportResponse } from '@bouwpoort/contract/program/client';
import { expect, test, vi } from 'vitest';
import { chromeUserOf, loadVisitor } from './load-visitor.ts';

const siteUser = {
  id: '8ca68fe4-8928-4607-a7f7-ab7780049551',
  customerId: '510001',
  ventureId: '210',
  firstName: 'Daan',
  lastName: 'ter Veldhuis',
  email: 'aannemer@steenhof.test',
  isGuestAccount: false,
  dynamics: true,
  brancheId: '2102',
  isManager: true,
  companyRole: 'manager' as const,
  seesPrices: true,
  useOrderApiCodit: false,
};
const session = { expiresAt: new Date('2026-11-16T10:00:00Z'), warningMinutes: 5 };

const log = { warn: vi.fn() };

function apiAnswering(status: number, body: unknown) {
  const asked: string[] = [];
  const transport = async ({ url }: { url: string }): Promise<TransportResponse> => {
    asked.push(url);
    return { status, headers: {}, text: async () => JSON.stringify(body) ?? '' };
  };
  return { api: createClient({ transport, cms: 'cms' }), asked };
}

test('without a session there is no request', async () => {
  const { api, asked } = apiAnswering(500, {});
  expect(await loadVisitor(api, undefined, true, log)).toEqual({ visitor: { kind: 'anonymous' }, session: undefined });
  expect(asked).toEqual([]);
});

test.each([
  [false, 'registered'],
  [true, 'guest'],
])('isGuestAccount %s is a visitor of kind %s', async (isGuestAccount, kind) => {
  const account = { siteUser: { ...siteUser, isGuestAccount }, customer: null, useOrderApiCodit: false };
  const { api, asked } = apiAnswering(200, account);
  const found = await loadVisitor(api, session, true, log);
  expect(found.visitor).toEqual({ kind, ventureId: '210' });
  expect(found.session).toEqual({ ...account, expiresAt: '2026-11-16T10:00:00.000Z', warningMinutes: 5 });
  expect(found.session && chromeUserOf(found.session)).toMatchObject({
    kind: 'user',
    ventureId: '210',
    branchId: '2102',
    isGuestAccount,
  });
  expect(asked).toEqual(['/api/account?expand=*']);
});

test('the customer is requested only where it is shown', async () => {
  const { api, asked } = apiAnswering(200, { siteUser, customer: null, useOrderApiCodit: false });
  await loadVisitor(api, session, false, log);
  expect(asked).toEqual(['/api/account']);
});

test('a user that the server already knows is not requested', async () => {
  const { api, asked } = apiAnswering(500, {});
  const found = await loadVisitor(api, { ...session, siteUser }, false, log);
  expect(asked).toEqual([]);
  expect(found).toMatchObject({
    visitor: { kind: 'registered', ventureId: '210' },
    session: { siteUser, customer: null, useOrderApiCodit: false, warningMinutes: 5 },
  });
});

test('a session that has ended becomes a visitor; a server error is an error', async () => {
  const ended = await loadVisitor(apiAnswering(401, { title: 'Je bent niet ingelogd' }).api, session, false, log);
  expect(ended.visitor).toEqual({ kind: 'anonymous' });
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'fetchUser failed: Not logged in');
  await expect(loadVisitor(apiAnswering(500, { title: 'stuk' }).api, session, false, log)).rejects.toThrow('stuk');
});

test.each([undefined, { customer: null }])('an account answer without a user is an error: %j', async (answer) => {
  const { api } = apiAnswering(200, answer);
  await expect(loadVisitor(api, session, false, log)).rejects.toThrow('fetchUser failed: no siteUser in response');
});
