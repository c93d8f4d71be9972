import type { ApprovalSummary, StandInView } from '@bouwpoort/contract/ordering/approvals';
import { dayOf, showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import { type ApprovalDecision, needsSecond, openStep } from '@bouwpoort/trade/ordering/approval-rules';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { conceptOrder } from '../orders/orders.ts';
import { mailApprovers, mailRequester, type Outcome } from './approval-mails.ts';
import { describeApproval, maySee, nextReminder } from './approval-view.ts';
import {
  type ApprovalRow,
  insertEvent,
  type ListedApproval,
  lockApproval,
  selectApproval,
  selectEvents,
  selectListed,
  selectWaiting,
  updateApproval,
} from './approvals.queries.ts';
import { actorsOn, type Company, namesOf, readCompany, secondOf } from './company-people.ts';
import { describeReason } from './decide-order.ts';
import { describeStandIn, standInsShownTo } from './stand-ins.ts';
import { noApproverMessage } from './submit-approval.ts';

export {
  type ApprovalRow,
  moveApprovals,
  type RuleToApply,
  rulesSql,
  selectDecidedVersion,
} from './approvals.queries.ts';
export {
  type DecidedOrder,
  decideOrder,
  describeNeeded,
  type OrderToDecide,
  reservationsExcept,
  reservationsOf,
} from './decide-order.ts';
export { submitApproval } from './submit-approval.ts';

export function listedOf(row: ApprovalRow): ListedApproval {
  const { lines, preferredDeliveryDate: wantedDay } = conceptOrder.parse(row.concept);
  const title = lines[0]?.displayName ?? '';
  return { ...row, title, lineCount: lines.length, wantedDay, isChanged: row.changes !== null };
}

export async function listApprovals(ctx: Context): Promise<{
  forYou: ApprovalSummary[];
  asked: ApprovalSummary[];
  history: ApprovalSummary[];
  standIns: StandInView[];
}> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const rows = await selectListed(ctx, customer.customerId);
  const company = await readCompany(
    ctx,
    customer.customerId,
    rows.map(({ projectId }) => projectId),
  );
  const now = ctx.clock();
  const seen = rows.filter((row) => maySee(user, company, row));
  const shown = seen.map((row) => describeApproval(user, company, row, now));
  return {
    forYou: shown.filter(({ isForYou }) => isForYou),
    asked: shown.filter(({ isMine, state }) => isMine && state === 'waiting'),
    history: shown.filter(({ isForYou, isMine, state }) => !isForYou && !(isMine && state === 'waiting')),
    standIns: standInsShownTo(user, company).map((one) => describeStandIn(company, one)),
  };
}

/** Called on every page: at most one query for a company without waiting requests. */
export async function countForYou(ctx: Context): Promise<number> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const rows = await selectWaiting(ctx, customer.customerId);
  if (rows.length === 0) return 0;
  const company = await readCompany(
    ctx,
    customer.customerId,
    rows.map(({ projectId }) => projectId),
  );
  return rows.filter((row) => actorsOn(company, row).has(user.id)).length;
}

interface Found {
  user: VentureUser;
  customer: Customer;
  row: ApprovalRow;
  company: Company;
}

/**
 * A request the caller may see; one of another company, or of a colleague without the caller as approver, is not found.
 */
export async function requireApproval(ctx: Context, approvalId: string, { lock }: { lock: boolean }): Promise<Found> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const row = await (lock ? lockApproval : selectApproval)(ctx, customer.customerId, approvalId);
  if (!row) throw new AppError('notFound');
  const company = await readCompany(ctx, customer.customerId, [row.projectId]);
  if (!maySee(user, company, listedOf(row))) throw new AppError('notFound');
  return { user, customer, row, company };
}

const states = {
  ordered: 'Hier is al akkoord op gegeven: het is besteld.',
  denied: 'Deze aanvraag is al afgewezen.',
  withdrawn: 'Deze aanvraag is ingetrokken.',
  expired: 'Deze aanvraag is verlopen.',
};

function requireWaiting({ state }: ApprovalRow): void {
  if (state !== 'waiting') throw new AppError('conflict', { detail: states[state] });
}

interface Decider {
  name: string;
  onBehalfOf: string | null;
}

