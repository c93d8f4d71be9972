import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { addSource, applyAll, waitUntilChangesVisible } from '../../../testing/test-exchange.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { query } from '../../foundation/database/prepared.ts';

const testApp = await createTestApp();
const { app, db, mails, runJobs } = testApp;
const erp = await addSource(testApp, { source: 'erp' });

const company = {
  customer: [
    {
      externalId: 'k-1',
      name: 'Aannemersbedrijf Merel',
      chamberOfCommerceNumber: '87654321',
      creditLimit: '5000',
      branch: 'bouwpoort:2101',
    },
    { externalId: 'k-2', customerId: '880002', name: 'Bouwbedrijf Specht', hasOrderStop: true },
  ],
  project: [{ externalId: 'w-1', customer: 'k-1', name: 'Nieuwbouw Zuid' }],
  address: [
    {
      externalId: 'ad-1',
      customer: 'k-1',
      type: 'invoice',
      street: 'Kade',
      houseNumber: '1',
      postalCode: '3511 ab',
      city: 'Utrecht',
    },
    {
      externalId: 'ad-2',
      customer: 'k-1',
      type: 'delivery',
      street: 'Kade',
      houseNumber: '2',
      postalCode: '3511AB',
      city: 'Utrecht',
      isDefault: true,
    },
    {
      externalId: 'ad-3',
      customer: 'k-1',
      project: 'w-1',
      type: 'project',
      street: 'Zuid',
      houseNumber: '3',
      postalCode: '3511AB',
      city: 'Utrecht',
    },
  ],
  contact: [
    {
      externalId: 'u-1',
      customer: 'k-1',
      email: 'Jan@merel.example',
      firstName: 'Jan',
      lastName: 'Merel',
      isManager: true,
    },
    { externalId: 'u-2', customer: 'k-1', email: 'piet@merel.example', firstName: 'Piet', lastName: 'Merel' },
  ],
};

test('customers are imported with projects, addresses and contacts, and nobody is mailed', async () => {
  for (const { id, entity, counts } of await applyAll(erp, company)) {
    expect(await erp.errors(entity, id)).toEqual([]);
    expect(counts).toMatchObject({ created: counts.lines });
  }
  expect(await mails()).toEqual([]);
  const [row] = await query<object>(
    db,
    `select c.customer_id ~ '^[0-9]+$' as numbered, c.customer_group, c.branch_id, c.credit_limit,
       (select count(*)::int from customer_address a where a.customer_id = c.customer_id and shipping_default) as primary_addresses,
       (select count(*)::int from site_user u where u.customer_id = c.customer_id and password_hash is null) as contacts
     from customer c where customer_name = 'Aannemersbedrijf Merel'`,
  );
  expect(row).toEqual({
    numbered: true,
    customer_group: 'B',
    branch_id: '2101',
    credit_limit: '5000.00',
    primary_addresses: 1,
    contacts: 2,
  });
});

test('a contact is invited once, on request', async () => {
  await erp.apply('contact', [{ externalId: 'u-1', invite: true }]);
  await erp.apply('contact', [{ externalId: 'u-1', invite: true, firstName: 'Johan' }]);
  await erp.apply('contact', [{ externalId: 'u-1', invite: true, firstName: 'Jan' }], '?dryRun=true');
  expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([['Jan@merel.example', 'first-password']]);
});

test('an address of another customer or venture is not taken over', async () => {
  const { id, counts } = await erp.apply('contact', [
    { externalId: 'u-3', customer: 'k-2', email: 'jan@MEREL.example' },
    { externalId: 'u-4', customer: 'k-2', email: 'timmerman@houtmeesters.test' },
    { externalId: 'u-5', customer: 'k-2', email: 'aannemer@steenhof.test' },
    { externalId: 'u-6', customer: 'k-2', email: 'dubbel@specht.example' },
    { externalId: 'u-7', customer: 'k-2', email: 'Dubbel@specht.example' },
  ]);
  expect(counts).toMatchObject({ created: 1, refused: 4 });
  expect((await erp.errors('contact', id)).map(({ line, errors }) => [line, Object.keys(errors)])).toEqual([
    ...[1, 2, 3, 5].map((line) => [line, ['email']]),
  ]);
});

