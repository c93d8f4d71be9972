import { createClient } from '@bouwpoort/contract/program/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutStorage } from '../../ordering/checkout-state/checkout-storage.ts';
import type { LogOutTrigger } from '../visitor/log-out-trigger.ts';
import { logOut } from './log-out.ts';

class FakeStorage {
  getItem(key: string): string | null {
    return (this as Record<string, unknown>)[key]?.toString() ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key];
  }
}

const venture = { id: '210', path: 'steenhof' };
const owner = { userId: 'u1', ventureId: '210' };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('localStorage', new FakeStorage());
});

async function logOutAt(at: string, trigger: LogOutTrigger, isGuest = false): Promise<string | undefined> {
  const transport = async () => ({ status: 200, headers: {}, text: async () => '{"value":true}' });
  const left: string[] = [];
  await logOut(trigger, {
    api: createClient({ transport, cms: 'cms' }),
    venture,
    at,
    isGuest,
    leaveFor: (address) => left.push(address),
  });
  return left[0];
}

describe('a session the API refuses', () => {
  test.each(['/steenhof/bestellen', '/steenhof/winkelwagen'])('at %s leads through the login and back', async (at) => {
    const address = new URL((await logOutAt(at, 'refused')) ?? '', 'https://shop.test');
    expect(address.pathname).toBe('/steenhof/inloggen');
    expect(Object.fromEntries(address.searchParams)).toEqual({ redirect: at, reden: 'sessie' });
  });
  test('elsewhere leads home, where logging in leads back', async () => {
    const address = new URL((await logOutAt('/steenhof/zoeken?q=cement', 'refused')) ?? '', 'https://shop.test');
    expect(address.pathname).toBe('/steenhof');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      redirect: '/steenhof/zoeken?q=cement',
      reden: 'sessie',
    });
    expect(await logOutAt('/steenhof', 'refused')).toBe('/steenhof');
  });
  test('of a guest leads home, or to the choice between guest and login', async () => {
    expect(await logOutAt('/steenhof/bestellingen', 'refused', true)).toBe('/steenhof');
    expect(await logOutAt('/steenhof/bestellen', 'refused', true)).toBe('/steenhof/bestellen');
  });
});

describe('the values of the checkout form', () => {
  const keep = () => checkoutStorage('state', owner).write('{"reference":"Woning 12"}');
  const kept = () => checkoutStorage('state', owner).read();
  test.each(['refused', 'expired', 'lost'] as const)('stays when the session expires (%s)', async (trigger) => {
    keep();
    await logOutAt('/steenhof/bestellen', trigger);
    expect(kept()).toBe('{"reference":"Woning 12"}');
  });
  test.each(['asked', 'elsewhere', 'otherVenture'] as const)(
    'is removed when the user logs out (%s)',
    async (trigger) => {
      keep();
      await logOutAt('/steenhof/bestellen', trigger);
      expect(kept()).toBeNull();
    },
  );
  test('is removed when another user orders in this window', () => {
    keep();
    checkoutStorage('state', { userId: 'u2', ventureId: '210' });
    expect(kept()).toBeNull();
  });
});
