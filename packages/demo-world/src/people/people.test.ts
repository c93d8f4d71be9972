import { verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { demoBranches } from '../places/branches.ts';
import { demoVentures } from '../places/ventures.ts';
import type { Cell, TableFill } from '../table-fill.ts';
import { demoCompanies, kvkErrorNumber, kvkUnknownNumber, sharedAddress } from './companies.ts';
import { demoAddresses, demoProjects } from './customer-addresses.ts';
import { demoCustomers } from './customers.ts';
import { peopleFills } from './people.ts';
import { demoPassword, demoSiteUsers, siteUserFill } from './site-users.ts';

const today = '2026-11-16';
const accountOf = (email: string) => demoSiteUsers.find((one) => one.email === email);
const customerOf = (email: string) => demoCustomers.find((one) => one.customerId === accountOf(email)?.customerId);

function column(fill: TableFill, name: string): Cell[] {
  const at = fill.columns.indexOf(name);
  if (at < 0) throw new Error(`no column ${name}`);
  return [...fill.rows].map((row) => row[at] ?? null);
}

test.each([
  ['aannemer@steenhof.test', '210', '510001', true],
  ['inkoper@steenhof.test', '210', '510001', false],
  ['gast@steenhof.test', '210', '990210', false],
  ['zonder-koppeling@steenhof.test', '210', null, false],
  ['orderstop@steenhof.test', '210', '510003', true],
  ['leverstop@steenhof.test', '210', '510004', true],
  ['krediet@steenhof.test', '210', '510005', true],
  ['verplicht@steenhof.test', '210', '510006', true],
  ['codit@steenhof.test', '210', '510002', true],
  ['geblokkeerd@steenhof.test', '210', '510007', true],
  ['inactief@steenhof.test', '210', '510008', true],
  ['timmerman@houtmeesters.test', '220', '520001', true],
  ['dakdekker@dakkracht.test', '230', '530001', true],
  ['tegelzetter@tegelkade.test', '240', '540001', true],
  ['zonder-venture@bouwpoort.test', null, null, false],
  ['uitvoerder@steenhof.test', '210', '510001', false],
  ['bouwplaats@steenhof.test', '210', '510001', false],
])('%s has its venture, customer and role', (email, ventureId, customerId, isManager) => {
  expect(accountOf(email)).toMatchObject({ ventureId, customerId, isManager, isActive: true });
});

test('each account bites on the one rule it is for', () => {
  const flagged = (flag: keyof (typeof demoSiteUsers)[number], value: boolean) =>
    demoSiteUsers.filter((one) => one[flag] === value).map((one) => one.email);
  expect(flagged('isGuestAccount', true)).toEqual(['gast@steenhof.test']);
  expect(flagged('seesPrices', false)).toEqual(['bouwplaats@steenhof.test']);
  expect(flagged('isBlocked', true)).toEqual(['geblokkeerd@steenhof.test']);
  expect(flagged('useOrderApiCodit', true)).toEqual(['codit@steenhof.test']);
  expect(flagged('dynamics', false)).toEqual(['zonder-koppeling@steenhof.test', 'zonder-venture@bouwpoort.test']);

  const stopped = (flag: keyof (typeof demoCustomers)[number]) =>
    demoCustomers.filter((one) => one[flag] === true).map((one) => one.customerId);
  expect(stopped('hasOrderstop')).toEqual([customerOf('orderstop@steenhof.test')?.customerId]);
  expect(stopped('hasDeliverystop')).toEqual([customerOf('leverstop@steenhof.test')?.customerId]);
  expect(stopped('isInactive')).toEqual([customerOf('inactief@steenhof.test')?.customerId]);
  expect(customerOf('verplicht@steenhof.test')).toMatchObject({
    counterTicketMandatory: true,
    customerObjectMandatory: true,
    customerNameMandatory: true,
    referenceNumberMandatory: true,
  });
  expect(Number(customerOf('krediet@steenhof.test')?.creditLimit)).toBeLessThan(100);
  expect(customerOf('aannemer@steenhof.test')).toMatchObject({ customerGroup: 'A', branchId: '2102' });
});

test('the contractor has two projects, each with an address, and one primary address', () => {
  const own = demoAddresses.filter((one) => one.customerId === '510001');
  const projects = demoProjects.filter((one) => one.customerId === '510001');
  expect(projects).toHaveLength(2);
  expect(own.filter((one) => one.addressType === 'delivery').length).toBeGreaterThanOrEqual(3);
  expect(own.filter((one) => one.addressType === 'project').map((one) => one.projectId)).toEqual(
    projects.map(({ id }) => id),
  );
  expect(own.filter((one) => one.shippingDefault)).toHaveLength(1);
});

test('the register has the numbers that tests rely on', () => {
  const numbers = new Set(demoCompanies.map((one) => one.kvkNummer));
  expect(numbers.size).toBeGreaterThanOrEqual(40);
  expect(demoCompanies.every((one) => /^\d{8}$/.test(one.kvkNummer) && /^\d{4}[A-Z]{2}$/.test(one.postcode))).toBe(
    true,
  );
  expect(demoCompanies.filter((one) => one.kvkNummer === '12345678')).toMatchObject([
    { naam: 'Van Dijk Bouw B.V.', postcode: '3511AB', huisnummer: 12, plaats: 'Utrecht' },
  ]);
  expect(numbers.has(kvkUnknownNumber) || numbers.has(kvkErrorNumber)).toBe(false);
  const shared = demoCompanies.filter(
    (one) => one.postcode === sharedAddress.postcode && one.huisnummer === sharedAddress.huisnummer,
  );
  expect(new Set(shared.map((one) => one.kvkNummer)).size).toBe(14);
  expect(shared).toHaveLength(14);
});

test('every customer is in the register, except the guests', () => {
  for (const { customerId, chamberOfCommerceNumber } of demoCustomers) {
    const known = demoCompanies.some((one) => one.kvkNummer === chamberOfCommerceNumber);
    expect(known, customerId).toBe(customerId !== '990210');
  }
  const guestVenture = demoVentures.find((one) => one.guestDebitNumber !== null);
  expect(demoCustomers.find((one) => one.customerId === guestVenture?.guestDebitNumber)?.ventureId).toBe('210');
});

test('every reference resolves, within the same venture', () => {
  for (const one of [...demoCustomers, ...demoSiteUsers]) {
    if (one.branchId === null) continue;
    expect(demoBranches.find(({ branchId }) => branchId === one.branchId)?.ventureId).toBe(one.ventureId);
  }
  for (const { customerId, ventureId } of demoSiteUsers) {
    if (customerId === null) continue;
    expect(demoCustomers.find((one) => one.customerId === customerId)?.ventureId).toBe(ventureId);
  }
  for (const { customerId, projectId } of demoAddresses) {
    expect(demoCustomers.some((one) => one.customerId === customerId)).toBe(true);
    if (projectId === null) continue;
    expect(demoProjects.find(({ id }) => id === projectId)?.customerId).toBe(customerId);
  }
});

test('keys are unique', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(demoSiteUsers.map((one) => one.id));
  unique(demoSiteUsers.map((one) => one.email.toLowerCase()));
  unique(demoCustomers.map((one) => one.customerId));
  unique(demoAddresses.map((one) => one.addressId));
  unique(demoProjects.map((one) => one.id));
});

