import type {
  BeheerAddress,
  BeheerCustomer,
  BeheerCustomerRow,
  BeheerProject,
  CustomerUser,
  MergePreview,
} from '@bouwpoort/contract/customers/customers.staff';
import type { AuditChange } from '@bouwpoort/contract/foundation/audit.staff';
import { demoPassword } from '@bouwpoort/demo-world/people/site-users';
import { and, eq, gte } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, waitUntilChangesVisible } from '../../../testing/test-exchange.ts';
import { tokenFor } from '../../../testing/test-registration.ts';
import { Shopper } from '../../../testing/test-shopper.ts';
import { staffOf } from '../../../testing/test-staff.ts';
import { tryPassword } from '../../../testing/test-visitors.ts';
import { priceAgreements } from '../../catalogue/prices/prices.tables.ts';
import { ensureSource } from '../../exchange/connections/connections.ts';
import { exchangeReferences } from '../../exchange/writing/writing.tables.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';
import { invoices } from '../../ordering/invoices/invoices.tables.ts';
import { orders } from '../../ordering/orders/orders.tables.ts';
import { siteUsers } from '../identity/identity.tables.ts';
import { customerAddresses, customers, projects } from './customers.tables.ts';

const testApp = await createTestApp();
const { app, db, setClock, runJobs, mails } = testApp;
setClock(new Date('2026-11-16T10:00:00+01:00'));
const admin = await staffOf(app, 'admin');
const sales = await staffOf(app, 'sales');
const reader = await staffOf(app, 'reader');

const read = async (customerId: string, who = sales): Promise<BeheerCustomer> =>
  (await who.get(`/api/beheer/customers/${customerId}`)).json();
const history = async (customerId: string): Promise<AuditChange[]> =>
  (await sales.get(`/api/beheer/history?entity=customer&entityId=${customerId}`)).json().changes;
const list = async (
  query: string,
  who = admin,
): Promise<{ customers: BeheerCustomerRow[]; total: { count: number } }> =>
  (await who.get(`/api/beheer/customers?${query}`)).json();
const numbers = (rows: readonly BeheerCustomerRow[]) => rows.map(({ customerId }) => customerId);

describe('the list', () => {
  test('finds customers by name, number and KvK number, and filters by group, branch and stops', async () => {
    expect(numbers((await list('q=veldhuis')).customers)).toEqual(['510001']);
    expect(numbers((await list('q=51000&limit=200')).customers)).toContain('510001');
    expect(numbers((await list('q=30552091')).customers)).toEqual(['510002']);
    expect((await list('group=A')).customers.every(({ customerGroup }) => customerGroup === 'A')).toBe(true);
    expect((await list('branchId=2101')).customers.every(({ branchId }) => branchId === '2101')).toBe(true);
    const stopped = (await list('stopped=true')).customers;
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped.every((one) => one.hasOrderstop || one.hasDeliverystop)).toBe(true);
    expect((await list('', sales)).customers.every(({ ventureId }) => ventureId === '210')).toBe(true);
    expect((await sales.get('/api/beheer/customers?ventureId=220')).statusCode).toBe(403);
  });

  test('pages by name both ways, and comes as a CSV file', async () => {
    const forward = numbers((await list('limit=200')).customers);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { customers: BeheerCustomerRow[]; nextCursor: string | null } = (
        await admin.get(`/api/beheer/customers?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`)
      ).json();
      seen.push(...numbers(page.customers));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(forward);
    expect(numbers((await list('limit=200&direction=desc')).customers)).toEqual([...forward].reverse());
    const { payload } = await admin.get('/api/beheer/customers.csv');
    expect(payload.trim().split('\r\n')).toHaveLength(forward.length + 1);
    const { views } = (await admin.get('/api/beheer/customer-views')).json();
    for (const { query, count } of views) {
      expect((await list(new URLSearchParams(query).toString())).total.count).toBe(count);
    }
  });
});

