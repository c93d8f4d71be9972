import {
  addressOfNew,
  type BeheerCustomer,
  type NewCustomer,
  userOfNew,
} from '@bouwpoort/contract/customers/customers.staff';
import { addOwnRecord, ownReference } from '../../exchange/batches/batches.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { requireVenture } from '../../organisation/ventures/ventures.ts';
import { readCustomerForStaff, requireOwnBranch } from './customer-detail.staff.ts';
import { readCustomerRow } from './customer-edit.ts';
import { auditCustomer, fieldsOf } from './customer-record.staff.ts';
import { inviteUserByStaff } from './customer-users.staff.ts';
import { addFirstAddresses, findCustomer } from './customers.ts';

/** For customers at the counter, and for shops without a program that sends customers. */
export async function addCustomerByStaff(
  ctx: StaffContext,
  given: NewCustomer,
  caller: Caller,
): Promise<BeheerCustomer> {
  const { ventureId, branchId, customerName, chamberOfCommerceNumber, customerGroup, creditLimit } = given;
  requireThere(ctx, { ventureId, branchId });
  const venture = await requireVenture(ctx, ventureId);
  const address = addressOfNew(given);
  const user = userOfNew(given);
  // The schema of the route refuses these already.
  if (!address.success || user?.success === false) throw new AppError('invalidInput');
  const customerId = await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    await requireOwnBranch(tx, ventureId, branchId);
    await requireFreeNumber(tx, given);
    const id = await addOwnRecord(tx, venture, 'customer', {
      ...(given.customerId === '' ? {} : { customerId: given.customerId }),
      name: customerName,
      chamberOfCommerceNumber,
      customerGroup,
      branch: branchId === null ? null : ownReference(branchId),
      creditLimit: creditLimit === null ? null : creditLimit.toFixed(2),
    });
    await addFirstAddresses(db, id, address.data);
    const customer = await readCustomerRow(db, id);
    const { street, houseNumber, houseNumberAddition, postalCode, city } = address.data;
    const line1 = [street, houseNumber, houseNumberAddition].filter(Boolean).join(' ');
    await auditCustomer(tx, customer, { before: null, after: { ...fieldsOf(customer), line1, postalCode, city } });
    if (user) await inviteUserByStaff(tx, id, user.data, caller);
    return id;
  });
  return readCustomerForStaff(ctx, customerId);
}

/** Numbers are unique across ventures; for a customer of another venture the answer only says so. */
async function requireFreeNumber(tx: StaffContext, { customerId, ventureId }: NewCustomer): Promise<void> {
  const taken = customerId === '' ? undefined : await findCustomer(tx, customerId);
  if (!taken) return;
  const message =
    taken.ventureId === ventureId
      ? 'Dit klantnummer bestaat al in deze winkel'
      : 'Dit klantnummer is van een andere winkel';
  throw new AppError('invalidInput', { errors: { customerId: [message] } });
}
