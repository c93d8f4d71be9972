import { describe, expect, test } from 'vitest';
import { startCheckout } from './checkout-state.ts';
import {
  firstChoices,
  jobsiteChoices,
  onlyProject,
  otherAddressOfProject,
  withJobsite,
  withProject,
} from './jobsite-choices.ts';

const site = {
  siteId: 4106,
  name: 'Woning 12',
  unloading: { place: 'op de rijplaten', phone: '0671452013' },
  isTaken: false,
};
const address = {
  addressId: '510001-07',
  name: 'Woning 12',
  address: 'Vosseveldlaan 12',
  postalCode: '3768GK',
  city: 'Soest',
  telephone: null,
  addressIsPrimary: false,
  projectId: 4106,
};

test('a site fills in its project, its address and how to unload', () => {
  expect(jobsiteChoices(site, { addresses: [address] })).toEqual({
    projectId: 4106,
    addressId: '510001-07',
    unloadingFloor: 'op de rijplaten',
    contactPhone: '0671452013',
  });
});

test('a site with only a pin fills in its project, and can be selected by its name', () => {
  expect(jobsiteChoices(site, { addresses: [] })).toEqual({ projectId: 4106 });
  const customer = { projects: [{ id: 4101, name: 'De Laak' }] } as unknown as Parameters<typeof withProject>[0];
  expect(withProject(customer, site).projects).toEqual([
    { id: 4101, name: 'De Laak' },
    { id: 4106, name: 'Woning 12' },
  ]);
  expect(withProject(customer, null)).toBe(customer);
});

test('another site returns to the first step, and keeps the other choices', () => {
  const before = { ...startCheckout({ reference: 'Dak' }), step: 3 as const, reached: 3 as const };
  const after = withJobsite(before, { projectId: 4106 });
  expect([after.step, after.info.projectId, after.info.reference]).toEqual([1, 4106, 'Dak']);
});

test('the only project of a user who must name one is preselected', () => {
  const mandatory = { counterTicket: false, customerObject: true, customerName: false, referenceNumber: false };
  const one = { id: 4101, name: 'De Laak' };
  const user = { mandatory, isManager: false, projects: [one] };
  expect(onlyProject(user)).toEqual({ projectId: 4101 });
  expect(onlyProject({ ...user, isManager: true })).toEqual({});
  expect(onlyProject({ ...user, projects: [one, { id: 4102, name: 'De Brug' }] })).toEqual({});
  expect(onlyProject({ ...user, projects: [] })).toEqual({});
  expect(onlyProject({ ...user, mandatory: { ...mandatory, customerObject: false } })).toEqual({});
});

describe('a checkout starts', () => {
  const office = { ...address, addressId: '510001-01', name: 'Kantoor', addressIsPrimary: true, projectId: null };
  const customer = {
    addresses: [office, address],
    branchId: '2101',
    hasDeliveryStop: false,
    mandatory: { counterTicket: false, customerObject: true, customerName: false, referenceNumber: false },
    isManager: false,
    projects: [{ id: 4106, name: 'Woning 12' }],
  };
  const cart = {
    shipment: { salesOrderId: null, deliveryMethodId: null, pickupBranchId: null, shippingAddress: null },
  };

  test('with the only project and its address', () => {
    expect(firstChoices(customer, [{ branchId: '2101' }], cart)).toEqual({
      deliveryMethod: 'storedelivery',
      projectId: 4106,
      addressId: '510001-07',
      pickupStoreLocationId: '2101',
    });
  });

  test('with the primary address where no project is given, or where it has only a pin', () => {
    expect(firstChoices({ ...customer, isManager: true }, [], cart).addressId).toBe('510001-01');
    expect(firstChoices({ ...customer, addresses: [office] }, [], cart)).toMatchObject({
      projectId: 4106,
      addressId: '510001-01',
    });
  });

  test('and tells when an order goes to another address than that of its project', () => {
    const info = { deliveryMethod: 'storedelivery' as const, projectId: 4106, addressId: '510001-01' };
    expect(otherAddressOfProject(info, customer.addresses)).toBe(address);
    expect(otherAddressOfProject({ ...info, addressId: null }, customer.addresses)).toBe(address);
    expect(otherAddressOfProject({ ...info, addressId: '510001-07' }, customer.addresses)).toBeUndefined();
    expect(otherAddressOfProject({ ...info, projectId: -1 }, customer.addresses)).toBeUndefined();
    expect(otherAddressOfProject({ ...info, deliveryMethod: 'instorepickup' }, customer.addresses)).toBeUndefined();
    expect(otherAddressOfProject(info, [office])).toBeUndefined();
  });
});
