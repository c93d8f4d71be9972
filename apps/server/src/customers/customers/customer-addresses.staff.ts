import type { BeheerAddress, BeheerProject } from '@bouwpoort/contract/customers/customers.staff';
import {
  type AddressEdit,
  type AddressEditInput,
  addressEdit,
} from '@bouwpoort/contract/organisation/address-edit.staff';
import { z } from 'zod';
import { sourcesOf } from '../../exchange/writing/field-sources.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { StaffContext } from '../../organisation/staff/staff.ts';
import { auditCustomer, withLockedCustomer } from './customer-work.staff.ts';
import {
  addAddress,
  addProject,
  changeAddress,
  changeProject,
  listCustomerAddresses,
  listProjects,
  removeAddress,
  removeProject,
} from './customers.ts';

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

async function requireProject(tx: StaffContext, customerId: string, projectId: number): Promise<BeheerProject> {
  const found = (await listAddressesAndProjects(tx, customerId)).projects.find(({ id }) => id === projectId);
  if (!found) throw new AppError('notFound');
  return found;
}

/** An outdated save is refused with the current record. */
function refuseOlder(current: BeheerAddress | BeheerProject, version: number): void {
  if (current.version === version) return;
  throw new AppError('conflict', { detail: 'Iemand heeft dit intussen gewijzigd.', members: { current } });
}

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
  { customerId, addressId }: { customerId: string; addressId: string },
  { version, ...input }: AddressEditInput & { version: number },
): Promise<BeheerAddress> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const before = await requireAddress(tx, customerId, addressId);
    refuseOlder(before, version);
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

export function endAddressByStaff(
  ctx: StaffContext,
  { customerId, addressId }: { customerId: string; addressId: string },
  version: number,
): Promise<void> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const before = await requireAddress(tx, customerId, addressId);
    refuseOlder(before, version);
    if (before.addressType === 'invoice')
      throw new AppError('conflict', { detail: 'Een klant houdt zijn factuuradres.' });
    await removeAddress(tx, customerId, addressId);
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

export function changeProjectByStaff(
  ctx: StaffContext,
  { customerId, projectId }: { customerId: string; projectId: number },
  { name, version }: { name: string; version: number },
): Promise<BeheerProject> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const before = await requireProject(tx, customerId, projectId);
    refuseOlder(before, version);
    const changed = await changeProject(tx.db, projectId, name);
    await auditCustomer(tx, customer, { before: { projectName: before.name }, after: { projectName: name } });
    return { ...changed, from: before.from };
  });
}

export function endProjectByStaff(
  ctx: StaffContext,
  { customerId, projectId }: { customerId: string; projectId: number },
  version: number,
): Promise<void> {
  return withLockedCustomer(ctx, customerId, async (tx, customer) => {
    const before = await requireProject(tx, customerId, projectId);
    refuseOlder(before, version);
    await removeProject(tx.db, projectId);
    await auditCustomer(tx, customer, { before: { projectName: before.name }, after: { projectEnded: before.name } });
  });
}
