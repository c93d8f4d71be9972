import { type CustomerEdit, customerEdit } from '@bouwpoort/contract/customers/customers.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { pick } from '@bouwpoort/trade/foundation/pick';
import {
  auditWrite,
  inTransaction,
  lockRecord,
  type StaffContext,
  type StaffRecord,
} from '../../organisation/staff/staff.ts';
import { lockCustomers } from './customer-edit.ts';
import type { CustomerRow } from './customers-list.ts';

/** In the audit log and in the history of the customer. */
export const customerEntity = 'customer';

export const customerRecord: StaffRecord<string, CustomerRow> = {
  lock: async ({ db }, customerId) => (await lockCustomers(db, [customerId]))[0],
  places: (row) => [row],
  version: ({ version }) => version,
  stale: 'Iemand heeft deze klant intussen gewijzigd.',
  current: (_, row) => ({ ...fieldsOf(row), version: row.version }),
  audited: ({ customerId, customerName, ventureId }) => ({
    ...{ entity: customerEntity, entityId: customerId, entityName: customerName, ventureId },
  }),
  fields: fieldsOf,
};

const editedFields = Object.keys(customerEdit.shape) as (keyof CustomerEdit)[];

export function fieldsOf(row: CustomerRow): CustomerEdit {
  return { ...pick(row, editedFields), creditLimit: row.creditLimit === null ? null : toWire(row.creditLimit) };
}

export function withLockedCustomer<T>(
  ctx: StaffContext,
  customerId: string,
  work: (tx: StaffContext, customer: CustomerRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => work(tx, await lockRecord(tx, customerRecord, customerId)));
}

export function auditCustomer(
  tx: StaffContext,
  customer: CustomerRow,
  change: { before: object | null; after: object; reason?: string },
): Promise<void> {
  return auditWrite(tx, tx.db, {
    ...customerRecord.audited(customer),
    before: change.before && { ...change.before },
    after: { ...change.after },
    reason: change.reason,
  });
}
