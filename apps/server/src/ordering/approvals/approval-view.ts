import { type ApprovalSummary, approvalReason } from '@bouwpoort/contract/ordering/approvals';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import type { ListedApproval } from './approvals.queries.ts';
import { actorsOn, type Company, namesOf } from './company-people.ts';
import { shownReason } from './decide-order.ts';

/**
 * Managers see all requests of their company; others see their own, those they agreed to, and those they may decide on,
 * also after the decision, to see the outcome.
 */
export function maySee(user: SiteUser, company: Company, row: ListedApproval): boolean {
  return (
    companyRoleOf(user) === 'manager' ||
    row.requesterId === user.id ||
    row.approverIds.includes(user.id) ||
    actorsOn(company, row).has(user.id)
  );
}

const betweenReminders = 24 * 60 * 60 * 1000;

/** From when the approvers may be reminded again; null if they were never reminded. */
export function nextReminder({ remindedAt }: Pick<ListedApproval, 'remindedAt'>): Date | null {
  return remindedAt && new Date(remindedAt.getTime() + betweenReminders);
}

export function describeApproval(user: SiteUser, company: Company, row: ListedApproval, now: Date): ApprovalSummary {
  const actors = row.state === 'waiting' ? actorsOn(company, row) : new Map<string, string | null>();
  const behalf = actors.get(user.id);
  const isMine = row.requesterId === user.id;
  const remindFrom = nextReminder(row);
  const away = behalf ? company.people.get(behalf) : undefined;
  return {
    approvalId: row.id,
    state: row.state,
    requester: row.requesterName,
    isMine,
    isForYou: actors.has(user.id),
    onBehalfOf: away ? fullName(away) : null,
    title: row.title,
    lineCount: row.lineCount,
    projectId: row.projectId,
    projectName: row.projectName,
    wantedDay: row.wantedDay,
    costCentre: row.costCentre ?? '',
    reason: shownReason(user, approvalReason.parse(row.reason)),
    waitsFor: namesOf(
      company,
      [...actors].filter(([, one]) => one === null).map(([id]) => id),
    ),
    note: row.note,
    isChanged: row.isChanged,
    denyReason: row.denyReason,
    orderIds: row.orderIds,
    askedAt: row.askedAt.toISOString(),
    expiresOn: dayOf(row.expiresAt),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    mayRemind: isMine && actors.size > 0 && (remindFrom === null || remindFrom <= now),
    ...(maySeePrices(user) ? { amount: toWire(row.amount) } : {}),
  };
}