test('what a customer ordered on account is shown per month, without what was cancelled or paid at once', async () => {
  const before = (await read('510001')).onAccount;
  expect(before.map(({ month }) => month)).toEqual([
    ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
    ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
  ]);
  const ofMonth = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, '510001'), gte(orders.orderDate, new Date('2026-11-01T00:00:00+01:00'))));
  const counted = ofMonth.filter(
    ({ paymentTermsId, statusCode }) => ['30D', '14D'].includes(paymentTermsId) && statusCode !== '90',
  );
  const sum = counted.reduce((total, { nettOrderAmountInclVat }) => total + Number(nettOrderAmountInclVat), 0);
  expect(sum).toBeGreaterThan(0);
  expect(before.at(-1)?.amount).toBeCloseTo(sum, 2);
  const [one] = counted;
  await db
    .update(orders)
    .set({ statusCode: '90' })
    .where(eq(orders.orderId, one?.orderId ?? ''));
  const after = (await read('510001')).onAccount.at(-1)?.amount;
  await db
    .update(orders)
    .set({ statusCode: one?.statusCode })
    .where(eq(orders.orderId, one?.orderId ?? ''));
  expect(after).toBeCloseTo(sum - Number(one?.nettOrderAmountInclVat), 2);
});

describe('a customer made by hand', () => {
  const given = {
    ...{ ventureId: '210', customerId: 'W-4711', customerName: 'Bouwbedrijf Koolmees', customerGroup: 'A' },
    ...{ chamberOfCommerceNumber: '30552099', branchId: '2101', creditLimit: 2500 },
    ...{ street: 'Kade', houseNumber: '12', houseNumberAddition: 'a', postalCode: '3511 ab', city: 'Utrecht' },
    ...{ firstName: 'Kim', lastName: 'Koolmees', email: 'kim@koolmees.example' },
  };
  const add = (change: object = {}, who = sales) => who.ask('POST', '/api/beheer/customers', { ...given, ...change });
  const nobody = { firstName: '', lastName: '', email: '' };

  test('has its addresses, its terms and a first user who logs in through the mail', async () => {
    const answer = await add();
    expect(answer.statusCode, answer.payload).toBe(200);
    const made: BeheerCustomer = answer.json();
    expect(made.fields).toMatchObject({
      ...{ customerName: 'Bouwbedrijf Koolmees', chamberOfCommerceNumber: '30552099', customerGroup: 'A' },
      ...{ branchId: '2101', creditLimit: 2500, hasOrderstop: false, isInactive: false },
    });
    expect(made.addresses).toMatchObject([
      { addressType: 'delivery', houseNumber: '12', houseNumberAddition: 'a', shippingDefault: true, from: null },
      { addressType: 'invoice', postalCode: '3511AB', shippingDefault: false, from: null },
    ]);
    expect(made.users).toMatchObject([{ email: 'kim@koolmees.example', isManager: true, state: 'invited' }]);
    expect(numbers((await list('q=koolmees')).customers)).toEqual(['W-4711']);
    const told = await history('W-4711');
    expect(told.map(({ before, after }) => [before, after])).toMatchObject([
      [null, { invited: 'kim@koolmees.example', isManager: true }],
      [null, { customerName: 'Bouwbedrijf Koolmees', creditLimit: 2500, city: 'Utrecht' }],
    ]);
  });

  test('is found under any number its ERP gives it', async () => {
    const erp = await addSource(testApp, { source: 'erp-with-words' });
    await erp.apply('customer', [{ externalId: 'v', customerId: 'views', name: 'Views Bouw' }]);
    expect((await admin.get('/api/beheer/customers/views')).json()).toMatchObject({ row: { customerId: 'views' } });
  });

  test('cannot have the number ‘nieuw’, which is the path for new ones', async () => {
    const refused = await add({ ...nobody, customerId: 'NIEUW' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { customerId: ['Kies een ander nummer dan ‘nieuw’'] },
    ]);
  });

  test('orders on account with the password of its first user', async () => {
    await runJobs();
    const email = 'kim@koolmees.example';
    const code = await tokenFor(testApp, email, 'user-invited', 'token');
    const payload = { emailAddress: email, code, password: demoPassword, passwordConfirmation: demoPassword };
    await app.inject({ method: 'POST', url: '/api/account/resetpassword', payload });
    const kim = await Shopper.logIn(app, email);
    expect([kim.customerId, kim.ventureId]).toEqual(['W-4711', '210']);
    const cart = await kim.fill([['1589792', 2]]);
    const days = { preferredDeliveryDate: '2026-11-19', latestDeliveryDate: '2026-12-04' };
    const prepared = await kim.prepare(cart.id, { ...days, hasConfirmedLatestDeliveryDateExceeded: true });
    expect(prepared.statusCode, prepared.payload).toBe(200);
    expect((await kim.convert(cart.id)).json()).toMatchObject({ orderIds: [expect.any(String)], failedOrderIds: [] });
    expect((await read('W-4711')).row.creditUsed).toBeGreaterThan(0);
  });

  test('is found by the ERP under its number, and taken over', async () => {
    const erp = await addSource(testApp, { source: 'erp-koolmees' });
    await waitUntilChangesVisible(db);
    expect((await erp.get('/customer')).payload).toContain('"externalId":"bouwpoort:W-4711"');
    const line = { externalId: 'deb-1', customerId: 'W-4711', name: 'Koolmees Bouw B.V.', customerGroup: 'B' };
    expect((await erp.apply('customer', [line])).counts).toMatchObject({ created: 0, changed: 1, refused: 0 });
    expect((await read('W-4711')).fields).toMatchObject({ customerName: 'Koolmees Bouw B.V.', creditLimit: 2500 });
  });

  test('without a number gets an unused one, pays in advance and has no user yet', async () => {
    const free = { ...nobody, creditLimit: null, chamberOfCommerceNumber: null, branchId: null };
    const first: BeheerCustomer = (await add({ ...free, customerId: '' })).json();
    const next = String(Number(first.row.customerId) + 1);
    expect(first.row.customerId).toMatch(/^7\d{5}$/);
    expect(first.fields).toMatchObject({ creditLimit: null, branchId: null, chamberOfCommerceNumber: null });
    expect(first.users).toEqual([]);
    // Used already, before the sequence reached it.
    expect((await add({ ...free, customerId: next })).statusCode).toBe(200);
    const third: BeheerCustomer = (await add({ ...free, customerId: '' })).json();
    expect(third.row.customerId).toBe(String(Number(next) + 1));
  });

  test('is refused with a number in use, with a branch of another venture, and with an incomplete user', async () => {
    const errors = async (change: object) => {
      const answer = await add(change);
      return [answer.statusCode, answer.json().errors];
    };
    expect(await errors({ customerId: '510001' })).toEqual([
      400,
      { customerId: ['Dit klantnummer bestaat al in deze winkel'] },
    ]);
    expect(await errors({ customerId: '520001' })).toEqual([
      400,
      { customerId: ['Dit klantnummer is van een andere winkel'] },
    ]);
    expect(await errors({ customerId: 'W-1', branchId: '2201' })).toEqual([
      400,
      { branchId: ['Kies een vestiging van deze winkel'] },
    ]);
    expect(await errors({ customerId: 'a b', chamberOfCommerceNumber: '1', creditLimit: -1, lastName: '' })).toEqual([
      400,
      {
        customerId: ['Gebruik hooguit 20 letters, cijfers en streepjes'],
        chamberOfCommerceNumber: ['Een KvK-nummer heeft 8 cijfers'],
        creditLimit: ['Niet onder nul'],
        lastName: ['Vul een achternaam in'],
      },
    ]);
    expect(await errors({ customerId: 'W-1', customerName: '', postalCode: '1', street: '', email: 'kim' })).toEqual([
      400,
      {
        customerName: ['Vul een naam in'],
        street: ['Veld is verplicht'],
        postalCode: ['Ongeldige postcode'],
        email: ['Ongeldig e-mailadres'],
      },
    ]);
    expect((await sales.get('/api/beheer/customers/W-1')).statusCode).toBe(404);
  });

  test('abroad follows the rules of that country', async () => {
    const belgian = { countryCode: 'BE', postalCode: '2000', city: 'Antwerpen', daytimePhoneNumber: '+32 3 123 45 67' };
    const made: BeheerCustomer = (await add({ ...nobody, customerId: 'BE-1', ...belgian })).json();
    expect(made.addresses).toMatchObject([belgian, belgian]);
  });

  test('cannot be created by a reader, or by staff of another venture', async () => {
    expect((await add({ customerId: 'W-2' }, reader)).statusCode).toBe(403);
    expect((await add({ customerId: 'W-2', ventureId: '220', branchId: null })).statusCode).toBe(403);
  });
});

