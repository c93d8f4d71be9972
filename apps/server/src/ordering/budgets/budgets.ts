import type { BudgetInput, BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { periodStart } from '@bouwpoort/trade/ordering/budget-periods';
import { findProject, listProjects, requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { companyRoleOf, maySeePrices, mayUseProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { isUniqueViolation } from '../../foundation/database/unique-violation.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { readSpendingByTarget } from '../orders/orders.ts';
import {
  type BudgetRow,
  type BudgetTarget,
  deleteBudget,
  insertBudget,
  maxBudgets,
  selectBudget,
  selectBudgets,
  selectBudgetsFor,
  selectCostCentres,
  updateBudget,
} from './budgets.queries.ts';

export { moveBudgets, selectCostCentres as listCostCentres } from './budgets.queries.ts';

/** An amount reserved for an order that is not placed yet. */
export interface Reservation extends BudgetTarget {
  amount: string;
}

/** The waiting requests and open payments of a customer; a callback, because approvals is above this layer. */
export type ReservationsOf = (ctx: Context, customerId: string) => Promise<readonly Reservation[]>;

/** A budget with the amounts used, as decimals. */
export interface BudgetUse {
  row: BudgetRow;
  name: string;
  since: string | null;
  amount: string;
  spent: string;
  reserved: string;
}

/** Only managers of the company see or set its rules and budgets. */
export async function requireManager(ctx: Context): Promise<{ user: VentureUser; customer: Customer }> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  if (companyRoleOf(user) !== 'manager') throw new AppError('forbidden');
  return { user, customer };
}

/**
 * The use of the budgets an order counts towards. With `lock` the rows are locked until the caller's transaction ends,
 * so that two orders at once cannot both take the last euro. Reservations are read before orders: a request that is
 * approved in between counts twice rather than not at all.
 */
export async function budgetsFor(
  ctx: Context,
  customerId: string,
  target: BudgetTarget,
  reservationsOf: ReservationsOf,
  { lock }: { lock: boolean },
): Promise<BudgetUse[]> {
  if (target.projectId === null && !target.costCentre) return [];
  const rows = await selectBudgetsFor(ctx, customerId, target, { lock });
  return usesOf(ctx, customerId, rows, reservationsOf);
}

/** Makes other orders on the same budgets wait until the caller's transaction ends. */
export async function holdBudgets(tx: Context, customerId: string, target: BudgetTarget): Promise<void> {
  if (target.projectId === null && !target.costCentre) return;
  await selectBudgetsFor(tx, customerId, target, { lock: true });
}

async function usesOf(
  ctx: Context,
  customerId: string,
  rows: readonly BudgetRow[],
  reservationsOf: ReservationsOf,
): Promise<BudgetUse[]> {
  if (rows.length === 0) return [];
  const today = dayOf(ctx.clock());
  const reservations = await reservationsOf(ctx, customerId);
  const targets = rows.map((row) => ({ ...row, since: periodStart(row.period, today) }));
  const spent = await readSpendingByTarget(ctx, customerId, targets);
  const names = rows.some(({ projectId }) => projectId !== null)
    ? new Map((await listProjects(ctx.db, customerId)).map(({ id, name }) => [id, name]))
    : new Map<number, string>();
  return targets.map(({ since, ...row }) => ({
    row,
    name: row.projectId === null ? row.name || (row.costCentre ?? '') : (names.get(row.projectId) ?? ''),
    since,
    amount: row.amount,
    spent: spent.get(row.id) ?? '0',
    reserved: sumOf(reservations.filter((one) => countsTowards(one, row)).map(({ amount }) => amount)).toFixed(2),
  }));
}

function countsTowards({ projectId, costCentre }: BudgetTarget, row: BudgetRow): boolean {
  return row.projectId === null ? costCentre === row.costCentre : projectId === row.projectId;
}

export function describeBudget(
  user: VentureUser,
  { row, name, since, amount, spent, reserved }: BudgetUse,
): BudgetStanding {
  const { id, projectId, costCentre, period, isHard, version } = row;
  return {
    ...{ id, projectId, costCentre, name, period, since, isHard, version },
    ...(maySeePrices(user)
      ? { amounts: { amount: toWire(amount), spent: toWire(spent), reserved: toWire(reserved) } }
      : {}),
  };
}

export async function listBudgets(ctx: Context, reservationsOf: ReservationsOf): Promise<BudgetStanding[]> {
  const { user, customer } = await requireManager(ctx);
  const rows = await selectBudgets(ctx, customer.customerId);
  const uses = await usesOf(ctx, customer.customerId, rows, reservationsOf);
  return uses.map((use) => describeBudget(user, use));
}

export async function budgetsOfOrder(
  ctx: Context,
  asked: { projectId?: number | undefined; costCentre?: string | undefined },
  reservationsOf: ReservationsOf,
) {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  // To a user who may not order for a project, its budget is not visible.
  const projectId = asked.projectId !== undefined && mayUseProject(user, asked.projectId) ? asked.projectId : null;
  const target = { projectId, costCentre: asked.costCentre ?? null };
  const uses = await budgetsFor(ctx, customer.customerId, target, reservationsOf, { lock: false });
  return {
    budgets: uses.map((use) => describeBudget(user, use)),
    costCentres: await selectCostCentres(ctx, customer.customerId),
  };
}

/** A user who may not see amounts gets no budgets. */
export async function budgetsOfSites(ctx: Context, reservationsOf: ReservationsOf): Promise<BudgetStanding[]> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  if (!maySeePrices(user)) return [];
  const rows = await selectBudgets(ctx, customer.customerId);
  const ofSites = rows.filter(({ projectId }) => projectId !== null && mayUseProject(user, projectId));
  const uses = await usesOf(ctx, customer.customerId, ofSites, reservationsOf);
  return uses.map((use) => describeBudget(user, use));
}

const isThere = 'Hiervoor is al een budget met deze periode. Wijzig dat.';

export async function addBudget(
  ctx: Context,
  input: BudgetInput,
  key: string | undefined,
  reservationsOf: ReservationsOf,
): Promise<BudgetStanding> {
  const { user, customer } = await requireManager(ctx);
  const { customerId } = customer;
  return once(ctx, { userId: user.id, key, operation: 'add budget', input }, async (tx) => {
    if (input.projectId && !(await findProject(tx, customerId, input.projectId))) {
      throw new AppError('invalidInput', { errors: { projectId: ['Deze bouwplaats kennen we niet'] } });
    }
    if ((await selectBudgets(tx, customerId)).length >= maxBudgets) {
      throw new AppError('badRequest', {
        detail: `Meer dan ${maxBudgets} budgetten kan niet. Verwijder er eerst een.`,
      });
    }
    const row = await insertBudget(tx, {
      customerId,
      projectId: input.projectId ?? null,
      costCentre: input.costCentre || null,
      name: input.projectId ? '' : (input.name ?? ''),
      period: input.period,
      amount: decimal(input.amount).toFixed(2),
      isHard: input.isHard,
    });
    if (!row) throw new AppError('conflict', { detail: isThere });
    return describeOne(tx, user, row, reservationsOf);
  });
}

export async function changeBudget(
  ctx: Context,
  id: number,
  input: Pick<BudgetInput, 'amount' | 'period' | 'isHard' | 'name'> & { version: number },
  reservationsOf: ReservationsOf,
): Promise<BudgetStanding> {
  const { user, customer } = await requireManager(ctx);
  const { customerId } = customer;
  const before = await selectBudget(ctx, customerId, id);
  if (!before) throw new AppError('notFound');
  try {
    const row = await updateBudget(
      ctx,
      customerId,
      { id, version: input.version },
      {
        amount: decimal(input.amount).toFixed(2),
        period: input.period,
        isHard: input.isHard,
        name: before.projectId === null ? (input.name ?? '') : '',
      },
    );
    if (!row) throw new AppError('conflict', { detail: 'Dit budget is intussen gewijzigd. Kijk het nog eens na.' });
    return await describeOne(ctx, user, row, reservationsOf);
  } catch (error) {
    if (isUniqueViolation(error, 'budget')) throw new AppError('conflict', { detail: isThere });
    throw error;
  }
}

async function describeOne(
  ctx: Context,
  user: VentureUser,
  row: BudgetRow,
  reservationsOf: ReservationsOf,
): Promise<BudgetStanding> {
  const [use] = await usesOf(ctx, row.customerId, [row], reservationsOf);
  if (!use) throw new Error(`budget ${row.id} was not described`);
  return describeBudget(user, use);
}

export async function removeBudget(ctx: Context, id: number): Promise<void> {
  const { customer } = await requireManager(ctx);
  if (!(await deleteBudget(ctx, customer.customerId, id))) throw new AppError('notFound');
}
