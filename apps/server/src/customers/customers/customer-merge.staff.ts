import type { MergePreview } from '@bouwpoort/contract/customers/customers.staff';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { countMovingAgreements, moveAgreements } from '../../catalogue/prices/prices.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { moveApprovals } from '../../ordering/approvals/approvals.ts';
import { moveBudgets } from '../../ordering/budgets/budgets.ts';
import { countCartsOf, moveCarts } from '../../ordering/cart/cart.ts';
import { moveClientQuotes } from '../../ordering/client-quotes/client-quotes.ts';
import { moveInvoices } from '../../ordering/invoices/invoices.ts';
import { moveOrderLists } from '../../ordering/lists/lists.ts';
import { countOrdersOf, moveOrders } from '../../ordering/orders/orders.ts';
import { countPaymentsOf, movePayments } from '../../ordering/payments/payments.ts';
import { moveQuotes } from '../../ordering/quotes/quotes.ts';
import { auditWrite, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { countUsersOf, moveUsers } from '../identity/identity.ts';
import { moveRegistrations } from '../registration/registration.ts';
import { countPlacesOf, lockCustomers, mergeCustomerRows, readCustomerRow } from './customer-edit.ts';
import { customerEntity } from './customer-record.staff.ts';
import { describeCustomers } from './customers-list.staff.ts';
import type { CustomerRow } from './customers-list.ts';

function refuseMerge(ctx: StaffContext, from: CustomerRow | undefined, into: CustomerRow | undefined): void {
  if (!from || !into) throw new AppError('notFound');
  requireThere(ctx, from);
  requireThere(ctx, into);
  if (from.customerId === into.customerId) throw new AppError('conflict', { detail: 'Dit is dezelfde klant.' });
  if (from.ventureId !== into.ventureId) {
    throw new AppError('conflict', { detail: 'Klanten van verschillende ventures kun je niet samenvoegen.' });
  }
  if (from.mergedInto !== null || into.mergedInto !== null) {
    throw new AppError('conflict', { detail: 'Een van deze klanten is al samengevoegd met een andere.' });
  }
}

/** One query after the other: a transaction has one connection. */
async function countMoving(db: Database, from: string, into: string) {
  const { moving: agreements, double: doubleAgreements } = await countMovingAgreements(db, from, into);
  return {
    orders: await countOrdersOf(db, from),
    payments: await countPaymentsOf(db, from),
    users: (await countUsersOf(db, [from])).get(from) ?? 0,
    ...(await countPlacesOf(db, from)),
    carts: await countCartsOf(db, from),
    agreements,
    doubleAgreements,
  };
}

export async function previewMerge(ctx: StaffContext, fromId: string, intoId: string): Promise<MergePreview> {
  const [from, into] = await Promise.all([readCustomerRow(ctx.db, fromId), readCustomerRow(ctx.db, intoId)]);
  refuseMerge(ctx, from, into);
  const [moving, rows] = await Promise.all([countMoving(ctx.db, fromId, intoId), describeCustomers(ctx, [from, into])]);
  const [fromRow, intoRow] = rows;
  if (!fromRow || !intoRow) throw new AppError('notFound');
  return {
    ...moving,
    from: fromRow,
    into: intoRow,
    creditUsed: toWire(from.creditUsed),
    fromVersion: from.version,
    intoVersion: into.version,
  };
}

/** All or nothing. If a customer changed since it was shown, nothing is merged. */
export function mergeCustomers(
  ctx: StaffContext,
  { fromId, intoId }: { fromId: string; intoId: string },
  seen: { fromVersion: number; intoVersion: number },
): Promise<void> {
  return ctx.db.transaction(async (db) => {
    const locked = await lockCustomers(db, [fromId, intoId]);
    const from = locked.find(({ customerId }) => customerId === fromId);
    const into = locked.find(({ customerId }) => customerId === intoId);
    refuseMerge(ctx, from, into);
    if (!from || !into) throw new AppError('notFound');
    if (from.version !== seen.fromVersion || into.version !== seen.intoVersion) {
      throw new AppError('conflict', {
        detail: 'Een van de twee klanten is intussen gewijzigd. Kijk het nog eens na.',
      });
    }
    const moving = await countMoving(db, fromId, intoId);
    await moveUsers(db, fromId, intoId);
    await moveRegistrations(db, fromId, intoId);
    await moveCarts(db, fromId, intoId);
    await moveOrderLists(db, fromId, intoId);
    await moveOrders(db, fromId, intoId);
    await moveInvoices(db, fromId, intoId);
    await movePayments(db, fromId, intoId);
    await moveBudgets(db, fromId, intoId);
    await moveApprovals(db, fromId, intoId);
    await moveAgreements(db, fromId, intoId);
    await moveClientQuotes(db, fromId, intoId);
    await moveQuotes(db, fromId, intoId);
    await mergeCustomerRows(db, from, into);
    for (const [customer, after] of [
      [from, { mergedInto: intoId, ...moving }],
      [into, { mergedFrom: fromId, ...moving }],
    ] as const) {
      await auditWrite(ctx, db, {
        entity: customerEntity,
        entityId: customer.customerId,
        entityName: customer.customerName,
        ventureId: customer.ventureId,
        before: null,
        after,
      });
    }
  });
}
