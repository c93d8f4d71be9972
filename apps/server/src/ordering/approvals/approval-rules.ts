import type { ApprovalNeeded, ApprovalRuleInput, ApprovalRuleView } from '@bouwpoort/contract/ordering/approvals';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { periodStart } from '@bouwpoort/trade/ordering/budget-periods';
import { categoriesOf, findCategory } from '../../catalogue/products/products.ts';
import { findProject, listProjects } from '../../customers/customers/customers.ts';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { listCostCentres, requireManager } from '../budgets/budgets.ts';
import {
  countRuleUses,
  deleteRule,
  insertRule,
  lockRules,
  placeRules,
  type RuleRow,
  selectRules,
  updateRule,
} from './approvals.queries.ts';
import type { approvalRules } from './approvals.tables.ts';
import { mayDecide, readCompany } from './company-people.ts';
import { decideOrder, describeNeeded, overrunOf, readMonthlySpending } from './decide-order.ts';

const maxRules = 30;

export async function readRuleSettings(ctx: Context) {
  const { customer } = await requireManager(ctx);
  const { customerId, ventureId } = customer;
  const [rows, company, categories, projects, costCentres] = await Promise.all([
    selectRules(ctx, customerId),
    readCompany(ctx, customerId, []),
    categoriesOf(ctx, ventureId),
    listProjects(ctx.db, customerId),
    listCostCentres(ctx, customerId),
  ]);
  const monthOf = await readMonthlySpending(ctx, customerId, [...company.people.keys()], null);
  return {
    rules: await describeRules(ctx, customerId, rows),
    people: [...company.people.values()].map((user) => ({
      id: user.id,
      name: fullName(user),
      mayDecide: mayDecide(user),
      thisMonth: describeMonth(monthOf(user.id)),
    })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    projects: projects.map(({ id, name }) => ({ id, name })),
    costCentres: costCentres.map(({ costCentre }) => costCentre),
  };
}

function describeMonth({ spent, paying }: { spent: string; paying: string }) {
  return { spent: toWire(spent), paying: toWire(paying) };
}

async function describeRules(ctx: Context, customerId: string, rows: readonly RuleRow[]): Promise<ApprovalRuleView[]> {
  const month = startOfDay(periodStart('month', dayOf(ctx.clock())) ?? '');
  const uses = await countRuleUses(ctx, customerId, month);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      isOn: row.isOn,
      kind: row.kind,
      amountAbove: row.amountAbove === null ? null : toWire(row.amountAbove),
      categoryId: row.categoryId,
      categoryName: row.categoryId === null ? null : ((await findCategory(ctx, row.categoryId))?.name ?? null),
      first: { kind: row.firstKind, userId: row.firstUserId },
      second: row.secondKind === null ? null : { kind: row.secondKind, userId: row.secondUserId },
      usedThisMonth: uses.get(row.id) ?? 0,
      version: row.version,
    })),
  );
}

async function describeRule(ctx: Context, row: RuleRow): Promise<ApprovalRuleView> {
  const [rule] = await describeRules(ctx, row.customerId, [row]);
  if (!rule) throw new Error(`rule ${row.id} was not described`);
  return rule;
}

type RuleColumns = Omit<typeof approvalRules.$inferInsert, 'customerId' | 'position'>;

/**
 * Rejects a rule whose approvers are not people of the company who can decide, or whose category is not a main
 * category.
 */