test('a contact has its role, limits and price permission, and omitted fields stay', async () => {
  const rights = { role: 'requester', seesPrices: false, maxPerOrder: '750.00', maxPerMonth: null };
  await erp.apply('contact', [{ externalId: 'u-2', ...rights }]);
  await erp.apply('contact', [{ externalId: 'u-2', firstName: 'Greet' }]);
  const stored = await query(
    db,
    `select member_role, sees_prices, max_per_order, max_per_month from site_user where email = 'piet@merel.example'`,
    [],
  );
  expect(stored).toEqual([
    { member_role: 'requester', sees_prices: false, max_per_order: '750.00', max_per_month: null },
  ]);
  const { id, counts } = await erp.apply('contact', [
    { externalId: 'u-1', role: 'manager' },
    { externalId: 'u-2', maxPerOrder: '-1' },
  ]);
  expect(counts.refused).toBe(2);
  expect((await erp.errors('contact', id)).map(({ errors }) => Object.keys(errors))).toEqual([
    ['role'],
    ['maxPerOrder'],
  ]);
});

test('a contact has the projects it works for, and keeps them', async () => {
  await erp.apply('project', [
    { externalId: 'w-2', customer: 'k-1', name: 'Renovatie Noord' },
    { externalId: 'w-9', customer: 'k-2', name: 'Van een ander' },
  ]);
  const stored = () =>
    query<{ all: boolean; names: string[] }>(
      db,
      `select u.all_projects as all, coalesce(array_agg(p.name order by p.name) filter (where p.id is not null), '{}') as names
       from site_user u left join site_user_project s on s.site_user_id = u.id left join project p on p.id = s.project_id
       where u.email = 'piet@merel.example' group by u.id`,
    );
  const shown = async () => (await erp.get('/contact/u-2')).json().projects;
  expect(await shown()).toBeNull();
  const given = await erp.apply('contact', [{ externalId: 'u-2', projects: ['w-1', 'w-2', 'w-1'] }]);
  expect(given.counts).toMatchObject({ changed: 1 });
  expect(await stored()).toEqual([{ all: false, names: ['Nieuwbouw Zuid', 'Renovatie Noord'] }]);
  expect(await shown()).toEqual(['w-1', 'w-2']);

  // Removing a project is a change of the contact, and omitted fields stay.
  await waitUntilChangesVisible(db);
  const cursor = (await erp.get('/contact?limit=1000')).headers['next-cursor'];
  const less = await erp.apply('contact', [{ externalId: 'u-2', projects: ['w-2'] }]);
  expect(less.counts).toMatchObject({ changed: 1 });
  await waitUntilChangesVisible(db);
  const told = (await erp.get(`/contact?limit=1000&since=${cursor}`)).payload.split('\n').filter(Boolean);
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ externalId: 'u-2', projects: ['w-2'] }]);
  await erp.apply('contact', [{ externalId: 'u-2', firstName: 'Grietje' }]);
  expect(await shown()).toEqual(['w-2']);

  // A record that was read can be sent unchanged.
  const { id: _id, ...record } = (await erp.get('/contact/u-2')).json();
  const same = await erp.apply('contact', [record]);
  expect(await erp.errors('contact', same.id)).toEqual([]);
  expect(same.counts).toMatchObject({ refused: 0, changed: 0 });

  const wrong = await erp.apply('contact', [
    { externalId: 'u-2', projects: ['w-1', 'w-9'] },
    { externalId: 'u-1', projects: ['w-404'] },
  ]);
  expect((await erp.errors('contact', wrong.id)).map(({ errors }) => errors)).toEqual([
    { projects: ['Project w-9 is van een andere klant'] },
    { projects: ['Project w-404 kennen we niet'] },
  ]);
  expect(await shown()).toEqual(['w-2']);

  const undone = await erp.call('POST', `/contact/batches/${less.id}/undo`);
  expect(undone.statusCode, undone.payload).toBe(202);
  await runJobs();
  expect(await shown()).toEqual(['w-1', 'w-2']);

  // A user who moves to another customer loses its projects.
  await erp.apply('contact', [{ externalId: 'u-2', customer: 'k-2' }]);
  expect(await stored()).toEqual([{ all: false, names: [] }]);
  await erp.apply('contact', [{ externalId: 'u-2', customer: 'k-1', projects: null }]);
  expect(await stored()).toEqual([{ all: true, names: [] }]);
});

