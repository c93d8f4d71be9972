import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';

const { app } = await createTestApp();
const headersOf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  for (const email of [
    'aannemer@steenhof.test',
    'inkoper@steenhof.test',
    'gast@steenhof.test',
    'timmerman@houtmeesters.test',
    'krediet@steenhof.test',
  ]) {
    headersOf[email.split('@')[0] ?? ''] = bearer(await logIn(app, email));
  }
});
const url = '/api/account/addressbook';
const ask = (who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  app.inject({ method, url: `${url}${path}`, headers: headersOf[who] ?? {}, ...(payload ? { payload } : {}) });

interface Address {
  addressId: string;
  shippingDefault: boolean;
  addressType: string;
  line1: string;
  postalCode: string;
}
const book = async (who = 'aannemer'): Promise<Address[]> => (await ask(who, 'GET')).json().results;
const site = {
  name: 'Werk Oudegracht',
  street: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511 ab',
  city: 'Utrecht',
};
const primaries = (addresses: Address[]) => addresses.filter(({ shippingDefault }) => shippingDefault);

test('there is one primary address, and it comes first', async () => {
  const addresses = await book();
  expect(addresses[0]?.shippingDefault).toBe(true);
  expect(primaries(addresses)).toHaveLength(1);
});

test('added, changed and removed, and seen by a colleague', async () => {
  const added = (await ask('aannemer', 'POST', '', { ...site, houseNumberAddition: 'B' })).json();
  expect(added).toMatchObject({ line1: 'Oudegracht 12B', postalCode: '3511AB', addressType: 'delivery' });
  const changed = await ask('inkoper', 'PUT', `/${added.addressId}`, { ...site, projectId: 4101 });
  expect(changed.json()).toMatchObject({ line1: 'Oudegracht 12', addressType: 'project' });
  expect((await ask('aannemer', 'DELETE', `/${added.addressId}`)).json()).toEqual({ value: true });
  expect((await book()).some(({ addressId }) => addressId === added.addressId)).toBe(false);
});

test('every address of the book can be saved as it is shown', async () => {
  const shown = (await book()).filter(({ addressType }) => addressType !== 'invoice');
  expect(shown.length).toBeGreaterThan(3);
  for (const { addressId, ...address } of shown) {
    expect((await ask('aannemer', 'PUT', `/${addressId}`, address)).statusCode).toBe(200);
  }
});

test.each(['06 71 45 20 11', '+31 (0)6 - 71 45 20 11', '0031671452011'])(
  'the phone number %j is stored in one form',
  async (daytimePhoneNumber) => {
    const added = (await ask('aannemer', 'POST', '', { ...site, daytimePhoneNumber })).json();
    expect(added.daytimePhoneNumber).toBe('0671452011');
    await ask('aannemer', 'DELETE', `/${added.addressId}`);
  },
);

test('sent twice with the same key it is added once', async () => {
  const send = () =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headersOf.aannemer, 'idempotency-key': 'adres-twee-keer' },
      payload: { ...site, houseNumber: '77' },
    });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect((await book()).filter(({ line1 }) => line1 === 'Oudegracht 77')).toHaveLength(1);
  await ask('aannemer', 'DELETE', `/${first.json().addressId}`);
});

test('of several that become primary at once, one is', async () => {
  const made = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      ask('aannemer', 'POST', '', { ...site, houseNumber: String(i + 1), shippingDefault: true }),
    ),
  );
  expect(primaries(await book())).toHaveLength(1);
  const [primary] = primaries(await book());
  await ask('aannemer', 'DELETE', `/${primary?.addressId}`);
  expect(primaries(await book())).toHaveLength(1);
  for (const one of made) await ask('aannemer', 'DELETE', `/${one.json().addressId}`);
});

describe('refused', () => {
  test('invalid input has an error beside its field', async () => {
    const answer = await ask('aannemer', 'POST', '', { ...site, postalCode: '0123 AB', city: ' ' });
    expect(Object.keys(answer.json().errors).sort()).toEqual(['city', 'postalCode']);
    expect((await ask('aannemer', 'POST', '', { ...site, projectId: 1 })).json().errors).toHaveProperty('projectId');
  });
  test('the invoice address', async () => {
    const invoice = (await book()).find(({ addressType }) => addressType === 'invoice');
    expect((await ask('aannemer', 'PUT', `/${invoice?.addressId}`, site)).statusCode).toBe(403);
    expect((await ask('aannemer', 'DELETE', `/${invoice?.addressId}`)).statusCode).toBe(403);
  });
  test.each(['timmerman', 'krediet'])("another customer's address, of another shop or of this one: %s", async (who) => {
    const [theirs] = await book(who);
    expect((await ask('aannemer', 'PUT', `/${theirs?.addressId}`, site)).statusCode).toBe(404);
    expect((await ask('aannemer', 'DELETE', `/${theirs?.addressId}`)).statusCode).toBe(404);
    expect(await book(who)).toContainEqual(theirs);
    const added = (await ask('aannemer', 'POST', '', site)).json();
    expect((await book(who)).map(({ addressId }) => addressId)).not.toContain(added.addressId);
    const own = (await book()).map(({ addressId }) => addressId);
    expect(own).toContain(added.addressId);
    expect(own).not.toContain(theirs?.addressId);
    await ask('aannemer', 'DELETE', `/${added.addressId}`);
  });
  test('guests and visitors', async () => {
    expect((await ask('gast', 'GET')).statusCode).toBe(403);
    expect((await ask('niemand', 'GET')).statusCode).toBe(401);
  });
});