/** The approvers of this moment, without the requester and those who agreed before. */
export function requireDecider({ user, row, company }: Pick<Found, 'user' | 'row' | 'company'>): Decider {
  requireWaiting(row);
  const behalf = actorsOn(company, row).get(user.id);
  if (behalf === undefined) {
    throw new AppError('forbidden', {
      detail:
        row.requesterId === user.id
          ? 'Over je eigen aanvraag beslist een ander.'
          : 'Over deze aanvraag beslist een ander.',
    });
  }
  const away = behalf === null ? undefined : company.people.get(behalf);
  return { name: fullName(user), onBehalfOf: away ? fullName(away) : null };
}

function nameOfDecider({ name, onBehalfOf }: Decider): string {
  return onBehalfOf === null ? name : `${name} namens ${onBehalfOf}`;
}

/**
 * Records that this person agrees. Returns the request after that, and whether it can be ordered. The rules are
 * evaluated again first, because the price or the rules may have changed since the request: if they name other
 * approvers now, it waits for those.
 */
export async function recordAgreement(
  tx: Context,
  found: Found,
  decider: Decider,
  decideNow: () => Promise<ApprovalDecision | undefined>,
): Promise<{ row: ApprovalRow; isComplete: boolean }> {
  const { user, row, company } = found;
  const agreed = {
    ...row,
    approverIds: [...row.approverIds, user.id],
    approvedBy: [...row.approvedBy, nameOfDecider(decider)],
  };
  const isLast = isLastStep(found);
  const decision = isLast ? await decideNow() : undefined;
  const redirected = decision && !isPlanOf(row, decision) ? await redirect(tx, company, agreed, decision) : undefined;
  const after = redirected ?? (isLast ? agreed : { ...agreed, step: 2 });
  const isComplete = isLast && redirected === undefined;
  const { approverIds, approvedBy, ruleId, reason, firstKind, firstUserId, secondKind, secondUserId, step } = after;
  const names = redirected ? namesOf(company, actorsOn(company, after).keys()) : [];
  const note = names.length > 0 ? `De regels vragen nu ook akkoord van ${names.join(' of ')}.` : '';
  await insertEvent(tx, { approvalId: row.id, kind: 'approved', at: tx.clock(), note, ...eventBy(decider) });
  await updateApproval(tx, row.id, {
    ...{ approverIds, approvedBy, step },
    ...(redirected ? { ruleId, reason, firstKind, firstUserId, secondKind, secondUserId } : {}),
  });
  if (!isComplete) await mailApprovers(tx, company, actorsOn(company, after), listedOf(after));
  return { row: after, isComplete };
}

/** Whether this user is the last approver, by the rules at the time of the request. */
export function isLastStep({ user, row, company }: Pick<Found, 'user' | 'row' | 'company'>): boolean {
  const leaderId = row.projectId === null ? null : (company.leaders.get(row.projectId) ?? null);
  return row.step === 2 || !needsSecond(secondOf(row), { approvedIds: [...row.approverIds, user.id], leaderId });
}

function isPlanOf(row: ApprovalRow, { first, second }: ApprovalDecision): boolean {
  const isSame = (kind: string | null, userId: string | null, other: ApprovalDecision['second']) =>
    kind === (other?.kind ?? null) && userId === (other?.userId ?? null);
  return isSame(row.firstKind, row.firstUserId, first) && isSame(row.secondKind, row.secondUserId, second);
}

/** The request under the rule that decides now; undefined if the people who agreed satisfy that rule too. */
async function redirect(
  tx: Context,
  company: Company,
  row: ApprovalRow,
  decision: ApprovalDecision,
): Promise<ApprovalRow | undefined> {
  const { requesterId, projectId, customerId, approverIds: approvedIds } = row;
  const leaderId = projectId === null ? null : (company.leaders.get(projectId) ?? null);
  const asked = { requesterId, leaderId, approvedIds };
  const step = openStep(company.colleagues, decision, asked, company.standIns, company.today);
  if (step === null) return undefined;
  const after = {
    ...row,
    step,
    ruleId: decision.ruleId,
    reason: await describeReason(tx, customerId, decision),
    firstKind: decision.first.kind,
    firstUserId: decision.first.userId,
    secondKind: decision.second?.kind ?? null,
    secondUserId: decision.second?.userId ?? null,
  };
  if (actorsOn(company, after).size === 0) throw new AppError('conflict', { detail: noApproverMessage });
  return after;
}

const eventBy = ({ name, onBehalfOf }: Decider) => ({ actor: name, onBehalfOf });