describe('one customer', () => {
  test('cannot move to a branch of another venture', async () => {
    const { fields, version } = await read('510002');
    const save = (branchId: string) =>
      admin.ask('PUT', '/api/beheer/customers/510002', { ...fields, branchId, version });
    for (const branchId of ['2201', 'bestaat-niet']) {
      const answer = await save(branchId);
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { branchId: ['Kies een vestiging van deze winkel'] },
      ]);
    }
  });

  test('is audited when changed, and refused for an outdated version', async () => {
    const before = await read('510001');
    const save = (fields: object, version: number, who = sales) =>
      who.ask('PUT', '/api/beheer/customers/510001', { ...before.fields, ...fields, version });
    const saved = await save({ deskNote: 'Lossen alleen vóór 9.00 uur', creditLimit: 80_000 }, before.version);
    expect(saved.statusCode, saved.payload).toBe(200);
    expect(saved.json().fields).toMatchObject({ deskNote: 'Lossen alleen vóór 9.00 uur', creditLimit: 80_000 });
    const late = await save({ deskNote: 'Iets anders' }, before.version, admin);
    expect(late.statusCode).toBe(409);
    expect(late.json().current.deskNote).toBe('Lossen alleen vóór 9.00 uur');
    const [entry] = await history('510001');
    expect(entry).toMatchObject({
      staffName: 'Mark Oosterhuis',
      before: { deskNote: '', creditLimit: 75_000 },
      after: { deskNote: 'Lossen alleen vóór 9.00 uur', creditLimit: 80_000 },
    });
    expect((await save({ chamberOfCommerceNumber: '12' }, before.version)).statusCode).toBe(400);
    expect((await save({}, before.version, reader)).statusCode).toBe(403);
  });

  test('has users that are invited, changed, blocked and sent a new password link', async () => {
    const invited = await sales.ask('POST', '/api/beheer/customers/510001/users', {
      firstName: 'Piet',
      lastName: 'Hoekstra',
      email: 'piet@terveldhuis.example',
      isManager: false,
    });
    expect(invited.statusCode, invited.payload).toBe(200);
    await runJobs();
    const mail = (await mails()).findLast(({ kind }) => kind === 'user-invited');
    expect(mail).toMatchObject({
      to: 'piet@terveldhuis.example',
      subject: 'Je account bij Steenhof Bouwmaterialen',
    });
    expect(mail?.text).not.toContain('Mark');

    const [buyer] = (await read('510001')).users.filter(({ email }) => email === 'inkoper@steenhof.test');
    if (!buyer) throw new Error('the demo customer has no buyer');
    const change = ({ firstName, lastName, email, isManager, active }: CustomerUser, differently: object) =>
      sales.ask('PUT', `/api/beheer/customers/510001/users/${buyer.id}`, {
        ...{ firstName, lastName, email, isManager, active, isBlocked: false },
        ...differently,
      });
    expect((await change(buyer, { isBlocked: true })).json()).toMatchObject({ isBlocked: true });
    expect((await tryPassword(app, buyer.email)).statusCode).toBe(400);
    const shut = await sales.ask('POST', `/api/beheer/customers/510001/users/${buyer.id}/reset`);
    expect(shut.statusCode).toBe(409);
    expect((await change(buyer, { isBlocked: false, isManager: true })).json()).toMatchObject({ isManager: true });
    const rights = { role: 'requester', seesPrices: false, maxPerOrder: 2500, allProjects: false, projectIds: [4101] };
    expect((await change(buyer, { isManager: false, ...rights })).json()).toMatchObject(rights);
    expect((await change(buyer, { isManager: false, version: 1 })).statusCode).toBe(409);
    const contradiction = await change(buyer, { isManager: true, role: 'viewer' });
    expect([contradiction.statusCode, Object.keys(contradiction.json().errors)]).toEqual([400, ['role']]);
    expect((await tryPassword(app, buyer.email)).statusCode).toBe(200);
    const reset = await sales.ask('POST', `/api/beheer/customers/510001/users/${buyer.id}/reset`);
    expect(reset.statusCode, reset.payload).toBe(200);
    await runJobs();
    expect((await mails()).findLast(({ kind }) => kind === 'password-reset')?.to).toBe(buyer.email);
    const elsewhere = await sales.ask('POST', `/api/beheer/customers/510002/users/${buyer.id}/reset`);
    expect(elsewhere.statusCode).toBe(404);
    const traces = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'customer'), eq(auditEntries.entityId, '510001')));
    expect(traces.some(({ after }) => (after as { isBlocked?: boolean }).isBlocked === true)).toBe(true);
    const trace = traces.find(({ after }) => (after as { role?: string }).role === 'requester');
    expect(trace).toMatchObject({
      before: { role: 'manager', seesPrices: true },
      after: { role: 'requester', seesPrices: false, maxPerOrder: '2500.00', projectIds: '4101' },
    });
  });

  test('shows the prices agreed with it and with its group', async () => {
    const { agreements } = (await sales.get('/api/beheer/customers/510001/agreements')).json();
    expect(agreements.length).toBe((await read('510001')).agreementCount);
    expect(agreements[0]).toMatchObject({ variantCode: expect.any(String), per: expect.any(Number) });
  });
});