async function validateRule(
  ctx: Context,
  { customerId, ventureId }: { customerId: string; ventureId: string },
  { isOn, kind, amountAbove, categoryId, first, second }: ApprovalRuleInput,
): Promise<RuleColumns> {
  const { people } = await readCompany(ctx, customerId, []);
  const isAble = (userId: string | null) => {
    const user = userId === null ? undefined : people.get(userId);
    return user !== undefined && mayDecide(user);
  };
  const category = categoryId === null ? undefined : await findCategory(ctx, categoryId);
  const wrong = 'Kies een collega die mag bestellen en prijzen ziet';
  const errors = {
    ...(first.kind === 'user' && !isAble(first.userId) ? { first: [wrong] } : {}),
    ...(second?.kind === 'user' && !isAble(second.userId) ? { second: [wrong] } : {}),
    ...(categoryId !== null && category?.ventureId !== ventureId
      ? { categoryId: ['Deze categorie kennen we niet'] }
      : {}),
    ...(second && second.kind === first.kind && second.userId === first.userId && first.kind !== 'manager'
      ? { second: ['Kies voor de tweede keer iemand anders'] }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
  return {
    isOn,
    kind,
    amountAbove: amountAbove === null ? null : decimal(amountAbove).toFixed(2),
    categoryId,
    firstKind: first.kind,
    firstUserId: first.userId,
    secondKind: second?.kind ?? null,
    secondUserId: second?.userId ?? null,
  };
}

export async function addRule(
  ctx: Context,
  input: ApprovalRuleInput,
  key: string | undefined,
): Promise<ApprovalRuleView> {
  const { user, customer } = await requireManager(ctx);
  const { customerId } = customer;
  return once(ctx, { userId: user.id, key, operation: 'add rule', input }, async (tx) => {
    const columns = await validateRule(tx, customer, input);
    const rows = await lockRules(tx, customerId);
    if (rows.length >= maxRules) {
      throw new AppError('badRequest', { detail: `Meer dan ${maxRules} regels kan niet. Verwijder er eerst een.` });
    }
    const position = (rows.at(-1)?.position ?? 0) + 1;
    return describeRule(tx, await insertRule(tx, { ...columns, customerId, position }));
  });
}

export async function changeRule(
  ctx: Context,
  ruleId: number,
  input: ApprovalRuleInput & { version: number },
): Promise<ApprovalRuleView> {
  const { customer } = await requireManager(ctx);
  const { customerId } = customer;
  if (!(await selectRules(ctx, customerId)).some(({ id }) => id === ruleId)) throw new AppError('notFound');
  const columns = await validateRule(ctx, customer, input);
  const row = await updateRule(ctx, customerId, { id: ruleId, version: input.version }, columns);
  if (!row) throw new AppError('conflict', { detail: 'Deze regel is intussen gewijzigd. Kijk hem nog eens na.' });
  return describeRule(ctx, row);
}

export async function removeRule(ctx: Context, ruleId: number): Promise<void> {
  const { customer } = await requireManager(ctx);
  if (!(await deleteRule(ctx, customer.customerId, ruleId))) throw new AppError('notFound');
}

export async function orderRules(ctx: Context, ruleIds: readonly number[]): Promise<void> {
  const { customer } = await requireManager(ctx);
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const there = (await lockRules(tx, customer.customerId)).map(({ id }) => id);
    const isSame = there.length === ruleIds.length && there.every((id) => ruleIds.includes(id));
    if (!isSame) {
      const known = ruleIds.every((id) => there.includes(id));
      throw known
        ? new AppError('conflict', {
            detail: 'Er is intussen een regel bijgekomen of verwijderd. Laad de pagina opnieuw.',
          })
        : new AppError('notFound');
    }
    await placeRules(tx, customer.customerId, ruleIds);
  });
}

interface TriedOrder {
  userId: string;
  amount: number;
  projectId?: number | null | undefined;
  costCentre?: string | null | undefined;
  categoryId?: number | null | undefined;
  hasDirect?: boolean | undefined;
}

/** The decision an order would get, without side effects. */
export async function tryRules(
  ctx: Context,
  asked: TriedOrder,
): Promise<{ needed: ApprovalNeeded | null; mayOrder: boolean; over: { name: string; amount: number }[] }> {
  const { user: manager, customer } = await requireManager(ctx);
  const { customerId } = customer;
  const { people } = await readCompany(ctx, customerId, []);
  const user = people.get(asked.userId);
  if (!user) throw new AppError('notFound');
  const projectId = asked.projectId ?? null;
  if (projectId !== null && !(await findProject(ctx, customerId, projectId))) throw new AppError('notFound');
  const amount = decimal(asked.amount).toFixed(2);
  const order = {
    customerId,
    user,
    amount,
    projectId,
    costCentre: asked.costCentre || null,
    productIds: [],
    categoryIds: asked.categoryId ? [asked.categoryId] : [],
    hasDirect: asked.hasDirect ?? false,
    cartId: null,
  };
  const { decision, budgets } = await decideOrder(ctx, order, { lock: false });
  return {
    needed: decision ? await describeNeeded(ctx, manager, order, decision) : null,
    mayOrder: companyRoleOf(user) !== 'viewer',
    over: budgets
      .filter(({ row }) => row.isHard)
      .map((use) => ({ name: use.name, amount: toWire(overrunOf(use, amount)) }))
      .filter((one) => one.amount > 0),
  };
}
