import type { BeheerCustomer, CustomerEdit } from '@bouwpoort/contract/customers/customers.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { countAgreements } from '../../catalogue/prices/prices.ts';
import { fullAccess } from '../../foundation/database/access-scope.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { countOrders, orderedOnAccount, orderFigures } from '../../ordering/orders/orders.ts';
import { findBranch } from '../../organisation/branches/branches.ts';
import { changeRecord, requireThere, type StaffContext } from '../../organisation/staff/staff.ts';
import { listViewsOf } from '../identity/identity.ts';
import { listAddressesAndProjects } from './customer-addresses.staff.ts';
import { changeCustomer, readCustomerRow } from './customer-edit.ts';
import { customerRecord, fieldsOf } from './customer-record.staff.ts';
import { listUsersForStaff } from './customer-users.staff.ts';
import { describeCustomers } from './customers-list.staff.ts';
import type { CustomerRow } from './customers-list.ts';

export async function requireCustomerThere(ctx: StaffContext, customerId: string): Promise<CustomerRow> {
  const row = await readCustomerRow(ctx.db, customerId);
  requireThere(ctx, row);
  return row;
}

export async function readCustomerForStaff(ctx: StaffContext, customerId: string): Promise<BeheerCustomer> {
  const row = await requireCustomerThere(ctx, customerId);
  const now = ctx.clock();
  const months = lastMonths(dayOf(now));
  const [[described], users, places, agreementCount, orders, figures, onAccount, views] = await Promise.all([
    describeCustomers(ctx, [row]),
    listUsersForStaff(ctx, customerId),
    listAddressesAndProjects(ctx, customerId),
    countAgreements(ctx.db, row),
    countOrders(ctx.db, { scope: fullAccess, customerId }),
    orderFigures(ctx.db, customerId, startOfDay(`${dayOf(now).slice(0, 4)}-01-01`)),
    orderedOnAccount(ctx.db, customerId, startOfDay(`${months[0]}-01`)),
    listViewsOf(ctx.db, customerId, now),
  ]);
  if (!described) throw new AppError('notFound');
  return {
    row: described,
    fields: fieldsOf(row),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    mergedInto: row.mergedInto,
    users,
    ...places,
    agreementCount,
    orderCount: { count: orders.count, isExact: orders.isExact },
    thisYear: { count: figures.count, amount: toWire(figures.amount) },
    heldOrders: figures.held,
    onAccount: months.map((month) => ({
      month,
      amount: toWire(onAccount.find((one) => one.month === month)?.amount ?? '0'),
    })),
    views: views.map((view) => ({
      ...view,
      startedAt: view.startedAt.toISOString(),
      endedAt: view.endedAt?.toISOString() ?? null,
    })),
  };
}

/** The twelve months up to that of a day, 'YYYY-MM', the oldest first. */
function lastMonths(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(year, month - 12 + at, 1)).toISOString().slice(0, 7));
}

export async function requireOwnBranch(tx: StaffContext, ventureId: string, branchId: string | null): Promise<void> {
  if (branchId === null || (await findBranch(tx, ventureId, branchId))) return;
  throw new AppError('invalidInput', { errors: { branchId: ['Kies een vestiging van deze winkel'] } });
}

/** An outdated save is refused with the current customer. */
export async function editCustomer(
  ctx: StaffContext,
  customerId: string,
  { version, ...given }: CustomerEdit & { version: number },
): Promise<BeheerCustomer> {
  await changeRecord(ctx, customerRecord, customerId, {
    version,
    // Staff cannot move a customer to a branch without permissions there.
    allow: async (tx, { ventureId, branchId }) => {
      if (given.branchId === branchId) return;
      requireThere(tx, { ventureId, branchId: given.branchId });
      await requireOwnBranch(tx, ventureId, given.branchId);
    },
    write: ({ db }) => {
      const creditLimit = given.creditLimit === null ? null : given.creditLimit.toFixed(2);
      return changeCustomer(db, customerId, version, { ...given, creditLimit });
    },
  });
  return readCustomerForStaff(ctx, customerId);
}
