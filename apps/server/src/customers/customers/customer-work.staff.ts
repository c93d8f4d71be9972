import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { customerEntity } from './customer-entity.ts';
import { type CustomerRow, lockCustomers } from './customers.ts';

/** In one transaction: lock the customer, check the place, do the work, and audit it. */
export function withLockedCustomer<T>(
  ctx: StaffContext,
  customerId: string,
  work: (tx: StaffContext, customer: CustomerRow) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (db) => {
    const [customer] = await lockCustomers(db, [customerId]);
    if (!customer) throw new AppError('notFound');
    requireThere(ctx, customer);
    return work({ ...ctx, db }, customer);
  });
}

export function auditCustomer(
  tx: StaffContext,
  customer: CustomerRow,
  change: { before: object | null; after: object; reason?: string },
): Promise<void> {
  return auditWrite(tx, tx.db, {
    entity: customerEntity,
    entityId: customer.customerId,
    entityName: customer.customerName,
    ventureId: customer.ventureId,
    before: change.before && { ...change.before },
    after: { ...change.after },
    reason: change.reason,
  });
}