test('the stored hashes are argon2id, differ, and let the demo password in', async () => {
  const hashes = column(await siteUserFill(today), 'password_hash').map(String);
  expect(new Set(hashes).size).toBe(demoSiteUsers.length);
  expect(hashes.every((hash) => hash.startsWith('$argon2id$'))).toBe(true);
  expect(await verify(hashes[0] ?? '', demoPassword)).toBe(true);
  expect(await verify(hashes.at(-1) ?? '', demoPassword)).toBe(true);
  expect(await verify(hashes[0] ?? '', 'Bouwpoort2025!')).toBe(false);
});

test('the fills come in the order foreign keys ask for, with rows as wide as their columns', async () => {
  const fills = await peopleFills({ products: 0, seed: 1, today }, {});
  expect(fills.map((one) => one.table)).toEqual([
    'customer',
    'project',
    'customer_address',
    'site_user',
    'site_user_project',
    'staff_role',
    'staff_user',
    'staff_grant',
    'registered_company',
    'sales_order',
    'sales_order_line',
    'project',
    'customer_address',
    'building_site',
    'building_site_member',
    'building_site_photo',
    'client_quote',
    'approval_rule',
    'budget',
    'order_list',
    'order_list_line',
    'order_list_use',
  ]);
  for (const fill of fills) {
    const rows = [...fill.rows];
    expect(rows).toHaveLength(fill.expected);
    expect(rows.every((row) => row.length === fill.columns.length)).toBe(true);
  }
});