test('a removed contact is logged out, and a removed customer can no longer order', async () => {
  await erp.apply('customer', [{ externalId: 'steenhof', customerId: '510001' }]);
  await erp.apply('contact', [{ externalId: 'aannemer', customer: 'steenhof', email: 'aannemer@steenhof.test' }]);
  const headers = bearer(await logIn(app, 'aannemer@steenhof.test'));
  expect((await app.inject({ url: '/api/account', headers })).statusCode).toBe(200);
  await erp.apply('contact', [{ externalId: 'aannemer', delete: true }]);
  expect((await app.inject({ url: '/api/account', headers })).statusCode).toBe(401);
  await erp.apply('customer', [{ externalId: 'steenhof', delete: true }]);
  const inactive = () => query(db, "select is_inactive from customer where customer_id = '510001'");
  expect(await inactive()).toEqual([{ is_inactive: true }]);
  await erp.apply('customer', [{ externalId: 'steenhof', customerId: '510001' }]);
  expect(await inactive()).toEqual([{ is_inactive: false }]);
});

test('order states, deliveries and invoices come back from the ERP', async () => {
  const [order] = await query<{ id: string }>(
    db,
    "select order_id as id from sales_order where venture_id = '210' and release_status = 'Open' limit 1",
  );
  const orderId = order?.id ?? '';
  await applyAll(erp, {
    'order-status': [{ externalId: orderId, orderId, statusCode: '30', canStillBeCancelled: false }],
    delivery: [{ externalId: 'l-1', number: 'L-1', orderId, state: 'underway', plannedDay: '2026-11-17', lines: [] }],
    invoice: [
      {
        ...{
          externalId: 'f-1',
          number: 'F-1',
          customer: 'k-1',
          kind: 'invoice',
          invoiceDate: '2026-11-16',
          orderIds: [orderId],
        },
        ...{
          netAmount: '100',
          vatAmount: '21',
          totalAmount: '121',
          vats: [{ vatRate: 21, vatBase: '100', vatAmount: '21' }],
        },
      },
    ],
  });
  expect((await erp.get(`/order-status/${orderId}`)).json()).toMatchObject({
    statusCode: '30',
    canStillBeCancelled: false,
  });
  expect((await erp.get('/delivery/l-1')).json()).toMatchObject({
    orderId,
    state: 'underway',
    plannedDay: '2026-11-17',
  });
  expect((await erp.get('/invoice/f-1')).json()).toMatchObject({
    totalAmount: '121.00',
    customer: 'k-1',
    orderIds: [orderId],
  });
  const wrong = await erp.apply('delivery', [
    { externalId: 'l-2', number: 'L-2', orderId: 'bestaat-niet', state: 'planned' },
  ]);
  expect(wrong.counts).toMatchObject({ refused: 1 });
  const [houtOrder] = await query<{ id: string }>(
    db,
    "select order_id as id from sales_order where venture_id = '220' limit 1",
  );
  const theirs = await erp.apply('order-status', [{ externalId: 'x', orderId: houtOrder?.id, statusCode: '90' }]);
  expect(theirs.counts).toMatchObject({ refused: 1 });
  expect((await erp.call('DELETE', `/order-status/${orderId}`)).statusCode).toBe(400);
  await runJobs();
});

test('ten thousand customers with their contacts send nothing', async () => {
  const sentBefore = (await mails()).length;
  const many = Array.from({ length: 10_000 }, (_, at) => at);
  const customers = await erp.apply(
    'customer',
    many.map((at) => ({ externalId: `m-${at}`, name: `Klant ${at}` })),
  );
  const contacts = await erp.apply(
    'contact',
    many.map((at) => ({ externalId: `mu-${at}`, customer: `m-${at}`, email: `klant${at}@veel.example` })),
  );
  expect([customers.counts.created, contacts.counts.created]).toEqual([10_000, 10_000]);
  expect((await mails()).length).toBe(sentBefore);
});

test('a customer without a number gets none that another source uses', async () => {
  const numberOf = async (name: string) =>
    (await query<{ id: string }>(db, 'select customer_id as id from customer where customer_name = $1', [name]))[0]?.id;
  await erp.apply('customer', [{ externalId: 'n-1', name: 'Eerste' }]);
  const next = String(Number(await numberOf('Eerste')) + 1);
  await erp.apply('customer', [{ externalId: 'n-2', customerId: next, name: 'Gekozen' }]);
  await erp.apply('customer', [{ externalId: 'n-3', name: 'Derde' }]);
  expect(await numberOf('Gekozen')).toBe(next);
  expect(await numberOf('Derde')).toBe(String(Number(next) + 1));
});