describe('the address book', () => {
  const url = '/api/beheer/customers/510001';
  const site = {
    name: 'Werk Oudegracht',
    street: 'Oudegracht',
    houseNumber: '12',
    postalCode: '3511 ab',
    city: 'Utrecht',
  };
  const book = async () => (await read('510001')).addresses;
  const add = async (differently: object = {}): Promise<BeheerAddress> => {
    const added = await sales.ask('POST', `${url}/addresses`, { ...site, ...differently });
    expect(added.statusCode, added.payload).toBe(200);
    return added.json();
  };
  const end = ({ addressId, version }: Pick<BeheerAddress, 'addressId' | 'version'>, who = sales) =>
    who.ask('DELETE', `${url}/addresses/${addressId}?version=${version}`);

  test('an address is added, changed and deleted, all audited, and the customer sees it', async () => {
    const added = await add({ houseNumberAddition: 'B', daytimePhoneNumber: '06 71 45 20 11' });
    expect(added).toMatchObject({ line1: 'Oudegracht 12B', postalCode: '3511AB', daytimePhoneNumber: '0671452011' });
    expect(added).toMatchObject({ addressType: 'delivery', from: null, version: 1 });
    const changed = await sales.ask('PUT', `${url}/addresses/${added.addressId}`, {
      ...{ ...site, projectId: 4101, city: 'Zeist', version: added.version },
    });
    expect(changed.json()).toMatchObject({ addressType: 'project', city: 'Zeist', version: 2 });
    const shopper = await Shopper.logIn(app, 'aannemer@steenhof.test');
    const { results } = (await shopper.get('/api/account/addressbook')).json();
    expect(results).toContainEqual(expect.objectContaining({ addressId: added.addressId, city: 'Zeist' }));
    expect((await end(changed.json())).statusCode).toBe(200);
    expect((await book()).map(({ addressId }) => addressId)).not.toContain(added.addressId);
    const [ended, edited, made] = await history('510001');
    expect(made).toMatchObject({ before: null, after: { addressAdded: 'Werk Oudegracht', line1: 'Oudegracht 12B' } });
    expect(edited).toMatchObject({
      before: { city: 'Utrecht', project: null },
      after: { addressChanged: 'Werk Oudegracht', city: 'Zeist', project: '4101' },
    });
    expect(edited?.after).not.toHaveProperty('name');
    expect(ended).toMatchObject({ staffName: 'Mark Oosterhuis', after: { addressEnded: 'Werk Oudegracht' } });
  });

  test('a concurrent change is neither overwritten nor deleted', async () => {
    const seen = await add();
    const save = (differently: object, who = sales) =>
      who.ask('PUT', `${url}/addresses/${seen.addressId}`, { ...site, ...differently, version: seen.version });
    expect((await save({ city: 'Bilthoven' }, admin)).statusCode).toBe(200);
    const late = await save({ city: 'Zeist' });
    expect([late.statusCode, late.json().current.city, late.json().current.version]).toEqual([409, 'Bilthoven', 2]);
    expect((await end(seen)).statusCode).toBe(409);
    expect((await end(late.json().current)).statusCode).toBe(200);
  });

  test('moving the default changes only the versions of the two', async () => {
    const before = await book();
    const added = await add({ shippingDefault: true });
    const after = await book();
    expect(after.filter(({ shippingDefault }) => shippingDefault).map(({ addressId }) => addressId)).toEqual([
      added.addressId,
    ]);
    const moved = after.filter(
      ({ addressId, version }) => before.find((one) => one.addressId === addressId)?.version !== version,
    );
    expect(moved).toHaveLength(2);
    await end((await book()).find(({ addressId }) => addressId === added.addressId) ?? added);
    expect((await book()).filter(({ shippingDefault }) => shippingDefault)).toHaveLength(1);
  });

  test('the invoice address of the ERP is read-only, and our own can be changed but not deleted', async () => {
    const invoice = (await book()).find(({ addressType }) => addressType === 'invoice');
    if (!invoice) throw new Error('the demo customer has no invoice address');
    expect(invoice.from).toBe('het ERP');
    const save = ({ addressId, version }: BeheerAddress) =>
      sales.ask('PUT', `${url}/addresses/${addressId}`, { ...site, version });
    expect((await save(invoice)).statusCode).toBe(403);
    expect((await end(invoice)).statusCode).toBe(409);
    const own = await add();
    await db
      .update(customerAddresses)
      .set({ addressType: 'invoice' })
      .where(eq(customerAddresses.addressId, own.addressId));
    const [ours] = (await book()).filter(({ addressId }) => addressId === own.addressId);
    expect((await save(ours ?? own)).json()).toMatchObject({ addressType: 'invoice', city: 'Utrecht' });
    await db.delete(customerAddresses).where(eq(customerAddresses.addressId, own.addressId));
  });

  test('names the program that sends an address', async () => {
    const added = await add();
    const sourceId = await ensureSource(db, 'navision', new Date());
    await db.insert(exchangeReferences).values({
      ...{ sourceId, ventureId: '210', entity: 'address', externalId: 'A1', ourId: added.addressId },
    });
    const [shown] = (await book()).filter(({ addressId }) => addressId === added.addressId);
    expect(shown?.from).toBe('navision');
    await end(added);
  });

  test('has the same validation as the customer’s own, and is closed to readers', async () => {
    const wrong = await sales.ask('POST', `${url}/addresses`, {
      ...site,
      postalCode: '0123 AB',
      city: ' ',
      projectId: 1,
    });
    expect(Object.keys(wrong.json().errors).sort()).toEqual(['city', 'postalCode']);
    const elsewhere = await sales.ask('POST', `${url}/addresses`, { ...site, projectId: 1 });
    expect(elsewhere.json().errors).toHaveProperty('projectId');
    expect((await reader.ask('POST', `${url}/addresses`, site)).statusCode).toBe(403);
    const [other] = (await read('510002')).addresses;
    expect((await end(other ?? { addressId: '', version: 0 })).statusCode).toBe(404);
  });

  test('an address in another notation of the ERP stays unchanged while another field changes', async () => {
    const added = await add();
    const change = async (differently: object) => {
      const [now] = (await book()).filter(({ addressId }) => addressId === added.addressId);
      const { addressId: _, line1: __, addressType: ___, from: ____, ...fields } = now ?? added;
      return sales.ask('PUT', `${url}/addresses/${added.addressId}`, { ...fields, ...differently });
    };
    const sent = {
      ...{ name: '', street: 'Rue de la Loi', houseNumber: 'z/n', postalCode: 'B-1000', city: 'Brussel' },
      ...{ daytimePhoneNumber: '+32 2 555 12 12', email: null },
    };
    const store = (countryCode: string) =>
      db
        .update(customerAddresses)
        .set({ ...sent, countryCode })
        .where(eq(customerAddresses.addressId, added.addressId));
    await store('BE');
    expect((await change({ city: 'Elsene' })).json()).toMatchObject({ ...sent, city: 'Elsene', countryCode: 'BE' });
    expect((await change({ postalCode: '1050', houseNumber: '' })).json()).toMatchObject({ line1: 'Rue de la Loi' });
    // The country decides the rules.
    const moved = await change({ countryCode: 'NL' });
    expect(Object.keys(moved.json().errors).sort()).toEqual(['daytimePhoneNumber', 'houseNumber', 'postalCode']);

    await store('NL');
    expect((await change({ city: 'Elsene' })).statusCode).toBe(200);
    expect((await change({ postalCode: 'B-1001' })).json().errors).toHaveProperty('postalCode');
    const [last] = (await book()).filter(({ addressId }) => addressId === added.addressId);
    await end(last ?? added);
  });

  test('projects are added, renamed, and deleted once they have no address', async () => {
    const added: BeheerProject = (await sales.ask('POST', `${url}/projects`, { name: ' Kade 9 ' })).json();
    expect(added).toMatchObject({ name: 'Kade 9', from: null });
    const path = `${url}/projects/${added.id}`;
    const renamed = await sales.ask('PUT', path, { name: 'Kade 9, blok A', version: added.version });
    expect(renamed.json()).toMatchObject({ id: added.id, name: 'Kade 9, blok A' });
    const late = await sales.ask('PUT', path, { name: 'Anders', version: added.version });
    expect([late.statusCode, late.json().current.name]).toEqual([409, 'Kade 9, blok A']);
    const address = await add({ projectId: added.id });
    const { version } = renamed.json();
    const used = await sales.ask('DELETE', `${path}?version=${version}`);
    expect([used.statusCode, used.json().detail]).toEqual([
      409,
      'Er hoort nog een adres bij dit project. Beëindig dat eerst.',
    ]);
    await end(address);
    expect((await sales.ask('DELETE', `${path}?version=${version}`)).statusCode).toBe(200);
    expect((await read('510001')).projects.map(({ id }) => id)).not.toContain(added.id);
    expect(
      (await sales.ask('PUT', `/api/beheer/customers/510002/projects/4101`, { name: 'X', version: 1 })).statusCode,
    ).toBe(404);
  });
});

