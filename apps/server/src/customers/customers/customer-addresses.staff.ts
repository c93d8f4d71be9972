import type { BeheerAddress, BeheerProject } from '@bouwpoort/contract/customers/customers.staff';
import {
  type AddressEdit,
  type AddressEditInput,
  addressEdit,
} from '@bouwpoort/contract/organisation/address-edit.staff';
import { z } from 'zod';
import { sourcesOf } from '../../exchange/writing/field-sources.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  changeRecord,
  inTransaction,
  type LockedRecord,
  lockRecord,
  type StaffContext,
  type StaffRecord,
} from '../../organisation/staff/staff.ts';
import { removeAddress } from './address-book.ts';
import { removeProject } from './customer-edit.ts';
import { auditCustomer, customerRecord, withLockedCustomer } from './customer-record.staff.ts';
import {
  addAddress,
  addProject,
  changeAddress,
  changeProject,
  listCustomerAddresses,
  listProjects,
} from './customers.ts';
import type { CustomerRow } from './customers-list.ts';

/* The address book and the projects of a customer, maintained by staff. */

export async function listAddressesAndProjects(
  ctx: StaffContext,
  customerId: string,
): Promise<{ addresses: BeheerAddress[]; projects: BeheerProject[] }> {
  const [addresses, projects] = [await listCustomerAddresses(ctx, customerId), await listProjects(ctx.db, customerId)];
  const ids = addresses.map(({ addressId }) => addressId);
  const [ofAddresses, ofProjects] = [
    await sourcesOf(ctx.db, 'address', ids),
    await sourcesOf(
      ctx.db,
      'project',
      projects.map(({ id }) => id),
    ),
  ];
  return {
    addresses: addresses.map((address) => ({
      ...address,
      from: ofAddresses.get(address.addressId) ?? (isOwnAddressNumber(address.addressId) ? null : 'het ERP'),
    })),
    projects: projects.map((project) => ({ ...project, from: ofProjects.get(String(project.id)) ?? null })),
  };
}

/** Numbers with a W before them belong to the shop; an ERP gives out none. */
const isOwnAddressNumber = (addressId: string) => addressId.startsWith('W');

async function requireAddress(tx: StaffContext, customerId: string, addressId: string): Promise<BeheerAddress> {
  const found = (await listAddressesAndProjects(tx, customerId)).addresses.find((one) => one.addressId === addressId);
  if (!found) throw new AppError('notFound');
  return found;
}

interface InAddress {
  customerId: string;
  addressId: string;
}

interface InProject {
  customerId: string;
  projectId: number;
}

/** A part of a customer, which is locked with it; its changes are in the history of the customer. */
interface PartOf<Part> {
  customer: CustomerRow;
  part: Part;
}

const ofCustomer = {
  places: () => [],
  version: ({ part }: PartOf<{ version: number }>) => part.version,
  stale: 'Iemand heeft dit intussen gewijzigd.',
  current: (_: StaffContext, { part }: PartOf<object>) => part,
};

const addresses: LockedRecord<InAddress, PartOf<BeheerAddress>> = {
  ...ofCustomer,
  lock: async (tx, { customerId, addressId }) => ({
    customer: await lockRecord(tx, customerRecord, customerId),
    part: await requireAddress(tx, customerId, addressId),
  }),
};

const projects: StaffRecord<InProject, PartOf<BeheerProject>> = {
  ...ofCustomer,
  lock: async (tx, { customerId, projectId }) => {
    const customer = await lockRecord(tx, customerRecord, customerId);
    const part = (await listAddressesAndProjects(tx, customerId)).projects.find(({ id }) => id === projectId);
    return part && { customer, part };
  },
  audited: ({ customer }) => customerRecord.audited(customer),
  fields: ({ part }) => ({ projectName: part.name }),
};

/** In the form of the history. */
function auditFields(address: BeheerAddress) {
  const { name, line1, postalCode, city, countryCode, email, daytimePhoneNumber, shippingDefault } = address;
  const project = address.projectId === null ? null : String(address.projectId);
  return { name, line1, postalCode, city, countryCode, email, daytimePhoneNumber, shippingDefault, project };
}

function requireValid(input: AddressEditInput, before?: BeheerAddress): AddressEdit {
  const checked = addressEdit(before).safeParse(input);
  if (checked.success) return checked.data;
  throw new AppError('invalidInput', { errors: z.flattenError(checked.error).fieldErrors });
}

export function addAddressByStaff(
  ctx: StaffContext,
  customerId: string,
  input: AddressEditInput,
): Promise<BeheerAddress> {
  const edit = requireValid(input);
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const { addressId } = await addAddress(tx, customerId, edit);
    const added = await requireAddress(tx, customerId, addressId);
    await auditCustomer(tx, customer, { before: null, after: { addressAdded: added.name, ...auditFields(added) } });
    return added;
  });
}

export function changeAddressByStaff(
  ctx: StaffContext,
  key: InAddress,
  { version, ...input }: AddressEditInput & { version: number },
): Promise<BeheerAddress> {
  return inTransaction(ctx, async (tx) => {
    const { customer, part: before } = await lockRecord(tx, addresses, key, { version });
    const { customerId, addressId } = key;
    if (before.addressType === 'invoice' && before.from !== null)
      throw new AppError('forbidden', { detail: `Het factuuradres komt uit ${before.from}. Wijzig het daar.` });
    await changeAddress(tx, customerId, addressId, requireValid(input, before), { mayChangeInvoice: true });
    const after = await requireAddress(tx, customerId, addressId);
    const [was, is] = [auditFields(before), auditFields(after)];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    await auditCustomer(tx, customer, { before: was, after: isSame ? is : { addressChanged: after.name, ...is } });
    return after;
  });
}

export function endAddressByStaff(ctx: StaffContext, key: InAddress, version: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { customer, part: before } = await lockRecord(tx, addresses, key, { version });
    if (before.addressType === 'invoice')
      throw new AppError('conflict', { detail: 'Een klant houdt zijn factuuradres.' });
    await removeAddress(tx, key.customerId, key.addressId);
    await auditCustomer(tx, customer, { before: auditFields(before), after: { addressEnded: before.name } });
  });
}

export function addProjectByStaff(ctx: StaffContext, customerId: string, name: string): Promise<BeheerProject> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const added = await addProject(tx.db, customerId, name);
    await auditCustomer(tx, customer, { before: null, after: { projectAdded: name } });
    return { ...added, from: null };
  });
}

export async function changeProjectByStaff(
  ctx: StaffContext,
  key: InProject,
  { name, version }: { name: string; version: number },
): Promise<BeheerProject> {
  const { part } = await changeRecord(ctx, projects, key, {
    version,
    write: async ({ db }, { customer, part: { from } }) => {
      const changed = await changeProject(db, key.projectId, name);
      return { customer, part: { ...changed, from } };
    },
  });
  return part;
}

export function endProjectByStaff(ctx: StaffContext, key: InProject, version: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { customer, part } = await lockRecord(tx, projects, key, { version });
    await removeProject(tx.db, key.projectId);
    await auditCustomer(tx, customer, { before: { projectName: part.name }, after: { projectEnded: part.name } });
  });
}