export async function recordOrdered(
  tx: Context,
  row: ApprovalRow,
  decider: Decider,
  ordered: { orderIds: string[]; amount: string; changes: readonly string[] },
): Promise<void> {
  const { orderIds, amount, changes } = ordered;
  const at = tx.clock();
  await updateApproval(tx, row.id, { state: 'ordered', orderIds, amount, decidedAt: at });
  await insertEvent(tx, { approvalId: row.id, kind: 'ordered', at, note: orderIds.join(', '), ...eventBy(decider) });
  await mailRequester(
    tx,
    { ...listedOf(row), amount },
    { kind: 'ordered', by: row.approvedBy.join(' en '), orderIds, changes },
  );
}

export async function recordChange(
  tx: Context,
  row: ApprovalRow,
  decider: Decider,
  { changes, amount, note }: { changes: Record<string, string> | null; amount: string; note: string },
): Promise<void> {
  await updateApproval(tx, row.id, { changes, amount });
  await insertEvent(tx, { approvalId: row.id, kind: 'changed', at: tx.clock(), note, ...eventBy(decider) });
}

export { describeApproval, selectEvents as listEvents };

export async function denyApproval(
  ctx: Context,
  approvalId: string,
  reason: string,
  key: string | undefined,
): Promise<void> {
  const { user } = await requireRegisteredCustomer(ctx);
  await once(ctx, { userId: user.id, key, operation: `deny ${approvalId}`, input: reason }, async (tx) => {
    const found = await requireApproval(tx, approvalId, { lock: true });
    const decider = requireDecider(found);
    await close(tx, found.row, { state: 'denied', denyReason: reason, ...eventBy(decider) });
    await mailRequester(tx, listedOf(found.row), { kind: 'denied', by: nameOfDecider(decider), reason });
    return {};
  });
}

async function close(
  tx: Context,
  row: ApprovalRow,
  {
    state,
    denyReason = '',
    actor,
    onBehalfOf = null,
  }: {
    state: 'denied' | 'withdrawn' | 'expired';
    denyReason?: string;
    actor: string;
    onBehalfOf?: string | null;
  },
): Promise<void> {
  const at = tx.clock();
  await updateApproval(tx, row.id, { state, denyReason, decidedAt: at });
  await insertEvent(tx, { approvalId: row.id, kind: state, actor, onBehalfOf, note: denyReason, at });
}

export async function withdrawApproval(ctx: Context, approvalId: string, key: string | undefined): Promise<void> {
  const { user } = await requireRegisteredCustomer(ctx);
  await once(ctx, { userId: user.id, key, operation: `withdraw ${approvalId}`, input: null }, async (tx) => {
    const { row } = await requireApproval(tx, approvalId, { lock: true });
    if (row.requesterId !== user.id) {
      throw new AppError('forbidden', { detail: 'Alleen wie iets aanvraagt, kan het intrekken.' });
    }
    requireWaiting(row);
    await close(tx, row, { state: 'withdrawn', actor: fullName(user) });
    return {};
  });
}

export async function remindApprovers(ctx: Context, approvalId: string, key: string | undefined): Promise<void> {
  const { user } = await requireRegisteredCustomer(ctx);
  await once(ctx, { userId: user.id, key, operation: `remind ${approvalId}`, input: null }, async (tx) => {
    const { row, company } = await requireApproval(tx, approvalId, { lock: true });
    if (row.requesterId !== user.id) {
      throw new AppError('forbidden', { detail: 'Alleen wie iets aanvraagt, kan eraan herinneren.' });
    }
    requireWaiting(row);
    const now = tx.clock();
    const from = nextReminder(row);
    if (from && from > now) {
      throw new AppError('conflict', {
        detail: `Je hebt al een herinnering gestuurd. De volgende kan ${dayOf(from) === dayOf(now) ? 'vandaag' : 'morgen'} vanaf ${showTime(from, 'sentence')}.`,
      });
    }
    const actors = actorsOn(company, row);
    if (actors.size === 0) throw new AppError('conflict', { detail: 'Er is nu niemand die hierover kan beslissen.' });
    await updateApproval(tx, row.id, { remindedAt: now });
    await insertEvent(tx, { approvalId, kind: 'reminded', actor: fullName(user), note: '', at: now });
    await mailApprovers(tx, company, actors, listedOf(row), true);
    return {};
  });
}

/** For a request that nobody decided in time; in the transaction that holds the row. */
export async function expireApproval(tx: Context, row: ApprovalRow): Promise<void> {
  await close(tx, row, { state: 'expired', actor: '' });
  const outcome: Outcome = { kind: 'expired', by: '' };
  await mailRequester(tx, listedOf(row), outcome);
}
