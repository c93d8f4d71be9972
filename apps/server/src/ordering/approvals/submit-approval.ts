import { randomUUID } from 'node:crypto';
import type { ApprovalAsked } from '@bouwpoort/contract/ordering/approvals';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { ApprovalDecision } from '@bouwpoort/trade/ordering/approval-rules';
import type { Context } from '../../foundation/context/context.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { markWaiting } from '../cart/cart.ts';
import type { ConceptOrder } from '../orders/orders.ts';
import { mailApprovers } from './approval-mails.ts';
import { insertApproval, insertEvent } from './approvals.queries.ts';
import { actorsOf, namesOf, readCompany } from './company-people.ts';
import { describeReason, shownReason } from './decide-order.ts';

/** A request is rarely answered after this many days. */
const expiresAfterDays = 14;

interface OrderToSubmit {
  user: VentureUser;
  customerId: string;
  cartId: number;
  concept: ConceptOrder;
  /** The input of checkout. */
  details: unknown;
  paymentMethodName: 'invoice' | 'cashondelivery';
  decision: ApprovalDecision;
  note: string;
}

export const noApproverMessage =
  'Hiervoor is akkoord nodig van een ander, maar in je bedrijf is niemand anders die mag beslissen. Vraag een beheerder om een collega dat recht te geven.';

/** Holds the cart, which the transaction has locked, until the decision, and mails the approvers. */
export async function submitApproval(tx: Context, asked: OrderToSubmit): Promise<ApprovalAsked> {
  const { user, customerId, cartId, concept, decision, note } = asked;
  const company = await readCompany(tx, customerId, [concept.projectId]);
  const actors = actorsOf(company, {
    approver: decision.first,
    requesterId: user.id,
    projectId: concept.projectId,
    approvedIds: [],
  });
  if (actors.size === 0) throw new AppError('conflict', { detail: noApproverMessage });
  await markWaiting(tx, cartId);
  const now = tx.clock();
  const expiresAt = new Date(now.getTime() + expiresAfterDays * 24 * 60 * 60 * 1000);
  const reason = await describeReason(tx, customerId, decision);
  const id = randomUUID();
  const requesterName = fullName(user);
  const row = {
    id,
    ventureId: user.ventureId,
    customerId,
    cartId,
    requesterId: user.id,
    requesterName,
    state: 'waiting' as const,
    ruleId: decision.ruleId,
    reason,
    firstKind: decision.first.kind,
    firstUserId: decision.first.userId,
    secondKind: decision.second?.kind ?? null,
    secondUserId: decision.second?.userId ?? null,
    step: 1,
    approverIds: [],
    approvedBy: [],
    paymentMethodName: asked.paymentMethodName,
    projectId: concept.projectId,
    projectName: concept.projectName,
    costCentre: concept.costCentre || null,
    amount: concept.subtotal,
    details: asked.details ?? {},
    concept,
    note,
    askedAt: now,
    expiresAt,
  };
  await insertApproval(tx, row);
  await insertEvent(tx, { approvalId: id, kind: 'asked', actor: requesterName, note, at: now });
  await mailApprovers(tx, company, actors, { ...row, lineCount: concept.lines.length });
  return {
    approvalId: id,
    reason: shownReason(user, reason),
    approvers: namesOf(
      company,
      [...actors].filter(([, behalf]) => behalf === null).map(([one]) => one),
    ),
    hasSecond: decision.second !== null,
    expiresOn: dayOf(expiresAt),
  };
}