describe('merging', () => {
  test('moves everything in one transaction, and moves what was shown', async () => {
    const from = '510002';
    const into = '510001';
    await db.insert(projects).values({ id: 9001, customerId: from, name: 'Kade' });
    await db.insert(customerAddresses).values({
      ...{ customerId: from, projectId: 9001, addressType: 'project', name: 'Kade', street: 'Kade', houseNumber: '1' },
      ...{ houseNumberAddition: '', postalCode: '3511AB', city: 'Utrecht', countryCode: 'NL', shippingDefault: false },
    });
    await db.update(customers).set({ creditUsed: '100.00' }).where(eq(customers.customerId, from));
    await db.insert(invoices).values({
      ...{
        ventureId: '210',
        customerId: from,
        number: 'F-1',
        kind: 'invoice',
        orderIds: [],
        invoiceDate: '2026-11-01',
      },
      ...{ netAmount: '10', vatAmount: '2.10', totalAmount: '12.10', openAmount: '0', vats: [], lines: [] },
    });
    const preview: MergePreview = (await sales.get(`/api/beheer/customers/${from}/merge/${into}`)).json();
    expect(preview).toMatchObject({ projects: 2, creditUsed: 100, from: { customerId: from } });
    expect(preview.orders).toBeGreaterThan(0);
    const [before, other] = [await read(into), await read(from)];
    const merge = (versions: object) =>
      sales.ask('POST', `/api/beheer/customers/${from}/merge/${into}`, {
        fromVersion: preview.fromVersion,
        intoVersion: preview.intoVersion,
        ...versions,
      });
    expect((await merge({ intoVersion: preview.intoVersion - 1 })).statusCode).toBe(409);
    const merged = await merge({});
    expect(merged.statusCode, merged.payload).toBe(200);
    const after: BeheerCustomer = merged.json();
    expect(after.orderCount.count).toBe(before.orderCount.count + preview.orders);
    expect(after.users).toHaveLength(before.users.length + other.users.length);
    expect(after.addresses).toHaveLength(before.addresses.length + other.addresses.length);
    expect(after.addresses.filter(({ shippingDefault }) => shippingDefault)).toHaveLength(1);
    expect(after.addresses.filter(({ addressType }) => addressType === 'invoice')).toHaveLength(1);
    expect(after.row.creditUsed).toBeCloseTo(before.row.creditUsed + 100, 2);
    expect(await db.$count(orders, eq(orders.customerId, from))).toBe(0);
    expect(await db.$count(invoices, eq(invoices.customerId, from))).toBe(0);
    expect(await db.$count(siteUsers, eq(siteUsers.customerId, from))).toBe(0);
    expect(await db.$count(priceAgreements, eq(priceAgreements.customerId, from))).toBe(preview.doubleAgreements);
    expect(await read(from)).toMatchObject({ mergedInto: into, fields: { isInactive: true } });
    const { found } = (await admin.get(`/api/beheer/prices/customers?q=${from}`)).json();
    expect(found).toEqual([]);
    expect(numbers((await list('limit=200')).customers)).not.toContain(from);
    expect((await merge({})).statusCode).toBe(409);
    const someone = await Shopper.logIn(app, 'aannemer@steenhof.test');
    expect((await someone.get('/api/orders')).json()).toHaveLength(after.orderCount.count);
  });

  test('is refused across ventures, with itself, and without permission', async () => {
    expect((await admin.get('/api/beheer/customers/510001/merge/520001')).statusCode).toBe(409);
    expect((await admin.get('/api/beheer/customers/510001/merge/510001')).statusCode).toBe(409);
    expect((await sales.get('/api/beheer/customers/520001/merge/510001')).statusCode).toBe(403);
    expect((await admin.get('/api/beheer/customers/510001/merge/999999')).statusCode).toBe(404);
    const body = { fromVersion: 1, intoVersion: 1 };
    const across = await admin.ask('POST', '/api/beheer/customers/520001/merge/510001', body);
    expect(across.statusCode).toBe(409);
    expect(await db.$count(orders, eq(orders.customerId, '520001'))).toBeGreaterThan(0);
  });
});
