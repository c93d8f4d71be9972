import { type DecimalSource, decimal } from '../foundation/money.ts';

/*
 * Whether an order needs approval, and by whom. The server decides with these functions when something is
 * ordered, and answers a dry run with the same ones.
 */

export const ruleKinds = ['requester', 'amount', 'budget', 'limit', 'category', 'direct'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const approverKinds = ['user', 'manager', 'leader'] as const;

/** A named user, any manager, or the leader of the building site. */
export interface Approver {
  kind: (typeof approverKinds)[number];
  /** Of a named user; else null. */
  userId: string | null;
}

export interface ApprovalRule {
  id: number;
  isOn: boolean;
  kind: RuleKind;
  /** Excluding VAT. Required by `amount`; a further condition of every other kind. */
  amountAbove: DecimalSource | null;
  /** Only of `category`. */
  categoryId: number | null;
  first: Approver;
  /** Decides after the first. */
  second: Approver | null;
}

export interface OrderFacts {
  /** Excluding VAT. */
  amount: DecimalSource;
  isRequester: boolean;
  /** Over a hard budget; a soft one only warns. */
  isOverBudget: boolean;
  /** Over the most per order or per month of the user. */
  isOverLimit: boolean;
  /** Of everything in the order, main categories included. */
  categoryIds: ReadonlySet<number>;
  hasDirect: boolean;
}

export interface ApprovalDecision {
  /** The rule that decides; null where none of the company's rules matches and the floor applies. */
  ruleId: number | null;
  /** Its place among all rules, counted from 1. */
  ruleNumber: number | null;
  kind: RuleKind;
  first: Approver;
  second: Approver | null;
}

const anyManager: Approver = { kind: 'manager', userId: null };

/**
 * The first rule that matches decides. Where none does, a floor that no company can take away: a requester, an order
 * over somebody's limit and one over a hard budget need a manager. Nothing means free to order.
 */
export function decideApproval(rules: readonly ApprovalRule[], facts: OrderFacts): ApprovalDecision | undefined {
  const index = rules.findIndex((rule) => rule.isOn && matches(rule, facts));
  const rule = rules[index];
  if (rule) {
    const { id, kind, first, second } = rule;
    return { ruleId: id, ruleNumber: index + 1, kind, first, second };
  }
  const floor = floorOf(facts);
  return floor && { ruleId: null, ruleNumber: null, kind: floor, first: anyManager, second: null };
}

function floorOf({ isRequester, isOverLimit, isOverBudget }: OrderFacts): RuleKind | undefined {
  if (isRequester) return 'requester';
  if (isOverLimit) return 'limit';
  return isOverBudget ? 'budget' : undefined;
}

function matches({ kind, amountAbove, categoryId }: ApprovalRule, facts: OrderFacts): boolean {
  if (amountAbove !== null && !decimal(facts.amount).gt(amountAbove)) return false;
  switch (kind) {
    case 'requester':
      return facts.isRequester;
    case 'amount':
      return amountAbove !== null;
    case 'budget':
      return facts.isOverBudget;
    case 'limit':
      return facts.isOverLimit;
    case 'category':
      return categoryId !== null && facts.categoryIds.has(categoryId);
    case 'direct':
      return facts.hasDirect;
  }
}

/** A user of the company, as far as deciding goes. */
export interface Colleague {
  id: string;
  isManager: boolean;
  /** Active, may order and sees prices. */
  mayDecide: boolean;
}

export interface StandIn {
  /** Who is away. */
  userId: string;
  standInId: string;
  /** Days in the Netherlands, both included. */
  fromDay: string;
  untilDay: string;
}

interface Asked {
  approver: Approver;
  requesterId: string | null;
  /** Who leads the building site of the order; null without a site or a leader. */
  leaderId: string | null;
  /** Who agreed in an earlier step: two in a row are two people. */
  approvedIds: readonly string[];
}

/**
 * Who may decide now. Nobody decides on their own request, and nobody twice. Where the person a rule names cannot, any
 * other manager may; an empty answer means that there is nobody.
 */
export function approversFor(colleagues: readonly Colleague[], asked: Asked): string[] {
  const { approver, requesterId, leaderId, approvedIds } = asked;
  const able = colleagues.filter(({ id, mayDecide }) => mayDecide && id !== requesterId && !approvedIds.includes(id));
  const managers = able.filter(({ isManager }) => isManager).map(({ id }) => id);
  const named = approver.kind === 'manager' ? null : approver.kind === 'leader' ? leaderId : approver.userId;
  return able.some(({ id }) => id === named) && named !== null ? [named] : managers;
}

/** The users who may act today, each with the person they act for, if they act as a stand-in. */
export function actorsFor(
  colleagues: readonly Colleague[],
  asked: Asked,
  standIns: readonly StandIn[],
  today: string,
): Map<string, string | null> {
  const approvers = approversFor(colleagues, asked);
  const actors = new Map<string, string | null>(approvers.map((id) => [id, null]));
  const able = new Set(
    colleagues
      .filter(({ id, mayDecide }) => mayDecide && id !== asked.requesterId && !asked.approvedIds.includes(id))
      .map(({ id }) => id),
  );
  for (const { userId, standInId, fromDay, untilDay } of standIns) {
    if (fromDay > today || untilDay < today) continue;
    if (approvers.includes(userId) && able.has(standInId) && !actors.has(standInId)) actors.set(standInId, userId);
  }
  return actors;
}

/**
 * Whether a second step is left once these people agreed: a second approver who is named and agreed first need not
 * repeat it.
 */
export function needsSecond(
  second: Approver | null,
  { approvedIds, leaderId }: { approvedIds: readonly string[]; leaderId: string | null },
): boolean {
  if (!second) return false;
  const named = second.kind === 'user' ? second.userId : second.kind === 'leader' ? leaderId : null;
  return named === null || !approvedIds.includes(named);
}

/**
 * Which step of a decision is still open when these people agreed, in any order; null when they are enough. For a
 * request that another rule decides on than the one it was asked under.
 */
export function openStep(
  colleagues: readonly Colleague[],
  { first, second }: Pick<ApprovalDecision, 'first' | 'second'>,
  asked: Omit<Asked, 'approver'>,
  standIns: readonly StandIn[],
  today: string,
): 1 | 2 | null {
  const { approvedIds } = asked;
  const agreedTo = (approver: Approver, but?: string) => {
    const actors = actorsFor(colleagues, { ...asked, approver, approvedIds: [] }, standIns, today);
    return approvedIds.find((id) => id !== but && actors.has(id));
  };
  const agreed = agreedTo(first);
  if (agreed === undefined) return 1;
  return second && needsSecond(second, asked) && agreedTo(second, agreed) === undefined ? 2 : null;
}
