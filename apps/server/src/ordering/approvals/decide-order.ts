import type { ApprovalNeeded, ApprovalReason } from '@bouwpoort/contract/ordering/approvals';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { decimal, sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { type ApprovalDecision, type ApprovalRule, decideApproval } from '@bouwpoort/trade/ordering/approval-rules';
import { leftAfter, periodStart } from '@bouwpoort/trade/ordering/budget-periods';
import { categoriesOfProducts, findCategory } from '../../catalogue/products/products.ts';
import { lockUser } from '../../customers/identity/identity.ts';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { type BudgetUse, budgetsFor, type Reservation } from '../budgets/budgets.ts';
import { readSpendingByUser } from '../orders/orders.ts';
import { selectOpenAmounts } from '../payments/payments.ts';
import { type RuleToApply, selectRules, selectWaiting } from './approvals.queries.ts';
import { actorsOf, namesOf, readCompany } from './company-people.ts';

export interface OrderToDecide {
  customerId: string;
  user: SiteUser;
  /** Excluding VAT. */
  amount: string;
  projectId: number | null;
  costCentre: string | null;
  /** The products of the order, or the categories if only those are known. */
  productIds: readonly number[];
  categoryIds?: readonly number[];
  hasDirect: boolean;
  /** The cart whose own reservation is not counted. */
  cartId: number | null;
}

export interface DecidedOrder {
  /** Undefined if the order needs no approval. */
  decision: ApprovalDecision | undefined;
  budgets: BudgetUse[];
}

function ruleOf(row: RuleToApply): ApprovalRule {
  const { id, isOn, kind, amountAbove, categoryId } = row;
  return {
    ...{ id, isOn, kind, amountAbove, categoryId },
    first: { kind: row.firstKind, userId: row.firstUserId },
    second: row.secondKind === null ? null : { kind: row.secondKind, userId: row.secondUserId },
  };
}

/** The waiting requests and open payments of one customer, except those of this cart. */
export function reservationsExcept(cartId: number | null) {
  return async (ctx: Context, customerId: string): Promise<Reservation[]> => {
    const waiting = await selectWaiting(ctx, customerId);
    const paying = await selectOpenAmounts(ctx, customerId);
    return [
      ...waiting.filter((one) => one.cartId !== cartId),
      ...paying
        .filter((one) => one.cartId !== cartId)
        .map(({ projectId, costCentre, subtotal }) => ({
          projectId,
          costCentre: costCentre || null,
          amount: subtotal,
        })),
    ];
  };
}

export const reservationsOf = reservationsExcept(null);

export function overrunOf(use: BudgetUse, amount: string) {
  return leftAfter(use, amount).times(-1);
}

/**
 * Whether this order needs approval. With `lock`, in the transaction that places or submits it, everything the answer
 * depends on and another order could change is locked until that transaction ends. `rules` are the customer's, if the
 * caller has read them.
 */
export async function decideOrder(
  ctx: Context,
  order: OrderToDecide,
  { lock, rules: known }: { lock: boolean; rules?: readonly RuleToApply[] },
): Promise<DecidedOrder> {
  const { customerId, user, amount, projectId, costCentre, cartId } = order;
  // Guests share a debtor and have no company.
  if (user.isGuestAccount) return { decision: undefined, budgets: [] };
  const rules = (known ?? (await selectRules(ctx, customerId))).map(ruleOf);
  const target = { projectId, costCentre };
  const budgets = await budgetsFor(ctx, customerId, target, reservationsExcept(cartId), { lock });
  const asksCategories = rules.some(({ isOn, kind }) => isOn && kind === 'category');
  const decision = decideApproval(rules, {
    amount,
    isRequester: companyRoleOf(user) === 'requester',
    isOverBudget: budgets.some((use) => use.row.isHard && overrunOf(use, amount).gt(0)),
    isOverLimit: await isOverLimit(ctx, order, lock),
    categoryIds: new Set([
      ...(order.categoryIds ?? []),
      ...(asksCategories && order.productIds.length > 0 ? await categoriesOfProducts(ctx, order.productIds) : []),
    ]),
    hasDirect: order.hasDirect,
  });
  return { decision, budgets };
}

/** Managers have no limits. */
async function isOverLimit(ctx: Context, { user, amount, customerId, cartId }: OrderToDecide, lock: boolean) {
  if (user.isManager) return false;
  const { maxPerOrder, maxPerMonth } = user;
  if (maxPerOrder !== null && decimal(amount).gt(maxPerOrder)) return true;
  if (maxPerMonth === null) return false;
  if (lock) await lockUser(ctx.db, user.id);
  const { spent, paying } = (await readMonthlySpending(ctx, customerId, [user.id], cartId))(user.id);
  return sumOf([amount, spent, paying]).gt(maxPerMonth);
}

/** The orders of users in this month, and their open payments except that of this cart, excluding VAT. */
export async function readMonthlySpending(
  ctx: Context,
  customerId: string,
  userIds: readonly string[],
  exceptCart: number | null,
): Promise<(userId: string) => { spent: string; paying: string }> {
  // Payments are read before orders: one that succeeds in between counts twice rather than not at all.
  const paying = (await selectOpenAmounts(ctx, customerId)).filter(({ cartId }) => cartId !== exceptCart);
  const spent = await readSpendingByUser(ctx, userIds, periodStart('month', dayOf(ctx.clock())) ?? '');
  return (userId) => ({
    spent: spent.get(userId) ?? '0',
    paying: sumOf(paying.filter((one) => one.siteUserId === userId).map(({ subtotal }) => subtotal)).toFixed(2),
  });
}

/** Stored with the request, because the rule may change or be deleted. */
export async function describeReason(
  ctx: Context,
  customerId: string,
  decision: ApprovalDecision,
): Promise<ApprovalReason> {
  const row =
    decision.ruleId === null
      ? undefined
      : (await selectRules(ctx, customerId)).find(({ id }) => id === decision.ruleId);
  const category = row?.categoryId ? await findCategory(ctx, row.categoryId) : undefined;
  return {
    kind: decision.kind,
    ruleNumber: decision.ruleNumber,
    amountAbove: row?.amountAbove ? toWire(row.amountAbove) : null,
    categoryName: category?.name ?? null,
  };
}

export function shownReason(user: SiteUser, { amountAbove, ...reason }: ApprovalReason): ApprovalReason {
  return maySeePrices(user) ? { ...reason, amountAbove: amountAbove ?? null } : reason;
}

/** The people who would have to agree, shown to the person who orders. */
export async function describeNeeded(
  ctx: Context,
  viewer: SiteUser,
  { customerId, user, projectId }: Pick<OrderToDecide, 'customerId' | 'user' | 'projectId'>,
  decision: ApprovalDecision,
): Promise<ApprovalNeeded> {
  const company = await readCompany(ctx, customerId, [projectId]);
  const actors = actorsOf(company, { approver: decision.first, requesterId: user.id, projectId, approvedIds: [] });
  const approvers = [...actors].filter(([, behalf]) => behalf === null).map(([id]) => id);
  return {
    reason: shownReason(viewer, await describeReason(ctx, customerId, decision)),
    approvers: namesOf(company, approvers),
    hasSecond: decision.second !== null,
  };
}
